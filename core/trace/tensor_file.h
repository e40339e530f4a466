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

/// Told how many bytes of a file's arrays have passed by since the last call, every some 64 KiB.
/// What it throws ends the reading and comes out of it.
using ReadMeter = std::function<void(std::uint64_t bytes)>;

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
  void read(const TensorInfo& tensor, std::int64_t first_element, std::span<double> out,
            const ReadMeter& meter = {}) const;

  /// The bytes that a meter is told of while `count` elements from `first_element` on are read now:
  /// theirs, and those that must pass by to reach or check them.
  [[nodiscard]] std::uint64_t bytes_to_read(const TensorInfo& tensor, std::int64_t first_element,
                                            std::int64_t count) const;

 protected:
  explicit TensorFile(std::filesystem::path path) : m_path(std::move(path)) {}

  /// Copies the array's bytes from `offset` (from the start of its data) on. The meter is told of
  /// what else had to pass by.
  virtual void read_bytes(const TensorInfo& tensor, std::uint64_t offset, std::span<std::byte> out,
                          const ReadMeter& meter) const = 0;
  /// What else would have to pass by.
  [[nodiscard]] virtual std::uint64_t bytes_before(const TensorInfo& /*tensor*/,
                                                   std::uint64_t /*offset*/) const {
    return 0;
  }

  std::vector<TensorInfo> m_tensors;

 private:
  /// Hands over `count` elements from `first` on, in the file's order and in pieces.
  void read_in_order(const TensorInfo& tensor, std::int64_t first, std::int64_t count,
                     const std::function<void(std::span<const double>)>& take,
                     const ReadMeter& meter) const;

  std::filesystem::path m_path;
};

}  // namespace kvbudget
