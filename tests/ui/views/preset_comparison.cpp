#include "tests/ui/views/preset_comparison.h"

#include <map>

#include "core/scenario/explore.h"

namespace kvbudget::ui::test {
namespace {

// Weights that fall off with age, and no values.
class MassesOnly final : public Attention {
 public:
  [[nodiscard]] Index tokens() const override { return 64; }
  void row(Position t, std::span<double> weights) const override {
    double sum = 0.0;
    for (std::size_t j = 0; j < weights.size(); ++j) {
      weights[j] = 1.0 / (1.0 + static_cast<double>(t) - static_cast<double>(j));
      sum += weights[j];
    }
    for (double& weight : weights) {
      weight /= sum;
    }
  }
  void row_over(Position t, std::span<const Position> positions,
                std::span<double> weights) const override {
    double sum = 0.0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
      weights[i] = 1.0 / (1.0 + static_cast<double>(t - positions[i]));
      sum += weights[i];
    }
    for (double& weight : weights) {
      weight /= sum;
    }
  }
};

std::shared_ptr<const Comparison> compared(const Scenario& scenario,
                                           std::shared_ptr<const Attention> attention) {
  ExploreOptions options;
  options.keep_curves = true;
  options.keep_kept_sets = true;
  options.attention = std::move(attention);
  auto exploration = std::make_shared<const Exploration>(explore(scenario, options).value());
  return std::make_shared<const Comparison>(compare(exploration, scenario));
}

}  // namespace

std::shared_ptr<const Comparison> compared(const Scenario& scenario) {
  return compared(scenario, nullptr);
}

std::shared_ptr<const Comparison> presetWith(const std::vector<std::string>& policies) {
  static std::map<std::vector<std::string>, std::shared_ptr<const Comparison>> made;
  auto& found = made[policies];
  if (found == nullptr) {
    Scenario scenario;
    scenario.simulator.seed = 6;
    scenario.policies.clear();
    for (const std::string& policy : policies) {
      scenario.policies.push_back({policy, {}});
    }
    found = compared(scenario);
  }
  return found;
}

std::shared_ptr<const Comparison> withoutValues() {
  static const auto made = [] {
    Scenario scenario;
    scenario.simulator.frames = 8;
    scenario.simulator.sinks = {};
    scenario.window = 8;
    return compared(scenario, std::make_shared<const MassesOnly>());
  }();
  return made;
}

}  // namespace kvbudget::ui::test
