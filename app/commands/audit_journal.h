#pragma once

#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

namespace kvbudget {

/// A long table that is written line by line and can go on after an interruption: lines go to
/// FILE.partial, which becomes FILE when all are there. A target that is no regular file (a pipe, a
/// device) is written directly and cannot go on.
///
/// Every failure throws Error with one sentence that names the file.
class AuditJournal {
 public:
  /// Calls `known` for each whole line after `head` that an interrupted run has left, until it
  /// returns false; what follows is cut off. `head` is the file's beginning, several lines that
  /// name all settings: an Error when there is a FILE.partial with another one.
  AuditJournal(std::filesystem::path target, const std::string& head,
               const std::function<bool(const std::string& line)>& known);

  /// `line` ends with a newline.
  void add(const std::string& line);
  /// Makes everything added so far safe against the end of this program.
  void flush();
  /// Puts the file in its place.
  void commit();

 private:
  void take_up(const std::string& head, const std::function<bool(const std::string&)>& known);
  [[noreturn]] void fail() const;

  std::filesystem::path m_target;
  std::filesystem::path m_file;  // what is written: the partial file, or the target itself
  std::ofstream m_out;
};

}  // namespace kvbudget
