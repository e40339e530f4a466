#pragma once

#include <QColor>
#include <array>

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

  [[nodiscard]] QRgb kept(double weight) const { return m_kept[step(weight)]; }
  [[nodiscard]] QRgb dropped(double weight) const { return m_dropped[step(weight)]; }
  /// What a pixel shows that stands for several tokens: the heavier side, dropped when equal. A
  /// weight below 0 means there is no such token; without both the pixel is transparent.
  [[nodiscard]] QRgb pixel(float kept, float dropped) const;

 private:
  static constexpr std::size_t kSteps = 256;
  [[nodiscard]] static std::size_t step(double weight);

  std::array<QRgb, kSteps> m_kept{};
  std::array<QRgb, kSteps> m_dropped{};
};

}  // namespace kvbudget::ui
