#include "core/rollout/kept_raster.h"

#include <algorithm>

#include "core/base/parallel.h"

namespace kvbudget {
namespace {

// First position of each of `bins` equal parts of `tokens` positions, and the end of the last.
std::vector<std::size_t> part_begins(Index tokens, Index bins) {
  std::vector<std::size_t> begins;
  for (Index bin = 0; bin <= bins; ++bin) {
    begins.push_back(static_cast<std::size_t>((bin * tokens + bins - 1) / bins));
  }
  return begins;
}

// One row's weights, those of kept and of dropped tokens apart; kNone where a token is of the other
// kind. As a table of selections, which vectorise: which tokens are kept cannot be predicted.
struct RowWeights {
  std::vector<char> is_kept;
  std::vector<float> kept, dropped;

  void read(const CurveView& row, const KeptView& view, std::size_t query) {
    const std::size_t n = row.dropped.size();
    is_kept.resize(n);
    kept.resize(n);
    dropped.resize(n);
    view.mark(query, is_kept);
    for (std::size_t j = 0; j + 1 < n; ++j) {
      put(j, static_cast<float>(std::max(0.0, row.dropped[j + 1] - row.dropped[j])));
    }
    put(n - 1, static_cast<float>(weight_at(row, n - 1)));
  }

 private:
  void put(std::size_t j, float weight) {
    kept[j] = is_kept[j] != 0 ? weight : KeptRaster::kNone;
    dropped[j] = is_kept[j] != 0 ? KeptRaster::kNone : weight;
  }
};

// The largest of each part. Parts hold one token or a few: to read as many of each part as the
// longest holds, its last one again where it is shorter, needs no branch that could be guessed
// wrong.
void reduce(std::span<const float> row, const std::vector<std::size_t>& begins, std::size_t longest,
            std::span<float> bins) {
  const auto whole = static_cast<std::size_t>(  // parts that the row fills
      std::ranges::upper_bound(begins, row.size()) - begins.begin() - 1);
  for (std::size_t bin = 0; bin < whole; ++bin) {
    const std::size_t last = begins[bin + 1] - 1;
    float largest = row[last];
    for (std::size_t k = 0; k + 1 < longest; ++k) {
      largest = std::max(largest, row[std::min(begins[bin] + k, last)]);
    }
    bins[bin] = largest;
  }
  for (std::size_t bin = whole; bin < bins.size(); ++bin) {
    bins[bin] = KeptRaster::kNone;
    for (std::size_t j = begins[bin]; j < row.size(); ++j) {
      bins[bin] = std::max(bins[bin], row[j]);
    }
  }
}

}  // namespace

std::vector<Index> queries_of_columns(const std::vector<Position>& queries, Index tokens,
                                      Index columns) {
  std::vector<Index> result;
  result.reserve(static_cast<std::size_t>(columns));
  std::size_t next = 0;  // first query after the column's middle
  for (Index c = 0; c < columns; ++c) {
    const Index middle = (2 * c + 1) * tokens / (2 * columns);
    while (next < queries.size() && queries[next] <= middle) {
      ++next;
    }
    result.push_back(static_cast<Index>(next) - 1);
  }
  return result;
}

std::optional<KeptRaster> kept_raster(const Curves& curves, const KeptView& kept,
                                      const std::vector<std::size_t>& shown, Index tokens,
                                      Index bins, const Hooks& hooks) {
  KeptRaster result;
  result.bins = bins;
  result.kept.resize(shown.size() * static_cast<std::size_t>(bins));
  result.dropped.resize(result.kept.size());
  const std::vector<std::size_t> begins = part_begins(tokens, bins);
  const auto longest = static_cast<std::size_t>((tokens + bins - 1) / bins);
  const auto count = static_cast<Index>(shown.size());
  const bool done = for_each_index(count, 8, hooks, [&] {
    return [&, weights = RowWeights()](Index n) mutable {
      const auto i = static_cast<std::size_t>(count - 1 - n);  // the longest rows first
      weights.read(curves.view(CurveSetting::Order::time, shown[i]), kept, shown[i]);
      const std::size_t at = result.at(i, 0);
      const auto length = static_cast<std::size_t>(bins);
      reduce(weights.kept, begins, longest, std::span(result.kept).subspan(at, length));
      reduce(weights.dropped, begins, longest, std::span(result.dropped).subspan(at, length));
    };
  });
  return done ? std::optional(std::move(result)) : std::nullopt;
}

}  // namespace kvbudget
