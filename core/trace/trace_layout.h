#pragma once

#include "core/trace/trace.h"

namespace kvbudget {

/// Finds out what trace the file's arrays are, and reads the optional ones: everything that
/// Trace::open checks. Throws Error.
TraceInfo describe_trace(const TensorFile& file);

}  // namespace kvbudget
