#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"

namespace kvbudget {

/// What a lecturer hands out: lessons, a scenario, and what cannot be changed, in one file.
struct ClassFile {
  struct Text {
    std::string name;      // of the lesson's file, "1-mass.md"
    std::string markdown;  // its content
  };
  std::string title;
  std::vector<Text> lessons;
  std::optional<Scenario> scenario;  // what lessons begin with that name none of their own
  std::vector<std::string> locks;    // scenario keys, in addition to the lessons' own

  /// The lessons, read. Throws Error that names lesson and line.
  [[nodiscard]] std::vector<Lesson> read_lessons() const;
};

/// Reads a class file and all its lessons, or throws Error that says what is wrong and where.
[[nodiscard]] ClassFile load_class_file(const std::filesystem::path& file);
/// Writes it atomically. Throws Error for a lesson that cannot be read or needs another file.
void save_class_file(const ClassFile& handed_out, const std::filesystem::path& file);

/// What a file is, by its content and ending: a class file, or a lesson.
[[nodiscard]] bool is_class_file(const std::filesystem::path& file);
[[nodiscard]] bool is_lesson_file(const std::filesystem::path& file);

/// The text of a small file. Throws Error when it cannot be read or is larger than `most` bytes.
[[nodiscard]] std::string read_small_file(const std::filesystem::path& file, std::size_t most);

/// Which of the keys differ between two scenarios; empty: none.
[[nodiscard]] std::string first_difference(const Scenario& a, const Scenario& b,
                                           const std::vector<std::string>& keys);

}  // namespace kvbudget
