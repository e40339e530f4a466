#include "ui/figures/lever_figure.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/figures/drawing.h"
#include "ui/figures/matplotlib_script.h"
#include "ui/figures/pgfplots_script.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

constexpr double kAspect = 0.75;
constexpr double kHighest = 420.0;  // units
constexpr double kScreen = 720.0;   // the width for which discs have their size
constexpr double kDisc = 60.0;      // units: radius of a disc of weight 1 there

QString tr(const char* text) {
  return QCoreApplication::translate("Figures", text);
}

QString joined(const PlanePoint& point) {
  return QStringLiteral("(%1, %2)").arg(pythonNumber(point.x), pythonNumber(point.y));
}

QString inTex(const PlanePoint& point) {
  return QStringLiteral("(axis cs:%1,%2)").arg(texNumber(point.x), texNumber(point.y));
}

}  // namespace

// Where everything lies in the plane that depends on the size of the picture.
struct LeverFigure::Plane {
  PlanePoint low, high;                                       // corners of the area
  double step = 1.0;                                          // of the grid
  std::vector<std::array<PlanePoint, 2>> arms;                // none where nothing is dropped
  std::vector<PlanePoint> fulcrum;                            // a triangle, or none
  std::vector<std::pair<QPointF, PaintedPlot::Label>> words;  // middles as shares of the area
};

LeverFigure::LeverFigure(LeverSubject subject, const FigureSpec& spec)
    : m_subject(std::move(subject)), m_scene(m_subject.scene) {
  const double width =
      spec.width_mm / kMillimetresAnInch * kPointsAnInch / FigureStyle::pointsPerUnit(spec);
  m_scene.discs = std::clamp(width / kScreen, 0.4, 1.0);
}

QString LeverFigure::title() const {
  return tr("What is kept and dropped %1").arg(m_subject.where);
}

double LeverFigure::naturalHeight(double width, const FigureStyle& /*style*/) const {
  return std::min(kAspect * width, kHighest);
}

void LeverFigure::paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const {
  paintLever(painter, area, m_scene, fittedMap(m_scene, area, style.type), style.theme, style.type,
             style.strokes, -1);
}

Table LeverFigure::table() const {
  Table table({{"element", ""}, {"position", ""}, {"x", ""}, {"y", ""}, {"weight", ""}});
  const Lever& lever = m_scene.lever;
  for (std::size_t j = 0; j < m_scene.weights.size(); ++j) {
    table.add({m_scene.kept[j] ? "kept_token" : "dropped_token", static_cast<Index>(j),
               lever.tokens[j].x, lever.tokens[j].y, m_scene.weights[j]});
  }
  const auto add = [&](const char* element, const PlanePoint& at, Table::Cell weight) {
    table.add({element, Table::Cell(), at.x, at.y, std::move(weight)});
  };
  const double m = lever.identity.dropped;
  add("kept_mean", lever.kept_mean, 1.0 - m);
  if (lever.dropped_mean) {
    add("dropped_mean", *lever.dropped_mean, m);
  }
  if (m_scene.plainMeans) {
    add("plain_kept_mean", lever.plain_kept_mean, Table::Cell());
    if (lever.plain_dropped_mean) {
      add("plain_dropped_mean", *lever.plain_dropped_mean, Table::Cell());
    }
  }
  add("full_output", lever.full, Table::Cell());
  if (m_scene.readout == Readout::zero_fill) {
    add("bounded_output", lever.read, Table::Cell());
    add("origin", lever.origin, Table::Cell());
  }
  return table;
}

QStringList LeverFigure::notes() const {
  const Lever& lever = m_scene.lever;
  const auto number = [](double value) { return QString::number(value, 'g', 6); };
  return m_subject.notes +
         QStringList{
             lever.projected
                 ? QStringLiteral(
                       "x, y: along the gap between the weighted means of kept and dropped "
                       "values, and across it where they spread most; the plane shows %1 of "
                       "their spread")
                       .arg(percent(lever.shown_spread))
                 : QStringLiteral("x, y: the values"),
             QStringLiteral("weight: attention of a token; of a mean, the mass that it stands for"),
             QStringLiteral("dropped mass m = %1, gap = %2, m x gap = %3, measured error = %4")
                 .arg(number(lever.identity.dropped), number(lever.identity.gap),
                      number(lever.identity.product), number(lever.identity.measured)),
             QStringLiteral("a disc's area is proportional to its token's weight")};
}

