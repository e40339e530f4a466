#include "core/policies/heaviest.h"
#include "core/policies/parameters.h"

namespace kvbudget {
namespace {

class Top final : public Policy {
 public:
  explicit Top(Index budget) : m_budget(budget) {}

  void choose(const QueryView& query, std::vector<Position>& kept) override {
    append_chosen(query.candidates, heaviest(query.weights, m_budget), kept);
  }

 private:
  Index m_budget;
};

std::unique_ptr<Policy> make(std::span<const double> values, const PolicyContext& /*context*/) {
  return std::make_unique<Top>(whole(values[0]));
}

}  // namespace

extern const PolicyInfo kTop;
const PolicyInfo kTop = {.id = "top",
                         .title = "Heaviest k",
                         .keeps = "the k heaviest tokens of this query's row",
                         .reads = Reads::row,
                         .evicts = false,
                         .parameters = {budget_parameter()},
                         .make = make,
                         .curve = [](std::span<const double> values) {
                           return CurveSetting::heaviest(whole(values[0]));
                         }};

// TOVA (Oren et al., arXiv:2401.06104) with one head: the same rule on what is still resident, and
// no token kept by force.
extern const PolicyInfo kTova;
const PolicyInfo kTova = {.id = "tova",
                          .title = "TOVA",
                          .keeps = "the k heaviest residents by this query's row",
                          .reads = Reads::row,
                          .evicts = true,
                          .parameters = {budget_parameter()},
                          .make = make};

}  // namespace kvbudget
