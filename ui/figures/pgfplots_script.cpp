#include "ui/figures/pgfplots_script.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/numbers.h"
#include "ui/figures/plot_figure.h"

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
  const auto onPaper = [&](int part) {
    return static_cast<int>(
        std::lround(255.0 + (part - 255.0) * static_cast<double>(colour.alphaF())));
  };
  return QStringLiteral("{rgb,255:red,%1;green,%2;blue,%3}")
      .arg(onPaper(colour.red()))
      .arg(onPaper(colour.green()))
      .arg(onPaper(colour.blue()));
}

QString texHead(const ScriptFrame& frame, const QString& before) {
  const QString width = texLength(frame.units.width(), frame);
  const QString height = texLength(frame.units.height(), frame);
  QString text =
      QStringLiteral("% %1\n%\n% Redraws the figure from %2.csv beside it: pdflatex %2.tex\n%\n")
          .arg(frame.title, frame.stem);
  for (const QString& line : frame.origin) {
    text += QStringLiteral("% ") + line + u'\n';
  }
  text += QStringLiteral(
              "\\RequirePackage{fix-cm}  % type of any size\n"
              "\\documentclass{article}\n"
              "\\usepackage[paperwidth=%1, paperheight=%2, margin=0pt]{geometry}\n"
              "\\usepackage{pgfplots}\n"
              "\\pgfplotsset{compat=1.17}\n"
              "\\pagestyle{empty}\n"
              "\\setlength{\\parindent}{0pt}\n"
              "\\setlength{\\topskip}{0pt}\n"
              "% Only the rows of one series, which follow each other.\n"
              "\\pgfplotsset{series/.style={x filter/.code={%\n"
              "  \\edef\\wanted{#1}\\edef\\found{\\thisrowno{0}}%\n"
              "  \\ifx\\wanted\\found\\else\\def\\pgfmathresult{}\\fi}}}\n"
              "% The upper edge of a band, and its lower edge backwards: one outline.\n"
              "\\pgfplotsset{band/.style={x filter/.code={%\n"
              "  \\edef\\high{band_high_#1}\\edef\\low{band_low_#1}\\edef\\found{\\thisrowno{0}}%\n"
              "  \\ifx\\found\\high\\else\\ifx\\found\\low\\else\\def\\pgfmathresult{}\\fi\\fi}}}\n"
              "\\newcommand\\data{%3.csv}\n"
              "\\begin{document}\n")
              .arg(width, height, frame.stem);
  text += QStringLiteral(
              "\\fontsize{%1}{%2}\\selectfont\n%5"
              "\\begin{tikzpicture}\n"
              "\\useasboundingbox (0,0) rectangle (%3,%4);\n")
              .arg(texNumber(frame.spec.type_pt), texNumber(1.2 * frame.spec.type_pt), width,
                   height, before);
  if (frame.showTitle) {
    text +=
        QStringLiteral(
            "\\node[anchor=north west, inner sep=0pt, text width=%1, align=flush left] at "
            "(%2,%3) {%4};\n")
            .arg(texLength(frame.area.width(), frame), texLength(frame.area.left(), frame),
                 texLength(frame.units.height() - frame.area.left(), frame), texText(frame.title));
  }
  return text;
}

QString texPlace(const QRectF& rect, const ScriptFrame& frame) {
  return QStringLiteral(
             "  scale only axis, width=%1, height=%2, at={(%3,%4)}, anchor=south west,\n")
      .arg(texLength(rect.width(), frame), texLength(rect.height(), frame),
           texLength(rect.left(), frame), texLength(frame.units.height() - rect.bottom(), frame));
}

QString texEnd() {
  return QStringLiteral("\\end{tikzpicture}\n\\end{document}\n");
}

QString texTail() {
  return QStringLiteral("\\end{axis}\n") + texEnd();
}

