#include "core/attention/softmax.h"

#include <Eigen/Core>

namespace kvbudget {
namespace {

using ArrayMap = Eigen::Map<Eigen::ArrayXd>;

ArrayMap map(std::span<double> x) {
  return {x.data(), static_cast<Eigen::Index>(x.size())};
}

}  // namespace

void softmax_in_place(std::span<double> logits) {
  // Eigen's exp stops at about 1e-308 instead of going to 0; beyond that the true weight is 0 here.
  constexpr double kUnderflow = -708.0;
  ArrayMap x = map(logits);
  x -= x.maxCoeff();
  x = (x < kUnderflow).select(0.0, x.exp());
  x /= x.sum();
}

void normalise_in_place(std::span<double> weights) {
  ArrayMap x = map(weights);
  const double sum = x.sum();
  if (sum > 0.0) {
    x /= sum;
  }
}

}  // namespace kvbudget