LeverFigure::Plane LeverFigure::planeIn(const ScriptFrame& frame, const FigureStyle& style) const {
  const PlaneMap map = fittedMap(m_scene, frame.area, style.type);
  Plane plane;
  plane.low = map.toPlane(frame.area.bottomLeft());
  plane.high = map.toPlane(frame.area.topRight());
  plane.step = leverGridStep(map, frame.area);
  const Lever& lever = m_scene.lever;
  if (lever.dropped_mean) {
    const QPointF above = armOffset(m_scene, map, style.type);
    const QPointF full = map.toPixel(lever.full);
    const QPointF along = map.toPixel(*lever.dropped_mean) - map.toPixel(lever.kept_mean);
    for (const auto& [from, to] :
         {std::pair(lever.kept_mean, lever.full), std::pair(lever.full, *lever.dropped_mean)}) {
      plane.arms.push_back(
          {map.toPlane(map.toPixel(from) + above), map.toPlane(map.toPixel(to) + above)});
    }
    const double length = std::hypot(along.x(), along.y());
    const QPointF side = length > 0.0 ? along / length * 7.0 : QPointF(7.0, 0.0);
    const QPointF down = -above / 16.0;
    for (const QPointF& corner :
         {full + 4.0 * down, full + 15.0 * down + side, full + 15.0 * down - side}) {
      plane.fulcrum.push_back(map.toPlane(corner));
    }
  }
  static_cast<void>(recorded(frame.units, 1.0, style.type.family, [&](QPainter& painter) {
    for (auto& word : paintLever(painter, frame.area, m_scene, map, style.theme, style.type,
                                 style.strokes, -1)) {
      const QPointF middle = word.rect.center();
      plane.words.emplace_back(QPointF((middle.x() - frame.area.left()) / frame.area.width(),
                                       (frame.area.bottom() - middle.y()) / frame.area.height()),
                               std::move(word));
    }
  }));
  return plane;
}

