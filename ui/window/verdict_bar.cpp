#include "ui/window/verdict_bar.h"

#include <QtCore/QLocale>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <array>

#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

constexpr int kAnnounceAfter = 300;
constexpr int kProgressInterval = 100;
constexpr int kMessageStays = 8000;

}  // namespace

VerdictBar::VerdictBar(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_verdict(new QLabel(this)),
      m_worst(new QLabel(this)),
      m_ratio(new QLabel(this)),
      m_mark(new QLabel(this)),
      m_time(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_cancel(new QPushButton(tr("Cancel"), this)) {
  setAccessibleName(tr("Verdict"));
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // fit() chooses what there is room for
  auto* line = new QHBoxLayout(this);
  line->addWidget(m_verdict);
  line->addWidget(m_worst);
  line->addWidget(m_ratio);
  line->addStretch(1);
  line->addWidget(m_mark);
  line->addWidget(m_progress);
  line->addWidget(m_cancel);
  line->addWidget(m_time);
  for (QLabel* label : {m_verdict, m_worst, m_ratio, m_mark, m_time}) {
    label->setTextFormat(Qt::PlainText);
    label->setMinimumWidth(0);
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

// What matters less gives way where the line is too short, whole; it stays in the tooltip.
void VerdictBar::fit() {
  const std::array<QLabel*, 5> byImportance = {m_verdict, m_mark, m_time, m_ratio, m_worst};
  int room = width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
  for (const QWidget* part : {static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_cancel)}) {
    room -= part->isHidden() ? 0 : part->sizeHint().width() + layout()->spacing();
  }
  m_verdict->setText(m_verdict->fontMetrics().elidedText(m_full, Qt::ElideRight, room));
  for (QLabel* label : byImportance) {
    const int need = label->sizeHint().width() + layout()->spacing();
    const bool fits = label == m_verdict || (!label->text().isEmpty() && need <= room);
    label->setVisible(fits);
    room -= fits ? need : 0;
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
  layout()->setContentsMargins(type.space(4), type.space(1), type.space(4), type.space(1));
  layout()->setSpacing(type.space(6));
  setFixedHeight(type.space(8));
  refresh();
  fit();  // in the new type, whatever is said
}

}  // namespace kvbudget::ui
