#pragma once

#include <string>
#include <string_view>

#include "core/report/table.h"
#include "core/scenario/scenario.h"

namespace kvbudget {

/// A command's table as CSV that pandas, numpy and spreadsheets read as it is: one line of names,
/// then the rows. What the result was made from stands in further columns, the same in each row:
/// `program`, `commit`, and `scenario_<key>` for each key of the scenario that counts. `but` is a
/// key that the table itself varies.
[[nodiscard]] std::string data_csv(Table table, const Scenario& scenario,
                                   std::string_view but = {});

}  // namespace kvbudget