QString LeverFigure::matplotlib(const ScriptFrame& frame, const FigureStyle& style) const {
  const Plane plane = planeIn(frame, style);
  const double unit = FigureStyle::pointsPerUnit(frame.spec);
  const QColor kept = style.theme.lineColour(m_scene.keptColour);
  const QColor dropped = m_scene.droppedColour.isValid()
                             ? style.theme.lineColour(m_scene.droppedColour)
                             : style.theme.dropped;
  QString script = matplotlibHead(frame, false);
  script += QStringLiteral(
                "UNIT = %1  # points: a twelfth of the type size\n"
                "STROKE = %2  # points, for each unit of width\n"
                "DISC = %7  # units: radius of a disc of weight 1\n"
                "KEPT, DROPPED = %3, %4\n"
                "INK, GREY = %5, %6\n\n"
                "tokens = sorted((row for row in rows if row[0].endswith(\"_token\")),\n"
                "                key=lambda row: -float(row[4]))  # the lightest on top\n"
                "point = {row[0]: (float(row[2]), float(row[3])) for row in rows\n"
                "         if not row[0].endswith(\"_token\")}\n"
                "mass = {row[0]: float(row[4] or 0) for row in rows}\n\n")
                .arg(pythonNumber(unit), pythonNumber(style.strokes.line * unit),
                     pythonColour(kept), pythonColour(dropped), pythonColour(style.theme.ink),
                     pythonColour(style.theme.secondary), pythonNumber(kDisc * m_scene.discs));
  const QRectF& area = frame.area;
  script += QStringLiteral(
                "figure = plt.figure(figsize=(%1 * MM, %2 * MM))\n"
                "ax = figure.add_axes((%3, %4, %5, %6))\n"
                "ax.set_xlim(%7, %8)\n"
                "ax.set_ylim(%9, ")
                .arg(pythonNumber(frame.spec.width_mm), pythonNumber(frame.spec.height_mm),
                     pythonNumber(area.left() / frame.units.width()),
                     pythonNumber(1.0 - area.bottom() / frame.units.height()),
                     pythonNumber(area.width() / frame.units.width()),
                     pythonNumber(area.height() / frame.units.height()), pythonNumber(plane.low.x),
                     pythonNumber(plane.high.x), pythonNumber(plane.low.y));
  script += QStringLiteral(
                "%1)\n"
                "for axis in (ax.xaxis, ax.yaxis):\n"
                "    axis.set_major_locator(matplotlib.ticker.MultipleLocator(%2))\n"
                "ax.tick_params(length=0, labelbottom=False, labelleft=False)\n"
                "for spine in ax.spines.values():\n"
                "    spine.set_visible(False)\n"
                "ax.grid(True)\n"
                "ax.set_axisbelow(True)\n"
                "is_kept = [row[0] == \"kept_token\" for row in tokens]\n"
                "colours = [matplotlib.colors.to_rgba(KEPT if yes else DROPPED) for yes in "
                "is_kept]\n"
                "ax.scatter(\n"
                "    [float(row[2]) for row in tokens], [float(row[3]) for row in tokens],\n"
                "    s=[(2 * UNIT * max(2, DISC * float(row[4]) ** 0.5)) ** 2 for row in tokens],\n"
                "    facecolors=[(*c[:3], 0.25 if yes else 0.12) for c, yes in zip(colours, "
                "is_kept)],\n"
                "    edgecolors=colours, linewidths=1.5 * STROKE,\n"
                "    linestyles=[\"-\" if yes else (0, (3, 2)) for yes in is_kept])\n\n\n"
                "def line(start, end, colour, width, dashes=None):\n"
                "    ax.plot(*zip(start, end), color=colour, linewidth=width * STROKE,\n"
                "            linestyle=(0, dashes) if dashes else \"-\")\n\n\n"
                "def dot(name, colour, radius):\n"
                "    ax.plot(*point[name], \"o\", color=colour, markersize=2 * radius * UNIT,\n"
                "            markeredgecolor=\"white\", markeredgewidth=1.5 * STROKE, zorder=3)\n"
                "\n\n")
                .arg(pythonNumber(plane.high.y), pythonNumber(plane.step));
  if (!plane.fulcrum.empty()) {
    script +=
        QStringLiteral("ax.fill(*zip(%1, %2, %3), color=GREY, linewidth=0, zorder=2)\n")
            .arg(joined(plane.fulcrum[0]), joined(plane.fulcrum[1]), joined(plane.fulcrum[2]));
    script += QStringLiteral("line(point[\"kept_mean\"], point[\"dropped_mean\"], INK, 2.5)\n");
    for (std::size_t i = 0; i < plane.arms.size(); ++i) {
      script += QStringLiteral("line(%1, %2, %3, 1.75)\n")
                    .arg(joined(plane.arms[i][0]), joined(plane.arms[i][1]),
                         i == 0 ? QStringLiteral("DROPPED") : QStringLiteral("KEPT"));
    }
    script += QStringLiteral(
        "dot(\"kept_mean\", KEPT, 3.5 + 6 * mass[\"kept_mean\"] ** 0.5)\n"
        "dot(\"dropped_mean\", DROPPED, 3.5 + 6 * mass[\"dropped_mean\"] ** 0.5)\n");
  }
  if (m_scene.plainMeans && m_scene.lever.plain_dropped_mean) {
    script += QStringLiteral(
        "line(point[\"plain_kept_mean\"], point[\"plain_dropped_mean\"], GREY, 1.5, (2, 3))\n"
        "for name, colour in ((\"plain_kept_mean\", KEPT), (\"plain_dropped_mean\", DROPPED)):\n"
        "    ax.plot(*point[name], \"D\", color=\"white\", markersize=8.5 * UNIT,\n"
        "            markeredgecolor=colour, markeredgewidth=1.75 * STROKE)\n");
  }
  script += QStringLiteral(
      "if \"origin\" in point:\n"
      "    line(point[\"origin\"], point[\"kept_mean\"], GREY, 1, (1, 2))\n"
      "    ax.plot(*point[\"origin\"], \"+\", color=GREY, markersize=8 * UNIT)\n"
      "    line(point[\"full_output\"], point[\"bounded_output\"], INK, 1.75, (4, 3))\n"
      "    dot(\"bounded_output\", KEPT, 4.5)\n"
      "dot(\"full_output\", INK, 5.5)\n"
      "for x, y, colour, text in [\n");
  for (const auto& [middle, word] : plane.words) {
    script += QStringLiteral("    (%1, %2, %3, %4),\n")
                  .arg(QString::number(middle.x(), 'f', 4), QString::number(middle.y(), 'f', 4),
                       pythonColour(word.colour), pythonText(word.text));
  }
  script += QStringLiteral(
      "]:\n"
      "    ax.text(x, y, text, transform=ax.transAxes, color=colour, ha=\"center\", "
      "va=\"center\")\n");
  if (frame.showTitle) {
    script += QStringLiteral("ax.set_title(%1, loc=\"left\")\n").arg(pythonText(frame.title));
  }
  return script + matplotlibTail();
}

