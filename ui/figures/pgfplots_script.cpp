#include "ui/figures/pgfplots_script.h"

#include <algorithm>
#include <array>

#include "core/base/numbers.h"
#include "ui/figures/map_figure.h"
#include "ui/figures/plot_figure.h"
#include "ui/figures/strip_figure.h"
#include "ui/theme/policy_style.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {

QString texNumber(double value) {
  return QString::fromStdString(shortest(value));
}

QString texLength(double units, const ScriptFrame& frame) {
  return QString::number(
             units * FigureStyle::pointsPerUnit(frame.spec) / kPointsAnInch * kMillimetresAnInch,
             'f', 2) +
         QStringLiteral("mm");
}

QString texColour(const QColor& colour) {
  return QStringLiteral("{rgb,255:red,%1;green,%2;blue,%3}")
      .arg(colour.red())
      .arg(colour.green())
      .arg(colour.blue());
}

QString texHead(const ScriptFrame& frame) {
  QString text =
      QStringLiteral("% %1\n%\n% Redraws the figure from %2.csv beside it: pdflatex %2.tex\n%\n")
          .arg(frame.title, frame.stem);
  for (const QString& line : frame.origin) {
    text += QStringLiteral("% ") + line + u'\n';
  }
  return text +
         QStringLiteral(
             "\\documentclass[border=0.5pt]{standalone}\n"
             "\\usepackage{pgfplots}\n"
             "\\pgfplotsset{compat=1.17}\n"
             "% Only the rows of one series, which follow each other.\n"
             "\\pgfplotsset{series/.style={x filter/.code={%\n"
             "  \\edef\\wanted{#1}\\edef\\found{\\thisrowno{0}}%\n"
             "  \\ifx\\wanted\\found\\else\\def\\pgfmathresult{}\\fi}}}\n"
             "\\newcommand\\data{%1.csv}\n"
             "\\begin{document}\n"
             "\\fontsize{%2}{%3}\\selectfont\n"
             "\\begin{tikzpicture}\n")
             .arg(frame.stem, texNumber(frame.spec.type_pt), texNumber(1.2 * frame.spec.type_pt));
}

QString texTail() {
  return QStringLiteral("\\end{axis}\n\\end{tikzpicture}\n\\end{document}\n");
}

namespace {

QString markOf(Marker marker) {
  switch (marker) {
    case Marker::square:
      return QStringLiteral("square*");
    case Marker::diamond:
      return QStringLiteral("diamond*");
    case Marker::triangle:
    case Marker::down:
      return QStringLiteral("triangle*");
    case Marker::cross:
      return QStringLiteral("x");
    case Marker::plus:
      return QStringLiteral("+");
    case Marker::circle:
    case Marker::none:
      break;
  }
  return QStringLiteral("*");
}

QString dashesOf(const QList<qreal>& dashes, double width) {
  QStringList parts;
  for (qsizetype i = 0; i < dashes.size(); ++i) {
    parts << QStringLiteral("%1 %2pt").arg(
        i % 2 == 0 ? QStringLiteral("on") : QStringLiteral("off"),
        QString::number(dashes[i] * width, 'f', 2));
  }
  return parts.isEmpty() ? QString()
                         : QStringLiteral(", dash pattern=") + parts.join(QLatin1Char(' '));
}

}  // namespace

QString texPlot(const QString& options, const QString& key) {
  return QStringLiteral(
             "\\addplot[%1, series=%2] table[x index=2, y index=3, col sep=comma] {\\data};\n")
      .arg(options, key);
}

