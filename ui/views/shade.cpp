#include "ui/views/shade.h"

#include <algorithm>
#include <cmath>

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

std::size_t ShadeTable::step(double weight) {
  return static_cast<std::size_t>(std::lround(depthOf(weight) * (kSteps - 1)));
}

QRgb ShadeTable::pixel(float kept, float dropped) const {
  if (kept < 0.0F && dropped < 0.0F) {
    return qRgba(0, 0, 0, 0);
  }
  return dropped >= kept ? m_dropped[step(static_cast<double>(dropped))]
                         : m_kept[step(static_cast<double>(kept))];
}

}  // namespace kvbudget::ui
