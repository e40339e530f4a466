#pragma once

#include "core/trace/tensor.h"

namespace kvbudget {

/// Throws Error, whose sentence lacks file and array, when the shape's size does not fit 64 bits or
/// is not the size of the data. A type whose size is not known passes if its shape does.
void check_bytes(const TensorInfo& tensor);

}  // namespace kvbudget
