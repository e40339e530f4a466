#pragma once

#include "core/policies/policy.h"

namespace kvbudget {

/// Parameters that several policies share, so that they mean the same everywhere.
inline ParameterInfo window_parameter() {
  return {"window",
          48,
          1,
          static_cast<double>(kMaxTokens),
          true,
          ParameterInfo::Inherits::window,
          "newest tokens kept, the query's own included"};
}

inline ParameterInfo budget_parameter() {
  return {
      "budget",     48, 1, static_cast<double>(kMaxTokens), true, ParameterInfo::Inherits::window,
      "tokens kept"};
}

inline Index whole(double value) {
  return static_cast<Index>(value);
}

}  // namespace kvbudget
