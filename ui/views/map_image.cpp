#include "ui/views/map_image.h"

#include <algorithm>

#include "core/scenario/kept_views.h"

namespace kvbudget::ui {
namespace {

// Which bin each line of pixels shows, from the top down.
std::vector<Index> binsOfLines(int height, Index bins) {
  std::vector<Index> result;
  for (Index y = 0; y < height; ++y) {
    result.push_back((height - 1 - y) * bins / height);
  }
  return result;
}

// One column of pixels from one shown query.
void paintLines(const KeptRaster& raster, std::size_t shown, const std::vector<Index>& binOfLine,
                int thickness, const ShadeTable& shades, std::vector<QRgb>& lines) {
  const std::size_t count = lines.size();
  const auto weight = [&](std::size_t y) {
    const std::size_t at = raster.at(shown, binOfLine[y]);
    return std::max(raster.kept[at], raster.dropped[at]);
  };
  for (std::size_t y = 0; y < count; ++y) {
    const std::size_t at = raster.at(shown, binOfLine[y]);
    lines[y] = shades.pixel(raster.kept[at], raster.dropped[at]);
  }
  for (std::size_t y = 0; y < count; ++y) {
    const float here = weight(y);
    if (here < MapCells::kHeavy) {
      continue;
    }
    const QRgb colour = lines[y];
    // A heavier neighbour keeps its own line; bins of several pixels are thick already.
    std::size_t end = y;
    while (end < count && binOfLine[end] == binOfLine[y]) {
      ++end;
    }
    const std::size_t until = std::min(count, y + static_cast<std::size_t>(thickness));
    while (end < until && weight(end) < here) {
      lines[end++] = colour;
    }
    y = std::max(y, end - 1);
  }
}

}  // namespace

std::optional<MapCells> mapCells(const Comparison& comparison, std::size_t track,
                                 const QSize& pixels, const std::function<bool()>& cancelled) {
  const Index tokens = comparison.exploration->evaluation.tokens;
  MapCells cells;
  cells.pixels = pixels;
  cells.queryOfColumn = queries_of_columns(comparison.queries(), tokens, pixels.width());
  for (const Index q : cells.queryOfColumn) {
    if (q >= 0 && (cells.shown.empty() || cells.shown.back() != static_cast<std::size_t>(q))) {
      cells.shown.push_back(static_cast<std::size_t>(q));
    }
  }
  Hooks hooks;
  hooks.threads = 1;  // a millisecond's work, while another thread explores and a third paints
  hooks.cancelled = cancelled;
  auto raster = kept_raster(comparison.exploration->evaluation.curves, kept_view(comparison, track),
                            cells.shown, tokens, std::min<Index>(tokens, pixels.height()), hooks);
  if (!raster) {
    return std::nullopt;
  }
  cells.raster = std::move(*raster);
  return cells;
}

QImage imageOf(const MapCells& cells, int thickness, const ShadeTable& shades) {
  QImage image(cells.pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  const std::vector<Index> binOfLine = binsOfLines(cells.pixels.height(), cells.raster.bins);
  std::vector<QRgb> lines(binOfLine.size());
  const auto stride = image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
  auto* bits = reinterpret_cast<QRgb*>(image.bits());
  Index painted = -1;
  std::size_t next = 0;
  for (int x = 0; x < cells.pixels.width(); ++x) {
    const Index q = cells.queryOfColumn[static_cast<std::size_t>(x)];
    if (q < 0) {
      continue;
    }
    if (q != painted) {
      painted = q;
      paintLines(cells.raster, next++, binOfLine, thickness, shades, lines);
    }
    for (std::size_t y = 0; y < lines.size(); ++y) {
      bits[static_cast<qsizetype>(y) * stride + x] = lines[y];
    }
  }
  return image;
}

std::optional<QImage> keptMapImage(const Comparison& comparison, std::size_t track,
                                   const QSize& pixels, int thickness, const ShadeTable& shades,
                                   const std::function<bool()>& cancelled) {
  const auto cells = mapCells(comparison, track, pixels, cancelled);
  return cells ? std::optional(imageOf(*cells, thickness, shades)) : std::nullopt;
}

}  // namespace kvbudget::ui
