#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "core/scenario/scenario.h"

namespace kvbudget {

/// Version and commit of this build, as "0.1.0" and "1a2b3c4" ("unknown" outside a checkout).
[[nodiscard]] std::string_view version();
[[nodiscard]] std::string_view commit();

/// {"program", "version", "commit", "scenario"}: what a result needs to be made again. No time of
/// day, which identifies nothing.
[[nodiscard]] nlohmann::ordered_json provenance_json(const Scenario& scenario);

/// The scenario on one line of JSON, with every key: what `--scenario` reads.
[[nodiscard]] std::string scenario_line(const Scenario& scenario);

/// The scenario as a file in `folder` holds it: the trace's path is relative where that works.
[[nodiscard]] std::string scenario_file(Scenario scenario, const std::filesystem::path& folder);

/// "kvbudget 0.1.0, commit 1a2b3c4".
[[nodiscard]] std::string program_text();

/// One comment line a fact for the head of a CSV file, each beginning with "# ".
[[nodiscard]] std::string provenance_comment(const Scenario& scenario);

/// The program, then a line for each key of the scenario, "# recency = 0.05". Values are JSON with
/// ' for ", and \u0027 for a ' of their own: double quotes and an object that takes the whole line
/// lead spreadsheets astray that guess a file's separators.
[[nodiscard]] std::string scenario_comment(const Scenario& scenario);

/// Where the attention comes from, in words: "simulator, seed 6" or "trace x.npz, layer 0, head 1".
[[nodiscard]] std::string source_text(const Scenario& scenario);

}  // namespace kvbudget
