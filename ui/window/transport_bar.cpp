#include "ui/window/transport_bar.h"

#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolButton>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/controls/flat_slider.h"
#include "ui/controls/number_field.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"
#include "ui/window/icons.h"

namespace kvbudget::ui {
namespace {

constexpr double kQueriesASecond = 30.0;
constexpr int kFrameMilliseconds = 16;
constexpr std::array kSpeeds = {0.25, 0.5, 1.0, 2.0, 4.0, 8.0};
constexpr int kNormalSpeed = 2;
constexpr int kPage = 10;

}  // namespace

TransportBar::TransportBar(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_back(new QToolButton(this)),
      m_play(new QToolButton(this)),
      m_forward(new QToolButton(this)),
      m_label(new QLabel(tr("query"), this)),
      m_field(new NumberField({Travel::Kind::linear, 0.0, 100.0, true}, 0.0, 0.0, this)),
      m_slider(new FlatSlider(this)),
      m_count(new QLabel(this)),
      m_speed(new QComboBox(this)) {
  setAccessibleName(tr("Transport"));
  setBackgroundRole(QPalette::Base);
  setAutoFillBackground(true);
  auto* line = new QHBoxLayout(this);
  for (QToolButton* button : {m_back, m_play, m_forward}) {
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    line->addWidget(button);
  }
  line->addWidget(m_label);
  line->addWidget(m_field);
  line->addWidget(m_slider, 1);
  line->addWidget(m_count);
  line->addWidget(m_speed);
  m_back->setAccessibleName(tr("One query back"));
  m_back->setToolTip(tr("One query back (Left)"));
  m_forward->setAccessibleName(tr("One query on"));
  m_forward->setToolTip(tr("One query on (Right)"));
  m_label->setBuddy(m_field);
  m_field->setAccessibleName(tr("Query"));
  m_field->setToolTip(tr("The query that all views show, by its token's position."));
  m_slider->setAccessibleName(tr("Query"));
  m_slider->setToolTip(tr("Seeks through the queries (Home, End, arrows; Space plays)."));
  for (const double speed : kSpeeds) {
    m_speed->addItem(tr("%1×").arg(QLocale().toString(speed)));
  }
  m_speed->setCurrentIndex(kNormalSpeed);
  m_speed->setAccessibleName(tr("Speed"));
  m_speed->setToolTip(tr("Speed of play. 1× is %1 queries a second.").arg(kQueriesASecond));
  m_timer.setInterval(kFrameMilliseconds);
  m_timer.setTimerType(Qt::PreciseTimer);
  connect(&m_timer, &QTimer::timeout, this, &TransportBar::advance);
  connect(m_play, &QToolButton::clicked, this, &TransportBar::togglePlaying);
  connect(m_back, &QToolButton::clicked, this, [this] { step(-1); });
  connect(m_forward, &QToolButton::clicked, this, [this] { step(1); });
  connect(m_slider, &FlatSlider::valueChanged, &m_session, &Session::setCursor);
  connect(m_slider, &FlatSlider::stepsWanted, this, &TransportBar::step);
  connect(m_field, &NumberField::edited, this, &TransportBar::seekToken);
  connect(&m_session, &Session::comparisonChanged, this, &TransportBar::refresh);
  connect(&m_session, &Session::cursorChanged, this, &TransportBar::refreshCursor);
  connect(&Appearance::instance(), &Appearance::changed, this, &TransportBar::applyType);
  applyType();
  setPlaying(false);
}

int TransportBar::lastIndex() const {
  const auto& comparison = m_session.comparison();
  return comparison == nullptr ? 0
                               : std::max(0, static_cast<int>(comparison->queries().size()) - 1);
}

bool TransportBar::handleKey(int key) {
  switch (key) {
    case Qt::Key_Space:
      togglePlaying();
      return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
      step(key == Qt::Key_Left ? -1 : 1);
      return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      step(key == Qt::Key_PageUp ? -kPage : kPage);
      return true;
    case Qt::Key_Home:
      toFirst();
      return true;
    case Qt::Key_End:
      toLast();
      return true;
    default:
      return false;
  }
}

void TransportBar::togglePlaying() {
  setPlaying(!isPlaying());
}

void TransportBar::setPlaying(bool playing) {
  if (playing) {
    if (m_session.cursor() >= lastIndex()) {
      m_session.setCursor(0);
    }
    m_owed = 0.0;
    m_clock.start();
    m_timer.start();
  } else {
    m_timer.stop();
  }
  const QColor ink = Appearance::instance().theme().ink;
  m_play->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("play"), ink));
  m_play->setAccessibleName(playing ? tr("Pause") : tr("Play"));
  m_play->setToolTip(playing ? tr("Pause (Space)") : tr("Play (Space)"));
}

