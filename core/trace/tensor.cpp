#include "core/trace/tensor.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <functional>
#include <numeric>

namespace kvbudget {

namespace {

/// The element at `bytes`, in this machine's byte order.
template <typename T>
T load(const std::byte* bytes, bool swapped) {
  std::array<std::byte, sizeof(T)> raw{};
  std::memcpy(raw.data(), bytes, sizeof(T));
  if (swapped) {
    std::reverse(raw.begin(), raw.end());
  }
  return std::bit_cast<T>(raw);
}

template <typename T, typename Convert>
void decode(bool swapped, std::span<const std::byte> bytes, std::span<double> out,
            Convert convert) {
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = convert(load<T>(bytes.data() + i * sizeof(T), swapped));
  }
}

template <typename T>
void decode_as(bool swapped, std::span<const std::byte> bytes, std::span<double> out) {
  decode<T>(swapped, bytes, out, [](T value) { return static_cast<double>(value); });
}

}  // namespace

std::size_t size_of(ElementType type) {
  switch (type) {
    case ElementType::int8:
    case ElementType::uint8:
    case ElementType::boolean:
      return 1;
    case ElementType::float16:
    case ElementType::bfloat16:
    case ElementType::int16:
    case ElementType::uint16:
      return 2;
    case ElementType::float32:
    case ElementType::int32:
    case ElementType::uint32:
      return 4;
    case ElementType::float64:
    case ElementType::int64:
    case ElementType::uint64:
      return 8;
    case ElementType::text:
    case ElementType::unsupported:
      return 0;
  }
  return 0;
}

bool is_float(ElementType type) {
  return type == ElementType::float16 || type == ElementType::bfloat16 ||
         type == ElementType::float32 || type == ElementType::float64;
}

bool is_integer(ElementType type) {
  return size_of(type) != 0 && !is_float(type) && type != ElementType::boolean;
}

std::string name_of(ElementType type) {
  switch (type) {
    case ElementType::float16:
      return "float16";
    case ElementType::bfloat16:
      return "bfloat16";
    case ElementType::float32:
      return "float32";
    case ElementType::float64:
      return "float64";
    case ElementType::int8:
      return "int8";
    case ElementType::int16:
      return "int16";
    case ElementType::int32:
      return "int32";
    case ElementType::int64:
      return "int64";
    case ElementType::uint8:
      return "uint8";
    case ElementType::uint16:
      return "uint16";
    case ElementType::uint32:
      return "uint32";
    case ElementType::uint64:
      return "uint64";
    case ElementType::boolean:
      return "boolean";
    case ElementType::text:
      return "text";
    case ElementType::unsupported:
      return "unsupported";
  }
  return "unsupported";
}

std::int64_t TensorInfo::count() const {
  return std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>());
}

std::string shape_text(const std::vector<std::int64_t>& shape) {
  std::string text = "[";
  for (const std::int64_t size : shape) {
    text += (text.size() > 1 ? ", " : "") + std::to_string(size);
  }
  return text + "]";
}

double half_to_double(std::uint16_t bits) {
  const std::uint64_t sign = static_cast<std::uint64_t>(bits >> 15) << 63;
  const std::uint64_t exponent = (bits >> 10) & 0x1f;
  const std::uint64_t fraction = bits & 0x3ff;
  if (exponent == 0) {
    const double magnitude = static_cast<double>(fraction) * 0x1p-24;
    return sign != 0 ? -magnitude : magnitude;
  }
  const std::uint64_t wide_exponent = exponent == 0x1f ? 0x7ff : exponent - 15 + 1023;
  return std::bit_cast<double>(sign | wide_exponent << 52 | fraction << 42);
}

double bfloat16_to_double(std::uint16_t bits) {
  // A bfloat16 is the upper half of a float32.
  return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16));
}

void decode_elements(ElementType type, bool big_endian, std::span<const std::byte> bytes,
                     std::span<double> out) {
  const bool swapped = big_endian != (std::endian::native == std::endian::big);
  switch (type) {
    case ElementType::float16:
      return decode<std::uint16_t>(swapped, bytes, out, half_to_double);
    case ElementType::bfloat16:
      return decode<std::uint16_t>(swapped, bytes, out, bfloat16_to_double);
    case ElementType::float32:
      return decode_as<float>(swapped, bytes, out);
    case ElementType::float64:
      return decode_as<double>(swapped, bytes, out);
    case ElementType::int8:
      return decode_as<std::int8_t>(swapped, bytes, out);
    case ElementType::int16:
      return decode_as<std::int16_t>(swapped, bytes, out);
    case ElementType::int32:
      return decode_as<std::int32_t>(swapped, bytes, out);
    case ElementType::int64:
      return decode_as<std::int64_t>(swapped, bytes, out);
    case ElementType::uint8:
      return decode_as<std::uint8_t>(swapped, bytes, out);
    case ElementType::uint16:
      return decode_as<std::uint16_t>(swapped, bytes, out);
    case ElementType::uint32:
      return decode_as<std::uint32_t>(swapped, bytes, out);
    case ElementType::uint64:
      return decode_as<std::uint64_t>(swapped, bytes, out);
    case ElementType::boolean:
      return decode<std::uint8_t>(swapped, bytes, out,
                                  [](std::uint8_t value) { return value != 0 ? 1.0 : 0.0; });
    case ElementType::text:
    case ElementType::unsupported:
      return;
  }
}

}  // namespace kvbudget