namespace {

QString axisOptions(const char* which, const Axis& axis, const std::vector<Tick>& ticks) {
  QStringList values, texts, minor;
  for (const Tick& tick : ticks) {
    if (tick.minor) {
      minor << texNumber(tick.value);
    } else {
      values << texNumber(tick.value);
      texts << u'{' + texText(tick.text) + u'}';
    }
  }
  const QString comma = QStringLiteral(",");
  QString text =
      QStringLiteral("  %1min=%2, %1max=%3, %1label={%4},\n")
          .arg(QLatin1String(which), texNumber(axis.low), texNumber(axis.high), texText(axis.name));
  text += QStringLiteral("  %1tick={%2}, %1ticklabels={%3},\n")
              .arg(QLatin1String(which), values.join(comma), texts.join(comma));
  if (axis.scale == Scale::logarithmic) {
    text += QStringLiteral("  %1mode=log, minor %1tick={%2},\n")
                .arg(QLatin1String(which), minor.join(comma));
  }
  return text;
}

QString lines(const PlotModel& model, const ScriptFrame& frame, bool legend) {
  QString text;
  for (std::size_t i = 0; i < model.series.size(); ++i) {
    const Series& series = model.series[i];
    const double width = series.width / 1.75 * frame.spec.line_pt;
    const bool points = series.kind == Series::Kind::points;
    QString options = QStringLiteral("color=%1, line width=%2pt")
                          .arg(texColour(series.colour), QString::number(width, 'f', 2));
    options += points ? QStringLiteral(", only marks") : dashesOf(series.dashes, width);
    options +=
        points || series.markers > 0
            ? QStringLiteral(", mark=%1, mark options={solid, draw=white, line width=%2pt}")
                  .arg(markOf(series.marker), QString::number(0.4 * frame.spec.line_pt, 'f', 2))
            : QStringLiteral(", no marks");
    if (!points && series.markers > 0) {
      options += QStringLiteral(", mark repeat=%1")
                     .arg(std::max<std::size_t>(1, series.points.size() / 8));
    }
    const bool named = legend && series.hoverable && !series.label.isEmpty();
    if (!named) {
      options += QStringLiteral(", forget plot");
    }
    text += texPlot(options, seriesKey(model, i));
    if (named) {
      text += QStringLiteral("\\addlegendentry{%1}\n").arg(texText(series.label));
    }
  }
  return text;
}

QString annotations(const PlotModel& model, const LaidOutPlot& plot, const ScriptFrame& frame,
                    const FigureStyle& style) {
  const double width = 1.25 / 1.75 * frame.spec.line_pt;
  const QString pen = QStringLiteral("color=%1, line width=%2pt, no marks, forget plot%3");
  const QString thick = QString::number(width, 'f', 2);
  QString text;
  for (std::size_t i = 0; i < model.bands.size(); ++i) {
    for (const char* edge : {"low", "high"}) {
      text += texPlot(pen.arg(texColour(model.bands[i].colour), QStringLiteral("0.2"), QString()),
                      QStringLiteral("band_%1_%2").arg(QLatin1String(edge)).arg(i));
    }
  }
  for (std::size_t i = 0; i < model.lines.size(); ++i) {
    text += texPlot(
        pen.arg(texColour(model.lines[i].colour), thick, dashesOf(model.lines[i].dashes, width)),
        QStringLiteral("reference_%1").arg(i));
  }
  for (std::size_t i = 0; i < model.links.size(); ++i) {
    text += texPlot(pen.arg(texColour(style.theme.secondary), thick, dashesOf({1.5, 2.5}, width)),
                    QStringLiteral("link_%1").arg(i));
  }
  for (std::size_t i = 0; i < model.marks.size(); ++i) {
    const Mark& mark = model.marks[i];
    text +=
        texPlot(QStringLiteral("only marks, forget plot, mark=%1, mark size=%2pt, color=%3, "
                               "mark options={solid, fill=%4, draw=%5}")
                    .arg(markOf(mark.marker), QString::number(0.33 * frame.spec.type_pt, 'f', 2),
                         texColour(mark.colour),
                         mark.filled ? texColour(mark.colour) : QStringLiteral("white"),
                         mark.filled ? QStringLiteral("white") : texColour(mark.colour)),
                QStringLiteral("mark_%1").arg(i));
  }
  for (const PlacedLabel& label : plot.labels) {
    text += QStringLiteral("\\node[text=%1, inner sep=1pt] at (rel axis cs:%2,%3) {%4};\n")
                .arg(texColour(label.colour), QString::number(label.middle.x(), 'f', 4),
                     QString::number(label.middle.y(), 'f', 4), texText(label.text));
  }
  return text;
}

QString pictureAxis(const ScriptFrame& frame, const QRectF& rect, Index tokens,
                    const QString& more) {
  return QStringLiteral(
             "\\begin{axis}[\n  scale only axis, width=%1, height=%2, enlargelimits=false,\n"
             "  xmin=0, xmax=%3, axis on top, axis lines=left, axis line style={-},\n"
             "  xlabel={query}, %4]\n")
      .arg(texLength(rect.width(), frame), texLength(rect.height(), frame))
      .arg(tokens)
      .arg(more);
}

}  // namespace

