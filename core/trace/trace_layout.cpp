#include "core/trace/trace_layout.h"

#include <array>
#include <cmath>
#include <string>

#include "core/trace/message.h"
#include "core/trace/npy_dtype.h"
#include "core/trace/trace_options.h"

namespace kvbudget {

namespace {

/// [layer, head, token, last]; axes that an array leaves out have size 1.
using Axes = std::array<Index, 4>;

constexpr const char* kWanted = "; a trace needs q and k, or attn";

std::string text(Index number) {
  return std::to_string(number);
}

/// Works through one file's arrays; every fault becomes one sentence with the file's name.
class Description {
 public:
  explicit Description(const TensorFile& file) : m_file(file) {
    m_info.path = file.path();
    m_info.tensors = file.tensors();
  }

  TraceInfo take() {
    if (m_file.find("attn") != nullptr) {
      take_weights();
    } else {
      take_queries_and_keys();
    }
    take_values();
    read_trace_options(m_file, m_info);
    return std::move(m_info);
  }

 private:
  void take_weights() {
    const Axes axes = axes_of(need("attn"));
    m_info.has_weights = true;
    m_info.layers = axes[0];
    m_info.heads = m_info.kv_heads = axes[1];
    if (axes[2] != axes[3]) {
      fail("array 'attn' is " + shape("attn") +
           "; its last two sizes, the query and the position, must be equal");
    }
    take_tokens("attn", axes[2]);
    if (m_info.tokens > kMaxWeightTokens) {
      fail("array 'attn' has " + text(m_info.tokens) + " tokens, where weights of at most " +
           text(kMaxWeightTokens) + " are read; store q and k instead");
    }
  }

  void take_queries_and_keys() {
    if (m_file.find("q") == nullptr && m_file.find("k") == nullptr) {
      fail("it has neither q and k nor attn, but " + listing() + kWanted);
    }
    const Axes queries = axes_of(need("q"));
    const Axes keys = axes_of(need("k"));
    need_same_rank("k", "q");
    m_info.layers = queries[0];
    m_info.heads = queries[1];
    take_tokens("q", queries[2]);
    m_info.key_dim = queries[3];
    m_info.kv_heads = keys[1];
    m_info.scale = 1.0 / std::sqrt(static_cast<double>(m_info.key_dim));
    need_same("k", "q", "layers", keys[0], queries[0]);
    need_same("k", "q", "tokens", keys[2], queries[2]);
    need_same("k", "q", "dimensions a token", keys[3], queries[3]);
    need_dividing_heads("k", keys[1]);
  }

  void take_values() {
    const TensorInfo* tensor = m_file.find("v");
    if (tensor == nullptr) {
      return;
    }
    const std::string other = m_info.has_weights ? "attn" : "k";
    const Axes values = axes_of(*tensor);
    need_same_rank("v", other);
    need_same("v", other, "layers", values[0], m_info.layers);
    need_same("v", other, "tokens", values[2], m_info.tokens);
    if (m_info.has_weights) {
      need_dividing_heads("v", values[1]);
      m_info.kv_heads = values[1];
    } else {
      need_same("v", other, "heads", values[1], m_info.kv_heads);
    }
    m_info.value_dim = values[3];
  }

  void take_tokens(const std::string& name, Index tokens) {
    if (tokens > kMaxTokens) {
      fail("array '" + name + "' has " + text(tokens) + " tokens, where at most " +
           text(kMaxTokens) + " are read");
    }
    m_info.tokens = tokens;
  }

  const TensorInfo& need(const std::string& name) const {
    const TensorInfo* tensor = m_file.find(name);
    if (tensor == nullptr) {
      fail("array '" + name + "' is missing" + kWanted);
    }
    return *tensor;
  }

  Axes axes_of(const TensorInfo& tensor) const {
    const std::string array = "array '" + tensor.name + "' ";
    const std::string wanted = ", where float16, bfloat16, float32 or float64 is needed";
    if (size_of(tensor.type) == 0) {
      fail(array + describe_unsupported(tensor) + wanted);
    }
    if (!is_float(tensor.type)) {
      fail(array + "is " + name_of(tensor.type) + wanted);
    }
    const std::size_t rank = tensor.shape.size();
    if (rank < 2 || rank > 4) {
      fail(array + "is " + shape_text(tensor.shape) +
           ", where 4 dimensions are needed: layer, head, token, and " +
           (tensor.name == "attn" ? "position" : "the vector's elements") +
           "; layer, or layer and head, may be left out");
    }
    Axes axes{1, 1, 1, 1};
    for (std::size_t i = 0; i < rank; ++i) {
      if (tensor.shape[i] == 0) {
        fail(array + "is empty: its shape is " + shape_text(tensor.shape));
      }
      axes[4 - rank + i] = tensor.shape[i];
    }
    return axes;
  }

  void need_same_rank(const std::string& name, const std::string& other) const {
    if (need(name).shape.size() != need(other).shape.size()) {
      fail("array '" + name + "' is " + shape(name) + " and '" + other + "' is " + shape(other) +
           "; both need the same number of dimensions");
    }
  }

  void need_same(const std::string& name, const std::string& other, const std::string& what,
                 Index found, Index wanted) const {
    if (found != wanted) {
      fail("array '" + name + "' has " + text(found) + " " + what + " where '" + other + "' has " +
           text(wanted) + ": their shapes are " + shape(name) + " and " + shape(other));
    }
  }

  void need_dividing_heads(const std::string& name, Index kv_heads) const {
    if (m_info.heads % kv_heads != 0) {
      fail("array '" + name + "' has " + text(kv_heads) + " heads, which do not divide the " +
           text(m_info.heads) + " heads of '" + (m_info.has_weights ? "attn" : "q") + "'");
    }
  }

  std::string shape(const std::string& name) const { return shape_text(need(name).shape); }

  /// "'a', 'b' and 3 more".
  std::string listing() const {
    constexpr std::size_t kListed = 8;
    std::string names;
    for (std::size_t i = 0; i < m_info.tensors.size() && i < kListed; ++i) {
      names += (i == 0 ? "" : ", ") + in_quotes(m_info.tensors[i].name);
    }
    if (m_info.tensors.size() > kListed) {
      names += " and " + std::to_string(m_info.tensors.size() - kListed) + " more";
    }
    return names.empty() ? "no array at all" : names;
  }

  [[noreturn]] void fail(const std::string& fault) const { throw read_error(m_info.path, fault); }

  const TensorFile& m_file;
  TraceInfo m_info;
};

}  // namespace

TraceInfo describe_trace(const TensorFile& file) {
  return Description(file).take();
}

}  // namespace kvbudget
