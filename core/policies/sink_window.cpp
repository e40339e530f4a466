#include "core/policies/parameters.h"

namespace kvbudget {
namespace {

// StreamingLLM (Xiao et al., arXiv:2309.17453) without re-assigned positions.
class SinkWindow final : public Policy {
 public:
  SinkWindow(Index first, Index size) : m_first(first), m_size(size) {}

  void choose(const QueryView& query, std::vector<Position>& kept) override {
    for (const Position j : query.candidates) {
      if (j < m_first || j > query.t - m_size) {
        kept.push_back(j);
      }
    }
  }

 private:
  Index m_first;
  Index m_size;
};

}  // namespace

extern const PolicyInfo kSinkWindow;
const PolicyInfo kSinkWindow = {
    .id = "sink_window",
    .title = "Sinks + window",
    .keeps = "the first S tokens or frames and the last W positions",
    .reads = Reads::positions,
    .evicts = true,
    .parameters = {{"sink_tokens", 4, 0, static_cast<double>(kMaxTokens), true,
                    ParameterInfo::Inherits::nothing, "first tokens kept for good"},
                   {"sink_frames", 0, 0, static_cast<double>(kMaxTokens), true,
                    ParameterInfo::Inherits::nothing,
                    "first frames kept for good, where that is more than sink_tokens"},
                   window_parameter()},
    .make = [](std::span<const double> values,
               const PolicyContext& context) -> std::unique_ptr<Policy> {
      const Index first = std::max(whole(values[0]), whole(values[1]) * context.tokens_per_frame);
      return std::make_unique<SinkWindow>(first, whole(values[2]));
    }};

}  // namespace kvbudget
