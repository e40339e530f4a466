// The drop kernel for one instruction set; included once by each drop_kernel_<set>.cpp, which
// defines KVBUDGET_KERNEL (the function's name) and KVBUDGET_VECTOR_BYTES. No #pragma once on
// purpose, and no header with inline functions: see drop_kernel.h.

#include "core/rollout/drop_kernel.h"

namespace kvbudget {
namespace {

using Vector [[gnu::vector_size(KVBUDGET_VECTOR_BYTES)]] = double;
constexpr Index kWidth = KVBUDGET_VECTOR_BYTES / 8;
// Vectors held in registers at once; with the centre beside them they still fit 32 registers.
constexpr unsigned kMostVectors = 8;

template <unsigned Vectors, bool Norms, bool Centred>
void column_block(const DropSteps& s, Index column, bool first) {
  Vector sum[Vectors] = {};
  Vector centre[Vectors] = {};
  if constexpr (Centred) {
    for (unsigned b = 0; b < Vectors; ++b) {
      centre[b] = *reinterpret_cast<const Vector*>(s.centre + column + b * kWidth);
    }
  }
  for (Index i = 0; i < s.steps; ++i) {
    const double* value = s.values + s.order[i] * s.stride + column;
    const double weight = s.weights[i];
    Vector square = {};
    for (unsigned b = 0; b < Vectors; ++b) {
      sum[b] += weight * *reinterpret_cast<const Vector*>(value + b * kWidth);
      if constexpr (Centred) {
        const Vector rest = sum[b] - s.mass[i] * centre[b];
        square += rest * rest;
      } else if constexpr (Norms) {
        square += sum[b] * sum[b];
      }
    }
    if constexpr (Norms) {
      auto* lanes = reinterpret_cast<Vector*>(s.lanes + i * kWidth);
      *lanes = first ? square : *lanes + square;
    }
  }
  for (unsigned b = 0; b < Vectors; ++b) {
    *reinterpret_cast<Vector*>(s.total + column + b * kWidth) = sum[b];
  }
}

template <bool Norms, bool Centred>
void all_columns(const DropSteps& s) {
  for (Index column = 0; column < s.stride;) {
    const bool first = column == 0;
    const Index left = (s.stride - column) / kWidth;
    if (left >= kMostVectors) {
      column_block<kMostVectors, Norms, Centred>(s, column, first);
      column += kMostVectors * kWidth;
    } else if (left >= 4) {
      column_block<4, Norms, Centred>(s, column, first);
      column += 4 * kWidth;
    } else {
      column_block<1, Norms, Centred>(s, column, first);
      column += kWidth;
    }
  }
}

}  // namespace

void KVBUDGET_KERNEL(const DropSteps& s);

void KVBUDGET_KERNEL(const DropSteps& s) {
  if (s.norms == nullptr) {
    all_columns<false, false>(s);
    return;
  }
  if (s.centre == nullptr) {
    all_columns<true, false>(s);
  } else {
    all_columns<true, true>(s);
  }
  for (Index i = 0; i < s.steps; ++i) {
    double square = 0.0;
    for (Index lane = 0; lane < kWidth; ++lane) {
      square += s.lanes[i * kWidth + lane];
    }
    s.norms[i] = __builtin_sqrt(square);
  }
}

}  // namespace kvbudget
