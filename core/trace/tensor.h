#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace kvbudget {

enum class ElementType {
  float16,
  bfloat16,
  float32,
  float64,
  int8,
  int16,
  int32,
  int64,
  uint8,
  uint16,
  uint32,
  uint64,
  boolean,
  text,
  unsupported  // listed, but reading it is an error
};

/// Bytes of one element; 0 for text and unsupported, whose size the file gives.
std::size_t size_of(ElementType type);

bool is_float(ElementType type);
bool is_integer(ElementType type);

/// "float16", "int32", "text" and so on.
std::string name_of(ElementType type);

/// One array of a tensor file, as its header describes it; no data.
struct TensorInfo {
  std::string name;
  ElementType type = ElementType::unsupported;
  std::string dtype;             ///< as the file spells it: "<f4", "BF16"
  std::size_t element_size = 0;  ///< bytes; 0 when the type is not known
  bool big_endian = false;
  bool fortran_order = false;
  std::vector<std::int64_t> shape;  ///< row, column, ...; empty for a scalar
  std::uint64_t bytes = 0;          ///< of the data

  /// For the file that listed the array: which entry it is in, and where its data begins there.
  std::size_t entry = 0;
  std::uint64_t data_offset = 0;

  /// Number of elements: the product of the shape, 1 for a scalar.
  std::int64_t count() const;
};

/// "[4, 2, 513, 32]".
std::string shape_text(const std::vector<std::int64_t>& shape);

/// Exact values of IEEE 754 binary16 and of bfloat16, subnormals, infinities and NaN included.
double half_to_double(std::uint16_t bits);
double bfloat16_to_double(std::uint16_t bits);

/// Decodes out.size() elements of a numeric type from `bytes` (exactly as many as they need). All
/// types are exact but 64-bit integers beyond 2^53, which round to the nearest double.
void decode_elements(ElementType type, bool big_endian, std::span<const std::byte> bytes,
                     std::span<double> out);

}  // namespace kvbudget
