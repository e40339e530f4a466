#include "ui/figures/cell_map_figure.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "ui/figures/matplotlib_script.h"
#include "ui/figures/pgfplots_script.h"
#include "ui/pages/cell_map.h"
#include "ui/plot/text_sink.h"
#include "ui/theme/text_metrics.h"

namespace kvbudget::ui {
namespace {

using Figure = CellMap::Figure;

constexpr double kGap = 16.0;
constexpr double kHead = 34.0;   // units above the cells: what the map shows, and the heads
constexpr double kLeft = 26.0;   // left of them: the layers
constexpr double kHigh = 24.0;   // of a cell
constexpr double kLeast = 26.0;  // its width, for four digits

QString tr(const char* text) {
  return QCoreApplication::translate("Figures", text);
}

}  // namespace

CellMapFigure::CellMapFigure(std::shared_ptr<const AuditOverview> audit, Index budget)
    : m_audit(std::move(audit)), m_budget(budget) {
  if (m_audit->at(budget) == nullptr) {
    throw Error("the map of cells is of the budgets 4, 8, 16 and 32, not of " +
                std::to_string(budget));
  }
}

QString CellMapFigure::title() const {
  return tr("Dropped mass and κ by layer and head");
}

double CellMapFigure::naturalHeight(double /*width*/, const FigureStyle& /*style*/) const {
  return std::max(90.0, kHead + kHigh * static_cast<double>(m_audit->layers) + 4.0);
}

CellMapFigure::Grid CellMapFigure::gridIn(const QRectF& area) const {
  const double width = (area.width() - kGap) / 2.0;
  return {area.left() + kLeft, width + kGap, area.top() + kHead,
          std::min(60.0, (width - kLeft) / static_cast<double>(m_audit->heads)),
          std::min(1.5 * kHigh, (area.height() - kHead) / static_cast<double>(m_audit->layers))};
}

void CellMapFigure::paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const {
  const int layers = static_cast<int>(m_audit->layers);
  const int heads = static_cast<int>(m_audit->heads);
  const Grid grid = gridIn(area);
  const auto [cell, high] = std::pair(grid.cell, grid.high);
  if (cell < kLeast || high < 12.0) {
    throw Error("the cells of " + std::to_string(layers) + " layers and " + std::to_string(heads) +
                " heads have no room; choose a larger figure or smaller type");
  }
  const QFont font = style.type.font(TypeScale::Role::ticks, painter.device());
  const TextMetrics metrics(font, painter.device());
  painter.setFont(font);
  const auto text = [&](double x, double baseline, const QString& words, TextAnchor anchor) {
    const double shift = anchor == TextAnchor::start ? 0.0
                         : anchor == TextAnchor::end ? metrics.horizontalAdvance(words)
                                                     : metrics.horizontalAdvance(words) / 2.0;
    drawText(painter, {x - shift, baseline}, words, anchor);
  };
  for (const Figure figure : {Figure::droppedMass, Figure::kappa}) {
    const double left = grid.left(figure == Figure::kappa ? 1 : 0) - kLeft;
    painter.setPen(style.theme.ink);
    text(left, area.top() + 12.0,
         figure == Figure::kappa ? tr("median κ at s = %1").arg(m_budget)
                                 : tr("median dropped mass at s = 8"),
         TextAnchor::start);
    const double lowest = figure == Figure::kappa ? 1.0 : 0.0;
    double largest = lowest + 1e-9;
    std::vector<CellLook> looks;
    for (int i = 0; i < layers * heads; ++i) {
      looks.push_back(cellLook(*m_audit, i / heads, i % heads, m_budget, figure));
      const double value = looks.back().value.value_or(0.0);
      largest = std::isfinite(value) ? std::max(largest, value) : largest;
    }
    for (int i = 0; i < layers * heads; ++i) {
      CellLook look = looks[static_cast<std::size_t>(i)];
      const int layer = i / heads;
      const QRectF rect(left + kLeft + (i % heads) * cell, area.top() + kHead + layer * high,
                        cell - 1.0, high - 1.0);
      const double depth =
          std::clamp((look.value.value_or(0.0) - lowest) / (largest - lowest), 0.0, 1.0);
      const QString number = std::exchange(look.text, QString());
      paintCell(painter, rect, look, depth, style.theme);
      painter.setPen(style.theme.ink);
      text(rect.center().x(), rect.center().y() + metrics.capHeight() / 2.0, number,
           TextAnchor::middle);
      painter.setPen(style.theme.secondary);
      if (i < heads) {
        text(rect.center().x(), rect.top() - 4.0, QString::number(i), TextAnchor::middle);
      }
      if (i % heads == 0) {
        text(left + kLeft - 6.0, rect.center().y() + metrics.capHeight() / 2.0,
             QString::number(i / heads), TextAnchor::end);
      }
    }
  }
}

Table CellMapFigure::table() const {
  std::vector<Table::Column> columns = {
      {"layer", ""}, {"head", ""}, {"rows", ""}, {"median_dropped_mass_8", ""}};
  columns.push_back({"median_kappa_" + std::to_string(m_budget), ""});
  columns.push_back({"flat", ""});
  Table table(std::move(columns));
  for (const CellSummary& cell : m_audit->summary.cells) {
    const double kappa = kappaOf(*m_audit, cell, m_budget);
    table.add({cell.cell.layer, cell.cell.head, cell.rows,
               cell.dropped_8 ? Table::Cell(*cell.dropped_8) : Table::Cell(),
               std::isfinite(kappa) ? Table::Cell(kappa) : Table::Cell(),
               Index{cell.flat.value_or(false)}});
  }
  return table;
}

QStringList CellMapFigure::notes() const {
  return {QStringLiteral("median_dropped_mass_8: what the 8 heaviest keys leave, median over the "
                         "cell's sampled rows"),
          QStringLiteral("median_kappa_%1: error of the top-mass set over that of the pool's best, "
                         "at %1 keys; empty where it is infinite")
              .arg(m_budget),
          QStringLiteral("flat: 1 where the median dropped mass is above 0.25; dotted")};
}

QString CellMapFigure::matplotlib(const ScriptFrame& frame, const FigureStyle& style) const {
  QString script = matplotlibHead(frame, true);
  script +=
      QStringLiteral(
          "layers, heads = (1 + max(int(row[i]) for row in rows) for i in (0, 1))\n"
          "figure, axes = plt.subplots(1, 2, figsize=(%1 * MM, %2 * MM), "
          "constrained_layout=True)\n"
          "shades = matplotlib.colors.LinearSegmentedColormap.from_list(\n"
          "    \"mass\", [\"white\", %3])\n"
          "for ax, column, lowest, label in [\n"
          "    (axes[0], 3, 0, \"median dropped mass at s = 8\"),\n"
          "    (axes[1], 4, 1, \"median κ at s = %4\"),\n"
          "]:\n"
          "    values = np.full((layers, heads), np.nan)\n"
          "    for row in rows:\n"
          "        values[int(row[0]), int(row[1])] = float(row[column] or \"nan\")\n"
          "    highest = max(np.nanmax(values), lowest + 1e-9)\n"
          "    ax.imshow(values, cmap=shades, vmin=lowest, vmax=1.25 * highest, aspect=\"auto\")\n"
          "    for row in rows:\n"
          "        at = int(row[1]), int(row[0])\n"
          "        if row[column]:\n"
          "            ax.text(*at, f\"{float(row[column]):.2f}\", ha=\"center\", va=\"center\")\n"
          "        if row[5] == \"1\":\n"
          "            ax.add_patch(plt.Rectangle((at[0] - 0.45, at[1] - 0.45), 0.9, 0.9,\n"
          "                                       fill=False, linestyle=\":\", linewidth=LINE))\n"
          "    ax.set_title(label, loc=\"left\")\n"
          "    ax.set_xticks(range(heads))\n"
          "    ax.set_yticks(range(layers))\n"
          "    ax.set_xlabel(\"head\")\n"
          "    ax.set_ylabel(\"layer\")\n")
          .arg(pythonNumber(frame.spec.width_mm), pythonNumber(frame.spec.height_mm),
               pythonColour(style.theme.accent))
          .arg(m_budget);
  return script + matplotlibTail();
}

QString CellMapFigure::pgfplots(const ScriptFrame& frame, const FigureStyle& style) const {
  QString text = texHead(frame);
  const QColor accent = style.theme.accent;
  text += QStringLiteral("\\definecolor{deep}{RGB}{%1,%2,%3}\n")
              .arg(accent.red())
              .arg(accent.green())
              .arg(accent.blue());
  const Grid grid = gridIn(frame.area);
  const auto length = [&](double units) { return texLength(units, frame); };
  text += QStringLiteral(
              "\\pgfdeclareplotmark{cell}{\\pgfpathrectangle{\\pgfpoint{-%1}{-%2}}{\\pgfpoint{%3}"
              "{%4}}\\pgfusepathqfill}\n"
              "\\pgfdeclareplotmark{flat}{\\pgfsetdash{{1pt}{1pt}}{0pt}\\pgfpathrectangle{"
              "\\pgfpoint{-%1}{-%2}}{\\pgfpoint{%3}{%4}}\\pgfusepathqstroke}\n")
              .arg(length(grid.cell / 2.0), length(grid.high / 2.0), length(grid.cell - 1.0),
                   length(grid.high - 1.0));
  for (const int map : {0, 1}) {
    const QRectF cells(grid.left(map), grid.top, grid.cell * static_cast<double>(m_audit->heads),
                       grid.high * static_cast<double>(m_audit->layers));
    text += QStringLiteral(
                "\\begin{axis}[\n%1  y dir=reverse, axis lines=none,\n"
                "  xmin=-0.5, xmax=%2, ymin=-0.5, ymax=%3,\n"
                "  unbounded coords=jump, filter discard warning=false, clip=false,\n"
                "  point meta min=%4, colormap={mass}{color=(white) color=(deep!75)}]\n"
                "\\addplot[only marks, mark=cell, scatter, scatter src=explicit,\n"
                "  scatter/use mapped color={fill=mapped color}]\n"
                "  table[x index=1, y index=0, meta index=%5, col sep=comma] {\\data};\n"
                "\\addplot[only marks, mark=flat, draw=black, x filter/.expression={"
                "\\thisrowno{5}==1 ? x : nan}]\n"
                "  table[x index=1, y index=0, col sep=comma] {\\data};\n"
                "\\end{axis}\n")
                .arg(texPlace(cells, frame), texNumber(static_cast<double>(m_audit->heads) - 0.5),
                     texNumber(static_cast<double>(m_audit->layers) - 0.5))
                .arg(map)
                .arg(3 + map);
  }
  return text + texWords(*this, frame, style, false) + texEnd();
}

}  // namespace kvbudget::ui
