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

void reduce(const CurveView& row, std::span<const char> is_kept,
            std::span<const std::size_t> begins, std::span<float> kept, std::span<float> dropped) {
  const std::size_t length = is_kept.size();
  for (std::size_t bin = 0; bin < kept.size(); ++bin) {
    double of_kept = KeptRaster::kNone;
    double of_dropped = KeptRaster::kNone;
    const std::size_t end = std::min(begins[bin + 1], length);
    for (std::size_t j = begins[bin]; j < end; ++j) {
      const double weight = weight_at(row, j);
      // Selections, not branches: which tokens are kept cannot be predicted.
      of_kept = std::max(of_kept, is_kept[j] != 0 ? weight : double{KeptRaster::kNone});
      of_dropped = std::max(of_dropped, is_kept[j] == 0 ? weight : double{KeptRaster::kNone});
    }
    kept[bin] = static_cast<float>(of_kept);
    dropped[bin] = static_cast<float>(of_dropped);
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
  const auto count = static_cast<Index>(shown.size());
  const bool done = for_each_index(count, 8, hooks, [&] {
    return [&, is_kept = std::vector<char>()](Index n) mutable {
      const auto i = static_cast<std::size_t>(count - 1 - n);  // the longest rows first
      const CurveView row = curves.view(CurveSetting::Order::time, shown[i]);
      is_kept.resize(row.dropped.size());
      kept.mark(shown[i], is_kept);
      const std::size_t at = result.at(i, 0);
      const auto length = static_cast<std::size_t>(bins);
      reduce(row, is_kept, begins, std::span(result.kept).subspan(at, length),
             std::span(result.dropped).subspan(at, length));
    };
  });
  return done ? std::optional(std::move(result)) : std::nullopt;
}

}  // namespace kvbudget
