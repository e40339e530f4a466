#pragma once

#include <vector>

#include "core/base/hooks.h"
#include "core/selection/instance.h"

namespace kvbudget {

/// Frank-Wolfe towards mu over the hull of all values, from the nearest value, with exact line
/// search. After i steps (the start is the first) at most i keys carry weight, so errors[s - 1] is
/// an upper bound of EF(s), the least free-weight error of s keys: the paper's estimate EF_FW.
struct FrankWolfePath {
  std::vector<Position> picks;  // the key of each step; keys may come again
  std::vector<double> steps;    // step sizes, 1 for the start; a step of 0 ends the path early
  std::vector<double> errors;   // |x - mu| after each step, as long as was asked for
};

/// O(steps n d); steps >= 1.
[[nodiscard]] FrankWolfePath frank_wolfe(const Instance& instance, Index steps);

/// The same with weights set anew at each step, to the nearest point of the hull of the keys so far
/// (fully corrective Frank-Wolfe): also at most i keys after i steps, and mostly far nearer. The
/// error after each of `steps` steps.
[[nodiscard]] std::vector<double> corrective_frank_wolfe(const Instance& instance, Index steps);

/// EF(s) with its set.
struct FreeBest {
  double value = 0.0;          // of the best set found
  double lower = 0.0;          // certified: no s keys have less
  std::vector<Position> keys;  // at most s of them carry weight, ascending
  bool exact = false;          // the search was finished, so that lower meets value
  Index nodes = 0;
};

/// Branch and bound with ef(A) >= distance of mu to the hull of all keys not excluded. Meant for
/// small n or s; `most_nodes` ends it otherwise.
[[nodiscard]] FreeBest free_best(const Instance& instance, Index budget, Index most_nodes,
                                 const Hooks& hooks = {});

}  // namespace kvbudget
