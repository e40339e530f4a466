#include "ui/figures/matplotlib_script.h"

#include <algorithm>
#include <set>

#include "core/base/numbers.h"
#include "ui/figures/plot_figure.h"

namespace kvbudget::ui {
namespace {

// matplotlib's name of a marker.
QString markerOf(Marker marker) {
  switch (marker) {
    case Marker::circle:
      return QStringLiteral("o");
    case Marker::square:
      return QStringLiteral("s");
    case Marker::diamond:
      return QStringLiteral("D");
    case Marker::triangle:
      return QStringLiteral("^");
    case Marker::down:
      return QStringLiteral("v");
    case Marker::cross:
      return QStringLiteral("X");
    case Marker::plus:
      return QStringLiteral("P");
    case Marker::none:
      break;
  }
  return {};
}

QString dashesOf(const QList<qreal>& dashes) {
  QStringList parts;
  for (const qreal dash : dashes) {
    parts << pythonNumber(dash);
  }
  return parts.isEmpty() ? QStringLiteral("None")
                         : QStringLiteral("(%1)").arg(parts.join(QStringLiteral(", ")));
}

QString seriesList(const PlotModel& model, const ScriptFrame& frame) {
  QString list = QStringLiteral(
      "# Name in the CSV, label, colour, line width in points, dashes, marker, line?, markers?\n"
      "SERIES = [\n");
  for (std::size_t i = 0; i < model.series.size(); ++i) {
    const Series& series = model.series[i];
    const bool line = series.kind != Series::Kind::points;
    const bool markers = series.markers > 0 || series.kind == Series::Kind::points ||
                         series.kind == Series::Kind::linePoints;
    list += QStringLiteral("    (%1, %2, %3, %4, %5, %6, %7, %8),\n")
                .arg(pythonText(seriesKey(model, i)),
                     pythonText(series.hoverable ? series.label : QString()),
                     pythonColour(series.colour),
                     pythonNumber(series.width / 1.75 * frame.spec.line_pt),
                     dashesOf(series.dashes), pythonText(markerOf(series.marker)),
                     line ? QStringLiteral("True") : QStringLiteral("False"),
                     markers ? QStringLiteral("True") : QStringLiteral("False"));
  }
  return list + QStringLiteral("]\n");
}

QString annotations(const PlotModel& model, const LaidOutPlot& plot, const ScriptFrame& frame,
                    const FigureStyle& style) {
  QString text = QStringLiteral("# Bands, lines across the plot, links between points, marks.\n");
  const QString width = pythonNumber(1.25 / 1.75 * frame.spec.line_pt);
  for (std::size_t i = 0; i < model.bands.size(); ++i) {
    text += QStringLiteral(
                "low, high = xy(\"band_low_%1\"), xy(\"band_high_%1\")\n"
                "ax.fill(high[0] + low[0], high[1] + low[1], color=%2, alpha=0.22, linewidth=0)\n")
                .arg(i)
                .arg(pythonColour(model.bands[i].colour));
  }
  for (std::size_t i = 0; i < model.lines.size(); ++i) {
    text += QStringLiteral(
                "ax.plot(*xy(\"reference_%1\"), color=%2, linewidth=%3, "
                "linestyle=(0, %4))\n")
                .arg(i)
                .arg(pythonColour(model.lines[i].colour), width,
                     dashesOf(model.lines[i].dashes.isEmpty() ? QList<qreal>{5, 4}
                                                              : model.lines[i].dashes));
  }
  for (std::size_t i = 0; i < model.links.size(); ++i) {
    text += QStringLiteral(
                "ax.plot(*xy(\"link_%1\"), color=%2, linewidth=%3, "
                "linestyle=(0, (1.5, 2.5)))\n")
                .arg(i)
                .arg(pythonColour(style.theme.secondary), width);
  }
  for (std::size_t i = 0; i < model.marks.size(); ++i) {
    const Mark& mark = model.marks[i];
    text += QStringLiteral(
                "ax.plot(*xy(\"mark_%1\"), %2, color=%3, markersize=1.5 * MARKER, "
                "markerfacecolor=%4, markeredgecolor=%5, linestyle=\"none\")\n")
                .arg(i)
                .arg(pythonText(markerOf(mark.marker)), pythonColour(mark.colour),
                     mark.filled ? pythonColour(mark.colour) : QStringLiteral("\"white\""),
                     mark.filled ? QStringLiteral("\"white\"") : pythonColour(mark.colour));
  }
  text +=
      QStringLiteral("# Texts: x and y as shares of the plot area.\nfor x, y, colour, text in [\n");
  for (const PlacedLabel& label : plot.labels) {
    text += QStringLiteral("    (%1, %2, %3, %4),\n")
                .arg(QString::number(label.middle.x(), 'f', 4),
                     QString::number(label.middle.y(), 'f', 4), pythonColour(label.colour),
                     pythonText(label.text));
  }
  return text + QStringLiteral(
                    "]:\n"
                    "    ax.text(x, y, text, transform=ax.transAxes, color=colour, ha=\"center\", "
                    "va=\"center\")\n");
}

QString axisLines(const char* which, const Axis& axis, const std::vector<Tick>& ticks) {
  QStringList values, texts, minor;
  for (const Tick& tick : ticks) {
    if (tick.minor) {
      minor << pythonNumber(tick.value);
    } else {
      values << pythonNumber(tick.value);
      texts << pythonText(tick.text);
    }
  }
  const QString name = QString::fromLatin1(which);
  const QString comma = QStringLiteral(", ");
  QString text;
  if (axis.scale == Scale::logarithmic) {
    text += QStringLiteral("ax.set_%1scale(\"log\")\n").arg(name);
  }
  text += QStringLiteral("ax.set_%1lim(%2, %3)\n")
              .arg(name, pythonNumber(axis.low), pythonNumber(axis.high));
  text += QStringLiteral("ax.set_%1ticks([%2], [%3])\n")
              .arg(name, values.join(comma), texts.join(comma));
  text += QStringLiteral("ax.set_%1ticks([%2], minor=True)\n").arg(name, minor.join(comma));
  text += QStringLiteral("ax.%1axis.set_minor_formatter(matplotlib.ticker.NullFormatter())\n")
              .arg(name);
  return text;
}

// A rectangle as shares of the figure: left, bottom, width, height.
QString sharesOf(const QRectF& rect, const ScriptFrame& frame) {
  const auto share = [](double part, double of) { return QString::number(part / of, 'f', 5); };
  return QStringList{share(rect.left(), frame.units.width()),
                     share(frame.units.height() - rect.bottom(), frame.units.height()),
                     share(rect.width(), frame.units.width()),
                     share(rect.height(), frame.units.height())}
      .join(QStringLiteral(", "));
}

// Columns of a legend below that has no more rows than the figure's own.
int legendColumns(const PlotLayout& layout) {
  std::set<double> rows;
  for (const auto& entry : layout.legend) {
    rows.insert(entry.second.top());
  }
  return static_cast<int>((layout.legend.size() + rows.size() - 1) / rows.size());
}

}  // namespace

QString pythonText(const QString& text) {
  QString quoted = text.simplified();
  quoted.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
  return u'"' + quoted + u'"';
}

QString pythonNumber(double value) {
  return QString::fromStdString(shortest(value));
}

QString pythonColour(const QColor& colour) {
  return pythonText(colour.isValid() ? colour.name() : QStringLiteral("#000000"));
}

QString matplotlibHead(const ScriptFrame& frame, bool numpy) {
  QString head =
      QStringLiteral(
          "#!/usr/bin/env python3\n"
          "# %1\n#\n"
          "# Redraws the figure from %2.csv, which lies beside this script:\n#\n"
          "#     python3 %2.py [FILE]\n#\n"
          "# FILE is %2-matplotlib.pdf unless named; its ending chooses the format.\n#\n")
          .arg(frame.title, frame.stem);
  for (const QString& line : frame.origin) {
    head += QStringLiteral("# ") + line + u'\n';
  }
  head += QStringLiteral("import csv\nimport sys\nfrom pathlib import Path\n\nimport matplotlib\n");
  if (numpy) {
    head += QStringLiteral("import numpy as np\n");
  }
  head += QStringLiteral(
              "\nmatplotlib.use(\"Agg\")\n"
              "import matplotlib.pyplot as plt  # noqa: E402\n"
              "import matplotlib.ticker  # noqa: E402\n\n"
              "HERE = Path(__file__).resolve().parent\n"
              "STEM = %1\n"
              "MM = 1 / 25.4  # inches\n"
              "LINE = %2  # points\n"
              "plt.rcParams.update({\n"
              "    \"font.family\": \"sans-serif\",\n"
              "    \"font.sans-serif\": [\"Inter\", \"Helvetica\", \"Arial\", \"DejaVu Sans\"],\n"
              "    \"font.size\": %3,\n"
              "    \"axes.titlesize\": \"medium\",\n"
              "    \"axes.labelsize\": \"medium\",\n"
              "    \"xtick.labelsize\": \"medium\",\n"
              "    \"ytick.labelsize\": \"medium\",\n"
              "    \"legend.fontsize\": \"medium\",\n"
              "    \"axes.linewidth\": 0.5 * LINE,\n"
              "    \"grid.linewidth\": 0.4 * LINE,\n"
              "    \"grid.color\": \"#d9dce1\",\n"
              "    \"axes.spines.top\": False,\n"
              "    \"axes.spines.right\": False,\n"
              "    \"pdf.fonttype\": 42,\n"
              "    \"svg.fonttype\": \"none\",\n"
              "})\n\n"
              "with open(HERE / f\"{STEM}.csv\", encoding=\"utf-8\", newline=\"\") as file:\n"
              "    rows = list(csv.reader(line for line in file if not "
              "line.startswith(\"#\")))[1:]\n\n")
              .arg(pythonText(frame.stem), pythonNumber(frame.spec.line_pt),
                   pythonNumber(frame.spec.type_pt));
  return head;
}

QString matplotlibTail() {
  return QStringLiteral(
      "\nfigure.savefig(sys.argv[1] if len(sys.argv) > 1 else HERE / "
      "f\"{STEM}-matplotlib.pdf\")\n");
}

QString matplotlibScript(const PlotModel& model, const ScriptFrame& frame,
                         const FigureStyle& style) {
  const LaidOutPlot plot = laidOut(model, frame, style);
  QString script = matplotlibHead(frame, false);
  script += QStringLiteral(
                "MARKER = %1  # points\n\n"
                "data = {}\n"
                "for series, _element, x, y, *_rest in rows:\n"
                "    number = [float(text) if text else float(\"nan\") for text in (x, y)]\n"
                "    data.setdefault(series, []).append(number)\n\n\n"
                "def xy(series):\n"
                "    points = data.get(series, [])\n"
                "    return [x for x, _ in points], [y for _, y in points]\n\n\n")
                .arg(pythonNumber(0.44 * frame.spec.type_pt));
  script += seriesList(model, frame);
  script += QStringLiteral(
                "figure = plt.figure(figsize=(%1 * MM, %2 * MM))\n"
                "ax = figure.add_axes((%3))\n"
                "ax.grid(True)\n"
                "ax.set_axisbelow(True)\n"
                "for name, label, colour, width, dashes, marker, line, markers in SERIES:\n"
                "    ax.plot(\n"
                "        *xy(name), color=colour, linewidth=width, label=label or \"_\" + name,\n"
                "        linestyle=((0, dashes) if dashes else \"-\") if line else \"none\",\n"
                "        marker=marker if markers else None, markersize=MARKER,\n"
                "        markevery=max(1, len(data.get(name, [])) // 8) if line else None,\n"
                "        markeredgecolor=\"white\" if line else colour,\n"
                "        markeredgewidth=0.4 * LINE, dash_capstyle=\"butt\")\n")
                .arg(pythonNumber(frame.spec.width_mm), pythonNumber(frame.spec.height_mm),
                     sharesOf(plot.layout.plot, frame));
  script += axisLines("x", model.x, plot.layout.xTicks);
  script += axisLines("y", model.y, plot.layout.yTicks);
  script += annotations(model, plot, frame, style);
  const QRectF& area = frame.area;
  script +=
      QStringLiteral(
          "ax.set_xlabel(%1, loc=\"right\")\n"
          "figure.text(%2, %3, %4, va=\"top\")\n")
          .arg(pythonText(model.x.name), QString::number(area.left() / frame.units.width(), 'f', 5),
               QString::number(1.0 - area.top() / frame.units.height(), 'f', 5),
               pythonText(model.y.name));
  if (!plot.layout.legend.empty()) {
    script += plot.layout.legendInside
                  ? QStringLiteral("ax.legend(loc=\"best\", frameon=False)\n")
                  : QStringLiteral(
                        "figure.legend(loc=\"lower left\", ncol=%1, frameon=False, "
                        "borderaxespad=0, columnspacing=1,\n"
                        "              labelspacing=0.3, handlelength=1.8, handletextpad=0.5)\n")
                        .arg(legendColumns(plot.layout));
  }
  if (frame.showTitle) {
    script += QStringLiteral("figure.text(%1, 0.995, %2, va=\"top\", wrap=True)\n")
                  .arg(QString::number(area.left() / frame.units.width(), 'f', 5),
                       pythonText(frame.title));
  }
  return script + matplotlibTail();
}

}  // namespace kvbudget::ui
