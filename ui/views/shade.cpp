#include "ui/views/shade.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

namespace kvbudget::ui {
namespace {

QRgb mixed(const QColor& from, const QColor& to, double share) {
  const auto channel = [share](int a, int b) {
    return static_cast<int>(std::lround(a + (b - a) * share));
  };
  return qRgb(channel(from.red(), to.red()), channel(from.green(), to.green()),
              channel(from.blue(), to.blue()));
}

}  // namespace

double depthOf(double weight) {
  return weight > 0.0 ? std::clamp(1.0 + std::log10(weight) / 4.0, 0.0, 1.0) : 0.0;
}

ShadeTable::ShadeTable(const Theme& theme, const QColor& keptColour) {
  // The heaviest dropped tokens go beyond the theme's grey towards the ink: they are the news.
  const QColor heaviest = QColor::fromRgb(mixed(theme.dropped, theme.ink, 0.35));
  for (std::size_t i = 0; i < kSteps; ++i) {
    const double depth = static_cast<double>(i) / (kSteps - 1);
    m_kept[i] = mixed(theme.card, keptColour, 0.28 + 0.72 * depth);
    m_dropped[i] = mixed(theme.card, heaviest, 0.09 + 0.91 * depth * depth);
  }
}

// Read off the first 16 bits of the weight as a float: they tell it to a part in 256, a quarter of
// a step, and a map asks once for each of its pixels, where logarithms took 15 ms a picture.
std::size_t ShadeTable::step(double weight) {
  constexpr std::uint32_t kBits = 16;
  static const std::vector<std::uint8_t> steps = [] {
    std::vector<std::uint8_t> table(1U << (kBits - 1));  // weights have no sign
    for (std::uint32_t i = 0; i < table.size(); ++i) {
      const auto middle = std::bit_cast<float>((i << kBits) + (1U << (kBits - 1)));
      const double depth = std::isfinite(middle) ? depthOf(static_cast<double>(middle)) : 1.0;
      table[i] = static_cast<std::uint8_t>(std::lround(depth * (kSteps - 1)));
    }
    return table;
  }();
  return weight > 0.0 ? steps[std::bit_cast<std::uint32_t>(static_cast<float>(weight)) >> kBits]
                      : 0;
}

QRgb ShadeTable::pixel(float kept, float dropped) const {
  if (kept < 0.0F && dropped < 0.0F) {
    return qRgba(0, 0, 0, 0);
  }
  return dropped >= kept ? m_dropped[step(static_cast<double>(dropped))]
                         : m_kept[step(static_cast<double>(kept))];
}

}  // namespace kvbudget::ui