QString texWord(const Drawing::Text& text, const ScriptFrame& frame) {
  // What ends at the right edge stays there in another font, too.
  const bool atEnd = text.left.x() + text.width > frame.area.right() - 3.0;
  const TextAnchor anchor =
      text.anchor == TextAnchor::start && atEnd ? TextAnchor::end : text.anchor;
  const double share = anchor == TextAnchor::start ? 0.0 : anchor == TextAnchor::middle ? 0.5 : 1.0;
  const char* name = anchor == TextAnchor::start    ? "base west"
                     : anchor == TextAnchor::middle ? "base"
                                                    : "base east";
  return QStringLiteral("\\node[anchor=%1, inner sep=0pt, text=%2] at (%3,%4) {%5};\n")
      .arg(QLatin1String(name), texColour(text.colour),
           texLength(text.left.x() + share * text.width, frame),
           texLength(frame.units.height() - text.left.y(), frame), texText(text.text));
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

QString markSize(const ScriptFrame& frame) {
  return QString::number(0.22 * frame.spec.type_pt, 'f', 2);
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
  QString text = QStringLiteral("  %1min=%2, %1max=%3,\n")
                     .arg(QLatin1String(which), texNumber(axis.low), texNumber(axis.high));
  text += QStringLiteral("  %1tick={%2}, %1ticklabels={%3},\n")
              .arg(QLatin1String(which), values.join(comma), texts.join(comma));
  if (axis.scale == Scale::logarithmic) {
    text += QStringLiteral("  %1mode=log, minor %1tick={%2},\n")
                .arg(QLatin1String(which), minor.join(comma));
  }
  return text;
}

// Where a point of the drawing lies on the page.
QString texPoint(const QPointF& at, const ScriptFrame& frame) {
  return QStringLiteral("(%1,%2)").arg(texLength(at.x(), frame),
                                       texLength(frame.units.height() - at.y(), frame));
}

// Of shapes only what belongs to words is translucent and plain: plates behind them, and hairlines
// that lead to what they name.
QString besideWords(const Drawing::Shape& shape, const ScriptFrame& frame) {
  if (shape.fill.isValid() && shape.fill.alpha() < 255 && shape.fill.rgb() == qRgb(255, 255, 255)) {
    const QRectF plate = shape.path.boundingRect();
    return QStringLiteral("\\fill[white, fill opacity=%1] %2 rectangle %3;\n")
        .arg(QString::number(shape.fill.alphaF(), 'f', 2), texPoint(plate.topLeft(), frame),
             texPoint(plate.bottomRight(), frame));
  }
  constexpr double kLeader = 0.7;  // opacity
  if (shape.path.elementCount() == 2 && !shape.fill.isValid() &&
      std::abs(static_cast<double>(shape.pen.color().alphaF()) - kLeader) < 0.01) {
    return QStringLiteral("\\draw[color=%1, line width=%2pt] %3 -- %4;\n")
        .arg(texColour(shape.pen.color()), QString::number(0.5 * frame.spec.line_pt, 'f', 2),
             texPoint(shape.path.elementAt(0), frame), texPoint(shape.path.elementAt(1), frame));
  }
  return {};
}

// Names of axes and of lines, and labels; numbers at ticks are pgfplots' own.
QString words(const LaidOutPlot& plot, const ScriptFrame& frame) {
  const auto isTick = [&](const Drawing::Text& text) {
    const auto has = [&](const std::vector<Tick>& ticks) {
      return std::ranges::any_of(ticks, [&](const Tick& t) { return t.text == text.text; });
    };
    const QRectF& area = plot.layout.plot;
    return (text.left.y() > area.bottom() && has(plot.layout.xTicks)) ||
           (text.left.x() < area.left() && has(plot.layout.yTicks));
  };
  QString result;
  for (const Drawing::Item& item : plot.drawing.items) {
    const auto* text = std::get_if<Drawing::Text>(&item);
    if (text != nullptr && !isTick(*text)) {
      result += texWord(*text, frame);
    } else if (const auto* shape = std::get_if<Drawing::Shape>(&item)) {
      result += besideWords(*shape, frame);
    }
  }
  return result;
}

bool hasMarks(const Series& series) {
  return series.kind == Series::Kind::points || series.kind == Series::Kind::linePoints ||
         series.markers > 0;
}

// Colour, width, dashes and marks.
QString lookOf(const Series& series, const ScriptFrame& frame, bool muted) {
  const double width = series.width / 1.75 * frame.spec.line_pt;
  const bool points = series.kind == Series::Kind::points;
  QColor colour = series.colour;
  colour.setAlphaF(muted ? 0.35F : 1.0F);
  QString options = QStringLiteral("color=%1, line width=%2pt")
                        .arg(texColour(colour), QString::number(width, 'f', 2));
  options += points ? QStringLiteral(", only marks") : dashesOf(series.dashes, width);
  if (!hasMarks(series)) {
    return options + QStringLiteral(", no marks");
  }
  // Those that are strokes have no rim.
  const bool strokes = series.marker == Marker::cross || series.marker == Marker::plus;
  return options +
         QStringLiteral(", mark=%1, mark options={solid, draw=%2, line width=%3pt%4}")
             .arg(markOf(series.marker),
                  strokes  ? texColour(colour)
                  : points ? QStringLiteral("none")
                           : QStringLiteral("white"),
                  QString::number((strokes ? 0.9 : 0.4) * frame.spec.line_pt, 'f', 2),
                  series.marker == Marker::down ? QStringLiteral(", rotate=180") : QString());
}

// Samples of the legend, where the figure has them; the names are among the words.
QString legend(const PlotModel& model, const LaidOutPlot& plot, const ScriptFrame& frame) {
  QString text;
  for (std::size_t i = 0; i < plot.legend.size(); ++i) {
    const auto& series = model.series[static_cast<std::size_t>(plot.layout.legend[i].first)];
    const QRectF& rect = plot.legend[i].rect;
    const double y = rect.center().y();
    const QString look = lookOf(series, frame, false);
    if (series.kind != Series::Kind::points) {
      text += QStringLiteral("\\draw[%1] plot[no marks] coordinates {%2 %3};\n")
                  .arg(look, texPoint({rect.left(), y}, frame),
                       texPoint({rect.left() + 22.0, y}, frame));
    }
    if (hasMarks(series)) {
      text += QStringLiteral("\\path[%1] plot[%1, only marks, mark size=%2pt] coordinates {%3};\n")
                  .arg(look, markSize(frame), texPoint({rect.left() + 11.0, y}, frame));
    }
  }
  return text;
}

QString lines(const PlotModel& model, const ScriptFrame& frame) {
  QString text;
  for (std::size_t i = 0; i < model.series.size(); ++i) {
    const Series& series = model.series[i];
    QString options = lookOf(series, frame, series.muted);
    if (series.kind != Series::Kind::points && series.markers > 0) {
      options += QStringLiteral(", mark repeat=%1")
                     .arg(std::max<std::size_t>(1, series.points.size() / 8));
    }
    text += texPlot(options, seriesKey(model, i));
  }
  return text;
}

QString annotations(const PlotModel& model, const ScriptFrame& frame, const FigureStyle& style) {
  const double width = 1.25 / 1.75 * frame.spec.line_pt;
  const QString pen = QStringLiteral("color=%1, line width=%2pt, no marks%3");
  const QString thick = QString::number(width, 'f', 2);
  QString text;
  for (std::size_t i = 0; i < model.bands.size(); ++i) {
    text += QStringLiteral(
                "\\addplot[draw=none, fill=%1, fill opacity=0.22, no marks, band=%2]\n"
                "  table[x index=2, y index=3, col sep=comma] {\\data} -- cycle;\n")
                .arg(texColour(model.bands[i].colour))
                .arg(i);
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
        texPlot(QStringLiteral("only marks, mark=%1, mark size=%2pt, color=%3, "
                               "mark options={solid, fill=%4, draw=%5, line width=%6pt}")
                    .arg(markOf(mark.marker), QString::number(0.33 * frame.spec.type_pt, 'f', 2),
                         texColour(mark.colour),
                         mark.filled ? texColour(mark.colour) : QStringLiteral("white"),
                         mark.filled ? QStringLiteral("white") : texColour(mark.colour), thick),
                QStringLiteral("mark_%1").arg(i));
  }
  return text;
}

}  // namespace

