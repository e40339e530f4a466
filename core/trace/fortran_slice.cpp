#include "core/trace/fortran_slice.h"

namespace kvbudget {

FortranSlice::Part FortranSlice::part_of(const std::vector<std::int64_t>& shape,
                                         std::int64_t first_element, std::int64_t count) {
  Part part;
  if (count == 0) {
    return part;
  }
  std::int64_t c_stride = 1;
  for (const std::int64_t size : shape) {
    c_stride *= size;
  }
  // The slice's first and last element share their leading indices; the axis where these part is
  // bounded by theirs, and the axes behind it run over all of their range.
  std::int64_t first_rest = first_element;
  std::int64_t last_rest = first_element + count - 1;
  std::int64_t last = 0;
  std::int64_t fortran_stride = 1;
  bool parted = false;
  for (const std::int64_t size : shape) {
    c_stride /= size;
    const std::int64_t low = parted ? 0 : first_rest / c_stride;
    const std::int64_t high = parted ? size - 1 : last_rest / c_stride;
    part.first += low * fortran_stride;
    last += high * fortran_stride;
    parted = parted || low != high;
    first_rest %= c_stride;
    last_rest %= c_stride;
    fortran_stride *= size;
  }
  part.count = last - part.first + 1;
  return part;
}

FortranSlice::FortranSlice(const std::vector<std::int64_t>& shape, std::int64_t first_element,
                           std::span<double> out)
    : m_slice_first(first_element),
      m_out(out),
      m_part(part_of(shape, first_element, static_cast<std::int64_t>(out.size()))) {
  if (out.empty()) {
    return;
  }
  std::int64_t stride = 1;
  m_axes.resize(shape.size());
  for (std::size_t axis = shape.size(); axis-- > 0;) {
    m_axes[axis] = {shape[axis], stride, 0};
    stride *= shape[axis];
  }
  std::int64_t rest = m_part.first;
  for (Axis& axis : m_axes) {
    axis.index = rest % axis.size;
    rest /= axis.size;
    m_c_position += axis.index * axis.c_stride;
  }
}

void FortranSlice::take(std::span<const double> elements) {
  for (const double element : elements) {
    const std::int64_t place = m_c_position - m_slice_first;
    if (place >= 0 && place < static_cast<std::int64_t>(m_out.size())) {
      m_out[static_cast<std::size_t>(place)] = element;
    }
    for (Axis& axis : m_axes) {
      m_c_position += axis.c_stride;
      if (++axis.index < axis.size) {
        break;
      }
      m_c_position -= axis.size * axis.c_stride;
      axis.index = 0;
    }
  }
}

}  // namespace kvbudget
