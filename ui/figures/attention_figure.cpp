#include "ui/figures/attention_figure.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/scenario/kept_views.h"
#include "ui/figures/drawing.h"
#include "ui/figures/matplotlib_script.h"
#include "ui/figures/pgfplots_script.h"
#include "ui/plot/text_sink.h"
#include "ui/theme/policy_style.h"
#include "ui/theme/text_metrics.h"
#include "ui/views/shade.h"
#include "ui/views/timeline_view.h"
#include "ui/views/token_lanes.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

constexpr Index kMostBins = 1024;
constexpr double kLane = 26.0;   // units, as high as a lane suits
constexpr double kLeast = 10.0;  // and at least
constexpr double kMarks = 10.0;  // above the lanes
constexpr double kGap = 4.0;
constexpr double kRight = 10.0;
constexpr double kRatio = 4.0;  // steps of a unit on which bars begin and end

QString tr(const char* text) {
  return QCoreApplication::translate("Figures", text);
}

double marksAt(const QRectF& area) {
  return area.top() + kMarks / 2.0;
}

}  // namespace

AttentionFigure::AttentionFigure(std::shared_ptr<const Comparison> comparison, std::size_t query)
    : m_comparison(std::move(comparison)),
      m_query(query),
      m_tokens(m_comparison->exploration->evaluation.tokens) {
  if (m_comparison->tracks.empty()) {
    throw Error("the figure 'attention' needs a policy, and the scenario lists none");
  }
  for (std::size_t i = 0; i < m_comparison->tracks.size(); ++i) {
    m_rows.push_back(kept_raster(m_comparison->exploration->evaluation.curves,
                                 kept_view(*m_comparison, i), {m_query}, m_tokens,
                                 std::min(m_tokens, kMostBins))
                         .value());
  }
}

QString AttentionFigure::title() const {
  return tr("Attention of query %1").arg(position());
}

double AttentionFigure::naturalHeight(double /*width*/, const FigureStyle& style) const {
  double line = 0.0;
  static_cast<void>(recorded({100.0, 100.0}, 1.0, style.type.family, [&](QPainter& painter) {
    line = TextMetrics(style.type.font(Role::ticks, painter.device()), painter.device()).height();
  }));
  return std::max(kLeastFigureHeight,
                  kMarks + kLane * static_cast<double>(m_rows.size()) + line + kGap);
}

QColor AttentionFigure::colourOf(std::size_t track, const FigureStyle& style) const {
  return style.theme.lineColour(styleOf(m_comparison->tracks[track]).colour);
}

std::vector<QRectF> AttentionFigure::lanes(QPainter& painter, const QRectF& area,
                                           const FigureStyle& style) const {
  const TextMetrics metrics(style.type.font(Role::ticks, painter.device()), painter.device());
  double left = metrics.horizontalAdvance(tr("position"));
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    left = std::max(left, metrics.horizontalAdvance(labelOf(*m_comparison, i)));
  }
  left += style.type.space(2);
  const auto count = static_cast<double>(m_rows.size());
  const double each = (area.height() - kMarks - metrics.height() - kGap) / count;
  if (each < kLeast || area.width() - left - kRight < 40.0) {
    throw Error("the lanes of " + std::to_string(m_rows.size()) +
                " policies have no room; show fewer policies, or choose a larger figure or "
                "smaller type");
  }
  std::vector<QRectF> result;
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    result.emplace_back(area.left() + left,
                        area.top() + kMarks + each * static_cast<double>(i) + kGap,
                        area.width() - left - kRight, each - kGap);
  }
  return result;
}

void AttentionFigure::paintMarks(QPainter& painter, const QRectF& lane, const QRectF& area,
                                 const FigureStyle& style) const {
  paintTokenMarks(painter, lane, marksAt(area), m_comparison->exploration->attention->keyframes(),
                  position(), m_tokens, style.theme, style.type);
}

std::vector<Position> AttentionFigure::keyframes() const {
  std::vector<Position> result;
  for (const Position keyframe : m_comparison->exploration->attention->keyframes()) {
    if (keyframe <= position()) {
      result.push_back(keyframe);
    }
  }
  return result;
}

std::vector<QRectF> AttentionFigure::lanesIn(const ScriptFrame& frame,
                                             const FigureStyle& style) const {
  std::vector<QRectF> result;
  static_cast<void>(recorded(frame.units, 1.0, style.type.family, [&](QPainter& painter) {
    result = lanes(painter, frame.area, style);
  }));
  return result;
}

