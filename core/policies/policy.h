#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/types.h"
#include "core/rollout/curve.h"

namespace kvbudget {

/// All that a policy may see when query t is read. There is no row of a later query in here, so a
/// rule that reads the future cannot be written.
struct QueryView {
  Position t = 0;
  /// Positions it may keep, ascending; the last is t. For an evicting policy these are what it kept
  /// at query t - 1, and t; otherwise 0..t.
  std::span<const Position> candidates;
  /// Attention of query t over the candidates alone: sums to 1 (all 0 if every weight underflows).
  /// Empty for a policy that reads positions only.
  std::span<const double> weights;
};

/// One policy during one rollout. Queries come in ascending order, for an evicting policy every one
/// of them.
class Policy {
 public:
  virtual ~Policy() = default;
  Policy() = default;
  Policy(const Policy&) = delete;
  Policy& operator=(const Policy&) = delete;

  /// Appends to `kept` (empty on entry) the candidates to keep, ascending; at least one.
  virtual void choose(const QueryView& query, std::vector<Position>& kept) = 0;
};

/// What a policy looks at.
enum class Reads { nothing, positions, row, past_rows };

/// A parameter of a policy. One left out of a scenario takes the value it inherits, or the
/// fallback.
struct ParameterInfo {
  enum class Inherits { nothing, window, tau };
  std::string_view name;
  double fallback;
  double lowest, highest;
  bool whole;  // an integer
  Inherits inherits;
  std::string_view meaning;
  bool odd = false;  // only odd integers
};

/// What does not change during a rollout, as far as a policy may know it.
struct PolicyContext {
  Index tokens_per_frame = 1;
  std::vector<Position> keyframes;
};

/// A policy as the registry knows it. Commands, window, exports and documentation read this.
struct PolicyInfo {
  std::string_view id;     // in files and on the command line
  std::string_view title;  // on screen
  std::string_view keeps;  // one line: the rule
  Reads reads = Reads::positions;
  bool evicts = false;  // dropped for good; otherwise chosen again at each query from all tokens
  std::vector<ParameterInfo> parameters;
  /// `values` has one number per parameter, within its range.
  std::unique_ptr<Policy> (*make)(std::span<const double> values, const PolicyContext& context);
  /// The setting of a curve that equals this policy, where there is one.
  CurveSetting (*curve)(std::span<const double> values) = nullptr;
};

/// A policy with all its parameters settled.
struct PolicyChoice {
  const PolicyInfo* info = nullptr;
  std::vector<double> values;  // as info->parameters

  [[nodiscard]] std::unique_ptr<Policy> make(const PolicyContext& context) const {
    return info->make(values, context);
  }
  [[nodiscard]] std::optional<CurveSetting> curve() const {
    return info->curve == nullptr ? std::nullopt : std::optional(info->curve(values));
  }
  bool operator==(const PolicyChoice&) const = default;
};

}  // namespace kvbudget
