#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace kvbudget {

/// Gathers a slice that is contiguous in C order from an array that lies in Fortran order, where
/// its elements are spread out: the array passes by once and the slice's elements are kept.
class FortranSlice {
 public:
  /// The slice is out.size() elements from `first_element` on, counted in C order; it must lie
  /// within the shape.
  FortranSlice(const std::vector<std::int64_t>& shape, std::int64_t first_element,
               std::span<double> out);

  /// The part of the array, counted in Fortran order, that has to pass by.
  std::int64_t first() const { return m_first; }
  std::int64_t count() const { return m_count; }

  /// Takes the next elements of that part.
  void take(std::span<const double> elements);

 private:
  struct Axis {
    std::int64_t size;
    std::int64_t c_stride;
    std::int64_t index;  // of the next element
  };

  std::vector<Axis> m_axes;
  std::int64_t m_slice_first;
  std::span<double> m_out;
  std::int64_t m_first = 0;
  std::int64_t m_count = 0;
  std::int64_t m_c_position = 0;  // of the next element
};

}  // namespace kvbudget
