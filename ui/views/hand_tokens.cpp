#include "ui/views/hand_tokens.h"

#include <algorithm>
#include <numeric>

namespace kvbudget::ui {
namespace {

constexpr double kLeastMass = 0.002;
constexpr double kMostMass = 2.0;

}  // namespace

HandTokens::HandTokens() : m_tokens(lever_presets().front().tokens) {}

int HandTokens::preset() const {
  const auto& presets = lever_presets();
  const auto found = std::ranges::find(presets, m_tokens, &LeverPreset::tokens);
  return found == presets.end() ? -1 : static_cast<int>(found - presets.begin());
}

bool HandTokens::assign(std::vector<LeverToken> tokens) {
  const bool fits = tokens.size() <= kMost && std::ranges::any_of(tokens, &LeverToken::kept);
  if (fits) {
    m_tokens = std::move(tokens);
  }
  return fits;
}

bool HandTokens::take(std::string_view preset) {
  const auto found = std::ranges::find(lever_presets(), preset, &LeverPreset::id);
  return found != lever_presets().end() && assign(found->tokens);
}

bool HandTokens::toggle(int token) {
  std::vector<LeverToken> tokens = m_tokens;
  bool& kept = tokens[static_cast<std::size_t>(token)].kept;
  kept = !kept;
  return assign(std::move(tokens));
}

bool HandTokens::move(int token, const PlanePoint& to) {
  std::vector<LeverToken> tokens = m_tokens;
  tokens[static_cast<std::size_t>(token)].at = to;
  return assign(std::move(tokens));
}

bool HandTokens::scale(int token, double factor) {
  std::vector<LeverToken> tokens = m_tokens;
  double& mass = tokens[static_cast<std::size_t>(token)].mass;
  mass = std::clamp(mass * factor, kLeastMass, kMostMass);
  return assign(std::move(tokens));
}

bool HandTokens::add(const PlanePoint& at) {
  std::vector<LeverToken> tokens = m_tokens;
  const double all =
      std::accumulate(tokens.begin(), tokens.end(), 0.0,
                      [](double sum, const LeverToken& token) { return sum + token.mass; });
  tokens.push_back({at, all / static_cast<double>(tokens.size()), true});
  return assign(std::move(tokens));
}

bool HandTokens::remove(int token) {
  std::vector<LeverToken> tokens = m_tokens;
  tokens.erase(tokens.begin() + token);
  return assign(std::move(tokens));
}

}  // namespace kvbudget::ui