QString texText(const QString& text) {
  static const std::array<std::pair<char16_t, const char*>, 25> special = {
      {{u'\\', "\\textbackslash{}"},
       {u'%', "\\%"},
       {u'&', "\\&"},
       {u'#', "\\#"},
       {u'_', "\\_"},
       {u'{', "\\{"},
       {u'}', "\\}"},
       {u'$', "\\$"},
       {u'~', "\\textasciitilde{}"},
       {u'^', "\\textasciicircum{}"},
       {u'τ', "$\\tau$"},
       {u'κ', "$\\kappa$"},
       {u'π', "$\\pi$"},
       {u'σ', "$\\sigma$"},
       {u'²', "$^2$"},
       {u'√', "$\\surd$"},
       {u'×', "$\\times$"},
       {u'≤', "$\\leq$"},
       {u'≥', "$\\geq$"},
       {u'·', "$\\cdot$"},
       {u'–', "--"},
       {u'—', "---"},
       {u'−', "$-$"},
       {u'…', "\\ldots{}"},
       {u'<', "$<$"}}};
  QString result;
  for (const QChar character : text.simplified()) {
    const auto* const found =
        std::ranges::find(special, character.unicode(), &std::pair<char16_t, const char*>::first);
    if (found != special.end()) {
      result += QString::fromLatin1(found->second);
    } else {
      result += character;
    }
  }
  return result;
}

QString pgfplotsScript(const PlotModel& model, const ScriptFrame& frame, const FigureStyle& style) {
  const LaidOutPlot plot = laidOut(model, frame, style);
  const bool hasLegend = !plot.layout.legend.empty();
  QString legend;
  if (hasLegend) {
    legend =
        plot.layout.legendInside
            ? QStringLiteral("  legend style={draw=none, font=\\relax}, legend cell align=left,\n")
            : QStringLiteral(
                  "  legend style={draw=none, font=\\relax, at={(0,-0.25)}, "
                  "anchor=north west}, legend columns=3, legend cell align=left,\n");
  }
  QString text = texHead(frame);
  text += QStringLiteral(
              "\\begin{axis}[\n  scale only axis, width=%1, height=%2,\n"
              "  axis lines=left, axis line style={-}, grid=major, grid style={line width=%3pt, "
              "color={rgb,255:red,217;green,220;blue,225}},\n"
              "  unbounded coords=jump, filter discard warning=false, clip mode=individual,\n"
              "  tick align=outside, mark size=%4pt, scaled ticks=false,\n")
              .arg(texLength(plot.layout.plot.width(), frame),
                   texLength(plot.layout.plot.height(), frame),
                   QString::number(0.4 * frame.spec.line_pt, 'f', 2),
                   QString::number(0.22 * frame.spec.type_pt, 'f', 2));
  text += axisOptions("x", model.x, plot.layout.xTicks);
  text += axisOptions("y", model.y, plot.layout.yTicks);
  text += legend;
  if (frame.showTitle) {
    text += QStringLiteral("  title={%1},\n").arg(texText(frame.title));
  }
  text += QStringLiteral("]\n");
  return text + lines(model, frame, hasLegend) + annotations(model, plot, frame, style) + texTail();
}

QString pgfplotsScript(const MapFigure& figure, const ScriptFrame& frame,
                       const FigureStyle& style) {
  const Comparison& comparison = figure.comparison();
  const Index tokens = comparison.exploration->evaluation.tokens;
  QString text = texHead(frame);
  const int columns = figure.columnsAt(frame.area.width());
  const int rows = (static_cast<int>(figure.cells().size()) + columns - 1) / columns;
  const QRectF rect(0, 0, frame.area.width() / columns - 70.0, frame.area.height() / rows - 40.0);
  QStringList keyframes;
  for (const Position keyframe : comparison.exploration->attention->keyframes()) {
    keyframes << QString::number(keyframe);
  }
  const NamedImages images = cellImages(figure, frame, style);
  for (std::size_t i = 0; i < images.size(); ++i) {
    const auto column = static_cast<int>(i) % columns;
    const auto row = static_cast<int>(i) / columns;
    text += QStringLiteral("\\begin{scope}[shift={(%1,-%2)}]\n")
                .arg(texLength(column * frame.area.width() / columns, frame),
                     texLength(row * frame.area.height() / rows, frame));
    text += pictureAxis(frame, rect, tokens,
                        QStringLiteral("ylabel={position}, ymin=0, ymax=%1, ytick={%2}")
                            .arg(tokens)
                            .arg(keyframes.join(QLatin1Char(','))));
    text += QStringLiteral("\\addplot graphics[xmin=0, xmax=%1, ymin=0, ymax=%1] {%2};\n")
                .arg(tokens)
                .arg(images[i].first);
    text +=
        QStringLiteral("\\node[anchor=north west, text=%1] at (rel axis cs:0.02,0.98) {%2};\n")
            .arg(texColour(styleOf(comparison.tracks[i]).colour), texText(labelOf(comparison, i)));
    text += QStringLiteral("\\end{axis}\n\\end{scope}\n");
  }
  return text + QStringLiteral("\\end{tikzpicture}\n\\end{document}\n");
}

