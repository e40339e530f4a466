// Every lesson that comes with the program loads, and all that it asks of the engine can be had.

#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>
#include <iostream>

#include "core/base/numbers.h"
#include "core/lessons/step_numbers.h"

using namespace kvbudget;

namespace {

std::string written(double value, int digits) {
  return rounded(value, digits);
}

void print(const LessonStep& step, const StepNumbers& numbers) {
  std::cout << "\n## " << step.title << "\n" << filled(step.text, numbers.text, written) << "\n";
  if (!step.prediction) {
    return;
  }
  const Prediction& p = *step.prediction;
  std::cout << "? " << filled(p.question, numbers.question, written) << "\n";
  for (std::size_t i = 0; i < p.options.size(); ++i) {
    std::cout << (numbers.right == i ? "  * " : "  - ")
              << filled(p.options[i].text, numbers.options[i], written) << "\n";
  }
  if (p.kind == Prediction::Kind::mark) {
    std::cout << "  answer " << numbers.answer << "\n";
  }
  for (std::size_t i = 0; i < numbers.xs.size(); ++i) {
    std::cout << "  " << numbers.xs[i] << ": " << numbers.ys[i] << "\n";
  }
  std::cout << filled(step.reveal, numbers.reveal, written) << "\n";
}

}  // namespace

TEST_CASE("each lesson in the box loads, and its numbers are the engine's", "[lessons]") {
  const auto files = lesson_files();
  REQUIRE(files.size() == 8);
  int predictions = 0;
  for (const auto& file : files) {
    const Lesson lesson = load_lesson(file);
    INFO(lesson.name);
    CHECK_FALSE(lesson.about.empty());
    REQUIRE(lesson.steps.size() >= 2);
    bool asks = false;
    for (const LessonStep& step : lesson.steps) {
      INFO(step.title);
      CHECK_FALSE(step.highlight.empty());
      LessonNumbers engine(step.scenario);
      const StepNumbers numbers = step_numbers(step, engine);  // throws where an option is unclear
      if (std::getenv("KVBUDGET_PRINT_LESSONS") != nullptr) {
        print(step, numbers);
      }
      for (const auto& values : {numbers.text, numbers.question, numbers.reveal}) {
        for (const double value : values) {
          CHECK(std::isfinite(value));
        }
      }
      if (!step.prediction) {
        continue;
      }
      asks = true;
      ++predictions;
      const Prediction& p = *step.prediction;
      if (p.kind == Prediction::Kind::mark) {  // the answer has a place on the axis
        CHECK(numbers.answer >= p.axis.low);
        CHECK(numbers.answer <= p.axis.high);
      }
      for (const double y : numbers.ys) {
        CHECK(y >= p.axis.low);
        CHECK(y <= p.axis.high);
      }
    }
    CHECK(asks);
  }
  CHECK(predictions >= 15);
}
