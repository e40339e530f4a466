#include "ui/figures/figure.h"

#include <QFontMetricsF>
#include <QPainter>

#include "core/base/error.h"
#include "core/base/numbers.h"
#include "core/report/figure_arguments.h"
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

constexpr double kTitleLine = 16.0;
constexpr double kBelowTitle = 6.0;

double heightOf(const QStringList& title) {
  return title.isEmpty() ? 0.0 : kTitleLine * static_cast<double>(title.size()) + kBelowTitle;
}

// Content below the title, where there is one.
QRectF areaOf(const QSizeF& units, const QStringList& title) {
  return QRectF(QPointF(), units).adjusted(kMargin, kMargin + heightOf(title), -kMargin, -kMargin);
}

// As many lines as it takes in the width of a figure.
QStringList titleLines(const QString& title, double width, const FigureStyle& style) {
  QStringList lines;
  static_cast<void>(recorded({width, 100.0}, 1.0, style.type.family, [&](QPainter& painter) {
    const QFontMetricsF metrics(style.type.font(Role::title, painter.device()), painter.device());
    for (const QString& word : title.split(u' ')) {
      const QString longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
      if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width) {
        lines.back() = longer;
      } else {
        lines << word;
      }
    }
  }));
  return lines;
}

void paintTitle(QPainter& painter, const QStringList& lines, const FigureStyle& style) {
  const QFont font = style.type.font(Role::title, painter.device());
  const QFontMetricsF metrics(font, painter.device());
  painter.setFont(font);
  painter.setPen(style.theme.ink);
  double baseline = kMargin + metrics.ascent();
  for (const QString& line : lines) {
    drawText(painter, {kMargin, baseline}, line);
    baseline += kTitleLine;
  }
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
  return {stem, title, originOf(scenario), spec.title, units, areaOf(units, heading), spec};
}

std::string stemOf(const FigureSpec& spec) {
  const FigureKind& kind = findFigure(spec.figure);
  std::string stem(kind.id);
  if (kind.by_hand && !spec.tokens.empty()) {
    const std::string tokens = tokens_text(spec.tokens);
    return std::string(kind.id) + "-" +
           (tokens.find(',') == std::string::npos ? tokens : "by_hand");
  }
  if (kind.of != FigureKind::Of::rollout) {
    for (const std::string& policy : spec.policies) {
      stem += "-" + policy;
    }
  }
  if (kind.of == FigureKind::Of::query && spec.query) {
    stem += "-" + std::to_string(*spec.query);
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
  if (spec.title) {
    figure.heading = titleLines(figure.title, width - 2.0 * kMargin, style);
  }
  if (figure.spec.height_mm == 0.0) {
    const double extra = 2.0 * kMargin + heightOf(figure.heading);
    const double height = figure.content->naturalHeight(width - 2.0 * kMargin, style) + extra;
    figure.spec.height_mm = std::round(height * unit / pointsPerMillimetre * 10.0) / 10.0;
  }
  check_figure_spec(figure.spec);
  const QSizeF points = QSizeF(spec.width_mm, figure.spec.height_mm) * pointsPerMillimetre;
  const QSizeF units = points / unit;
  if (units.width() < kLeastWidth || units.height() < kLeastFigureHeight) {
    throw Error("type of " + shortest(spec.type_pt) + " pt leaves no room in a figure of " +
                shortest(spec.width_mm) + " x " + shortest(figure.spec.height_mm) +
                " mm; choose smaller type or a larger figure");
  }
  figure.drawing = recorded(points, unit, style.type.family, [&](QPainter& painter) {
    paintTitle(painter, figure.heading, style);
    figure.content->paint(painter, areaOf(units, figure.heading), style);
  });
  return figure;
}

}  // namespace kvbudget::ui
