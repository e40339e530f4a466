#include "core/policies/heaviest.h"
#include "core/policies/policy.h"

namespace kvbudget {
namespace {

class Mass final : public Policy {
 public:
  explicit Mass(double tau) : m_tau(tau) {}

  void choose(const QueryView& query, std::vector<Position>& kept) override {
    append_chosen(query.candidates, smallest_with_mass(query.weights, m_tau), kept);
  }

 private:
  double m_tau;
};

std::unique_ptr<Policy> make(std::span<const double> values, const PolicyContext& /*context*/) {
  return std::make_unique<Mass>(values[0]);
}

}  // namespace

extern const PolicyInfo kMass;
const PolicyInfo kMass = {
    .id = "mass",
    .title = "Mass budget",
    .keeps = "the smallest set with mass at least 1 - tau",
    .reads = Reads::row,
    .evicts = false,
    .parameters = {{"tau", 0.05, 0, 0.999999, false, ParameterInfo::Inherits::tau,
                    "attention mass that may be dropped"}},
    .make = make,
    .curve = [](std::span<const double> values) { return CurveSetting::mass_budget(values[0]); }};

// The same rule on what is still resident. Its promise is weaker: what was dropped at earlier
// queries is gone too, so the dropped mass can exceed tau; the identity holds with the true mass.
extern const PolicyInfo kMassEvict;
const PolicyInfo kMassEvict = {
    .id = "mass_evict",
    .title = "Mass budget, evicting",
    .keeps = "the smallest set of residents with 1 - tau of the residents' mass",
    .reads = Reads::row,
    .evicts = true,
    .parameters = {{"tau", 0.003, 0, 0.999999, false, ParameterInfo::Inherits::nothing,
                    "share of the residents' attention that may be dropped at each query"}},
    .make = make};

}  // namespace kvbudget
