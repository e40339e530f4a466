#pragma once

#include <QColor>
#include <array>
#include <bit>
#include <cstdint>

#include "ui/theme/theme.h"

namespace kvbudget::ui {

/// How deep a weight is shaded, 0 to 1: logarithmic from 1e-4 to 1, so that a token with a
/// hundredth of the attention still shows beside one with half of it.
[[nodiscard]] double depthOf(double weight);

/// The colours of kept and dropped tokens by weight. Kept is never paler than a clear tint of its
/// policy's colour, dropped is grey and all but vanishes where it does not matter. On paper kept is
/// darker than dropped at any weight, so that they are told apart in grey.
class ShadeTable {
 public:
  ShadeTable() = default;
  ShadeTable(const Theme& theme, const QColor& keptColour);

  [[nodiscard]] QRgb kept(double weight) const { return m_kept[step(static_cast<float>(weight))]; }
  [[nodiscard]] QRgb dropped(double weight) const {
    return m_dropped[step(static_cast<float>(weight))];
  }
  /// What a pixel shows that stands for several tokens: the heavier side, dropped when equal. A
  /// weight below 0 means there is no such token; without both the pixel is transparent.
  [[nodiscard]] QRgb pixel(float kept, float dropped) const {
    if (kept < 0.0F && dropped < 0.0F) {
      return qRgba(0, 0, 0, 0);
    }
    return dropped >= kept ? m_dropped[step(dropped)] : m_kept[step(kept)];
  }

 private:
  static constexpr std::size_t kSteps = 256;
  static constexpr std::uint32_t kBits = 16;  // of a float that are not looked at
  [[nodiscard]] static const std::uint8_t* steps();
  [[nodiscard]] std::size_t step(float weight) const {
    return weight > 0.0F ? m_steps[std::bit_cast<std::uint32_t>(weight) >> kBits] : 0;
  }

  const std::uint8_t* m_steps = steps();
  std::array<QRgb, kSteps> m_kept{};
  std::array<QRgb, kSteps> m_dropped{};
};

}  // namespace kvbudget::ui
