#include "core/base/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

#include "core/base/error.h"

namespace kvbudget {

namespace {

constexpr std::size_t kBufferBytes = 1 << 16;

std::string cannot_write(const std::filesystem::path& target, const std::string& reason) {
  return "cannot write '" + target.string() + "': " + reason;
}

/// Names of already open files: replacing what they lead to would pull the file from under the
/// shell that opened it.
bool names_open_file(const std::filesystem::path& target) {
  const std::string name = target.lexically_normal().string();
  return name == "/dev/stdout" || name == "/dev/stderr" || name.starts_with("/dev/fd/") ||
         name.starts_with("/proc/self/fd/");
}

/// A name in the target's folder that no other writer uses. It does not contain the target's name,
/// which may be as long as the file system allows.
std::filesystem::path temporary_name(const std::filesystem::path& folder) {
  static std::atomic<unsigned> counter = 0;
  return folder /
         (".kvbudget-" + std::to_string(getpid()) + "-" + std::to_string(counter++) + ".tmp");
}

std::filesystem::path folder_of(const std::filesystem::path& file) {
  const std::filesystem::path folder = file.parent_path();
  return folder.empty() ? "." : folder;
}

/// Writes everything; returns 0 or the error's number.
int write_all(int descriptor, const char* data, std::size_t size) {
  while (size > 0) {
    const ssize_t written = ::write(descriptor, data, size);
    if (written < 0 && errno == EINTR) {
      continue;
    }
    if (written <= 0) {
      return written < 0 ? errno : EIO;
    }
    data += written;
    size -= static_cast<std::size_t>(written);
  }
  return 0;
}

/// The file that a symbolic link leads to, so that the link survives; else the target itself.
std::filesystem::path resolve_links(const std::filesystem::path& target) {
  std::error_code error;
  if (!std::filesystem::is_symlink(target, error)) {
    return target;
  }
  const std::filesystem::path resolved = std::filesystem::canonical(target, error);
  return error ? target : resolved;
}

}  // namespace

AtomicFile::AtomicFile(std::filesystem::path target) : m_target(std::move(target)) {
  if (m_target.filename().empty()) {
    throw Error(cannot_write(m_target, "it does not name a file"));
  }
  m_destination = resolve_links(m_target);
  struct stat status {};
  const bool exists = ::stat(m_target.c_str(), &status) == 0;
  if (exists && S_ISDIR(status.st_mode)) {
    throw Error(cannot_write(m_target, "it is a folder"));
  }
  m_direct = exists && (!S_ISREG(status.st_mode) || names_open_file(m_target));
  if (m_direct) {
    m_temporary = m_target;
    m_descriptor = ::open(m_target.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY);
    if (m_descriptor < 0) {
      fail(errno);
    }
    return;
  }
  // Renaming would replace a file that its owner has made read-only.
  if (exists && ::faccessat(AT_FDCWD, m_destination.c_str(), W_OK, AT_EACCESS) != 0) {
    fail(errno);
  }
  const std::filesystem::path folder = folder_of(m_destination);
  do {
    m_temporary = temporary_name(folder);
    m_descriptor = ::open(m_temporary.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  } while (m_descriptor < 0 && errno == EEXIST);
  if (m_descriptor < 0) {
    const int error_number = errno;
    std::error_code ignored;
    if (!std::filesystem::is_directory(folder, ignored)) {
      throw Error(cannot_write(m_target, "there is no folder '" + folder.string() + "'"));
    }
    fail(error_number);
  }
  if (exists && ::fchmod(m_descriptor, status.st_mode & 07777) != 0) {
    fail(errno);
  }
}

AtomicFile::~AtomicFile() {
  discard();
}

void AtomicFile::discard() noexcept {
  if (m_descriptor < 0) {
    return;
  }
  ::close(std::exchange(m_descriptor, -1));
  if (!m_direct) {
    ::unlink(m_temporary.c_str());
  }
}

void AtomicFile::fail(int error_number) {
  discard();
  const std::string reason = std::generic_category().message(error_number);
  throw Error(cannot_write(m_target, m_direct ? reason : reason + "; nothing was written"));
}

void AtomicFile::flush() {
  const int error_number = write_all(m_descriptor, m_buffer.data(), m_buffer.size());
  m_buffer.clear();
  if (error_number != 0) {
    fail(error_number);
  }
}

void AtomicFile::write(std::string_view text) {
  if (m_descriptor < 0) {
    fail(EBADF);
  }
  m_buffer.append(text);
  if (m_buffer.size() >= kBufferBytes) {
    flush();
  }
}

void AtomicFile::write(std::span<const std::byte> bytes) {
  write(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
}

void AtomicFile::seek(std::uint64_t offset) {
  flush();
  if (::lseek(m_descriptor, static_cast<off_t>(offset), SEEK_SET) < 0) {
    fail(errno);
  }
}

void AtomicFile::commit() {
  if (m_descriptor < 0) {
    fail(EBADF);
  }
  flush();
  // EINVAL and EROFS: a file system or a device that has nothing to synchronise.
  if (::fsync(m_descriptor) != 0 && errno != EINVAL && errno != EROFS && errno != ENOTSUP) {
    fail(errno);
  }
  if (!m_direct && ::rename(m_temporary.c_str(), m_destination.c_str()) != 0) {
    fail(errno);
  }
  const int closed = ::close(std::exchange(m_descriptor, -1));
  if (closed != 0 && errno != EINTR && m_direct) {
    fail(errno);
  }
  if (!m_direct) {
    // The rename itself reaches the disk with the folder. Too late to undo if that fails.
    const int folder = ::open(folder_of(m_destination).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
      static_cast<void>(::fsync(folder));
      ::close(folder);
    }
  }
}

void write_file(const std::filesystem::path& target, std::string_view content) {
  AtomicFile file(target);
  file.write(content);
  file.commit();
}

}  // namespace kvbudget
