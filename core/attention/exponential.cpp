// Compiled once for each instruction set: foreach_target.h includes this file again. It must come
// before the other headers of Highway.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/attention/exponential.cpp"
#include <hwy/foreach_target.h>
//
#include <hwy/contrib/math/math-inl.h>
#include <hwy/highway.h>

#include "core/attention/exponential.h"

HWY_BEFORE_NAMESPACE();
namespace kvbudget {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

void exponentials(double* x, std::size_t count) {
  const hn::CappedTag<double, 8> vector;  // so that a count of whole eights has no ragged end
  const auto least = hn::Set(vector, -708.0);
  for (std::size_t i = 0; i < count; i += hn::Lanes(vector)) {
    const auto exponent = hn::LoadU(vector, x + i);
    hn::StoreU(hn::IfThenElseZero(exponent >= least, hn::Exp(vector, exponent)), vector, x + i);
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace kvbudget
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace kvbudget {

HWY_EXPORT(exponentials);

void exp_in_place(double* x, std::size_t count) {
  HWY_DYNAMIC_DISPATCH(exponentials)(x, count);
}

}  // namespace kvbudget
#endif
