#include "core/scenario/kept_views.h"

namespace kvbudget {

KeptView kept_view(const Comparison& comparison, std::size_t track) {
  const PolicyTrack& shown = comparison.tracks[track];
  if (const auto setting = shown.choice.curve()) {
    return {comparison.exploration->evaluation.curves, *setting};
  }
  return KeptView(&shown.outcome->kept);
}

std::vector<KeptView> kept_views(const Comparison& comparison) {
  std::vector<KeptView> views;
  views.reserve(comparison.tracks.size());
  for (std::size_t i = 0; i < comparison.tracks.size(); ++i) {
    views.push_back(kept_view(comparison, i));
  }
  return views;
}

std::optional<Why> why_at(const Comparison& comparison, std::size_t track, std::size_t q) {
  return why(*comparison.exploration->attention, comparison.queries(), kept_views(comparison),
             track, q, comparison.exploration->evaluation.readout);
}

}  // namespace kvbudget
