#include "ui/lessons/prediction_box.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QRadioButton>
#include <QVBoxLayout>

#include "ui/formula/formula_text.h"
#include "ui/lessons/answer_axis.h"
#include "ui/lessons/answer_curve.h"
#include "ui/lessons/lesson_runner.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

constexpr double kNear = 0.9;  // score from which a mark or a curve is said to be close

const std::vector<double>* among(const StepNumbers* numbers,
                                 std::vector<double> StepNumbers::*which) {
  return numbers == nullptr ? nullptr : &(numbers->*which);
}

}  // namespace

PredictionBox::PredictionBox(LessonRunner& runner, QWidget* parent)
    : QWidget(parent), m_runner(runner), m_column(new QVBoxLayout(this)) {
  connect(&m_runner, &LessonRunner::stepChanged, this, &PredictionBox::rebuild);
  connect(&m_runner, &LessonRunner::numbersChanged, this, &PredictionBox::rebuild);
  connect(&m_runner, &LessonRunner::revealed, this, &PredictionBox::showOutcome);
  connect(&Appearance::instance(), &Appearance::changed, this, &PredictionBox::applyType);
  applyType();
  hide();
}

void PredictionBox::rebuild() {
  delete m_body;
  m_body = nullptr;
  m_options.clear();
  m_texts.clear();
  m_axis = nullptr;
  m_curve = nullptr;
  m_question = m_verdict = nullptr;
  const bool asks = m_runner.isOpen() && m_runner.step().prediction.has_value();
  setVisible(asks);
  if (!asks) {
    return;
  }
  const Prediction& prediction = *m_runner.step().prediction;
  m_body = new QWidget(this);
  auto* column = new QVBoxLayout(m_body);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(Appearance::instance().type().space(2));
  m_question = new FormulaText(TypeScale::Role::number, m_body);
  m_question->setText(
      lessonMarkdown(prediction.question, among(m_runner.numbers(), &StepNumbers::question)));
  column->addWidget(m_question);
  m_column->addWidget(m_body);
  setAccessibleName(m_question->accessibleName());
  switch (prediction.kind) {
    case Prediction::Kind::choose:
      addOptions();
      break;
    case Prediction::Kind::mark:
      addAxis();
      break;
    case Prediction::Kind::draw:
      addCurve();
      break;
  }
  m_verdict = new FormulaText(TypeScale::Role::number, m_body);
  m_verdict->hide();
  column->addWidget(m_verdict);
  if (m_runner.isRevealed()) {
    showOutcome();
  }
}

void PredictionBox::addOptions() {
  const Prediction& prediction = *m_runner.step().prediction;
  const StepNumbers* numbers = m_runner.numbers();
  for (std::size_t i = 0; i < prediction.options.size(); ++i) {
    auto* row = new QWidget(m_body);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    auto* button = new QRadioButton(row);
    button->setAutoExclusive(false);  // of one row each: kept apart here
    button->setFocusPolicy(Qt::StrongFocus);
    auto* text = new FormulaText(TypeScale::Role::number, row);
    text->setText(lessonMarkdown(prediction.options[i].text,
                                 numbers == nullptr ? nullptr : &numbers->options[i]));
    text->viewport()->setCursor(Qt::PointingHandCursor);
    text->viewport()->installEventFilter(this);
    button->installEventFilter(this);
    button->setAccessibleName(text->accessibleName());
    button->setChecked(m_runner.said().option == i);
    line->addWidget(button, 0, Qt::AlignTop);
    line->addWidget(text, 1);
    m_body->layout()->addWidget(row);
    m_options.push_back(button);
    m_texts.push_back(text);
    connect(button, &QRadioButton::clicked, this, [this, i] {
      for (std::size_t j = 0; j < m_options.size(); ++j) {
        m_options[j]->setChecked(j == i);
      }
      Said said;
      said.option = i;
      m_runner.say(said);
    });
  }
}

void PredictionBox::addAxis() {
  m_axis = new AnswerAxis(m_runner.step().prediction->axis, m_body);
  m_axis->setMark(m_runner.said().mark);
  connect(m_axis, &AnswerAxis::marked, this, [this](double value) {
    Said said;
    said.mark = value;
    m_runner.say(said);
  });
  connect(m_axis, &AnswerAxis::confirmed, this, &PredictionBox::confirmed);
  m_body->layout()->addWidget(m_axis);
}

