#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/hooks.h"
#include "core/base/matrix.h"
#include "core/base/types.h"
#include "core/trace/tensor_file.h"

namespace kvbudget {

/// What a trace file holds.
struct TraceInfo {
  std::filesystem::path path;
  Index layers = 0;
  Index heads = 0;
  Index kv_heads = 0;          ///< divides heads; head h reads KV head h / (heads / kv_heads)
  Index tokens = 0;            ///< T, 1 to kMaxTokens
  Index key_dim = 0;           ///< d; 0 with weights
  Index value_dim = 0;         ///< dv; 0 when the file has no values
  bool has_weights = false;    ///< the file gives attention weights instead of queries and keys
  double scale = 1.0;          ///< of q k^T before the softmax; 1 with weights
  Index tokens_per_frame = 0;  ///< 0 when not given
  std::vector<Position> keyframes;  ///< first token of each, increasing; empty when not given
  std::vector<TensorInfo> tensors;  ///< every array of the file, those a trace ignores too
};

/// The largest T of a trace that gives weights: one cell is then 2 GiB.
inline constexpr Index kMaxWeightTokens = 16'384;

/// Attention captured from a model: `q` [L, H, T, d], `k` [L, Hkv, T, d], `v` [L, Hkv, T, dv]
/// (v optional), or `attn` [L, H, T, T] with or without `v`; the leading axes L, or L and H, may be
/// left out of all of them. Optional: `scale`, `tokens_per_frame`, `keyframes`. Where a file has
/// attn, q and k are not read: the weights that the model used stand above computing them again.
///
/// Copies share the open file. Every member function may be called from several threads.
class Trace {
 public:
  /// One head of one layer, in double. All values are finite and at most 1e100 in magnitude.
  struct Cell {
    RowMatrix queries;  ///< [T, d]; empty with weights
    RowMatrix keys;     ///< [T, d]; empty with weights
    RowMatrix values;   ///< [T, dv]; [T, 0] when the file has none
    RowMatrix weights;  ///< [T, T], lower triangular, rows summing to 1; else empty
    double scale = 1.0;
  };

  /// Reads and checks everything but the arrays' data. Throws Error, one sentence that names the
  /// file, the array and what is wrong.
  static Trace open(const std::filesystem::path& path);

  const TraceInfo& info() const { return m_info; }

  /// Reads the cell's slices, and no more. Throws Error when layer or head is out of range, or the
  /// data has a NaN, an infinity, or weights that are no causal attention.
  Cell cell(Index layer, Index head) const;
  /// The same, reporting the share of bytes that have passed by. Nothing when cancelled, which is
  /// asked after every some 64 KiB.
  std::optional<Cell> cell(Index layer, Index head, const Hooks& hooks) const;

 private:
  Trace(std::shared_ptr<const TensorFile> file, TraceInfo info);

  std::shared_ptr<const TensorFile> m_file;
  TraceInfo m_info;
};

}  // namespace kvbudget
