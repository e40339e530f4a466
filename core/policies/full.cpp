#include "core/policies/policy.h"

namespace kvbudget {
namespace {

class Full final : public Policy {
 public:
  void choose(const QueryView& query, std::vector<Position>& kept) override {
    kept.assign(query.candidates.begin(), query.candidates.end());
  }
};

}  // namespace

extern const PolicyInfo kFull;
const PolicyInfo kFull = {
    .id = "full",
    .title = "Full cache",
    .keeps = "everything",
    .reads = Reads::nothing,
    .evicts = false,
    .parameters = {},
    .make = [](std::span<const double>, const PolicyContext&) -> std::unique_ptr<Policy> {
      return std::make_unique<Full>();
    },
    .curve = [](std::span<const double>) { return CurveSetting::window(kMaxTokens); }};

}  // namespace kvbudget
