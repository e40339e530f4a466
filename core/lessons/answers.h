#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace kvbudget {

/// One prediction of a student, as it was made.
struct LessonAnswer {
  std::string time;  // when: "2026-03-01T10:15:00Z"
  std::string class_title;
  std::string lesson;
  std::string step;
  std::string question;
  std::string kind;  // choose, mark, draw
  std::string said;
  std::string answer;
  double score = 0.0;    // choose: 1 right, 0 wrong; else 1 - distance on the axis, at least 0
  double seconds = 0.0;  // from the question's appearance to the answer

  bool operator==(const LessonAnswer&) const = default;
};

/// The answers given on this machine, in one file that is written whole or not at all.
class AnswerBook {
 public:
  /// A file that does not exist holds no answers. Throws Error for one that cannot be read.
  explicit AnswerBook(std::filesystem::path file);

  [[nodiscard]] const std::vector<LessonAnswer>& answers() const { return m_answers; }
  /// Throws Error when it cannot be written; the answer is kept in memory then.
  void add(LessonAnswer answer);
  /// A plain table of all answers; throws Error.
  void export_csv(const std::filesystem::path& file) const;

 private:
  std::filesystem::path m_file;
  std::vector<LessonAnswer> m_answers;
};

[[nodiscard]] std::string answers_csv(const std::vector<LessonAnswer>& answers);

}  // namespace kvbudget
