#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/trace/tensor.h"

namespace kvbudget {

/// Named arrays in one file (.npz or .safetensors), of which slices are read when they are asked
/// for. The file must not be changed while it is open. Reading from several threads is safe.
class TensorFile {
 public:
  /// Recognises the file by its content and checks every header against the file's size. Throws
  /// Error for a file that cannot be read, is no such file, or whose headers are wrong.
  static std::unique_ptr<TensorFile> open(const std::filesystem::path& path);

  virtual ~TensorFile() = default;
  TensorFile(const TensorFile&) = delete;
  TensorFile& operator=(const TensorFile&) = delete;

  const std::filesystem::path& path() const { return m_path; }
  const std::vector<TensorInfo>& tensors() const { return m_tensors; }

  /// The array of that name, or nullptr.
  const TensorInfo* find(std::string_view name) const;

  /// Fills `out` with the elements first_element, first_element + 1, ... of one of tensors(),
  /// counted in C order whatever the file's order is. Holds no more than the slice in memory.
  /// Throws Error when the array is not numeric or its data is damaged, and std::out_of_range for
  /// elements that the array does not have.
  void read(const TensorInfo& tensor, std::int64_t first_element, std::span<double> out) const;

 protected:
  explicit TensorFile(std::filesystem::path path) : m_path(std::move(path)) {}

  /// Copies the array's bytes from `offset` (from the start of its data) on.
  virtual void read_bytes(const TensorInfo& tensor, std::uint64_t offset,
                          std::span<std::byte> out) const = 0;

  std::vector<TensorInfo> m_tensors;

 private:
  /// Hands over `count` elements from `first` on, in the file's order and in pieces.
  void read_in_order(const TensorInfo& tensor, std::int64_t first, std::int64_t count,
                     const std::function<void(std::span<const double>)>& take) const;

  std::filesystem::path m_path;
};

}  // namespace kvbudget
