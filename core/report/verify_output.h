#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/report/verify.h"

namespace kvbudget {

/// The report as tables with a verdict at the end, for a terminal.
[[nodiscard]] std::string verify_text(const VerifyReport& report);

/// The report with the keys that scripts rely on: bound, pareto, ratio, sink_sweep, tail.
[[nodiscard]] nlohmann::ordered_json verify_json(const VerifyReport& report);

}  // namespace kvbudget
