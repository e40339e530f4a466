#include "ui/figures/map_figure.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/base/error.h"
#include "ui/figures/drawing.h"
#include "ui/figures/matplotlib_script.h"
#include "ui/figures/pgfplots_script.h"
#include "ui/views/map_painter.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

// Cells a side: more could not be told apart in print, nor opened as a table.
constexpr Index kMostCells = 512;
constexpr double kWide = 520.0;       // units: from here on maps stand side by side
constexpr double kHeavyHeight = 2.0;  // units of a heavy token's line, at least
constexpr double kGap = 12.0;
constexpr double kRight = 10.0;  // units right of a map, for half of its last number

QString tr(const char* text) {
  return QCoreApplication::translate("Figures", text);
}

}  // namespace

double asPrinted(float value) {
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, value).ptr;
  double result = 0.0;
  std::from_chars(text, end, result);
  return result;
}

namespace {

Table::Cell weightCell(float weight) {
  return weight >= 0.0F ? Table::Cell(asPrinted(weight)) : Table::Cell();
}

}  // namespace

MapFigure::MapFigure(std::shared_ptr<const Comparison> comparison)
    : m_comparison(std::move(comparison)) {
  if (m_comparison->tracks.empty()) {
    throw Error("a kept map needs a policy, and the scenario lists none");
  }
  const Index tokens = m_comparison->exploration->evaluation.tokens;
  const int side = static_cast<int>(std::min(tokens, kMostCells));
  for (std::size_t i = 0; i < m_comparison->tracks.size(); ++i) {
    m_cells.push_back(mapCells(*m_comparison, i, {side, side}).value());
  }
}

QString MapFigure::title() const {
  return m_cells.size() == 1 ? tr("Tokens kept and dropped under %1")
                                   .arg(inSentence(m_comparison->tracks.front().choice))
                             : tr("Tokens kept and dropped");
}

QString MapFigure::keyOf(std::size_t map) const {
  const QString key = ui::keyOf(m_comparison->tracks[map]);
  qsizetype earlier = 0;
  for (std::size_t i = 0; i < map; ++i) {
    earlier += ui::keyOf(m_comparison->tracks[i]) == key ? 1 : 0;
  }
  return earlier == 0 ? key : QStringLiteral("%1_%2").arg(key).arg(earlier + 1);
}

int MapFigure::columnsAt(double width) const {
  const int count = static_cast<int>(m_cells.size());
  return width < kWide ? 1 : std::min(count, std::max(2, static_cast<int>(width / kWide * 2.0)));
}

int MapFigure::thicknessAt(double height) const {
  const double cell = height / m_cells.front().pixels.height();
  return std::max(1, static_cast<int>(std::ceil(kHeavyHeight / cell - 0.25)));
}

double MapFigure::naturalHeight(double width, const FigureStyle& /*style*/) const {
  const int columns = columnsAt(width);
  const int rows = (static_cast<int>(m_cells.size()) + columns - 1) / columns;
  const double each = width / columns;
  return rows * std::min(each * (m_cells.size() == 1 ? 0.7 : columns == 1 ? 0.55 : 0.75), 320.0);
}

std::vector<QRectF> MapFigure::places(const QRectF& area, const MapPainter& maps) const {
  const int columns = columnsAt(area.width());
  const int count = static_cast<int>(m_cells.size());
  const int rows = (count + columns - 1) / columns;
  const double width = (area.width() - kGap * (columns - 1)) / columns;
  const double height = (area.height() - kGap * (rows - 1)) / rows;
  std::vector<QRectF> result;
  for (int i = 0; i < count; ++i) {
    const int row = i / columns;
    const QRectF cell(area.left() + (i % columns) * (width + kGap),
                      area.top() + row * (height + kGap), width, height);
    result.push_back(cell.adjusted(maps.leftMargin(), 2.0, -kRight, -maps.bottomMargin()));
    if (result.back().width() < 40.0 || result.back().height() < 30.0) {
      throw Error("the kept maps have no room; show fewer policies or choose a larger figure");
    }
  }
  return result;
}