void PredictionBox::addCurve() {
  const StepNumbers* numbers = m_runner.numbers();
  if (numbers == nullptr) {
    return;  // where the points lie is known with the numbers
  }
  m_curve = new AnswerCurve(*m_runner.step().prediction, numbers->xs, m_body);
  m_curve->setCurve(m_runner.said().curve);
  connect(m_curve, &AnswerCurve::drawn, this, [this](const std::vector<double>& ys) {
    Said said;
    said.curve = ys;
    m_runner.say(said);
  });
  connect(m_curve, &AnswerCurve::confirmed, this, &PredictionBox::confirmed);
  m_body->layout()->addWidget(m_curve);
}

void PredictionBox::showOutcome() {
  const StepNumbers* numbers = m_runner.numbers();
  if (numbers == nullptr || m_verdict == nullptr) {
    return;
  }
  const Prediction& prediction = *m_runner.step().prediction;
  const bool any = m_runner.said().any();
  QString text;
  if (prediction.kind == Prediction::Kind::choose) {
    const bool right = any && m_runner.score() > 0.5;
    for (std::size_t i = 0; i < m_options.size(); ++i) {
      m_options[i]->setEnabled(false);
      if (numbers->right == i) {
        const QString option = lessonMarkdown(prediction.options[i].text, &numbers->options[i]);
        m_texts[i]->setText(QStringLiteral("✓ **%1**").arg(option));
      }
    }
    text = !any ? QString() : right ? tr("**Right.**") : tr("**Not so.**");
  } else {
    if (m_axis != nullptr) {
      m_axis->setMark(m_runner.said().mark);
      m_axis->setAnswer(numbers->answer);
    }
    if (m_curve != nullptr) {
      m_curve->setAnswer(numbers->ys);
    }
    text = !any                        ? QString()
           : m_runner.score() >= 0.98  ? tr("**Right.**")
           : m_runner.score() >= kNear ? tr("**Close.**")
                                       : tr("**Look at the difference.**");
  }
  m_verdict->setText(text);
  m_verdict->setVisible(!text.isEmpty());
}

QString PredictionBox::verdict() const {
  return m_verdict == nullptr || m_verdict->isHidden() ? QString() : m_verdict->toPlainText();
}

void PredictionBox::takeFocus() {
  QWidget* first = m_axis != nullptr    ? static_cast<QWidget*>(m_axis)
                   : m_curve != nullptr ? static_cast<QWidget*>(m_curve)
                   : m_options.empty()  ? nullptr
                                        : static_cast<QWidget*>(m_options.front());
  if (first != nullptr) {
    first->setFocus(Qt::OtherFocusReason);
  }
}

bool PredictionBox::eventFilter(QObject* watched, QEvent* event) {
  for (std::size_t i = 0; i < m_texts.size(); ++i) {
    if (watched == m_texts[i]->viewport() && event->type() == QEvent::MouseButtonRelease) {
      m_options[i]->click();
      return false;
    }
    if (watched == m_options[i] && event->type() == QEvent::KeyPress) {
      const int key = dynamic_cast<QKeyEvent*>(event)->key();
      if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        Q_EMIT confirmed();
        return true;
      }
      const std::size_t count = m_options.size();
      if (key == Qt::Key_Down || key == Qt::Key_Up) {
        m_options[(i + (key == Qt::Key_Down ? 1 : count - 1)) % count]->setFocus(
            Qt::TabFocusReason);
        return true;
      }
    }
  }
  return QWidget::eventFilter(watched, event);
}

void PredictionBox::paintEvent(QPaintEvent*) {
  const Theme& theme = Appearance::instance().theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.accent, 1.25));
  painter.setBrush(theme.ground);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 6.0, 6.0);
}

void PredictionBox::applyType() {
  const int inset = Appearance::instance().type().space(3);
  m_column->setContentsMargins(inset, inset, inset, inset);
}

}  // namespace kvbudget::ui
