#pragma once

#include <optional>

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/lessons/lesson.h"

namespace kvbudget {

/// The lines of a lesson, and where they are, for messages.
class LessonLines {
 public:
  LessonLines(std::string_view text, std::string file);

  [[nodiscard]] bool at_end() const { return m_next >= m_lines.size(); }
  [[nodiscard]] std::string_view peek() const { return m_lines[m_next]; }
  std::string_view take() { return m_lines[m_next++]; }
  /// Of the line that take() gave last, from 1.
  [[nodiscard]] int line() const { return static_cast<int>(m_next); }

  [[noreturn]] void fail(int line, const std::string& what) const;
  /// Runs `read`, and adds file and line to the message of an Error.
  template <typename Read>
  auto at_line(int line, Read read) const {
    try {
      return read();
    } catch (const Error& error) {
      fail(line, error.what());
    }
  }

 private:
  std::string m_file;
  std::vector<std::string_view> m_lines;
  std::size_t m_next = 0;
};

/// "key: value", both without spaces around them.
struct LessonEntry {
  std::string key, value;
  int line = 0;
};
/// Nothing when the line has no key.
[[nodiscard]] std::optional<LessonEntry> lesson_entry(std::string_view line, int number);

[[nodiscard]] std::string_view trimmed(std::string_view text);
/// Words between commas.
[[nodiscard]] std::vector<std::string> comma_list(std::string_view text);
/// Says that `word` is not one of `known`, and which is near.
[[nodiscard]] std::string not_among(const std::string& what, const std::string& word,
                                    const std::vector<std::string_view>& known);

/// Text whose first line is `line`; its formulas and numbers are checked.
[[nodiscard]] LessonText read_lesson_text(std::string_view text, int line,
                                          const LessonLines& lines);
/// The lines between ```predict and ```.
[[nodiscard]] Prediction read_prediction(const std::vector<LessonEntry>& entries,
                                         const LessonLines& lines);

}  // namespace kvbudget
