#pragma once

#include "core/trace/trace.h"

namespace kvbudget {

/// Reads scale, tokens_per_frame and keyframes, those that the file has, into `info`, whose tokens
/// are known. Throws Error when a value makes no sense.
void read_trace_options(const TensorFile& file, TraceInfo& info);

}  // namespace kvbudget
