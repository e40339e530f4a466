#include "core/trace/trace.h"

#include <algorithm>
#include <cstdint>
#include <new>
#include <string>
#include <utility>

#include "core/trace/cell_reader.h"
#include "core/trace/message.h"
#include "core/trace/trace_layout.h"

namespace kvbudget {
namespace {

struct Cancelled {};

struct Progress {
  const Hooks& hooks;
  std::uint64_t expected = 0;  // bytes
  std::uint64_t passed = 0;

  void pass(std::uint64_t bytes) {
    if (hooks.stop()) {
      throw Cancelled();
    }
    passed += bytes;
    if (bytes > 0 && expected > 0) {  // another reader of the file may make it more than expected
      hooks.report(std::min(1.0, static_cast<double>(passed) / static_cast<double>(expected)));
    }
  }
};

}  // namespace

Trace::Trace(std::shared_ptr<const TensorFile> file, TraceInfo info)
    : m_file(std::move(file)), m_info(std::move(info)) {}

Trace Trace::open(const std::filesystem::path& path) {
  std::shared_ptr<const TensorFile> file = TensorFile::open(path);
  TraceInfo info = describe_trace(*file);
  return Trace(std::move(file), std::move(info));
}

Trace::Cell Trace::cell(Index layer, Index head) const {
  return *cell(layer, head, Hooks{});
}

std::optional<Trace::Cell> Trace::cell(Index layer, Index head, const Hooks& hooks) const {
  const auto need_within = [this](const char* what, Index index, Index count) {
    if (index < 0 || index >= count) {
      throw read_error(m_info.path, std::string("there is no ") + what + " " +
                                        std::to_string(index) + "; it has " + what + "s 0 to " +
                                        std::to_string(count - 1));
    }
  };
  need_within("layer", layer, m_info.layers);
  need_within("head", head, m_info.heads);
  Progress progress{hooks};
  const CellReader reader(*m_file, m_info.tokens,
                          [&progress](std::uint64_t bytes) { progress.pass(bytes); });
  const CellPlace own{layer, head, m_info.heads};
  const CellPlace shared{layer, head / (m_info.heads / m_info.kv_heads), m_info.kv_heads};
  progress.expected =
      (m_info.has_weights ? reader.bytes_of("attn", own)
                          : reader.bytes_of("q", own) + reader.bytes_of("k", shared)) +
      (m_info.value_dim > 0 ? reader.bytes_of("v", shared) : 0);
  Cell cell;
  cell.scale = m_info.scale;
  try {
    if (m_info.has_weights) {
      cell.weights = reader.weights(own);
    } else {
      cell.queries = reader.vectors("q", own, m_info.key_dim);
      cell.keys = reader.vectors("k", shared, m_info.key_dim);
    }
    cell.values = m_info.value_dim > 0 ? reader.vectors("v", shared, m_info.value_dim)
                                       : RowMatrix(m_info.tokens, 0);
  } catch (const Cancelled&) {
    return std::nullopt;
  } catch (const std::bad_alloc&) {
    throw read_error(m_info.path, "there is not enough memory for one head of " +
                                      std::to_string(m_info.tokens) + " tokens");
  }
  return cell;
}

}  // namespace kvbudget
