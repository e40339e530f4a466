#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include "core/base/error.h"
#include "core/trace/trace.h"

// Opens the bytes as a trace and reads its first and last cell: all that may come of it is a cell
// or an Error of one line. Works with libFuzzer and with the driver in mutate.cpp.

using kvbudget::Error;
using kvbudget::Trace;
using kvbudget::TraceInfo;

namespace {

/// A file in memory: no disk is worn, and nothing is left behind.
class MemoryFile {
 public:
  MemoryFile(const std::uint8_t* data, std::size_t size) : m_descriptor(memfd_create("trace", 0)) {
    while (size > 0) {
      const ssize_t written = write(m_descriptor, data, size);
      if (written <= 0) {
        __builtin_trap();
      }
      data += written;
      size -= static_cast<std::size_t>(written);
    }
  }
  ~MemoryFile() { close(m_descriptor); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  std::string path() const { return "/proc/self/fd/" + std::to_string(m_descriptor); }

 private:
  int m_descriptor;
};

void need(bool condition) {
  if (!condition) {
    __builtin_trap();
  }
}

void check_cell(const Trace::Cell& cell, const TraceInfo& info) {
  need(cell.values.rows() == info.tokens && cell.values.cols() == info.value_dim);
  if (info.has_weights) {
    need(cell.weights.rows() == info.tokens && cell.weights(0, 0) == 1.0);
  } else {
    need(cell.queries.rows() == info.tokens && cell.keys.cols() == info.key_dim);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const MemoryFile file(data, size);
  try {
    const Trace trace = Trace::open(file.path());
    const TraceInfo& info = trace.info();
    need(info.layers > 0 && info.heads > 0 && info.heads % info.kv_heads == 0);
    check_cell(trace.cell(0, 0), info);
    check_cell(trace.cell(info.layers - 1, info.heads - 1), info);
  } catch (const Error& error) {
    const std::string sentence = error.what();
    need(!sentence.empty() && sentence.find('\n') == std::string::npos);
  }
  return 0;
}