QString LeverFigure::pgfplots(const ScriptFrame& frame, const FigureStyle& style) const {
  const Plane plane = planeIn(frame, style);
  const double unit = FigureStyle::pointsPerUnit(frame.spec);
  const auto points = [&](double units) { return QString::number(units * unit, 'f', 2); };
  const auto stroke = [&](double width) { return points(width * style.strokes.line); };
  const QColor kept = style.theme.lineColour(m_scene.keptColour);
  const QColor dropped = m_scene.droppedColour.isValid()
                             ? style.theme.lineColour(m_scene.droppedColour)
                             : style.theme.dropped;
  QString text = texHead(frame);
  text += QStringLiteral(
              "\\begin{axis}[\n%1  enlargelimits=false,\n"
              "  xmin=%2, xmax=%3, ymin=%4, ymax=%5, xtick distance=%6, ytick distance=%6,\n"
              "  axis line style={draw=none}, tick style={draw=none}, xticklabels={}, "
              "yticklabels={},\n"
              "  grid=major, grid style={line width=%7pt, color={rgb,255:red,217;green,220;"
              "blue,225}},\n"
              "  unbounded coords=jump, filter discard warning=false, clip=false]\n")
              .arg(texPlace(frame.area, frame), texNumber(plane.low.x), texNumber(plane.high.x),
                   texNumber(plane.low.y), texNumber(plane.high.y), texNumber(plane.step),
                   QString::number(0.4 * frame.spec.line_pt, 'f', 2));
  for (const bool isKept : {true, false}) {
    const QString colour = texColour(isKept ? kept : dropped);
    text += texPlot(
        QStringLiteral("only marks, mark=*, mark options={draw=%1, fill=%1, fill opacity=%2, "
                       "line width=%3pt%4}, scatter, scatter src=explicit symbolic,\n"
                       "  visualization depends on={max(%5, %6*sqrt(\\thisrowno{4})) \\as "
                       "\\radius},\n"
                       "  scatter/@pre marker code/.code={\\tikzset{mark size=\\radius pt}}, "
                       "scatter/@post marker code/.code={}")
            .arg(colour, isKept ? QStringLiteral("0.25") : QStringLiteral("0.12"), stroke(1.5),
                 isKept ? QString() : QStringLiteral(", dash pattern=on 3pt off 2pt"), points(2.0),
                 points(kDisc * m_scene.discs)),
        isKept ? QStringLiteral("kept_token") : QStringLiteral("dropped_token"));
  }
  const Lever& lever = m_scene.lever;
  const auto draw = [&](const QString& options, const PlanePoint& from, const PlanePoint& to) {
    text += QStringLiteral("\\draw[%1] %2 -- %3;\n").arg(options, inTex(from), inTex(to));
  };
  const auto pen = [&](const QColor& colour, double width) {
    return QStringLiteral("color=%1, line width=%2pt").arg(texColour(colour), stroke(width));
  };
  const auto dot = [&](const PlanePoint& at, const QColor& colour, double radius) {
    text += QStringLiteral("\\path[fill=%1, draw=white, line width=%2pt] %3 circle[radius=%4pt];\n")
                .arg(texColour(colour), stroke(1.5), inTex(at), points(radius));
  };
  if (!plane.fulcrum.empty()) {
    text += QStringLiteral("\\fill[color=%1] %2 -- %3 -- %4 -- cycle;\n")
                .arg(texColour(style.theme.secondary), inTex(plane.fulcrum[0]),
                     inTex(plane.fulcrum[1]), inTex(plane.fulcrum[2]));
    draw(pen(style.theme.ink, 2.5), lever.kept_mean, *lever.dropped_mean);
    draw(pen(dropped, 1.75), plane.arms[0][0], plane.arms[0][1]);
    draw(pen(kept, 1.75), plane.arms[1][0], plane.arms[1][1]);
    dot(lever.kept_mean, kept, 3.5 + 6.0 * std::sqrt(1.0 - lever.identity.dropped));
    dot(*lever.dropped_mean, dropped, 3.5 + 6.0 * std::sqrt(lever.identity.dropped));
  }
  if (m_scene.plainMeans && lever.plain_dropped_mean) {
    draw(pen(style.theme.secondary, 1.5) + QStringLiteral(", dashed"), lever.plain_kept_mean,
         *lever.plain_dropped_mean);
    for (const auto& [at, colour] :
         {std::pair(lever.plain_kept_mean, kept), {*lever.plain_dropped_mean, dropped}}) {
      text +=
          QStringLiteral(
              "\\path plot[only marks, mark=diamond*, mark size=%1pt, mark options={fill=white, "
              "draw=%2, line width=%3pt}] coordinates {%4};\n")
              .arg(points(6.0), texColour(colour), stroke(1.75), inTex(at));
    }
  }
  if (m_scene.readout == Readout::zero_fill) {
    draw(pen(style.theme.secondary, 1.0) + QStringLiteral(", dotted"), lever.origin,
         lever.kept_mean);
    draw(pen(style.theme.ink, 1.75) + QStringLiteral(", dashed"), lever.full, lever.read);
    dot(lever.read, kept, 4.5);
  }
  dot(lever.full, style.theme.ink, 5.5);
  return text + QStringLiteral("\\end{axis}\n") + texWords(*this, frame, style, false) + texEnd();
}

}  // namespace kvbudget::ui
