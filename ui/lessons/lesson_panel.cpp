#include "ui/lessons/lesson_panel.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/controls/thin_scroll_bar.h"
#include "ui/formula/formula_text.h"
#include "ui/lessons/answer_axis.h"
#include "ui/lessons/answer_curve.h"
#include "ui/lessons/lesson_runner.h"
#include "ui/lessons/prediction_box.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {

LessonPanel::LessonPanel(LessonRunner& runner, QWidget* parent)
    : QWidget(parent),
      m_runner(runner),
      m_title(new QLabel(this)),
      m_count(new QLabel(this)),
      m_close(new QToolButton(this)),
      m_area(new QScrollArea(this)),
      m_list(new FormulaText(TypeScale::Role::number)),
      m_text(new FormulaText(TypeScale::Role::number)),
      m_prediction(new PredictionBox(runner)),
      m_revealed(new FormulaText(TypeScale::Role::number)),
      m_buttons(new QWidget(this)),
      m_back(new QPushButton(tr("&Back"), m_buttons)),
      m_reveal(new QPushButton(tr("&Show the Answer"), m_buttons)),
      m_next(new QPushButton(tr("&Next"), m_buttons)) {
  setAccessibleName(tr("Lesson"));
  m_title->setTextFormat(Qt::PlainText);
  m_title->setWordWrap(true);
  m_count->setForegroundRole(QPalette::PlaceholderText);
  m_close->setText(QStringLiteral("✕"));
  m_close->setAutoRaise(true);
  m_close->setAccessibleName(tr("Leave the lesson"));
  m_close->setToolTip(tr("Leave the lesson. Your own scenario comes back."));
  m_close->setFocusPolicy(Qt::StrongFocus);
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setWidgetResizable(true);
  m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_area->setVerticalScrollBar(new ThinScrollBar);
  m_area->setFocusPolicy(Qt::StrongFocus);  // arrows scroll
  m_area->setAccessibleName(tr("Text of the lesson"));
  m_area->viewport()->setAutoFillBackground(false);
  m_list->setFocusPolicy(Qt::StrongFocus);  // links by Tab and Enter
  auto* content = new QWidget;
  content->setAutoFillBackground(false);
  auto* column = new QVBoxLayout(content);
  for (QWidget* part : {static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_text),
                        static_cast<QWidget*>(m_prediction), static_cast<QWidget*>(m_revealed)}) {
    column->addWidget(part);
  }
  column->addStretch(1);
  m_area->setWidget(content);
  content->setAutoFillBackground(false);  // the area has switched it on
  auto* head = new QHBoxLayout;
  head->addWidget(m_title, 1);
  head->addWidget(m_count, 0, Qt::AlignTop);
  head->addWidget(m_close, 0, Qt::AlignTop);
  auto* line = new QHBoxLayout(m_buttons);
  line->setContentsMargins(0, 0, 0, 0);
  line->addWidget(m_back);
  line->addStretch(1);
  line->addWidget(m_reveal);
  line->addWidget(m_next);
  auto* all = new QVBoxLayout(this);
  all->addLayout(head);
  all->addWidget(m_area, 1);
  all->addWidget(m_buttons);
  connect(m_close, &QToolButton::clicked, this, &LessonPanel::closeWanted);
  connect(m_back, &QPushButton::clicked, this, &LessonPanel::back);
  connect(m_next, &QPushButton::clicked, this, &LessonPanel::advance);
  connect(m_reveal, &QPushButton::clicked, &m_runner, &LessonRunner::reveal);
  connect(m_prediction, &PredictionBox::confirmed, this, [this] {
    if (m_runner.said().any()) {
      m_runner.reveal();
    }
  });
  connect(m_list, &QTextBrowser::anchorClicked, this,
          [this](const QUrl& link) { Q_EMIT chosen(link.path().toInt()); });
  connect(&m_runner, &LessonRunner::stepChanged, this, &LessonPanel::showStep);
  connect(&m_runner, &LessonRunner::numbersChanged, this, &LessonPanel::refresh);
  connect(&m_runner, &LessonRunner::saidChanged, this, &LessonPanel::refresh);
  connect(&m_runner, &LessonRunner::closed, this, &LessonPanel::showList);
  connect(&m_runner, &LessonRunner::revealed, this, [this] {
    refresh();
    m_next->setFocus(Qt::OtherFocusReason);
    QTimer::singleShot(0, this, &LessonPanel::showAnswer);
  });
  connect(&Appearance::instance(), &Appearance::changed, this, &LessonPanel::applyType);
  applyType();
  showList();
}

void LessonPanel::setList(const QString& heading, const std::vector<Entry>& entries) {
  QString markdown;
  int i = 0;
  for (const Entry& entry : entries) {
    markdown += QStringLiteral("[%1](lesson:%2)\n\n%3\n\n")
                    .arg(entry.title, QString::number(i++), entry.about);
  }
  m_list->setText(markdown);
  m_list->setAccessibleName(heading);
  setProperty("kvHeading", heading);
  refresh();
}

void LessonPanel::showList() {
  m_listed = true;
  refresh();
}

void LessonPanel::showStep() {
  m_listed = false;
  refresh();
  m_area->verticalScrollBar()->setValue(0);
}

