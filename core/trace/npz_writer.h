#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/types.h"

namespace kvbudget {

/// Writes arrays to a .npz that np.load(allow_pickle=False) reads: stored, little-endian, with
/// fixed times, so the same arrays give the same bytes. The file appears whole at commit() or not
/// at all. A failure to write throws Error, as AtomicFile does.
class NpzWriter {
 public:
  using Shape = std::vector<std::int64_t>;

  /// Gives row `row` of a matrix: fills `out`, whose size is the number of columns.
  using RowSource = std::function<void(Index row, std::span<double> out)>;

  /// Creates the temporary file, so a folder that cannot be written fails here.
  explicit NpzWriter(const std::filesystem::path& path);
  ~NpzWriter();
  NpzWriter(const NpzWriter&) = delete;
  NpzWriter& operator=(const NpzWriter&) = delete;

  /// Adds an array in C order; the data is copied. An empty shape is a scalar. Throws
  /// std::invalid_argument when the shape does not have as many elements as `data`, or for a name
  /// that is empty or already there.
  void add(std::string_view name, const Shape& shape, std::span<const double> data);
  void add(std::string_view name, const Shape& shape, std::span<const std::int64_t> data);

  /// Adds a scalar integer, or a scalar of numpy's bytes type.
  void add(std::string_view name, std::int64_t value);
  void add(std::string_view name, std::string_view bytes);

  /// Adds a [rows, columns] matrix whose rows are asked for, in order, during commit(), so that a
  /// large one need not exist twice. What `source` throws comes out of commit().
  void add_rows(std::string_view name, Index rows, Index columns, RowSource source);

  /// Writes everything. Nothing may be added afterwards.
  void commit();

 private:
  struct Contents;
  std::unique_ptr<Contents> m_contents;
};

}  // namespace kvbudget
