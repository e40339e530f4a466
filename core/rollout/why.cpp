#include "core/rollout/why.h"

#include "core/rollout/weighted_mean.h"

namespace kvbudget {
namespace {

using Vector = Eigen::VectorXd;

// What a dropped value is measured against. A kept set of mass 0 reads the plain mean, as in the
// identity.
Vector reference(const ValueTable& values, std::span<const double> weights,
                 std::span<const char> is_kept, Readout readout) {
  Vector sum = Vector::Zero(values.dim());
  if (readout == Readout::zero_fill) {
    return sum;
  }
  Vector plain = sum;
  double mass = 0.0;
  double count = 0.0;
  for (std::size_t j = 0; j < weights.size(); ++j) {
    if (is_kept[j] != 0) {
      sum += weights[j] * value_of(values, j);
      plain += value_of(values, j);
      mass += weights[j];
      count += 1.0;
    }
  }
  return mass > 0.0 ? Vector(sum / mass) : Vector(plain / std::max(count, 1.0));
}

class Finder {
 public:
  Finder(const Attention& attention, const std::vector<Position>& queries,
         std::span<const KeptView> tracks, std::size_t track, std::size_t q)
      : m_attention(attention), m_queries(queries), m_tracks(tracks), m_track(track), m_q(q) {}

  [[nodiscard]] DroppedToken token(std::size_t j, double weight, double part) const {
    DroppedToken found;
    found.position = static_cast<Position>(j);
    found.weight = weight;
    found.part = part;
    found.keyframe = keyframe_of(m_attention, found.position);
    found.missing_since = m_q;
    while (found.missing_since > 0 && m_queries[found.missing_since - 1] >= found.position) {
      if (m_tracks[m_track].contains(found.missing_since - 1, found.position)) {
        found.was_kept = true;
        break;
      }
      --found.missing_since;
    }
    for (std::size_t i = 0; i < m_tracks.size(); ++i) {
      if (i != m_track && m_tracks[i].contains(m_q, found.position)) {
        found.kept_by.push_back(i);
      }
    }
    return found;
  }

 private:
  const Attention& m_attention;
  const std::vector<Position>& m_queries;
  std::span<const KeptView> m_tracks;
  std::size_t m_track;
  std::size_t m_q;
};

}  // namespace

std::optional<Position> keyframe_of(const Attention& attention, Position position) {
  std::optional<Position> found;
  for (const Position first : attention.keyframes()) {
    if (position >= first && Index{position} < Index{first} + attention.tokens_per_frame()) {
      found = first;
    }
  }
  return found;
}

std::optional<Why> why(const Attention& attention, const std::vector<Position>& queries,
                       std::span<const KeptView> tracks, std::size_t track, std::size_t q,
                       Readout readout) {
  const auto length = static_cast<std::size_t>(queries[q]) + 1;
  std::vector<double> weights(length);
  attention.row(queries[q], weights);
  std::vector<char> is_kept(length);
  tracks[track].mark(q, is_kept);

  const ValueTable& values = attention.values();
  const Vector centre = values.empty() ? Vector() : reference(values, weights, is_kept, readout);
  std::vector<double> part(length, 0.0);
  std::optional<std::size_t> heaviest;
  std::optional<std::size_t> costliest;
  for (std::size_t j = 0; j < length; ++j) {
    if (is_kept[j] != 0) {
      continue;
    }
    if (!values.empty()) {
      part[j] = weights[j] * (value_of(values, j) - centre).norm();
    }
    if (!heaviest || weights[j] >= weights[*heaviest]) {
      heaviest = j;
    }
    if (!costliest || part[j] >= part[*costliest]) {
      costliest = j;
    }
  }
  if (!heaviest) {
    return std::nullopt;
  }
  const Finder finder(attention, queries, tracks, track, q);
  Why result{finder.token(*heaviest, weights[*heaviest], part[*heaviest]), std::nullopt};
  if (!values.empty()) {
    result.costliest = costliest == heaviest
                           ? result.heaviest
                           : finder.token(*costliest, weights[*costliest], part[*costliest]);
  }
  return result;
}

}  // namespace kvbudget