void LessonPanel::refresh() {
  const bool step = !m_listed && m_runner.isOpen();
  m_list->setVisible(!step);
  m_text->setVisible(step);
  m_buttons->setVisible(step);
  m_count->setVisible(step);
  if (!step) {
    m_title->setText(property("kvHeading").toString());
    m_prediction->hide();
    m_revealed->hide();
    return;
  }
  const LessonStep& now = m_runner.step();
  const StepNumbers* numbers = m_runner.numbers();
  m_title->setText(QString::fromStdString(m_runner.lesson().title));
  m_count->setText(tr("step %1 of %2").arg(m_runner.index() + 1).arg(m_runner.steps()));
  QString text = QStringLiteral("## %1\n\n").arg(QString::fromStdString(now.title)) +
                 lessonMarkdown(now.text, numbers == nullptr ? nullptr : &numbers->text);
  if (!m_runner.failure().isEmpty()) {
    text += QStringLiteral("\n\n**%1** %2")
                .arg(tr("This cannot be worked out:"), m_runner.failure().toHtmlEscaped());
  }
  if (text != m_text->markdown()) {
    m_text->setText(text);
  }
  const bool shown = now.prediction.has_value() && m_runner.isRevealed();
  m_revealed->setVisible(shown);
  if (shown) {
    m_revealed->setText(
        lessonMarkdown(now.reveal, numbers == nullptr ? nullptr : &numbers->reveal));
  }
  const bool asks = m_runner.asks();
  m_back->setEnabled(m_runner.index() > 0);
  m_reveal->setVisible(asks);
  m_reveal->setEnabled(m_runner.said().any() && numbers != nullptr);
  m_reveal->setToolTip(m_reveal->isEnabled() ? QString() : tr("Say first what you expect."));
  const bool last = m_runner.index() + 1 == m_runner.steps();
  m_next->setText(last ? tr("&Done") : tr("&Next"));
}

bool LessonPanel::advance() {
  if (m_listed || !m_runner.isOpen()) {
    return false;
  }
  if (m_runner.asks() && m_runner.said().any() && m_runner.numbers() != nullptr) {
    m_runner.reveal();
    return true;
  }
  if (m_runner.index() + 1 < m_runner.steps()) {
    m_runner.goTo(m_runner.index() + 1);
    return true;
  }
  Q_EMIT closeWanted();
  return false;
}

bool LessonPanel::back() {
  if (m_listed || !m_runner.isOpen() || m_runner.index() == 0) {
    return false;
  }
  m_runner.goTo(m_runner.index() - 1);
  return true;
}

QString LessonPanel::shownText() const {
  return m_listed ? plainTextOf(*m_list->document())
                  : plainTextOf(*m_text->document()) +
                        (m_revealed->isVisible()
                             ? QLatin1Char('\n') + plainTextOf(*m_revealed->document())
                             : QString());
}

// As much of the words as there is room for below what was said and the answer beside it.
void LessonPanel::showAnswer() {
  if (m_revealed->isVisible()) {
    const QWidget* picture = m_prediction;
    if (m_prediction->axis() != nullptr) {
      picture = m_prediction->axis();
    } else if (m_prediction->curve() != nullptr) {
      picture = m_prediction->curve();
    }
    const int top = picture->mapTo(m_area->widget(), QPoint()).y();
    const int end = m_revealed->geometry().bottom() + 1 - m_area->viewport()->height();
    m_area->verticalScrollBar()->setValue(std::min(top, end));
  }
}

bool LessonPanel::scrollToQuestion() {
  QScrollBar* bar = m_area->verticalScrollBar();
  const QRect question = m_prediction->geometry();
  const int room = m_area->viewport()->height();
  // As far as its end, but not past its beginning.
  const int wanted = std::min({question.bottom() + 1 - room, question.top(), bar->maximum()});
  if (m_listed || m_prediction->isHidden() || bar->value() >= wanted) {
    return false;
  }
  bar->setValue(std::min(bar->value() + stride(), wanted));
  return true;
}

bool LessonPanel::scrollOn() {
  QScrollBar* bar = m_area->verticalScrollBar();
  if (m_listed || bar->value() >= bar->maximum()) {
    return false;
  }
  bar->setValue(bar->value() + stride());
  return true;
}

// Some lines stay, to be read on from.
int LessonPanel::stride() const {
  return m_area->verticalScrollBar()->pageStep() * 4 / 5;
}

void LessonPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = Appearance::instance().theme();
  painter.fillRect(rect(), theme.card);
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme.line);
}

void LessonPanel::applyType() {
  const TypeScale& type = Appearance::instance().type();
  m_title->setFont(type.font(TypeScale::Role::title));
  m_count->setFont(type.font(TypeScale::Role::labels));
  m_close->setFont(type.font(TypeScale::Role::text));
  for (QPushButton* button : {m_back, m_reveal, m_next}) {
    button->setFont(type.font(TypeScale::Role::text));
  }
  const int side = type.space(4);
  layout()->setContentsMargins(side, type.space(3), side, type.space(3));
  layout()->setSpacing(type.space(2));
  m_area->widget()->layout()->setContentsMargins(0, 0, type.space(2), 0);
  m_area->widget()->layout()->setSpacing(type.space(3));
  updateGeometry();
}

QSize LessonPanel::sizeHint() const {
  const TypeScale& type = Appearance::instance().type();
  return {type.space(96), type.space(150)};
}

QSize LessonPanel::minimumSizeHint() const {
  const TypeScale& type = Appearance::instance().type();
  return {type.space(78), type.space(40)};
}

}  // namespace kvbudget::ui
