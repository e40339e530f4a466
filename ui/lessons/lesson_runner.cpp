#include "ui/lessons/lesson_runner.h"

#include <QLocale>
#include <algorithm>
#include <variant>

#include "core/base/error.h"
#include "core/base/numbers.h"
#include "ui/formula/formula_text.h"
#include "ui/plot/number_locale.h"
#include "ui/words/engine_sentences.h"

namespace kvbudget::ui {
namespace {

using Outcome = std::variant<StepNumbers, QString>;

Outcome worked(const LessonStep& step, const ComputeQueue::IsCancelled& cancelled) {
  try {
    LessonNumbers engine(step.scenario, Hooks{1, cancelled, {}});
    return step_numbers(step, engine);
  } catch (const Error& error) {
    return engineSentence(error);
  }
}

std::string plain(const LessonText& text, const std::vector<double>& values) {
  return filled(text, values, [](double value, int digits) { return rounded(value, digits); });
}

std::string curve_text(const std::vector<double>& xs, const std::vector<double>& ys) {
  std::string text;
  for (std::size_t i = 0; i < ys.size() && i < xs.size(); ++i) {
    text += (i == 0 ? "" : " ") + rounded(xs[i], 4) + ":" + rounded(ys[i], 4);
  }
  return text;
}

}  // namespace

LessonRunner::LessonRunner(QObject* parent) : QObject(parent) {}

void LessonRunner::open(Lesson lesson) {
  m_queue.clear();
  m_states.assign(lesson.steps.size(), {});
  m_lesson = std::move(lesson);
  m_index = 0;
  Q_EMIT opened();
  goTo(0);
}

void LessonRunner::close() {
  if (m_lesson) {
    m_queue.clear();
    m_lesson.reset();
    m_states.clear();
    Q_EMIT closed();
  }
}

std::optional<LessonRunner::Progress> LessonRunner::progress() const {
  if (!m_lesson) {
    return std::nullopt;
  }
  return Progress{*m_lesson, m_index, {m_states.begin(), m_states.end()}};
}

void LessonRunner::resume(Progress progress) {
  m_queue.clear();
  m_states.assign(progress.lesson.steps.size(), {});
  for (std::size_t i = 0; i < std::min(m_states.size(), progress.steps.size()); ++i) {
    static_cast<Answered&>(m_states[i]) = std::move(progress.steps[i]);
  }
  m_lesson = std::move(progress.lesson);
  Q_EMIT opened();
  goTo(progress.index);
}

const LessonStep& LessonRunner::step() const {
  return m_lesson->steps[static_cast<std::size_t>(m_index)];
}

const StepNumbers* LessonRunner::numbers() const {
  return states()->numbers ? &*states()->numbers : nullptr;
}

void LessonRunner::goTo(int index) {
  m_index = std::clamp(index, 0, steps() - 1);
  m_failure.clear();
  m_clock.start();
  compute();
  Q_EMIT stepChanged();
}

void LessonRunner::compute() {
  if (state().numbers) {
    return;
  }
  const int index = m_index;
  m_queue.request({[step = step()](const ComputeQueue::IsCancelled& cancelled) {
                     return std::any(worked(step, cancelled));
                   },
                   [this, index](std::any result) {
                     if (!m_lesson || index != m_index) {
                       return;
                     }
                     auto outcome = std::any_cast<Outcome>(std::move(result));
                     if (auto* numbers = std::get_if<StepNumbers>(&outcome)) {
                       state().numbers = std::move(*numbers);
                     } else {
                       m_failure = std::get<QString>(outcome);
                     }
                     Q_EMIT numbersChanged();
                   }});
}

void LessonRunner::say(const Said& said) {
  if (!isRevealed()) {
    state().said = said;
    Q_EMIT saidChanged();
  }
}

void LessonRunner::reveal() {
  if (!step().prediction || isRevealed() || numbers() == nullptr) {
    return;
  }
  state().revealed = true;
  state().seconds = static_cast<double>(m_clock.elapsed()) / 1000.0;
  Q_EMIT revealed();
  if (said().any()) {
    Q_EMIT answered(record());
  }
}

double LessonRunner::score() const {
  const Prediction& prediction = *step().prediction;
  const StepNumbers& truth = *numbers();
  switch (prediction.kind) {
    case Prediction::Kind::choose:
      return said().option == truth.right ? 1.0 : 0.0;
    case Prediction::Kind::mark:
      return std::max(0.0,
                      1.0 - distance_on(prediction.axis, said().mark.value_or(0.0), truth.answer));
    case Prediction::Kind::draw:
      return std::max(0.0, 1.0 - distance_on(prediction.axis, said().curve, truth.ys));
  }
  return 0.0;
}

LessonAnswer LessonRunner::record() const {
  const Prediction& prediction = *step().prediction;
  const StepNumbers& truth = *numbers();
  LessonAnswer answer;
  answer.lesson = lesson().name;
  answer.step = step().title;
  answer.question = plain(prediction.question, truth.question);
  answer.seconds = states()->seconds;
  answer.score = score();
  switch (prediction.kind) {
    case Prediction::Kind::choose:
      answer.kind = "choose";
      answer.said = plain(prediction.options[*said().option].text, truth.options[*said().option]);
      answer.answer = plain(prediction.options[*truth.right].text, truth.options[*truth.right]);
      break;
    case Prediction::Kind::mark:
      answer.kind = "mark";
      answer.said = rounded(*said().mark, 6);
      answer.answer = rounded(truth.answer, 6);
      break;
    case Prediction::Kind::draw:
      answer.kind = "draw";
      answer.said = curve_text(truth.xs, said().curve);
      answer.answer = curve_text(truth.xs, truth.ys);
      break;
  }
  return answer;
}

QString lessonMarkdown(const LessonText& text, const std::vector<double>* values) {
  const QLocale locale = numberLocale();
  const std::vector<double> none(text.numbers.size(), 0.0);
  const bool known = values != nullptr && values->size() == text.numbers.size();
  const std::string markdown =
      filled(text, known ? *values : none, [&](double value, int digits) -> std::string {
        if (!known) {
          return "…";
        }
        QString written = QString::fromStdString(rounded(value, digits));
        written.replace(QLatin1Char('.'), locale.decimalPoint());
        return written.toStdString();
      });
  return QString::fromStdString(markdown);
}

}  // namespace kvbudget::ui
