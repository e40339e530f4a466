#pragma once

#include <string_view>
#include <vector>

#include "core/rollout/lever_presets.h"

namespace kvbudget::ui {

/// The tokens that are made by hand. Every edit is refused that would leave no token kept, since a
/// cache keeps something, or more than can be told apart.
class HandTokens {
 public:
  static constexpr std::size_t kMost = 12;

  HandTokens();

  [[nodiscard]] const std::vector<LeverToken>& all() const { return m_tokens; }
  /// Of lever_presets(); -1 when arranged otherwise.
  [[nodiscard]] int preset() const;

  bool take(std::string_view preset);
  bool toggle(int token);
  bool move(int token, const PlanePoint& to);
  /// Its mass, within limits.
  bool scale(int token, double factor);
  /// With the mean of the masses that there are, and kept.
  bool add(const PlanePoint& at);
  bool remove(int token);

  bool operator==(const HandTokens&) const = default;

 private:
  bool assign(std::vector<LeverToken> tokens);

  std::vector<LeverToken> m_tokens;
};

}  // namespace kvbudget::ui
