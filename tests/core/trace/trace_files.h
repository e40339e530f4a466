#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/support/temporary_folder.h"

namespace kvbudget::testing {

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
