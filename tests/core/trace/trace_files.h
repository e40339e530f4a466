#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kvbudget::testing {

/// A folder that disappears with its content.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::filesystem::path operator/(std::string_view name) const { return m_path / name; }
  const std::filesystem::path& path() const { return m_path; }

  /// Writes the bytes to a file in the folder and returns its path.
  std::filesystem::path file(std::string_view name, std::string_view bytes) const;

  /// Names of the files in it, hidden ones included.
  std::vector<std::string> names() const;

 private:
  std::filesystem::path m_path;
};

std::string read_all(const std::filesystem::path& path);

/// The sentence of the Error that the action throws; anything else fails the test. Checks that it
/// is one line.
std::string error_of(const std::function<void()>& action);

std::string little_endian(std::uint64_t value, int bytes);

/// The bytes of the values, in the machine's order.
template <typename T>
std::string raw(const std::vector<T>& values) {
  return std::string(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
}

/// A .npy file; `shape` is Python text, "(2, 3)".
std::string npy(std::string_view descr, std::string_view shape, std::string_view data,
                bool fortran_order = false);

/// A .npy file with any header text.
std::string npy_with_header(std::string_view header, std::string_view data, int version = 1);

/// An entry of a zip archive and what the archive says about it; -1 for the truth.
struct ZipItem {
  std::string name;
  std::string data;
  bool deflated = false;
  std::int64_t size = -1;
  std::int64_t compressed_size = -1;
  std::int64_t checksum = -1;
  int method = -1;
  int flags = 0;
};

std::string zip(const std::vector<ZipItem>& items);

/// A .npz of float32 arrays filled with small values that differ, or with `value`.
struct Array {
  std::string name;
  std::vector<std::int64_t> shape;
  double value = -1.0;
};
std::string npz(const std::vector<Array>& arrays);
std::string npy_of(const Array& array);

/// A safetensors file: the header's length, the header, the data.
std::string safetensors(std::string_view header, std::string_view data);

std::string shape_tuple(const std::vector<std::int64_t>& shape);

}  // namespace kvbudget::testing
