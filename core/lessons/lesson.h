#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lessons/expression.h"
#include "core/scenario/scenario.h"

namespace kvbudget {

/// Markdown with formulas and with numbers that the engine works out: "it reads {{mean_read(mass)}}
/// tokens". words[0], numbers[0], words[1], ..., words[n].
struct LessonText {
  struct Number {
    Expression expression;
    int digits = 3;  // significant
  };
  std::vector<std::string> words = {""};
  std::vector<Number> numbers;

  [[nodiscard]] bool empty() const { return numbers.empty() && words.front().empty(); }
};

/// An axis that a student marks or draws on.
struct LessonAxis {
  double low = 0.0, high = 1.0;
  bool logarithmic = false;
  std::string name;  // its unit, or what it shows
};

/// What a student says before the answer is shown.
struct Prediction {
  enum class Kind { choose, mark, draw };
  struct Option {
    LessonText text;
    Expression holds;  // not 0: this is right; at exactly one option
  };
  Kind kind = Kind::choose;
  LessonText question;
  std::vector<Option> options;  // choose
  Expression answer;            // mark: the number; draw: the height of the curve
  LessonAxis axis;              // mark; draw: the vertical one
  std::string key;              // draw: the scenario key that varies
  LessonAxis across;            // draw: its range
};

/// Tokens of the Bound page that a step begins with.
struct HandTokens {
  std::string preset;
  bool plain_means = false;
  Readout readout = Readout::renormalised;
};

struct LessonStep {
  std::string title;
  int line = 0;                                      // of its heading, from 1
  std::string page;                                  // to show; empty: as it is
  std::string highlight;                             // a name of lesson_parts(); empty: nothing
  std::vector<std::string> covered;                  // parts that would tell the answer
  std::optional<std::vector<std::string>> controls;  // instead of the lesson's
  std::optional<HandTokens> hand;
  std::optional<Expression> cursor;  // the query to go to
  std::vector<Expression> claims;    // what the text says must hold with the scenario
  Scenario scenario;                 // the lesson's, with the settings of all steps up to here
  LessonText text;
  std::optional<Prediction> prediction;
  LessonText reveal;  // after the prediction
};

/// A lesson: a Markdown file with a head. docs/lessons.md describes it.
struct Lesson {
  std::string name;  // the file's, without folder and ending
  std::string title;
  std::string about;                  // one sentence
  std::vector<std::string> locks;     // scenario keys that cannot be changed
  std::vector<std::string> controls;  // the controls that are shown; "all"
  std::vector<LessonStep> steps;
};

/// Reads a lesson. A scenario it names is looked for in `folder`, and is an error without one;
/// `base` is what a lesson begins with that names none (null: the default preset). Throws Error
/// that names the file, the line, and what would be right.
[[nodiscard]] Lesson read_lesson(std::string_view text, const std::string& name,
                                 const std::filesystem::path& folder = {},
                                 const Scenario* base = nullptr);
[[nodiscard]] Lesson load_lesson(const std::filesystem::path& file);

/// The lessons that come with the program, in order. `language` as "es" or "zh_CN": a translation
/// in the folder of that name takes the place of the English file.
[[nodiscard]] std::vector<std::filesystem::path> lesson_files(const std::string& language = {});

/// A text of resources/FOLDER in a language, or in English. Throws Error when there is none.
[[nodiscard]] std::filesystem::path translated_file(const std::string& folder,
                                                    const std::string& file,
                                                    const std::string& language);

/// Names that a lesson uses for parts of the window, with what each is, and for its pages.
struct LessonPart {
  std::string_view name;
  std::string_view page;  // where it is; empty: on every page
  std::string_view meaning;
};
[[nodiscard]] const std::vector<LessonPart>& lesson_parts();
[[nodiscard]] const std::vector<std::string_view>& lesson_pages();
/// Controls that a lesson can show, hide or highlight.
[[nodiscard]] const std::vector<std::string_view>& lesson_controls();

}  // namespace kvbudget
