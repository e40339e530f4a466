#include "ui/views/kept_strip.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/theme/theme.h"
#include "ui/views/shade.h"

namespace kvbudget::ui {
namespace {

constexpr double kNarrowest = 2.0;     // units of a kept token
constexpr double kLowest = 0.3;        // of the strip's height, for a kept token of no weight
constexpr float kDroppedDepth = 0.5F;  // so that the few that are kept stand out

}  // namespace

double tokenX(const QRectF& rect, std::size_t tokens, Position token) {
  return rect.left() + rect.width() * (token + 0.5) / static_cast<double>(tokens);
}

void paintKeptStrip(QPainter& painter, const QRectF& rect, std::span<const double> weights,
                    std::span<const Position> kept, const QColor& colour, const Theme& theme,
                    double ratio) {
  const auto tokens = weights.size();
  const auto bins = std::min(tokens, static_cast<std::size_t>(std::max(1.0, rect.width() * ratio)));
  const auto snapped = [&](double x) {
    return rect.left() + std::floor((x - rect.left()) * ratio) / ratio;
  };
  const auto bar = [&](double from, double to, double high, const QColor& fill) {
    painter.fillRect(QRectF(from, rect.bottom() - high, to - from, high), fill);
  };
  QColor grey = theme.dropped;
  grey.setAlphaF(kDroppedDepth);
  painter.setRenderHint(QPainter::Antialiasing, false);
  bar(rect.left(), rect.right(), 1.0, theme.line);
  for (std::size_t bin = 0; bin < bins; ++bin) {
    const auto first = bin * tokens / bins;
    const auto last = std::max(first + 1, (bin + 1) * tokens / bins);
    const double weight = *std::max_element(weights.begin() + static_cast<std::ptrdiff_t>(first),
                                            weights.begin() + static_cast<std::ptrdiff_t>(last));
    if (const double depth = depthOf(weight); depth > 0.0) {
      const double each = rect.width() / static_cast<double>(bins);
      const double from = snapped(rect.left() + each * static_cast<double>(bin));
      const double to = snapped(rect.left() + each * static_cast<double>(bin + 1));
      bar(from, std::max(to, from + 1.0 / ratio), rect.height() * depth, grey);
    }
  }
  const double width =
      std::max(kNarrowest, std::floor(rect.width() / static_cast<double>(tokens) * ratio) / ratio);
  for (const Position j : kept) {
    const double from = std::clamp(snapped(tokenX(rect, tokens, j) - width / 2.0), rect.left(),
                                   rect.right() - width);
    const double depth = std::max(kLowest, depthOf(weights[static_cast<std::size_t>(j)]));
    bar(from, from + width, rect.height() * depth, colour);
  }
  painter.setRenderHint(QPainter::Antialiasing, true);
}

}  // namespace kvbudget::ui
