#include "ui/window/verdict_bar.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <algorithm>
#include <cmath>

#include "ui/theme/appearance.h"
#include "ui/theme/text_metrics.h"

namespace kvbudget::ui {
namespace {

constexpr int kAnnounceAfter = 300;
constexpr int kProgressInterval = 100;
constexpr int kMessageStays = 8000;

// A label whose text is new at each step of a slider.
class Words final : public QLabel {
 public:
  using QLabel::QLabel;

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::WindowText));
    const TextMetrics metrics(font(), this);
    const double top = (height() - metrics.height()) / 2.0;
    drawRemembered(painter, {0.0, std::round(top) + metrics.ascent()}, text());
  }
};

int widthOf(const QWidget* part) {
  if (const auto* label = qobject_cast<const QLabel*>(part)) {
    return static_cast<int>(
        std::ceil(TextMetrics(label->font(), label).horizontalAdvance(label->text())));
  }
  return part->sizeHint().expandedTo(part->minimumSize()).boundedTo(part->maximumSize()).width();
}

}  // namespace

VerdictBar::VerdictBar(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_verdict(new QLabel(this)),
      m_worst(new Words(this)),
      m_ratio(new Words(this)),
      m_mark(new Words(this)),
      m_time(new Words(this)),
      m_progress(new QProgressBar(this)),
      m_cancel(new QPushButton(tr("Cancel"), this)) {
  setAccessibleName(tr("Verdict"));
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // fit() chooses what there is room for
  for (QLabel* label : {m_verdict, m_worst, m_ratio, m_mark, m_time}) {
    label->setTextFormat(Qt::PlainText);
  }
  m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_time->setToolTip(tr("Time of the last update, from the change to its arrival in the views."));
  m_worst->setToolTip(
      tr("How near any shown policy comes to its bound, dropped mass times value "
         "range. Above 1 the bound would be broken."));
  m_progress->setTextVisible(false);
  m_progress->hide();
  m_cancel->hide();
  m_slow.setInterval(kAnnounceAfter);
  m_message.setSingleShot(true);
  m_message.setInterval(kMessageStays);
  connect(&m_slow, &QTimer::timeout, this, &VerdictBar::showProgress);
  connect(&m_message, &QTimer::timeout, this, [this] { showMessage({}); });
  connect(m_cancel, &QPushButton::clicked, this, &VerdictBar::cancelWanted);
  connect(&m_session, &Session::statusChanged, this, &VerdictBar::refresh);
  connect(&m_session, &Session::comparisonChanged, this, [this] {
    if (m_slow.isActive() && m_progress->isHidden()) {
      m_slow.start();  // work that keeps showing results is not slow, however long a drag lasts
    }
  });
  connect(&m_session, &Session::refused, this, &VerdictBar::showMessage);
  connect(&Appearance::instance(), &Appearance::changed, this, &VerdictBar::applyType);
  applyType();
}

void VerdictBar::setTimeShown(bool shown) {
  m_timeShown = shown;
  refresh();
}

void VerdictBar::showMessage(const QString& sentence) {
  m_sentence = sentence;
  m_message.stop();
  if (!sentence.isEmpty()) {
    m_message.start();
  }
  refresh();
}

void VerdictBar::setWork(const QString& sentence, std::function<double()> progress) {
  m_work = sentence;
  m_workProgress = std::move(progress);
  refresh();
}

void VerdictBar::setCovered(const QString& sentence) {
  if (sentence != m_cover) {
    m_cover = sentence;
    refresh();
  }
}

QString VerdictBar::text() const {
  QStringList parts = {m_full};
  for (const QLabel* label : {m_worst, m_ratio, m_mark, m_time}) {
    if (!label->text().isEmpty()) {
      parts.append(label->text());
    }
  }
  return parts.join(QStringLiteral(". "));
}

void VerdictBar::refresh() {
  const Theme& theme = Appearance::instance().theme();
  const SessionStatus& status = m_session.status();
  Verdict verdict = verdictOf(m_session.comparison().get(), status);
  if (!m_sentence.isEmpty()) {
    verdict = {Verdict::State::failed, m_sentence, {}, {}, {}};
  } else if (!m_work.isEmpty()) {
    verdict = {Verdict::State::none, m_work, {}, {}, {}};
  } else if (!m_cover.isEmpty() && status.failure.isEmpty()) {
    verdict = {Verdict::State::none, m_cover, {}, {}, {}};
  }
  QString sign;
  QColor colour = theme.secondary;
  switch (verdict.state) {
    case Verdict::State::none:
      break;
    case Verdict::State::holds:
      sign = QStringLiteral("✓ ");
      colour = theme.holds;
      break;
    case Verdict::State::broken:
    case Verdict::State::failed:
      sign = QStringLiteral("✕ ");
      colour = theme.broken;
      break;
  }
  QPalette palette = m_verdict->palette();
  palette.setColor(QPalette::WindowText, colour);
  m_verdict->setPalette(palette);
  const QString before = text();
  m_full = sign + verdict.verdict;
  m_worst->setText(verdict.worst);
  m_ratio->setText(verdict.ratio);
  m_mark->setText(verdict.mark);
  m_time->setText(m_timeShown && status.milliseconds > 0.0
                      ? tr("%1 ms").arg(QLocale().toString(status.milliseconds, 'f', 1))
                      : QString());
  const bool hadProgress = !m_progress->isHidden();
  if (!status.busy && m_work.isEmpty()) {
    m_slow.stop();
    m_slow.setInterval(kAnnounceAfter);
    m_progress->hide();
    m_cancel->hide();
  } else if (!m_slow.isActive()) {
    m_slow.start();
  }
  // The status changes more often than what is said of it, and labels are slow to measure.
  if (text() != before || m_progress->isHidden() == hadProgress) {
    fit();
    setAccessibleDescription(text());
  }
}

void VerdictBar::showProgress() {
  m_slow.setInterval(kProgressInterval);
  const double share = m_work.isEmpty() ? m_session.progress()
                       : m_workProgress ? m_workProgress()
                                        : 0.0;
  const bool measured = share > 0.0;
  m_progress->setRange(0, measured ? 100 : 0);
  m_progress->setValue(measured ? static_cast<int>(100.0 * share) : 0);
  m_progress->show();
  m_cancel->show();
  fit();
}

// What matters less gives way where the line is too short, whole; it stays in the tooltip. Placed
// by hand: all of it changes at each step of a slider, and a layout measures each label several
// times.
void VerdictBar::fit() {
  const TypeScale& type = Appearance::instance().type();
  const int gap = type.space(6);
  int left = type.space(4);
  int right = width() - left;
  int room = right - left;
  for (const QWidget* part : {static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_cancel)}) {
    room -= part->isHidden() ? 0 : widthOf(part) + gap;
  }
  m_verdict->setText(TextMetrics(m_verdict->font(), m_verdict)
                         .elidedText(m_full, Qt::ElideRight, std::max(0, room)));
  for (QLabel* label : {m_verdict, m_mark, m_time, m_ratio, m_worst}) {  // by importance
    const int need = widthOf(label) + gap;
    const bool fits = label == m_verdict || (!label->text().isEmpty() && need <= room);
    label->setVisible(fits);
    room -= fits ? need : 0;
  }
  const auto place = [this](QWidget* part, int x) {
    const int tall = std::min(height(), part->maximumHeight());
    part->setGeometry(x, (height() - tall) / 2, widthOf(part), tall);
  };
  for (QLabel* label : {m_verdict, m_worst, m_ratio}) {
    if (!label->isHidden()) {
      place(label, left);
      left += widthOf(label) + gap;
    }
  }
  for (QWidget* part : {static_cast<QWidget*>(m_time), static_cast<QWidget*>(m_cancel),
                        static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_mark)}) {
    if (!part->isHidden()) {
      right -= widthOf(part);
      place(part, right);
      right -= gap;
    }
  }
  setToolTip(text());
}

void VerdictBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void VerdictBar::applyType() {
  const TypeScale& type = Appearance::instance().type();
  const Theme& theme = Appearance::instance().theme();
  m_verdict->setFont(type.font(TypeScale::Role::labels, true));
  for (QLabel* label : {m_worst, m_ratio, m_mark, m_time}) {
    label->setFont(type.font(TypeScale::Role::labels));
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, theme.secondary);
    label->setPalette(palette);
  }
  m_cancel->setFont(type.font(TypeScale::Role::labels));
  m_progress->setFixedWidth(type.space(30));
  m_progress->setFixedHeight(type.space(3));
  setFixedHeight(type.space(8));
  refresh();
  fit();  // in the new type, whatever is said
}

}  // namespace kvbudget::ui
