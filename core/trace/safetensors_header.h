#pragma once

#include <string_view>
#include <vector>

#include "core/trace/tensor.h"

namespace kvbudget {

/// The arrays that a safetensors header lists, in its order; data_offset and bytes are from
/// data_offsets, with begin <= end. Throws Error, whose sentence lacks the file, when the header is
/// not the JSON that the format asks for.
std::vector<TensorInfo> parse_safetensors_header(std::string_view json);

}  // namespace kvbudget
