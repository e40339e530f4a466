#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace kvbudget {

/// A file that appears whole or not at all: it is written beside the target and renamed onto it.
///
/// An existing target keeps its permissions; a symbolic link keeps pointing at the file, which is
/// replaced. A target that is no regular file (/dev/stdout, a FIFO) is written directly instead.
///
/// Every failure throws Error with one sentence that names the target; the temporary file is then
/// removed and the target is as it was.
class AtomicFile {
 public:
  /// Creates the temporary file, so a folder that does not exist or cannot be written fails here.
  explicit AtomicFile(std::filesystem::path target);
  ~AtomicFile();
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;

  void write(std::string_view text);
  void write(std::span<const std::byte> bytes);

  /// Moves the place of the next write, in bytes from the start; an error for a pipe.
  void seek(std::uint64_t offset);

  /// Where the content is until commit(); the target itself when that is written directly.
  const std::filesystem::path& temporary() const { return m_temporary; }
  const std::filesystem::path& target() const { return m_target; }
  bool writes_directly() const { return m_direct; }

  /// Puts the content in the target's place, on disk. Nothing may be written afterwards.
  void commit();

 private:
  void flush();
  void discard() noexcept;
  [[noreturn]] void fail(int error_number);

  std::filesystem::path m_target;
  std::filesystem::path m_destination;  // the target, or what it links to
  std::filesystem::path m_temporary;
  std::string m_buffer;
  int m_descriptor = -1;
  bool m_direct = false;
};

/// Writes `content` to the file as AtomicFile does.
void write_file(const std::filesystem::path& target, std::string_view content);

}  // namespace kvbudget