void AttentionFigure::paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const {
  const std::vector<QRectF> all = lanes(painter, area, style);
  const QFont font = style.type.font(Role::ticks, painter.device());
  const TextMetrics metrics(font, painter.device());
  const Axis axis = timelineAxis(m_tokens);
  const AxisMap toX(axis, all.front().left(), all.front().right());
  painter.setFont(font);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const QColor colour = colourOf(i, style);
    paintTokenLane(painter, all[i], toX.toPixel(position() + 1.0), m_rows[i], colour, style.theme,
                   kRatio);
    const QString name = labelOf(*m_comparison, i);
    painter.setPen(style.theme.textColour(colour));
    drawText(painter,
             {all[i].left() - style.type.space(2) - metrics.horizontalAdvance(name),
              all[i].center().y() + metrics.capHeight() / 2.0},
             name, TextAnchor::end);
  }
  paintMarks(painter, all.front(), area, style);
  painter.setPen(style.theme.secondary);
  const double baseline = all.back().bottom() + kGap + metrics.ascent();
  for (const Tick& tick : ticksOf(axis, 5)) {
    const double width = metrics.horizontalAdvance(tick.text);
    const double x = toX.toPixel(tick.value);
    if (x + width / 2.0 <= area.right()) {
      drawText(painter, {x - width / 2.0, baseline}, tick.text, TextAnchor::middle);
    } else {
      drawText(painter, {area.right() - width, baseline}, tick.text, TextAnchor::end);
    }
  }
  const QString name = tr("position");
  drawText(painter,
           {all.front().left() - style.type.space(2) - metrics.horizontalAdvance(name), baseline},
           name, TextAnchor::end);
}

Table AttentionFigure::table() const {
  Table table({{"series", ""}, {"position", ""}, {"side", ""}, {"weight", ""}});
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const KeptRaster& row = m_rows[i];
    for (Index bin = 0; bin < row.bins; ++bin) {
      const auto at = static_cast<std::size_t>(bin);
      const float weight = std::max(row.kept[at], row.dropped[at]);
      if (weight >= 0.0F) {
        table.add({keyOf(m_comparison->tracks[i]).toStdString(), bin * m_tokens / row.bins,
                   row.dropped[at] >= row.kept[at] ? "dropped" : "kept", asPrinted(weight)});
      }
    }
  }
  return table;
}

QStringList AttentionFigure::notes() const {
  QStringList notes = {
      QStringLiteral("query %1 of %2 tokens").arg(position()).arg(m_tokens),
      QStringLiteral("weight: of the token; heights are logarithmic in it, from 1e-4 to 1")};
  if (m_rows.front().bins < m_tokens) {
    notes << QStringLiteral(
                 "position: the first of a part, of %1 equal parts; side, weight: of its heaviest "
                 "token")
                 .arg(m_rows.front().bins);
  }
  for (const PolicyTrack& track : m_comparison->tracks) {
    notes << QStringLiteral("series %1: %2").arg(keyOf(track), nameOf(track.choice));
  }
  return notes;
}

QString AttentionFigure::matplotlib(const ScriptFrame& frame, const FigureStyle& style) const {
  const std::vector<QRectF> all = lanesIn(frame, style);
  QString script = matplotlibHead(frame, true);
  script += QStringLiteral("TOKENS, BINS = %1, %2\nGREY = %3\nLANES = [  # name, colour, place\n")
                .arg(m_tokens)
                .arg(m_rows.front().bins)
                .arg(pythonColour(style.theme.dropped));
  for (std::size_t i = 0; i < all.size(); ++i) {
    script += QStringLiteral("    (%1, %2, %3),\n")
                  .arg(pythonText(keyOf(m_comparison->tracks[i])), pythonColour(colourOf(i, style)),
                       pythonPlace(all[i], frame));
  }
  script +=
      QStringLiteral(
          "]\n\n"
          "figure = plt.figure(figsize=(%1 * MM, %2 * MM))\n"
          "for name, colour, place in LANES:\n"
          "    own = [row for row in rows if row[0] == name]\n"
          "    weight = np.array([float(row[3]) for row in own])\n"
          "    depth = np.clip(1 + np.log10(np.maximum(weight, 1e-30)) / 4, 0, 1)\n"
          "    kept = np.array([row[2] == \"kept\" for row in own])\n"
          "    ax = figure.add_axes(place)\n"
          "    ax.axis(\"off\")\n"
          "    ax.set_xlim(0, TOKENS)\n"
          "    ax.set_ylim(0, 1)\n"
          "    ax.bar([int(row[1]) for row in own],\n"
          "           np.where((depth > 0) | kept, np.maximum(depth, %3), 0), TOKENS / BINS,\n"
          "           align=\"edge\", color=[colour if yes else GREY for yes in kept])\n"
          "    ax.axhline(0, color=\"#d9dce1\", linewidth=0.4 * LINE)\n")
          .arg(pythonNumber(frame.spec.width_mm), pythonNumber(frame.spec.height_mm),
               pythonNumber(1.0 / all.front().height()));
  script += pythonMarks(all.front(), frame, style);
  return script + pythonWords(*this, frame, style) + matplotlibTail();
}

