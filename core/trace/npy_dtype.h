#pragma once

#include <string>
#include <string_view>

#include "core/trace/tensor.h"

namespace kvbudget {

/// Sets type, dtype, element_size and big_endian from a .npy header's `descr`; a structured dtype
/// is given as it stands in the header, with its brackets.
void set_npy_dtype(TensorInfo& tensor, std::string_view descr);

/// What to say of a dtype that is `unsupported`: "holds Python objects (dtype '|O')".
std::string describe_unsupported(const TensorInfo& tensor);

}  // namespace kvbudget
