#include "ui/views/map_image.h"

#include <algorithm>

#include "core/rollout/kept_raster.h"
#include "core/scenario/kept_views.h"

namespace kvbudget::ui {

std::optional<QImage> keptMapImage(const Comparison& comparison, std::size_t track,
                                   const QSize& pixels, const ShadeTable& shades,
                                   const std::function<bool()>& cancelled) {
  const Index tokens = comparison.exploration->evaluation.tokens;
  const auto columns = queries_of_columns(comparison.queries(), tokens, pixels.width());
  std::vector<std::size_t> shown;
  for (const Index q : columns) {
    if (q >= 0 && (shown.empty() || shown.back() != static_cast<std::size_t>(q))) {
      shown.push_back(static_cast<std::size_t>(q));
    }
  }
  const Index bins = std::min<Index>(tokens, pixels.height());
  Hooks hooks;
  hooks.threads = 1;  // a millisecond's work, while another thread explores and a third paints
  hooks.cancelled = cancelled;
  const auto raster = kept_raster(comparison.exploration->evaluation.curves,
                                  kept_view(comparison, track), shown, tokens, bins, hooks);
  if (!raster) {
    return std::nullopt;
  }
  // Drawn a shown query at a time, then copied to the other columns that show it.
  QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  std::vector<Index> binOfLine;
  for (int y = 0; y < pixels.height(); ++y) {
    binOfLine.push_back((pixels.height() - 1 - y) * bins / pixels.height());
  }
  std::vector<QRgb> colours(static_cast<std::size_t>(bins));
  const auto stride = image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
  auto* bits = reinterpret_cast<QRgb*>(image.bits());
  Index painted = -1;
  std::size_t next = 0;
  for (int x = 0; x < pixels.width(); ++x) {
    const Index q = columns[static_cast<std::size_t>(x)];
    if (q < 0) {
      continue;
    }
    if (q != painted) {
      painted = q;
      for (Index bin = 0; bin < bins; ++bin) {
        const std::size_t at = raster->at(next, bin);
        colours[static_cast<std::size_t>(bin)] =
            shades.pixel(raster->kept[at], raster->dropped[at]);
      }
      ++next;
    }
    for (int y = 0; y < pixels.height(); ++y) {
      bits[y * stride + x] =
          colours[static_cast<std::size_t>(binOfLine[static_cast<std::size_t>(y)])];
    }
  }
  return image;
}

}  // namespace kvbudget::ui
