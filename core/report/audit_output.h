#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "core/selection/audit_summary.h"

namespace kvbudget {

/// What determines an audit's numbers beside its source: budgets, rows, seed, limits, rules and the
/// documents' names.
[[nodiscard]] nlohmann::ordered_json audit_settings_json(const AuditPlan& plan);

/// The line of column names, and the line of one record; each ends with a newline. RFC 4180.
[[nodiscard]] std::string audit_csv_names(const AuditPlan& plan);
[[nodiscard]] std::string audit_csv_line(const AuditPlan& plan, const AuditRecord& record);
/// The record of a line without its newline; nothing when it is no whole line of this plan.
[[nodiscard]] std::optional<AuditRecord> audit_csv_record(const AuditPlan& plan,
                                                          std::string_view line);

/// Settings, then everything of the summary; numbers that are not finite are null.
[[nodiscard]] nlohmann::ordered_json audit_json(const AuditPlan& plan, const AuditSummary& summary);

/// For people: a table a budget, a table of the rules, and what the numbers are and are not.
[[nodiscard]] std::string audit_text(const AuditPlan& plan, const AuditSummary& summary);

}  // namespace kvbudget
