#include <algorithm>
#include <limits>
#include <numeric>

#include "core/selection/rule_parts.h"
#include "core/selection/supports.h"

namespace kvbudget {
namespace {

std::vector<Position> first_positions(Index count) {
  std::vector<Position> positions(static_cast<std::size_t>(count));
  std::iota(positions.begin(), positions.end(), Position{0});
  return positions;
}

// Quest: for each page and channel the least and the largest key give the largest product that any
// key of the page could have with the query.
std::vector<Position> best_pages(const RuleView& view, Index budget, Index page) {
  const Index n = view.instance.keys();
  const auto query = view.attention.queries()->row(view.t);
  std::vector<double> bounds;
  for (Index begin = 0; begin < n; begin += page) {
    const auto keys = view.attention.keys()->middleRows(begin, std::min(page, n - begin));
    bounds.push_back(query.cwiseProduct(keys.colwise().minCoeff())
                         .cwiseMax(query.cwiseProduct(keys.colwise().maxCoeff()))
                         .sum());
  }
  // Pages come in the order of their bounds. A last page that is not whole, or a budget that is no
  // multiple of a page, leaves room: the first keys of the next page fill it.
  std::vector<Position> kept;
  for (const Position best : best_scored(bounds, static_cast<Index>(bounds.size()))) {
    const Index begin = best * page;
    const Index end = std::min(n, begin + page);
    for (Index j = begin; j < end && static_cast<Index>(kept.size()) < budget; ++j) {
      kept.push_back(static_cast<Position>(j));
    }
  }
  std::ranges::sort(kept);
  return kept;
}

}  // namespace

std::vector<Position> keep_best(std::span<const double> scores, Index budget) {
  std::vector<Position> kept = best_scored(scores, budget);
  std::ranges::sort(kept);
  return kept;
}

std::vector<double> caote_scores(const ValueTable& values, std::span<const Position> keys,
                                 std::span<const double> weights) {
  const auto value = [&](std::size_t i) {
    return Eigen::Map<const Eigen::VectorXd>(values.row(keys[i]).data(), values.dim());
  };
  Eigen::VectorXd mean = Eigen::VectorXd::Zero(values.dim());
  for (std::size_t i = 0; i < keys.size(); ++i) {
    mean += weights[i] * value(i);
  }
  std::vector<double> scores;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const double rest = 1.0 - weights[i];
    scores.push_back(rest > 0.0 ? weights[i] / rest * (value(i) - mean).norm()
                                : std::numeric_limits<double>::infinity());
  }
  return scores;
}

std::vector<double> keydiff_scores(const RowMatrix& keys, std::span<const Position> positions) {
  Eigen::VectorXd anchor = Eigen::VectorXd::Zero(keys.cols());
  for (const Position j : positions) {
    anchor += keys.row(j).transpose().normalized();  // a key of norm 0 stays 0
  }
  anchor.normalize();
  std::vector<double> scores;
  for (const Position j : positions) {
    scores.push_back(-keys.row(j).normalized().dot(anchor));
  }
  return scores;
}

std::vector<Position> keep_quest(const RuleView& view, Index budget) {
  return best_pages(view, budget, std::max<Index>(2, budget / 4));
}

std::vector<Position> keep_quest16(const RuleView& view, Index budget) {
  return best_pages(view, budget, 16);
}

std::vector<Position> keep_streaming(const RuleView& view, Index budget) {
  const Index sinks = std::min<Index>(4, budget / 2);
  std::vector<Position> kept = first_positions(sinks);
  for (Index j = view.instance.keys() - (budget - sinks); j < view.instance.keys(); ++j) {
    kept.push_back(static_cast<Position>(j));
  }
  return kept;
}

std::vector<Position> keep_tova(const RuleView& view, Index budget) {
  return keep_best(view.instance.weights(), budget);
}

std::vector<Position> keep_caote(const RuleView& view, Index budget) {
  const Instance& row = view.instance;
  return keep_best(caote_scores(row.values(), first_positions(row.keys()), row.weights()), budget);
}

std::vector<Position> keep_keydiff(const RuleView& view, Index budget) {
  return keep_best(keydiff_scores(*view.attention.keys(), first_positions(view.instance.keys())),
                   budget);
}

std::vector<Position> keep_knorm(const RuleView& view, Index budget) {
  const Eigen::VectorXd scores =
      -view.attention.keys()->topRows(view.instance.keys()).rowwise().norm();
  return keep_best({scores.data(), static_cast<std::size_t>(scores.size())}, budget);
}

std::vector<Position> keep_geometric(const RuleView& view, Index budget) {
  return geometric_support(view.instance, view.path, budget);
}

std::vector<Position> keep_herding(const RuleView& view, Index budget) {
  return herding_support(view.instance, budget);
}

std::vector<Position> keep_leverage(const RuleView& view, Index budget) {
  return keep_best(ridge_leverage(*view.attention.keys(), view.instance.keys()), budget);
}

}  // namespace kvbudget