// By the clock, not by ticks: a slow frame skips queries instead of slowing time down.
void TransportBar::advance() {
  const double speed = kSpeeds[static_cast<std::size_t>(m_speed->currentIndex())];
  m_owed += static_cast<double>(m_clock.restart()) * 1e-3 * kQueriesASecond * speed;
  const double whole = std::floor(m_owed);
  m_owed -= whole;
  if (whole > 0.0) {
    m_session.setCursor(m_session.cursor() + static_cast<int>(std::min(whole, 1e6)));
  }
  if (m_session.cursor() >= lastIndex()) {
    setPlaying(false);
  }
}

void TransportBar::step(int queries) {
  setPlaying(false);
  m_session.setCursor(m_session.cursor() + queries);
}

void TransportBar::toFirst() {
  step(-lastIndex());
}

void TransportBar::toLast() {
  step(lastIndex());
}

void TransportBar::seekToken(double token) {
  const auto& comparison = m_session.comparison();
  if (comparison == nullptr || comparison->queries().empty()) {
    return;
  }
  const auto& queries = comparison->queries();
  // Arrow keys in the field go to the next evaluated query even where few are evaluated.
  const Position now = queries[static_cast<std::size_t>(m_session.cursor())];
  const auto found = token >= now ? std::ranges::lower_bound(queries, static_cast<Position>(token))
                                  : std::ranges::upper_bound(queries, static_cast<Position>(token));
  const auto index = found - queries.begin() - (token >= now ? 0 : 1);
  m_session.setCursor(static_cast<int>(std::max<std::ptrdiff_t>(0, index)));
  refreshCursor();
}

void TransportBar::refresh() {
  const auto& comparison = m_session.comparison();
  const bool any = comparison != nullptr && !comparison->queries().empty();
  setEnabled(any);
  if (!any) {
    return;
  }
  {
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, lastIndex());
    const double first = comparison->queries().front();
    const double last = comparison->queries().back();
    if (m_field->minimum() != first || m_field->maximum() != last) {  // or the bar is laid out anew
      const QSignalBlocker quietToo(m_field);
      m_field->setRange(first, last);
    }
  }
  m_count->setText(tr("%Ln queries", nullptr, lastIndex() + 1));
  refreshCursor();
}

void TransportBar::refreshCursor() {
  const QSignalBlocker quiet(m_slider);
  m_slider->setValue(m_session.cursor());
  const auto& queries = m_session.comparison()->queries();
  m_field->show(queries[static_cast<std::size_t>(m_session.cursor())]);
}

void TransportBar::wheelEvent(QWheelEvent* event) {
  step(event->angleDelta().y() > 0 ? 1 : -1);
  event->accept();
}

void TransportBar::applyType() {
  const TypeScale& type = Appearance::instance().type();
  const QColor ink = Appearance::instance().theme().ink;
  const QSize size(type.space(5), type.space(5));
  for (QToolButton* button : {m_back, m_play, m_forward}) {
    button->setIconSize(size);
  }
  m_back->setIcon(icon(QStringLiteral("step-back"), ink));
  m_forward->setIcon(icon(QStringLiteral("step-forward"), ink));
  m_play->setIcon(icon(isPlaying() ? QStringLiteral("pause") : QStringLiteral("play"), ink));
  for (QWidget* part : {static_cast<QWidget*>(m_label), static_cast<QWidget*>(m_field),
                        static_cast<QWidget*>(m_count), static_cast<QWidget*>(m_speed)}) {
    part->setFont(type.font(TypeScale::Role::text));
  }
  m_field->setFixedWidth(type.space(18));
  layout()->setContentsMargins(type.space(3), type.space(1.5), type.space(4), type.space(1.5));
  layout()->setSpacing(type.space(2.5));
}

}  // namespace kvbudget::ui