// Sizes of markers as paintTokenMarks() has them.
QString AttentionFigure::pythonMarks(const QRectF& lane, const ScriptFrame& frame,
                                     const FigureStyle& style) const {
  QStringList diamonds;
  for (const Position keyframe : keyframes()) {
    diamonds << QString::number(keyframe);
  }
  const double size = style.type.space(kTokenMarkSpaces) * FigureStyle::pointsPerUnit(frame.spec);
  const double height = 1.0 + (lane.top() - marksAt(frame.area)) / lane.height();
  return QStringLiteral(
             "KEYFRAMES, QUERY, HEIGHT = [%1], %2, %3  # marks above the lanes\n"
             "MARKS = {\"linestyle\": \"none\", \"clip_on\": False, \"markeredgewidth\": 0}\n"
             "figure.axes[0].plot([token + 0.5 for token in KEYFRAMES], [HEIGHT] * len(KEYFRAMES), "
             "\"D\",\n"
             "                    color=%4, markersize=%5, **MARKS)\n"
             "figure.axes[0].plot([QUERY + 0.5], [HEIGHT], \"v\", color=%6, markersize=%7, "
             "**MARKS)\n")
      .arg(diamonds.join(QStringLiteral(", ")))
      .arg(position())
      .arg(pythonNumber(height), pythonColour(style.theme.secondary),
           pythonNumber(1.2 * std::sqrt(0.5) * size), pythonColour(style.theme.ink),
           pythonNumber(1.1 * size));
}

QString AttentionFigure::pgfplots(const ScriptFrame& frame, const FigureStyle& style) const {
  const std::vector<QRectF> all = lanesIn(frame, style);
  QString text = texHead(frame);
  text += QStringLiteral(
      "\\pgfplotsset{side/.style={y filter/.code={%\n"
      "  \\edef\\wanted{#1}\\edef\\found{\\thisrowno{2}}%\n"
      "  \\ifx\\wanted\\found\\else\\def\\pgfmathresult{}\\fi}}}\n");
  const double each = all.front().width() / static_cast<double>(m_rows.front().bins);
  const double half =
      0.5 * static_cast<double>(m_tokens) / static_cast<double>(m_rows.front().bins);
  for (std::size_t i = 0; i < all.size(); ++i) {
    text += QStringLiteral(
                "\\begin{axis}[\n%1  axis lines=none, xmin=%2, xmax=%3, ymin=0, ymax=1, "
                "clip=false,\n  unbounded coords=jump, filter discard warning=false]\n")
                .arg(texPlace(all[i], frame), texNumber(-half),
                     texNumber(static_cast<double>(m_tokens) - half));
    for (const bool kept : {false, true}) {
      text += QStringLiteral(
                  "\\addplot[-, color=%1, line width=%2, series=%3, side=%4, quiver={u=0, "
                  "v={max(%5,1+log10(max(1e-30,\\thisrowno{3}))/4)}}]\n"
                  "  table[x index=1, y expr=0, col sep=comma] {\\data};\n")
                  .arg(texColour(kept ? colourOf(i, style) : style.theme.dropped),
                       texLength(std::max(each, 0.4), frame), keyOf(m_comparison->tracks[i]),
                       kept ? QStringLiteral("kept") : QStringLiteral("dropped"),
                       kept ? texNumber(1.0 / all[i].height()) : QStringLiteral("0"));
    }
    text += QStringLiteral("\\end{axis}\n");
  }
  const Drawing marks = recorded(frame.units, 1.0, style.type.family, [&](QPainter& painter) {
    paintMarks(painter, all.front(), frame.area, style);
  });
  return text + texFills(marks, frame) + texWords(*this, frame, style, false) + texEnd();
}

}  // namespace kvbudget::ui
