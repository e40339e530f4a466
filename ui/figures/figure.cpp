#include "ui/figures/figure.h"

#include <QFontMetricsF>
#include <QPainter>

#include "core/base/error.h"
#include "core/base/numbers.h"
#include "core/report/provenance.h"
#include "ui/plot/number_locale.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

constexpr double kMargin = 2.0;        // units at the edges, for what a glyph leans out
constexpr double kNominalLine = 1.75;  // the width of a curve on screen, which is spec.line_pt here
constexpr double kHairline = 0.4;      // of a curve
constexpr double kMarkers = 0.75;      // of those on screen
constexpr double kLeastWidth = 120.0;  // units: below, the texts have no room
constexpr double kLeastHeight = 80.0;

// Content below the title, where there is one.
QRectF areaOf(const QSizeF& units, bool title) {
  const QRectF whole = QRectF(QPointF(), units).adjusted(kMargin, kMargin, -kMargin, -kMargin);
  return title ? whole.adjusted(0.0, 22.0, 0.0, 0.0) : whole;
}

void paintTitle(QPainter& painter, const QString& title, const QSizeF& units,
                const FigureStyle& style) {
  const QFont font = style.type.font(Role::title, painter.device());
  const QFontMetricsF metrics(font, painter.device());
  painter.setFont(font);
  painter.setPen(style.theme.ink);
  drawText(painter, {kMargin, kMargin + metrics.ascent()},
           metrics.elidedText(title, Qt::ElideRight, units.width() - 2.0 * kMargin));
}

QStringList originOf(const Scenario& scenario) {
  return {QString::fromStdString(program_text()), QString::fromStdString(source_text(scenario)),
          QString::fromStdString(scenario_line(scenario))};
}

}  // namespace

FigureStyle::FigureStyle(const FigureSpec& spec) {
  const double line = spec.line_pt / pointsPerUnit(spec);
  strokes.line = line / kNominalLine;
  strokes.hairline = kHairline * line;
  strokes.markers = kMarkers;
  strokes.axes = true;
}

ScriptFrame Figure::frame() const {
  const QSizeF units = drawing.size / FigureStyle::pointsPerUnit(spec);
  return {stem, title, originOf(scenario), spec.title, units, areaOf(units, spec.title), spec};
}

std::string stemOf(const FigureSpec& spec) {
  std::string stem = spec.figure;
  if (stem == "kept-map") {
    for (const std::string& policy : spec.policies) {
      stem += "-" + policy;
    }
  }
  return stem;
}

Figure makeFigure(const FigureData& data, const FigureSpec& spec) {
  const PaperLocale locale;
  check_figure_spec(spec);
  Figure figure;
  figure.spec = spec;
  figure.scenario = data.scenario();
  figure.stem = QString::fromStdString(stemOf(spec));
  figure.content = findFigure(spec.figure).make(data, spec);
  figure.title = figure.content->title();
  const FigureStyle style(spec);
  const double unit = FigureStyle::pointsPerUnit(spec);
  const double pointsPerMillimetre = kPointsAnInch / kMillimetresAnInch;
  const double width = spec.width_mm * pointsPerMillimetre / unit;
  if (figure.spec.height_mm == 0.0) {
    const double extra = 2.0 * kMargin + (spec.title ? 22.0 : 0.0);
    const double height = figure.content->naturalHeight(width - 2.0 * kMargin, style) + extra;
    figure.spec.height_mm = std::round(height * unit / pointsPerMillimetre * 10.0) / 10.0;
  }
  check_figure_spec(figure.spec);
  const QSizeF points = QSizeF(spec.width_mm, figure.spec.height_mm) * pointsPerMillimetre;
  const QSizeF units = points / unit;
  if (units.width() < kLeastWidth || units.height() < kLeastHeight) {
    throw Error("type of " + shortest(spec.type_pt) + " pt leaves no room in a figure of " +
                shortest(spec.width_mm) + " x " + shortest(figure.spec.height_mm) +
                " mm; choose smaller type or a larger figure");
  }
  figure.drawing = recorded(points, unit, style.type.family, [&](QPainter& painter) {
    if (spec.title) {
      paintTitle(painter, figure.title, units, style);
    }
    figure.content->paint(painter, areaOf(units, spec.title), style);
  });
  return figure;
}

}  // namespace kvbudget::ui
