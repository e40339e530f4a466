#pragma once

#include <cstddef>

namespace kvbudget {

/// Replaces each x by e^x, in place, on the widest vectors this processor has; below -708, where
/// e^x leaves the normal numbers, by 0. `count` is a multiple of 8, so that no element takes
/// another way than its neighbours. Within 1 unit in the last place for x <= 0; the last bit may
/// differ between processors, never with threads or the place in memory.
void exp_in_place(double* x, std::size_t count);

}  // namespace kvbudget
