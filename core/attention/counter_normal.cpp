#include "core/attention/counter_normal.h"

#include <Random123/philox.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace kvbudget {
namespace {

// Blocks of counters per batch: long enough for vector code, short enough for the first-level
// cache.
constexpr std::size_t kBatch = 64;

using Words = std::array<std::uint32_t, 4>;

[[gnu::always_inline]] inline Words philox_words(std::uint64_t seed, Stream stream,
                                                 std::uint32_t row, std::uint32_t block) {
  using Philox = r123::Philox4x32_R<10>;
  const Philox::ctr_type counter = {{block, row, static_cast<std::uint32_t>(stream), 0}};
  const Philox::key_type key = {
      {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)}};
  const Philox::ctr_type words = Philox{}(counter, key);
  return {words[0], words[1], words[2], words[3]};
}

// Natural logarithm of u in (0, 1), a normal double. u = m 2^e with m in [sqrt(1/2), sqrt(2));
// log m = 2 atanh(s), s = (m - 1) / (m + 1), by its series: s^2 <= 0.0295, so eleven terms leave
// less than 2^-53.
inline double log_unit(double u) {
  constexpr double kLn2 = 0x1.62e42fefa39efp-1;
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(u);
  // Adding the gap between 1 and sqrt(1/2) moves m's range from [1, 2) to [sqrt(1/2), sqrt(2)).
  const std::uint64_t moved = bits + (0x3ff0000000000000ULL - 0x3fe6a09e667f3bcdULL);
  const double m = std::bit_cast<double>((moved & 0x000fffffffffffffULL) + 0x3fe6a09e667f3bcdULL);
  // The biased exponent as a double, by planting it in the mantissa of 2^52.
  const double e = std::bit_cast<double>((moved >> 52) | 0x4330000000000000ULL) - (0x1p52 + 1023.0);
  const double s = (m - 1.0) / (m + 1.0);
  const double z = s * s;
  double series = 1.0 / 21.0;
  series = series * z + 1.0 / 19.0;
  series = series * z + 1.0 / 17.0;
  series = series * z + 1.0 / 15.0;
  series = series * z + 1.0 / 13.0;
  series = series * z + 1.0 / 11.0;
  series = series * z + 1.0 / 9.0;
  series = series * z + 1.0 / 7.0;
  series = series * z + 1.0 / 5.0;
  series = series * z + 1.0 / 3.0;
  series = series * z + 1.0;
  return e * kLn2 + 2.0 * s * series;
}

struct Direction {
  double cosine, sine;
};

// Cosine and sine of the angle word * 2^-32 turns: the nearest quarter turn is exact in integers,
// the remaining |x| <= pi/4 goes through Taylor series with a remainder below 2^-53.
inline Direction direction(std::uint32_t word) {
  constexpr double kTwoPi = 0x1.921fb54442d18p+2;
  const std::uint32_t quarter = (word + 0x20000000U) >> 30;
  const auto rest = static_cast<std::int32_t>(word - (quarter << 30));
  const double x = static_cast<double>(rest) * 0x1p-32 * kTwoPi;
  const double z = x * x;
  double sine = -1.0 / 1307674368000.0;
  sine = sine * z + 1.0 / 6227020800.0;
  sine = sine * z - 1.0 / 39916800.0;
  sine = sine * z + 1.0 / 362880.0;
  sine = sine * z - 1.0 / 5040.0;
  sine = sine * z + 1.0 / 120.0;
  sine = sine * z - 1.0 / 6.0;
  sine = sine * z * x + x;
  double cosine = 1.0 / 20922789888000.0;
  cosine = cosine * z - 1.0 / 87178291200.0;
  cosine = cosine * z + 1.0 / 479001600.0;
  cosine = cosine * z - 1.0 / 3628800.0;
  cosine = cosine * z + 1.0 / 40320.0;
  cosine = cosine * z - 1.0 / 720.0;
  cosine = cosine * z + 1.0 / 24.0;
  cosine = cosine * z - 0.5;
  cosine = cosine * z + 1.0;
  const bool swap = (quarter & 1U) != 0;
  const double along = swap ? sine : cosine;
  const double across = swap ? cosine : sine;
  // Quarters 1 and 2 have a negative cosine, 2 and 3 a negative sine.
  const bool left = ((quarter + 1U) & 2U) != 0;
  const bool below = (quarter & 2U) != 0;
  return {left ? -along : along, below ? -across : across};
}

// Words are planes [4][kBatch]; normals likewise: normals[c][b] is column 4 b + c.
void box_muller(const std::uint32_t (&words)[4][kBatch], double (&normals)[4][kBatch]) {
  for (std::size_t pair = 0; pair < 4; pair += 2) {
    for (std::size_t b = 0; b < kBatch; ++b) {
      const double u = (static_cast<double>(words[pair][b]) + 0.5) * 0x1p-32;
      const double radius = std::sqrt(-2.0 * log_unit(u));
      const Direction d = direction(words[pair + 1][b]);
      normals[pair][b] = radius * d.cosine;
      normals[pair + 1][b] = radius * d.sine;
    }
  }
}

}  // namespace

void CounterNormal::fill(std::uint32_t row, std::span<double> out) const {
  std::uint32_t words[4][kBatch] = {};
  double normals[4][kBatch];
  for (std::size_t done = 0; done < out.size(); done += 4 * kBatch) {
    const std::size_t count = std::min(out.size() - done, 4 * kBatch);
    const std::size_t blocks = (count + 3) / 4;
    for (std::size_t b = 0; b < blocks; ++b) {
      const Words w = philox_words(m_seed, m_stream, row, static_cast<std::uint32_t>(done / 4 + b));
      for (std::size_t c = 0; c < 4; ++c) {
        words[c][b] = w[c];
      }
    }
    box_muller(words, normals);
    for (std::size_t i = 0; i < count; ++i) {
      out[done + i] = normals[i % 4][i / 4];
    }
  }
}

double CounterNormal::at(std::uint32_t row, std::uint32_t column) const {
  const Words words = philox_words(m_seed, m_stream, row, column / 4);
  const std::size_t pair = (column & 2U);
  const double u = (static_cast<double>(words[pair]) + 0.5) * 0x1p-32;
  const Direction d = direction(words[pair + 1]);
  return std::sqrt(-2.0 * log_unit(u)) * ((column & 1U) != 0 ? d.sine : d.cosine);
}

}  // namespace kvbudget
