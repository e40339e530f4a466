#include "core/trace/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "core/trace/message.h"

namespace kvbudget {

namespace {

std::string reason(int error_number) {
  return std::generic_category().message(error_number);
}

struct Descriptor {
  int value;
  ~Descriptor() {
    if (value >= 0) {
      ::close(value);
    }
  }
};

}  // namespace

MappedFile::MappedFile(const std::filesystem::path& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) {
    throw read_error(path, reason(errno));
  }
  if (S_ISDIR(status.st_mode)) {
    throw read_error(path, "it is a folder, where a .npz or .safetensors file is needed");
  }
  // Checked before opening, which would wait for ever at a FIFO without a writer.
  if (!S_ISREG(status.st_mode)) {
    throw read_error(path, "it is not a regular file");
  }
  const Descriptor descriptor{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
  if (descriptor.value < 0 || ::fstat(descriptor.value, &status) != 0) {
    throw read_error(path, reason(errno));
  }
  if (status.st_size == 0) {
    throw read_error(path, "the file is empty");
  }
  const auto size = static_cast<std::size_t>(status.st_size);
  void* address = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor.value, 0);
  if (address == MAP_FAILED) {
    throw read_error(path, reason(errno));
  }
  m_bytes = {static_cast<const std::byte*>(address), size};
}

MappedFile::~MappedFile() {
  if (!m_bytes.empty()) {
    ::munmap(const_cast<std::byte*>(m_bytes.data()), m_bytes.size());
  }
}

}  // namespace kvbudget
