#pragma once

#include <functional>

#include "core/lessons/lesson.h"
#include "core/lessons/lesson_numbers.h"

namespace kvbudget {

/// All that the engine works out for one step of a lesson.
struct StepNumbers {
  std::vector<double> text, question, reveal;  // as the texts' numbers
  std::vector<std::vector<double>> options;
  std::optional<std::size_t> right;  // choose: the option that holds
  double answer = 0.0;               // mark
  std::vector<double> xs, ys;        // draw: the curve
  std::optional<double> cursor;      // the query to go to
};

/// Throws Error when a number cannot be had, when a claim does not hold, or when not exactly one
/// option does.
[[nodiscard]] StepNumbers step_numbers(const LessonStep& step, LessonNumbers& numbers);

/// The text with its numbers written by `written`, which knows the language.
[[nodiscard]] std::string filled(
    const LessonText& text, const std::vector<double>& values,
    const std::function<std::string(double value, int digits)>& written);

/// Places along an axis, both ends included, evenly as it is drawn.
[[nodiscard]] std::vector<double> along(const LessonAxis& axis, int points);

/// How good a prediction is: of a mark, |said - answer| over the axis' length as it is drawn; of a
/// curve, the mean of that over its points.
[[nodiscard]] double distance_on(const LessonAxis& axis, double said, double answer);
[[nodiscard]] double distance_on(const LessonAxis& axis, const std::vector<double>& said,
                                 const std::vector<double>& answer);

}  // namespace kvbudget
