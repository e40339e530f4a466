#include "core/lessons/step_numbers.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/base/numbers.h"
#include "core/scenario/scenario_keys.h"

namespace kvbudget {
namespace {

constexpr int kCurvePoints = 21;

double place(const LessonAxis& axis, double value) {
  if (axis.logarithmic) {
    const double least = std::max(value, axis.low * 1e-3);
    return std::log(least / axis.low) / std::log(axis.high / axis.low);
  }
  return (value - axis.low) / (axis.high - axis.low);
}

std::vector<double> values_of(const LessonText& text, LessonNumbers& numbers) {
  std::vector<double> values;
  for (const LessonText::Number& number : text.numbers) {
    values.push_back(numbers.value(number.expression));
  }
  return values;
}

bool is_whole(const std::string& key) {
  const ScenarioKey* known = find_scenario_key(key);
  return known->get(Scenario()).is_number_integer();
}

void add_curve(StepNumbers& result, const Prediction& prediction, LessonNumbers& numbers) {
  const bool whole = is_whole(prediction.key);
  for (double x : along(prediction.across, kCurvePoints)) {
    x = whole ? std::round(x) : x;
    if (!result.xs.empty() && x <= result.xs.back()) {
      continue;
    }
    result.xs.push_back(x);
    result.ys.push_back(numbers.value(prediction.answer, prediction.key + "=" + shortest(x)));
  }
}

std::size_t right_option(const Prediction& prediction, LessonNumbers& numbers) {
  std::vector<std::size_t> right;
  for (std::size_t i = 0; i < prediction.options.size(); ++i) {
    if (numbers.value(prediction.options[i].holds) != 0.0) {
      right.push_back(i);
    }
  }
  if (right.size() != 1) {
    throw Error("of the options, " + std::to_string(right.size()) +
                " hold with the lesson's scenario; exactly one must");
  }
  return right.front();
}

}  // namespace

StepNumbers step_numbers(const LessonStep& step, LessonNumbers& numbers) {
  StepNumbers result;
  result.text = values_of(step.text, numbers);
  for (std::size_t i = 0; i < step.claims.size(); ++i) {
    if (numbers.value(step.claims[i]) == 0.0) {
      throw Error("claim " + std::to_string(i + 1) + " of the step '" + step.title +
                  "' does not hold with its scenario");
    }
  }
  if (step.cursor) {
    result.cursor = numbers.value(*step.cursor);
  }
  if (!step.prediction) {
    return result;
  }
  const Prediction& prediction = *step.prediction;
  result.question = values_of(prediction.question, numbers);
  result.reveal = values_of(step.reveal, numbers);
  for (const Prediction::Option& option : prediction.options) {
    result.options.push_back(values_of(option.text, numbers));
  }
  switch (prediction.kind) {
    case Prediction::Kind::choose:
      result.right = right_option(prediction, numbers);
      break;
    case Prediction::Kind::mark:
      result.answer = numbers.value(prediction.answer);
      break;
    case Prediction::Kind::draw:
      add_curve(result, prediction, numbers);
      break;
  }
  return result;
}

std::string filled(const LessonText& text, const std::vector<double>& values,
                   const std::function<std::string(double value, int digits)>& written) {
  std::string result = text.words.front();
  for (std::size_t i = 0; i < text.numbers.size() && i < values.size(); ++i) {
    result += written(values[i], text.numbers[i].digits) + text.words[i + 1];
  }
  return result;
}

std::vector<double> along(const LessonAxis& axis, int points) {
  std::vector<double> values;
  for (int i = 0; i < points; ++i) {
    const double share = static_cast<double>(i) / std::max(1, points - 1);
    values.push_back(i == 0             ? axis.low
                     : i == points - 1  ? axis.high
                     : axis.logarithmic ? axis.low * std::pow(axis.high / axis.low, share)
                                        : axis.low + share * (axis.high - axis.low));
  }
  return values;
}

double distance_on(const LessonAxis& axis, double said, double answer) {
  return std::abs(place(axis, said) - place(axis, answer));
}

double distance_on(const LessonAxis& axis, const std::vector<double>& said,
                   const std::vector<double>& answer) {
  double sum = 0.0;
  const std::size_t count = std::min(said.size(), answer.size());
  for (std::size_t i = 0; i < count; ++i) {
    sum += distance_on(axis, said[i], answer[i]);
  }
  return count == 0 ? 0.0 : sum / static_cast<double>(count);
}

}  // namespace kvbudget
