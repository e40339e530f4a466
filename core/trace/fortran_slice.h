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

  /// A part of an array, counted in Fortran order.
  struct Part {
    std::int64_t first = 0;
    std::int64_t count = 0;
  };
  /// The part that has to pass by for `count` elements from `first_element` on in C order.
  static Part part_of(const std::vector<std::int64_t>& shape, std::int64_t first_element,
                      std::int64_t count);

  std::int64_t first() const { return m_part.first; }
  std::int64_t count() const { return m_part.count; }

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
  Part m_part;
  std::int64_t m_c_position = 0;  // of the next element
};

}  // namespace kvbudget