QString pgfplotsScript(const StripFigure& figure, const ScriptFrame& frame,
                       const FigureStyle& style) {
  const SinkFates& fates = figure.fates();
  const Index tokens = fates.comparison->exploration->evaluation.tokens;
  const int count = fates.sinks() * fates.tracks();
  QString text = texHead(frame);
  const QRectF rect(0, 0, frame.area.width() - 70.0, frame.area.height() - 40.0);
  QStringList ticks, labels;
  for (int i = 0; i < count; ++i) {
    const auto sink = static_cast<std::size_t>(i / fates.tracks());
    const auto track = static_cast<std::size_t>(i % fates.tracks());
    ticks << texNumber(count - i - 0.5);
    labels << QStringLiteral("{%1, %2}")
                  .arg(fates.weights.sinks[sink])
                  .arg(texText(labelOf(*fates.comparison, track)));
  }
  text += pictureAxis(frame, rect, tokens,
                      QStringLiteral("ymin=0, ymax=%1, ytick={%2}, yticklabels={%3}")
                          .arg(count)
                          .arg(ticks.join(QLatin1Char(',')), labels.join(QLatin1Char(','))));
  for (const auto& [name, image] : cellImages(figure, frame, style)) {
    text += QStringLiteral("\\addplot graphics[xmin=0, xmax=%1, ymin=0, ymax=%2] {%3};\n")
                .arg(tokens)
                .arg(count)
                .arg(name);
  }
  return text + texTail();
}

namespace {

// A mask is one more thing that a reader's program may get wrong.
QImage onWhite(const QImage& image) {
  QImage opaque(image.size(), QImage::Format_RGB32);
  opaque.fill(Qt::white);
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QRgb pixel = image.pixel(x, y);
      if (qAlpha(pixel) > 0) {
        opaque.setPixel(x, y, pixel);
      }
    }
  }
  return opaque;
}

}  // namespace

NamedImages cellImages(const MapFigure& figure, const ScriptFrame& frame,
                       const FigureStyle& style) {
  NamedImages images;
  for (std::size_t i = 0; i < figure.cells().size(); ++i) {
    const QColor colour = styleOf(figure.comparison().tracks[i]).colour;
    images.emplace_back(QStringLiteral("%1-cells-%2.png").arg(frame.stem, figure.keyOf(i)),
                        onWhite(imageOf(figure.cells()[i], 2,
                                        ShadeTable(style.theme, style.theme.lineColour(colour)))));
  }
  return images;
}

// One picture of all strips, each two lines high with one of white above and below.
NamedImages cellImages(const StripFigure& figure, const ScriptFrame& frame,
                       const FigureStyle& style) {
  const SinkFates& fates = figure.fates();
  const int columns =
      static_cast<int>(std::min<Index>(fates.comparison->exploration->evaluation.tokens, 1024));
  QImage all(columns, 4 * fates.sinks() * fates.tracks(), QImage::Format_RGB32);
  all.fill(Qt::white);
  for (int i = 0; i < fates.sinks() * fates.tracks(); ++i) {
    const int track = i % fates.tracks();
    const QColor colour = styleOf(fates.comparison->tracks[static_cast<std::size_t>(track)]).colour;
    const QImage strip = stripImage(fates, i / fates.tracks(), track, columns,
                                    ShadeTable(style.theme, style.theme.lineColour(colour)));
    const QImage opaque = onWhite(strip);
    for (int x = 0; x < columns; ++x) {
      for (const int line : {1, 2}) {
        all.setPixel(x, 4 * i + line, opaque.pixel(x, 0));
      }
    }
  }
  return {{QStringLiteral("%1-cells.png").arg(frame.stem), all}};
}

}  // namespace kvbudget::ui
