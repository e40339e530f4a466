#include "ui/figures/plot_figure.h"

#include <QPainter>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/figures/drawing.h"
#include "ui/figures/matplotlib_script.h"
#include "ui/figures/pgfplots_script.h"

namespace kvbudget::ui {
namespace {

constexpr double kHighest = 320.0;  // units: 75 mm at 8 pt
constexpr int kLineMarkers = 7;
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

void setAxis(Axis& axis, const FigureSpec::AxisChoice& choice) {
  axis.low = choice.low.value_or(axis.low);
  axis.high = choice.high.value_or(axis.high);
  const Range range = usableRange({axis.low, axis.high}, axis.scale);
  axis.low = range.low;
  axis.high = range.high;
}

void setScale(PlotModel& model, const FigureSpec& spec) {
  using AxisScale = FigureSpec::AxisScale;
  const auto changes = [](const Axis& axis, AxisScale wanted) {
    return wanted != AxisScale::automatic &&
           (wanted == AxisScale::logarithmic) != (axis.scale == Scale::logarithmic);
  };
  const auto other = [](const Axis& axis) {
    return axis.scale == Scale::linear ? Scale::logarithmic : Scale::linear;
  };
  if (changes(model.x, spec.x.scale)) {
    model.x.scale = other(model.x);
    fitX(model);
  }
  if (changes(model.y, spec.y.scale)) {
    model.y.scale = other(model.y);
    fitY(model);
  }
  setAxis(model.x, spec.x);
  setAxis(model.y, spec.y);
}

void annotate(PlotModel& model, const FigureSpec::Annotations& wanted) {
  std::erase_if(model.marks, [&](const Mark& mark) {
    return mark.id.startsWith(QLatin1String("spike")) ? !wanted.spikes
           : mark.id == QLatin1String("breaks")       ? !wanted.promise
                                                      : !wanted.settings;
  });
  if (!wanted.ratio) {
    model.links.clear();
  }
  if (!wanted.promise) {
    model.lines.clear();
  }
}

LegendPlace placeOf(FigureSpec::Legend legend) {
  switch (legend) {
    case FigureSpec::Legend::labels:
      return LegendPlace::labels;
    case FigureSpec::Legend::inside:
      return LegendPlace::inside;
    case FigureSpec::Legend::outside:
      return LegendPlace::outside;
    case FigureSpec::Legend::none:
    case FigureSpec::Legend::automatic:
      break;
  }
  return LegendPlace::automatic;
}

// Helper lines keep theirs: nothing else tells what they are.
void removeNames(PlotModel& model) {
  for (Series& series : model.series) {
    if (series.hoverable) {
      series.label.clear();
    }
  }
}

// In grey, lines of one dash are told apart by their markers.
void addMarkers(PlotModel& model) {
  const auto lines = std::ranges::count_if(model.series, [](const Series& series) {
    return series.kind == Series::Kind::line && series.hoverable;
  });
  for (Series& series : model.series) {
    if (lines > 1 && series.kind == Series::Kind::line && series.hoverable) {
      series.markers = kLineMarkers;
    }
  }
}

QString plain(QString text) {
  return text.simplified().replace(u',', u';').remove(u'"');
}

// Points within the range, and the first beyond each edge, to which the curve goes on.
std::vector<std::size_t> drawnPoints(const PlotModel& model, const Series& series) {
  const auto within = [&](const QPointF& p) {
    return p.x() >= model.x.low && p.x() <= model.x.high && p.y() >= model.y.low &&
           p.y() <= model.y.high;
  };
  const bool line = series.kind != Series::Kind::points;
  std::vector<std::size_t> result;
  const std::size_t n = series.points.size();
  for (std::size_t i = 0; i < n; ++i) {
    const bool near = line && ((i > 0 && within(series.points[i - 1])) ||
                               (i + 1 < n && within(series.points[i + 1])));
    if (within(series.points[i]) || near) {
      result.push_back(i);
    }
  }
  return result;
}

}  // namespace

PlotFigure::PlotFigure(PlotModel model, const FigureSpec& spec, double aspect)
    : m_model(std::move(model)), m_aspect(aspect) {
  annotate(m_model, spec.annotations);
  setScale(m_model, spec);
  m_model.legend = placeOf(spec.legend);
  if (spec.legend == FigureSpec::Legend::none) {
    removeNames(m_model);
  }
  addMarkers(m_model);
}

// A legend below takes no height from the plot.
double PlotFigure::naturalHeight(double width, const FigureStyle& style) const {
  double legend = 0.0;
  static_cast<void>(recorded({width, kHighest}, 1.0, style.type.family, [&](QPainter& painter) {
    const PlotLayout layout =
        layoutPlot(m_model, QRectF(0.0, 0.0, width, kHighest), style.type, {}, painter.device());
    if (!layout.legend.empty() && !layout.legendInside) {
      legend = layout.whole.bottom() - layout.legend.front().second.top();
    }
  }));
  return std::min(m_aspect * width, kHighest) + legend;
}

void PlotFigure::paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const {
  const PlotLayout layout = layoutPlot(m_model, area, style.type, {}, painter.device());
  paintPlot(painter, m_model, layout, style.theme, style.type, style.strokes);
}

QString seriesKey(const PlotModel& model, std::size_t i) {
  const auto plainKey = [](const Series& series) {
    static const QRegularExpression other(QStringLiteral("[^a-z0-9_]+"));
    const QString& key = series.key.isEmpty() ? series.id : series.key;
    return key.toLower().replace(other, QStringLiteral("_"));
  };
  const QString key = plainKey(model.series[i]);
  // Two settings of one policy are two series.
  const auto end = model.series.begin() + static_cast<std::ptrdiff_t>(i);
  const auto earlier =
      std::count_if(model.series.begin(), end, [&](const Series& s) { return plainKey(s) == key; });
  return earlier == 0 ? key : QStringLiteral("%1_%2").arg(key).arg(earlier + 1);
}

std::vector<PlotRow> rowsOf(const PlotModel& model) {
  std::vector<PlotRow> rows;
  for (std::size_t i = 0; i < model.series.size(); ++i) {
    const Series& series = model.series[i];
    const QString key = seriesKey(model, i);
    const QString element =
        series.kind == Series::Kind::points ? QStringLiteral("point") : QStringLiteral("line");
    for (const std::size_t p : drawnPoints(model, series)) {
      rows.push_back({key,
                      element,
                      series.points[p].x(),
                      series.points[p].y(),
                      p < series.parameters.size() ? series.parameters[p] : kNone,
                      {}});
    }
  }
  const auto numbered = [](const char* what, std::size_t i) {
    return QStringLiteral("%1_%2").arg(QLatin1String(what)).arg(i);
  };
  for (std::size_t i = 0; i < model.bands.size(); ++i) {
    const Band& band = model.bands[i];
    const QString label = plain(band.name);
    for (std::size_t p = 0; p < band.x.size(); ++p) {
      rows.push_back({numbered("band_high", i), QStringLiteral("band_high"), band.x[p],
                      band.high[p], kNone, label});
    }
    for (std::size_t p = band.x.size(); p-- > 0;) {  // backwards: together they are an outline
      rows.push_back({numbered("band_low", i), QStringLiteral("band_low"), band.x[p], band.low[p],
                      kNone, label});
    }
  }
  for (std::size_t i = 0; i < model.lines.size(); ++i) {
    const ReferenceLine& line = model.lines[i];
    const bool level = line.orientation == Qt::Horizontal;
    for (const double along :
         {level ? model.x.low : model.y.low, level ? model.x.high : model.y.high}) {
      rows.push_back({numbered("reference", i), QStringLiteral("reference"),
                      level ? along : line.value, level ? line.value : along, kNone,
                      plain(line.text)});
    }
  }
  for (std::size_t i = 0; i < model.links.size(); ++i) {
    for (const QPointF& end : {model.links[i].from, model.links[i].to}) {
      rows.push_back({numbered("link", i), QStringLiteral("link"), end.x(), end.y(), kNone,
                      plain(model.links[i].text)});
    }
  }
  for (std::size_t i = 0; i < model.marks.size(); ++i) {
    rows.push_back({numbered("mark", i), QStringLiteral("mark"), model.marks[i].at.x(),
                    model.marks[i].at.y(), kNone, plain(model.marks[i].text)});
  }
  return rows;
}

Table PlotFigure::table() const {
  const bool parameters =
      std::ranges::any_of(m_model.series, [](const Series& s) { return !s.parameters.empty(); });
  std::vector<Table::Column> columns = {{"series", ""},
                                        {"element", ""},
                                        {m_model.x.column.toStdString(), ""},
                                        {m_model.y.column.toStdString(), ""}};
  if (parameters) {
    columns.push_back({"parameter", ""});
  }
  columns.push_back({"label", ""});
  Table table(std::move(columns));
  const auto number = [](double value) {
    return std::isfinite(value) ? Table::Cell(value) : Table::Cell();
  };
  for (const PlotRow& row : rowsOf(m_model)) {
    std::vector<Table::Cell> cells = {row.series.toStdString(), row.element.toStdString(),
                                      number(row.x), number(row.y)};
    if (parameters) {
      cells.push_back(number(row.parameter));
    }
    cells.push_back(row.label.isEmpty() ? Table::Cell() : Table::Cell(row.label.toStdString()));
    table.add(std::move(cells));
  }
  return table;
}

QStringList PlotFigure::notes() const {
  const auto axisNote = [](const char* which, const Axis& axis) {
    return QStringLiteral("%1: %2; %3 from %4 to %5")
        .arg(QLatin1String(which), axis.name,
             axis.scale == Scale::linear ? QStringLiteral("linear") : QStringLiteral("logarithmic"),
             QString::number(axis.low, 'g', 6), QString::number(axis.high, 'g', 6));
  };
  QStringList notes = {axisNote("horizontal", m_model.x), axisNote("vertical", m_model.y)};
  for (std::size_t i = 0; i < m_model.series.size(); ++i) {
    notes << QStringLiteral("series %1: %2").arg(seriesKey(m_model, i), m_model.series[i].name);
  }
  if (!m_model.note.isEmpty()) {
    notes << m_model.note;
  }
  return notes;
}

LaidOutPlot laidOut(const PlotModel& model, const ScriptFrame& frame, const FigureStyle& style) {
  LaidOutPlot result;
  PaintedPlot painted;
  result.drawing = recorded(frame.units, 1.0, style.type.family, [&](QPainter& painter) {
    result.layout = layoutPlot(model, frame.area, style.type, {}, painter.device());
    painted = paintPlot(painter, model, result.layout, style.theme, style.type, style.strokes);
  });
  const QRectF& plot = result.layout.plot;
  for (const PaintedPlot::Label& label : painted.labels) {
    if (label.colour.isValid()) {
      const QPointF middle = label.rect.center();
      result.labels.push_back({label.text,
                               label.colour,
                               {(middle.x() - plot.left()) / plot.width(),
                                (plot.bottom() - middle.y()) / plot.height()}});
    } else {
      result.legend.push_back(label);
    }
  }
  return result;
}

QString PlotFigure::matplotlib(const ScriptFrame& frame, const FigureStyle& style) const {
  return matplotlibScript(m_model, frame, style);
}

QString PlotFigure::pgfplots(const ScriptFrame& frame, const FigureStyle& style) const {
  return pgfplotsScript(m_model, frame, style);
}

}  // namespace kvbudget::ui
