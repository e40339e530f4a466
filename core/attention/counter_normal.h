#pragma once

#include <cstdint>
#include <span>

#include "core/base/types.h"

namespace kvbudget {

/// Independent families of draws that share one seed.
enum class Stream : std::uint32_t { noise = 0, values = 1, sampling = 2 };

/// Standard normal draws addressed by (row, column): every draw is a fixed function of seed,
/// stream, row and column, so any of them can be made alone, in any order, on any thread.
///
/// Philox4x32-10 (Salmon et al., SC 2011; Random123) makes four 32-bit words per counter
/// {column / 4, row, stream, 0}; two Box-Muller pairs make four normals of them. The transform uses
/// only correctly rounded operations (no libm), so the bits are the same on every IEEE machine.
class CounterNormal {
 public:
  CounterNormal(std::uint64_t seed, Stream stream) : m_seed(seed), m_stream(stream) {}

  /// Draws (row, 0), (row, 1), ... into `out`.
  void fill(std::uint32_t row, std::span<double> out) const;

  /// The one draw (row, column); bit-identical to what fill() writes there.
  [[nodiscard]] double at(std::uint32_t row, std::uint32_t column) const;

 private:
  std::uint64_t m_seed;
  Stream m_stream;
};

}  // namespace kvbudget
