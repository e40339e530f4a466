#include "core/selection/exact.h"

#include "core/selection/exact_search.h"

namespace kvbudget {

std::string_view name(ExactStatus status) {
  switch (status) {
    case ExactStatus::optimal:
      return "optimal";
    case ExactStatus::node_limit:
      return "node_limit";
    case ExactStatus::time_limit:
      return "time_limit";
    case ExactStatus::cancelled:
      return "cancelled";
  }
  return "";
}

ExactBest exact_best(const Instance& instance, const TopMass& top, KeptSet incumbent,
                     const ExactLimits& limits, const Hooks& hooks) {
  return ExactSearch(instance, top, std::move(incumbent), limits, hooks).run();
}

}  // namespace kvbudget
