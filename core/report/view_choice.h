#pragma once

namespace kvbudget {

/// What the Pareto view and figure put on their axes.
struct ParetoChoice {
  enum class Count { read, resident };
  enum class Over { mean, peak };
  enum class Unit { tokens, bytes };
  enum class Error { mean, largest };

  Count count = Count::read;
  Over over = Over::mean;
  Unit unit = Unit::tokens;
  Error error = Error::mean;
  bool logarithmicSize = false;

  bool operator==(const ParetoChoice&) const = default;
};

/// What the error view and figure draw.
struct ErrorChoice {
  enum class Bounds { none, promised, all };

  bool logarithmic = true;
  Bounds bounds = Bounds::promised;  // of policies that promise one

  bool operator==(const ErrorChoice&) const = default;
};

}  // namespace kvbudget