std::vector<QRectF> MapFigure::placesIn(const ScriptFrame& frame, const FigureStyle& style) const {
  std::vector<QRectF> result;
  static_cast<void>(recorded(frame.units, 1.0, style.type.family, [&](QPainter& painter) {
    const MapPainter maps(painter, style.theme, style.type,
                          m_comparison->exploration->evaluation.tokens,
                          m_comparison->exploration->attention->keyframes());
    result = places(frame.area, maps);
  }));
  return result;
}

void MapFigure::paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const {
  const Index tokens = m_comparison->exploration->evaluation.tokens;
  const auto& keyframes = m_comparison->exploration->attention->keyframes();
  MapPainter maps(painter, style.theme, style.type, tokens, keyframes);
  const std::vector<QRectF> rects = places(area, maps);
  for (std::size_t m = 0; m < rects.size(); ++m) {
    const QRectF& map = rects[m];
    const PolicyTrack& track = m_comparison->tracks[m];
    const QColor colour = style.theme.lineColour(styleOf(track).colour);
    maps.image(map,
               imageOf(m_cells[m], thicknessAt(map.height()), ShadeTable(style.theme, colour)));
    maps.title(map, labelOf(*m_comparison, m), colour);
    maps.sinks(map);
    maps.axis(map, map.right() + kRight);
  }
}

Table MapFigure::table() const {
  Table table({{"series", ""}, {"query", ""}, {"position", ""}, {"kept", ""}, {"dropped", ""}});
  const Index tokens = m_comparison->exploration->evaluation.tokens;
  for (std::size_t map = 0; map < m_cells.size(); ++map) {
    const MapCells& cells = m_cells[map];
    const std::string key = keyOf(map).toStdString();
    for (std::size_t shown = 0; shown < cells.shown.size(); ++shown) {
      const Index query = m_comparison->queries()[cells.shown[shown]];
      for (Index bin = 0; bin < cells.raster.bins; ++bin) {
        const std::size_t at = cells.raster.at(shown, bin);
        if (cells.raster.kept[at] >= 0.0F || cells.raster.dropped[at] >= 0.0F) {
          table.add({key, query, bin * tokens / cells.raster.bins,
                     weightCell(cells.raster.kept[at]), weightCell(cells.raster.dropped[at])});
        }
      }
    }
  }
  return table;
}

QStringList MapFigure::notes() const {
  const Index tokens = m_comparison->exploration->evaluation.tokens;
  const Index bins = m_cells.front().raster.bins;
  QStringList notes = {
      QStringLiteral("kept, dropped: the largest attention weight among the kept and among the "
                     "dropped tokens of a cell; empty where there is none")};
  notes << (bins == tokens
                ? QStringLiteral("position: of one token; %1 tokens").arg(tokens)
                : QStringLiteral("position: the first of a cell, of %1 equal cells over %2 tokens")
                      .arg(bins)
                      .arg(tokens));
  notes << QStringLiteral("query: holds until the next one that is listed");
  for (std::size_t i = 0; i < m_cells.size(); ++i) {
    notes << QStringLiteral("series %1: %2")
                 .arg(keyOf(i), ui::nameOf(m_comparison->tracks[i].choice));
  }
  return notes;
}

QString MapFigure::matplotlib(const ScriptFrame& frame, const FigureStyle& style) const {
  return matplotlibScript(*this, frame, style);
}

QString MapFigure::pgfplots(const ScriptFrame& frame, const FigureStyle& style) const {
  return pgfplotsScript(*this, frame, style);
}

NamedImages MapFigure::pictures(const ScriptFrame& frame, const FigureStyle& style) const {
  return cellImages(*this, frame, style);
}

}  // namespace kvbudget::ui
