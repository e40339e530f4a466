#include "core/trace/tensor.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/core/trace/trace_files.h"

namespace kvbudget::testing {

namespace {

/// By the definition: sign x 2^exponent x fraction.
double decode_by_definition(int bits, int exponent_bits, int fraction_bits) {
  const int bias = (1 << (exponent_bits - 1)) - 1;
  const int fraction = bits & ((1 << fraction_bits) - 1);
  const int exponent = (bits >> fraction_bits) & ((1 << exponent_bits) - 1);
  const double sign = (bits >> (exponent_bits + fraction_bits)) != 0 ? -1.0 : 1.0;
  const double one = std::ldexp(1.0, fraction_bits);
  if (exponent == (1 << exponent_bits) - 1) {
    return fraction != 0 ? std::numeric_limits<double>::quiet_NaN()
                         : sign * std::numeric_limits<double>::infinity();
  }
  return exponent == 0 ? sign * std::ldexp(fraction / one, 1 - bias)
                       : sign * std::ldexp(1.0 + fraction / one, exponent - bias);
}

bool same(double a, double b) {
  return std::isnan(a) ? std::isnan(b) : a == b && std::signbit(a) == std::signbit(b);
}

template <typename T>
void check_round_trip(ElementType type, std::vector<T> values) {
  INFO(name_of(type));
  CHECK(size_of(type) == sizeof(T));
  std::vector<double> decoded(values.size());
  std::string bytes = raw(values);
  decode_elements(type, false, std::as_bytes(std::span(bytes)), decoded);
  for (std::size_t i = 0; i < values.size(); ++i) {
    CHECK(decoded[i] == static_cast<double>(values[i]));
  }
  std::string swapped;
  for (std::size_t i = 0; i < bytes.size(); i += sizeof(T)) {
    std::string element = bytes.substr(i, sizeof(T));
    std::reverse(element.begin(), element.end());
    swapped += element;
  }
  std::vector<double> from_swapped(values.size());
  decode_elements(type, true, std::as_bytes(std::span(swapped)), from_swapped);
  CHECK(from_swapped == decoded);
}

}  // namespace

TEST_CASE("every float16 and every bfloat16 has its defined value", "[trace]") {
  int wrong_half = 0;
  int wrong_bfloat = 0;
  for (int bits = 0; bits < 65536; ++bits) {
    const auto word = static_cast<std::uint16_t>(bits);
    wrong_half += same(half_to_double(word), decode_by_definition(bits, 5, 10)) ? 0 : 1;
    wrong_bfloat += same(bfloat16_to_double(word), decode_by_definition(bits, 8, 7)) ? 0 : 1;
  }
  CHECK(wrong_half == 0);
  CHECK(wrong_bfloat == 0);
}

TEST_CASE("elements of every type are decoded in both byte orders", "[trace]") {
  check_round_trip<float>(ElementType::float32, {0.0f, 1.5f, -3.25e-30f, 3e38f});
  check_round_trip<double>(ElementType::float64, {0.0, 1.5, -3.25e-300, 1e308});
  check_round_trip<std::int8_t>(ElementType::int8, {0, 1, -128, 127});
  check_round_trip<std::int16_t>(ElementType::int16, {0, 258, -32768});
  check_round_trip<std::int32_t>(ElementType::int32, {0, 66051, -2147483647});
  check_round_trip<std::int64_t>(ElementType::int64, {0, -9007199254740992, 72623859790382856});
  check_round_trip<std::uint8_t>(ElementType::uint8, {0, 255});
  check_round_trip<std::uint16_t>(ElementType::uint16, {0, 65534});
  check_round_trip<std::uint32_t>(ElementType::uint32, {0, 4294967294u});
  check_round_trip<std::uint64_t>(ElementType::uint64, {0, 18446744073709551615u});
}

TEST_CASE("a boolean byte is true whatever its bits", "[trace]") {
  const std::string bytes("\0\1\2", 3);
  std::vector<double> decoded(3);
  decode_elements(ElementType::boolean, false, std::as_bytes(std::span(bytes)), decoded);
  CHECK(decoded == std::vector<double>{0.0, 1.0, 1.0});
}

}  // namespace kvbudget::testing