QString texText(const QString& text) {
  static const std::array<std::pair<char16_t, const char*>, 27> special = {
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
       {u'<', "$<$"},
       {u'>', "$>$"},
       {u'|', "$|$"}}};
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
  QString text = texHead(frame);
  text += QStringLiteral(
              "\\begin{axis}[\n%1"
              "  axis lines=left, axis line style={-}, grid=major, grid style={line width=%2pt, "
              "color={rgb,255:red,217;green,220;blue,225}},\n"
              "  unbounded coords=jump, filter discard warning=false, clip mode=individual,\n"
              "  tick align=outside, major tick length=2pt, minor tick length=1pt, tick label "
              "style={inner sep=1.5pt},\n  mark size=%3pt, scaled ticks=false,\n")
              .arg(texPlace(plot.layout.plot, frame),
                   QString::number(0.4 * frame.spec.line_pt, 'f', 2), markSize(frame));
  text += axisOptions("x", model.x, plot.layout.xTicks);
  text += axisOptions("y", model.y, plot.layout.yTicks);
  text += QStringLiteral("]\n");
  return text + lines(model, frame) + annotations(model, frame, style) +
         QStringLiteral("\\end{axis}\n") + legend(model, plot, frame) + words(plot, frame) +
         texEnd();
}

}  // namespace kvbudget::ui
