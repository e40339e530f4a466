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
  const float* kept = raster.kept.data() + raster.at(shown, 0);
  const float* dropped = raster.dropped.data() + raster.at(shown, 0);
  const auto weight = [&](std::size_t y) {
    return std::max(kept[binOfLine[y]], dropped[binOfLine[y]]);
  };
  for (std::size_t y = 0; y < count; ++y) {
    lines[y] = shades.pixel(kept[binOfLine[y]], dropped[binOfLine[y]]);
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
  const std::vector<Index> binOfLine = binsOfLines(cells.pixels.height(), cells.raster.bins);
  std::vector<QRgb> lines(binOfLine.size(), qRgba(0, 0, 0, 0));
  // Some columns at a time, side by side, so that the image is written along its lines.
  constexpr int kBlock = 16;
  std::vector<QRgb> block(lines.size() * kBlock);
  Index painted = -1;
  std::size_t next = 0;
  uchar* const bits = image.bits();  // once: each call asks whether the image is shared
  const qsizetype bytesPerLine = image.bytesPerLine();
  for (int first = 0; first < cells.pixels.width(); first += kBlock) {
    const int columns = std::min(kBlock, cells.pixels.width() - first);
    for (int x = 0; x < columns; ++x) {
      const Index q =
          cells.queryOfColumn[static_cast<std::size_t>(first) + static_cast<std::size_t>(x)];
      if (q != painted) {
        painted = q;
        paintLines(cells.raster, next++, binOfLine, thickness, shades, lines);
      }
      for (std::size_t y = 0; y < lines.size(); ++y) {
        block[y * kBlock + static_cast<std::size_t>(x)] = lines[y];
      }
    }
    for (std::size_t y = 0; y < lines.size(); ++y) {
      auto* line = reinterpret_cast<QRgb*>(bits + static_cast<qsizetype>(y) * bytesPerLine);
      std::copy_n(block.data() + y * kBlock, columns, line + first);
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
