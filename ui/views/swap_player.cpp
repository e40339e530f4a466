#include "ui/views/swap_player.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

#include "ui/plot/axis.h"
#include "ui/theme/appearance.h"
#include "ui/theme/policy_style.h"
#include "ui/theme/text_metrics.h"
#include "ui/views/column_table.h"
#include "ui/views/kept_strip.h"
#include "ui/views/set_words.h"

namespace kvbudget::ui {
namespace {

constexpr int kPace = 900;  // milliseconds a step

const TypeScale& type() {
  return Appearance::instance().type();
}

QColor keptColour(const Theme& theme) {
  return theme.lineColour(styleOf("balance").colour);
}

}  // namespace

SwapPlayer::SwapPlayer(QWidget* parent)
    : QWidget(parent),
      m_back(makeButton(QStringLiteral("◀"), tr("One swap back"))),
      m_play(makeButton(QStringLiteral("▶"), tr("Play the swaps"))),
      m_on(makeButton(QStringLiteral("▶|"), tr("One swap on"))),
      m_timer(new QTimer(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Swaps of the balancing selector"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setToolTip(
      tr("Balancing begins with the heaviest keys and makes the single swap that lowers the error "
         "most, until none does. Left and Right step, Space plays."));
  m_timer->setInterval(kPace);
  connect(m_timer, &QTimer::timeout, this,
          [this] { m_step + 1 < stepCount() ? setStep(m_step + 1) : play(false); });
  connect(m_back, &QToolButton::clicked, this, [this] { setStep(m_step - 1); });
  connect(m_on, &QToolButton::clicked, this, [this] { setStep(m_step + 1); });
  connect(m_play, &QToolButton::clicked, this, [this] { play(!isPlaying()); });
  connect(&Appearance::instance(), &Appearance::changed, this, [this] {
    placeButtons();
    updateGeometry();
    update();
  });
  placeButtons();
  showState();
}

QToolButton* SwapPlayer::makeButton(const QString& text, const QString& name) {
  auto* button = new QToolButton(this);
  button->setText(text);
  button->setAutoRaise(true);
  button->setAccessibleName(name);
  button->setToolTip(name);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

void SwapPlayer::setSets(std::shared_ptr<const RowSets> sets) {
  if (sets == m_sets) {
    return;
  }
  const bool same = sets && m_sets && sets->query == m_sets->query &&
                    sets->row.budget == m_sets->row.budget && sets->weights == m_sets->weights;
  m_sets = std::move(sets);
  if (!same) {
    m_timer->stop();
    m_step = 0;
  }
  m_step = std::clamp(m_step, 0, std::max(0, stepCount() - 1));
  showState();
}

int SwapPlayer::stepCount() const {
  return m_sets && m_sets->row.budget > 0 ? static_cast<int>(m_sets->row.balanced.swaps.size()) + 1
                                          : 0;
}

void SwapPlayer::setStep(int step) {
  const int clamped = std::clamp(step, 0, std::max(0, stepCount() - 1));
  if (clamped != m_step) {
    m_step = clamped;
    showState();
  }
}

bool SwapPlayer::isPlaying() const {
  return m_timer->isActive();
}

void SwapPlayer::play(bool playing) {
  if (playing && stepCount() > 1) {
    if (m_step + 1 == stepCount()) {
      setStep(0);
    }
    m_timer->start();
  } else {
    m_timer->stop();
  }
  showState();
}

std::vector<Position> SwapPlayer::keptAt(int step) const {
  std::vector<Position> kept = m_sets->row.top.kept;
  for (int i = 0; i < step; ++i) {
    const Swap& swap = m_sets->row.balanced.swaps[static_cast<std::size_t>(i)];
    std::replace(kept.begin(), kept.end(), swap.dropped, swap.added);
  }
  std::ranges::sort(kept);
  return kept;
}

double SwapPlayer::errorAt(int step) const {
  const RowSelection& row = m_sets->row;
  return cleaned(
      step == 0 ? row.top.error : row.balanced.swaps[static_cast<std::size_t>(step - 1)].error,
      *m_sets);
}

QString SwapPlayer::sentence() const {
  if (stepCount() == 0) {
    return {};
  }
  const QString first = shortNumber(errorAt(0));
  if (stepCount() == 1) {
    return tr("No swap lowers the error of %1.").arg(first);
  }
  if (m_step == 0) {
    return tr("Top-mass set, error %1; %Ln swaps follow.", nullptr, stepCount() - 1).arg(first);
  }
  const Swap& swap = m_sets->row.balanced.swaps[static_cast<std::size_t>(m_step - 1)];
  return tr("Swap %1 of %2: key %3 out, key %4 in, error %5 → %6.")
      .arg(m_step)
      .arg(stepCount() - 1)
      .arg(QLocale().toString(swap.dropped), QLocale().toString(swap.added),
           shortNumber(errorAt(m_step - 1)), shortNumber(errorAt(m_step)));
}

void SwapPlayer::showState() {
  m_back->setEnabled(m_step > 0);
  m_on->setEnabled(m_step + 1 < stepCount());
  m_play->setEnabled(stepCount() > 1);
  m_play->setText(isPlaying() ? QStringLiteral("❚❚") : QStringLiteral("▶"));
  setAccessibleDescription(sentence().isEmpty() ? tr("No row is computed yet.") : sentence());
  update();
}

void SwapPlayer::placeButtons() {
  const int side = type().space(6);
  int x = 0;
  for (QToolButton* button : {m_back, m_play, m_on}) {
    button->setFont(type().font(TypeScale::Role::labels));
    button->setGeometry(x, 0, side + type().space(1), side);
    x += side + type().space(1);
  }
}

QRectF SwapPlayer::stripRect() const {
  const double top = type().space(9);
  return {static_cast<double>(type().space(1)), top, static_cast<double>(width() - type().space(2)),
          height() - top - type().space(1)};
}

void SwapPlayer::paintMarks(QPainter& painter) const {
  if (m_step == 0) {
    return;
  }
  const Theme& theme = Appearance::instance().theme();
  const Swap& swap = m_sets->row.balanced.swaps[static_cast<std::size_t>(m_step - 1)];
  const QRectF strip = stripRect();
  const double size = type().space(2);
  const double y = strip.top() - type().space(1.25);
  const auto mark = [&](Position key, Marker marker, const QColor& colour) {
    painter.fillPath(
        markerPath(marker, size).translated(tokenX(strip, m_sets->weights.size(), key), y), colour);
  };
  mark(swap.dropped, Marker::cross, theme.secondary);
  mark(swap.added, Marker::down, keptColour(theme));
  // Where the key that went out was.
  const double x = tokenX(strip, m_sets->weights.size(), swap.dropped);
  QPen pen(theme.secondary, 1.0, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({2.0, 2.0});
  painter.setPen(pen);
  painter.drawLine(QPointF(x, strip.top()), QPointF(x, strip.bottom()));
}

void SwapPlayer::paintEvent(QPaintEvent*) {
  const Theme& theme = Appearance::instance().theme();
  QPainter painter(this);
  painter.fillRect(rect(), theme.card);
  painter.setRenderHint(QPainter::Antialiasing);
  if (stepCount() > 0) {
    const double left = m_on->geometry().right() + type().space(2.0);
    const QFont font = type().font(TypeScale::Role::labels, this);
    const TextMetrics metrics(font, this);
    painter.setFont(font);
    painter.setPen(theme.ink);
    painter.drawText(
        QPointF(left, (type().space(6) + metrics.capHeight()) / 2.0),
        metrics.elidedText(sentence(), Qt::ElideRight, width() - left - type().space(1)));
    paintKeptStrip(painter, stripRect(), m_sets->weights, keptAt(m_step), keptColour(theme), theme,
                   devicePixelRatioF());
    paintMarks(painter);
  }
  if (hasFocus()) {
    painter.setPen(QPen(theme.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 3.0, 3.0);
  }
}

void SwapPlayer::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeButtons();
}

void SwapPlayer::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
      setStep(m_step - 1);
      return;
    case Qt::Key_Right:
      setStep(m_step + 1);
      return;
    case Qt::Key_Home:
      setStep(0);
      return;
    case Qt::Key_End:
      setStep(stepCount() - 1);
      return;
    case Qt::Key_Space:
      play(!isPlaying());
      return;
    default:
      QWidget::keyPressEvent(event);
  }
}

void SwapPlayer::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void SwapPlayer::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void SwapPlayer::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  play(false);
}

QString SwapPlayer::dataTitle() const {
  return accessibleName();
}

QAbstractItemModel* SwapPlayer::dataModel(QObject* parent) const {
  if (stepCount() == 0) {
    return nullptr;
  }
  std::vector<std::vector<QVariant>> rows;
  for (int step = 0; step < stepCount(); ++step) {
    const auto kept = keptAt(step);
    const Swap swap =
        step == 0 ? Swap{} : m_sets->row.balanced.swaps[static_cast<std::size_t>(step - 1)];
    rows.push_back({step, step == 0 ? QVariant() : QVariant(swap.dropped),
                    step == 0 ? QVariant() : QVariant(swap.added), errorAt(step),
                    keyList(kept, kept.size())});
  }
  return new ColumnTable({tr("swap"), tr("key out"), tr("key in"), tr("error"), tr("keys")},
                         std::move(rows), parent);
}

QSize SwapPlayer::sizeHint() const {
  return {type().space(100), type().space(18)};
}

QSize SwapPlayer::minimumSizeHint() const {
  return {type().space(42), sizeHint().height()};
}

}  // namespace kvbudget::ui
