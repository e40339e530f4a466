#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <optional>

#include "core/lessons/answers.h"
#include "core/lessons/step_numbers.h"
#include "ui/session/compute_queue.h"

namespace kvbudget::ui {

/// What a student said; one of them is set.
struct Said {
  std::optional<std::size_t> option;
  std::optional<double> mark;
  std::vector<double> curve;

  [[nodiscard]] bool any() const { return option || mark || !curve.empty(); }
};

/// A lesson under way: the step, what was said at each, and the numbers, which are worked out in
/// the background.
class LessonRunner final : public QObject {
  Q_OBJECT

 public:
  explicit LessonRunner(QObject* parent = nullptr);

  /// How far a lesson has come: what was said at each step, and what was shown.
  struct Answered {
    Said said;
    bool revealed = false;
    double seconds = 0.0;
  };
  struct Progress {
    Lesson lesson;
    int index = 0;
    std::vector<Answered> steps;
  };

  void open(Lesson lesson);
  void close();
  /// None when no lesson is open.
  [[nodiscard]] std::optional<Progress> progress() const;
  /// Goes on there; numbers are worked out anew.
  void resume(Progress progress);
  [[nodiscard]] bool isOpen() const { return m_lesson.has_value(); }
  [[nodiscard]] const Lesson& lesson() const { return *m_lesson; }
  [[nodiscard]] int index() const { return m_index; }
  [[nodiscard]] int steps() const { return static_cast<int>(m_lesson->steps.size()); }
  [[nodiscard]] const LessonStep& step() const;

  /// Null while they are being worked out, or when that failed.
  [[nodiscard]] const StepNumbers* numbers() const;
  [[nodiscard]] const QString& failure() const { return m_failure; }
  [[nodiscard]] bool isRevealed() const { return states()->revealed; }
  [[nodiscard]] const Said& said() const { return states()->said; }
  /// The step asks something that has not been answered.
  [[nodiscard]] bool asks() const { return step().prediction.has_value() && !isRevealed(); }

  void goTo(int index);
  void say(const Said& said);
  /// Shows the answer. What was said until then is the student's answer, if anything was.
  void reveal();
  /// 1: right; else 1 - distance on the axis, or 0. Needs numbers and something said.
  [[nodiscard]] double score() const;

 Q_SIGNALS:
  void opened();
  void closed();
  void stepChanged();
  void numbersChanged();  // or failed
  void saidChanged();
  void revealed();
  /// For the book of answers; class and time are left to whoever writes it.
  void answered(const kvbudget::LessonAnswer& answer);

 private:
  struct State : Answered {
    std::optional<StepNumbers> numbers;
  };
  [[nodiscard]] const State* states() const { return &m_states[static_cast<std::size_t>(m_index)]; }
  [[nodiscard]] State& state() { return m_states[static_cast<std::size_t>(m_index)]; }
  void compute();
  [[nodiscard]] LessonAnswer record() const;

  std::optional<Lesson> m_lesson;
  std::vector<State> m_states;
  int m_index = 0;
  QString m_failure;
  QElapsedTimer m_clock;
  ComputeQueue m_queue;
};

/// A text of a lesson as Markdown with its numbers written in the interface's language. Without
/// numbers, three dots stand in their place.
[[nodiscard]] QString lessonMarkdown(const LessonText& text, const std::vector<double>* values);

}  // namespace kvbudget::ui
