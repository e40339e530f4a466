#include "ui/views/shade.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace kvbudget::ui {
namespace {

// Lightness on paper: of kept tokens from the lightest to the heaviest, of the heaviest dropped.
constexpr double kPalest = 64.0;
constexpr double kDeepest = 42.0;
constexpr double kHeaviestDropped = 76.0;

QRgb mixed(QRgb from, QRgb to, double share) {
  // One instruction, where lround is a call.
  const auto channel = [share](int a, int b) {
    return static_cast<int>(std::rint(a + (b - a) * share));
  };
  return qRgb(channel(qRed(from), qRed(to)), channel(qGreen(from), qGreen(to)),
              channel(qBlue(from), qBlue(to)));
}

QRgb mixed(const QColor& from, const QColor& to, double share) {
  return mixed(from.rgb(), to.rgb(), share);
}

// CIE lightness, 0 to 100: what is left of a colour in grey.
double lightness(const QColor& colour) {
  const double luminance = 1.05 / contrast(colour, Qt::white) - 0.05;
  return luminance > 0.008856 ? 116.0 * std::cbrt(luminance) - 16.0 : 903.3 * luminance;
}

// `colour` moved towards `other` until its lightness is `wanted`, as near as that comes.
QColor atLightness(const QColor& colour, const QColor& other, double wanted) {
  double low = 0.0;
  double high = 1.0;
  const bool lighter = lightness(other) > lightness(colour);
  for (int i = 0; i < 24; ++i) {
    const double middle = 0.5 * (low + high);
    const double is = lightness(QColor::fromRgb(mixed(colour, other, middle)));
    (is < wanted) == lighter ? low = middle : high = middle;
  }
  return QColor::fromRgb(mixed(colour, other, 0.5 * (low + high)));
}

}  // namespace

double depthOf(double weight) {
  return weight > 0.0 ? std::clamp(1.0 + std::log10(weight) / 4.0, 0.0, 1.0) : 0.0;
}

ShadeTable::ShadeTable(const Theme& theme, const QColor& keptColour) {
  if (theme.paper) {
    // In grey there is only lightness: kept is dark, dropped light, with a gap between them.
    const QColor deep = lightness(keptColour) > kDeepest
                            ? atLightness(keptColour, theme.ink, kDeepest)
                            : keptColour;
    const QColor pale =
        atLightness(keptColour, lightness(keptColour) > kPalest ? theme.ink : theme.card, kPalest);
    const QColor grey = atLightness(theme.dropped, theme.card, kHeaviestDropped);
    for (std::size_t i = 0; i < kSteps; ++i) {
      const double depth = static_cast<double>(i) / (kSteps - 1);
      m_kept[i] = mixed(pale, deep, depth);
      m_dropped[i] = mixed(theme.card, grey, 0.12 + 0.88 * depth);
    }
    return;
  }
  // The heaviest dropped tokens go beyond the theme's grey towards the ink: they are the news.
  const QRgb heaviest = mixed(theme.dropped, theme.ink, 0.35);
  const QRgb card = theme.card.rgb();
  const QRgb full = keptColour.rgb();
  for (std::size_t i = 0; i < kSteps; ++i) {
    const double depth = static_cast<double>(i) / (kSteps - 1);
    m_kept[i] = mixed(card, full, 0.28 + 0.72 * depth);
    m_dropped[i] = mixed(card, heaviest, 0.09 + 0.91 * depth * depth);
  }
}

// Read off the first 16 bits of the weight as a float: they tell it to a part in 256, a quarter of
// a step, and a map asks once for each of its pixels, where logarithms took 15 ms a picture.
const std::uint8_t* ShadeTable::steps() {
  static const std::vector<std::uint8_t> all = [] {
    std::vector<std::uint8_t> table(1U << (kBits - 1));  // weights have no sign
    for (std::uint32_t i = 0; i < table.size(); ++i) {
      const auto middle = std::bit_cast<float>((i << kBits) + (1U << (kBits - 1)));
      const double depth = std::isfinite(middle) ? depthOf(static_cast<double>(middle)) : 1.0;
      table[i] = static_cast<std::uint8_t>(std::lround(depth * (kSteps - 1)));
    }
    return table;
  }();
  return all.data();
}

}  // namespace kvbudget::ui
