#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/scenario/comparison.h"

namespace kvbudget::ui {

/// More policies than this do not fit beside each other.
inline constexpr std::size_t kMostColumns = 4;

/// What one query costs under each shown policy.
struct QueryReadings {
  struct Column {
    std::size_t track = 0;
    Index read = 0;
    double dropped = 0.0;
    double error = 0.0;
    double bound = 0.0;
    std::optional<Identity> identity;  // needs values
  };
  std::size_t query = 0;
  bool exact = false;  // identity and sentence are there; else only what is looked up
  std::vector<Column> columns;
  QString sentence;
};

/// What lies ready: no row is computed.
[[nodiscard]] QueryReadings lookedUp(const Comparison& comparison, std::size_t query);

/// All of it; O(tokens x dimension) a policy.
[[nodiscard]] QueryReadings computed(const Comparison& comparison, std::size_t query);

/// Which keyframe (or token) matters most among those that some policy has dropped, and who keeps
/// it: "The window has dropped keyframe 136, which holds 60 % of the attention. The mass budget
/// keeps it."
[[nodiscard]] QString verdictOn(const Comparison& comparison, std::size_t query);

}  // namespace kvbudget::ui
