#include "core/policies/parameters.h"

namespace kvbudget {
namespace {

class Window final : public Policy {
 public:
  explicit Window(Index size) : m_size(size) {}

  void choose(const QueryView& query, std::vector<Position>& kept) override {
    for (const Position j : query.candidates) {
      if (j > query.t - m_size) {
        kept.push_back(j);
      }
    }
  }

 private:
  Index m_size;
};

}  // namespace

extern const PolicyInfo kWindow;
const PolicyInfo kWindow = {
    .id = "window",
    .title = "Window",
    .keeps = "the last W positions",
    .reads = Reads::positions,
    .evicts = true,
    .parameters = {window_parameter()},
    .make = [](std::span<const double> values, const PolicyContext&) -> std::unique_ptr<Policy> {
      return std::make_unique<Window>(whole(values[0]));
    },
    .curve = [](std::span<const double> values) { return CurveSetting::window(whole(values[0])); }};

}  // namespace kvbudget
