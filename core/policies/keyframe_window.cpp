#include <algorithm>

#include "core/policies/parameters.h"

namespace kvbudget {
namespace {

class KeyframeWindow final : public Policy {
 public:
  KeyframeWindow(Index size, const PolicyContext& context)
      : m_size(size),
        m_tokens_per_frame(context.tokens_per_frame),
        m_keyframes(context.keyframes) {}

  void choose(const QueryView& query, std::vector<Position>& kept) override {
    for (const Position j : query.candidates) {
      if (j > query.t - m_size || in_keyframe_seen(j, query.t)) {
        kept.push_back(j);
      }
    }
  }

 private:
  // A keyframe runs from its sink for one frame's tokens: a sink need not stand at a multiple of
  // tokens_per_frame (a trace may begin with a start token).
  [[nodiscard]] bool in_keyframe_seen(Position j, Position t) const {
    return std::ranges::any_of(m_keyframes, [&](Position sink) {
      return sink <= t && j >= sink && j < sink + m_tokens_per_frame;
    });
  }

  Index m_size;
  Index m_tokens_per_frame;
  std::vector<Position> m_keyframes;
};

}  // namespace

extern const PolicyInfo kKeyframeWindow;
const PolicyInfo kKeyframeWindow = {
    .id = "keyframe_window",
    .title = "Keyframes + window",
    .keeps = "the sinks' frames seen so far and the last W positions",
    .reads = Reads::positions,
    .evicts = true,
    .parameters = {window_parameter()},
    .make = [](std::span<const double> values,
               const PolicyContext& context) -> std::unique_ptr<Policy> {
      return std::make_unique<KeyframeWindow>(whole(values[0]), context);
    }};

}  // namespace kvbudget
