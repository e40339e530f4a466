// Scripts for kept maps and sink strips: pictures made from the table's weights.
#include <algorithm>

#include "ui/figures/drawing.h"
#include "ui/figures/map_figure.h"
#include "ui/figures/matplotlib_script.h"
#include "ui/figures/strip_figure.h"
#include "ui/theme/policy_style.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

// The shades of one policy from the lightest to the heaviest weight, as ShadeTable has them.
QString shadesOf(const FigureStyle& style, const PolicyTrack& track) {
  const ShadeTable shades(style.theme, style.theme.lineColour(styleOf(track).colour));
  return QStringLiteral("(%1, %2, %3, %4)")
      .arg(pythonColour(QColor(shades.kept(0.0))), pythonColour(QColor(shades.kept(1.0))),
           pythonColour(QColor(shades.dropped(0.0))), pythonColour(QColor(shades.dropped(1.0))));
}

QString shading() {
  return QStringLiteral(
      "def shade(weight, light, deep):\n"
      "    \"\"\"Colours between two, by weight: logarithmic from 1e-4 to 1.\"\"\"\n"
      "    depth = np.clip(1 + np.log10(np.maximum(weight, 1e-30)) / 4, 0, 1)[..., None]\n"
      "    light, deep = (np.array(matplotlib.colors.to_rgb(colour)) for colour in (light, deep))\n"
      "    return light + (deep - light) * depth\n\n\n"
      "def colours(kept, dropped, shades):\n"
      "    \"\"\"A picture: kept or dropped, whichever is heavier; white where there is "
      "neither.\"\"\"\n"
      "    picture = np.where((dropped >= kept)[..., None], shade(dropped, *shades[2:]),\n"
      "                       shade(kept, *shades[:2]))\n"
      "    picture[(kept < 0) & (dropped < 0)] = 1\n"
      "    return picture\n\n\n");
}

QString frameLines(const ScriptFrame& frame) {
  return QStringLiteral("(%1 * MM, %2 * MM)")
      .arg(pythonNumber(frame.spec.width_mm), pythonNumber(frame.spec.height_mm));
}

QString keyframeList(const Comparison& comparison) {
  QStringList keyframes;
  for (const Position keyframe : comparison.exploration->attention->keyframes()) {
    keyframes << QString::number(keyframe);
  }
  return keyframes.join(QStringLiteral(", "));
}

}  // namespace

QString pythonPlace(const QRectF& rect, const ScriptFrame& frame) {
  const QSizeF& all = frame.units;
  return QStringLiteral("(%1, %2, %3, %4)")
      .arg(pythonNumber(rect.left() / all.width()),
           pythonNumber(1.0 - rect.bottom() / all.height()),
           pythonNumber(rect.width() / all.width()), pythonNumber(rect.height() / all.height()));
}

QString pythonWords(const FigureContent& content, const ScriptFrame& frame,
                    const FigureStyle& style) {
  const Drawing drawing = recorded(frame.units, 1.0, style.type.family, [&](QPainter& painter) {
    content.paint(painter, frame.area, style);
  });
  QString script = QStringLiteral("for x, y, side, colour, text in [\n");
  for (const Drawing::Item& item : drawing.items) {
    if (const auto* text = std::get_if<Drawing::Text>(&item)) {
      const double share = text->anchor == TextAnchor::start    ? 0.0
                           : text->anchor == TextAnchor::middle ? 0.5
                                                                : 1.0;
      const char* side = text->anchor == TextAnchor::start    ? "left"
                         : text->anchor == TextAnchor::middle ? "center"
                                                              : "right";
      script += QStringLiteral("    (%1, %2, \"%3\", %4, %5),\n")
                    .arg(QString::number(
                             (text->left.x() + share * text->width) / frame.units.width(), 'f', 4),
                         QString::number(1.0 - text->left.y() / frame.units.height(), 'f', 4),
                         QLatin1String(side), pythonColour(text->colour), pythonText(text->text));
    }
  }
  return script + QStringLiteral(
                      "]:\n    figure.text(x, y, text, ha=side, va=\"baseline\", color=colour)\n");
}

QString matplotlibScript(const MapFigure& figure, const ScriptFrame& frame,
                         const FigureStyle& style) {
  const Comparison& comparison = figure.comparison();
  const int columns = figure.columnsAt(frame.area.width());
  const int count = static_cast<int>(figure.cells().size());
  const int rows = (count + columns - 1) / columns;
  QString script = matplotlibHead(frame, true);
  script += QStringLiteral(
                "TOKENS = %1\n"
                "CELLS = %2  # a side of the picture\n"
                "BINS = %3  # of positions\n"
                "HEAVY = %4  # a cell of this weight or more is drawn THICK cells high\n"
                "THICK = %5\n"
                "KEYFRAMES = [%6]\n"
                "# Name in the CSV, label, colours of kept and dropped tokens, light and heavy.\n"
                "MAPS = [\n")
                .arg(comparison.exploration->evaluation.tokens)
                .arg(figure.cells().front().pixels.height())
                .arg(figure.cells().front().raster.bins)
                .arg(pythonNumber(0.05))
                .arg(figure.thicknessAt(frame.area.height() / rows - 20.0))
                .arg(keyframeList(comparison));
  for (std::size_t i = 0; i < figure.cells().size(); ++i) {
    script += QStringLiteral("    (%1, %2, %3),\n")
                  .arg(pythonText(figure.keyOf(i)), pythonText(labelOf(comparison, i)),
                       shadesOf(style, comparison.tracks[i]));
  }
  script += QStringLiteral("]\n\n\n") + shading();
  script += QStringLiteral(
                "def picture(name, shades):\n"
                "    own = [row for row in rows if row[0] == name]\n"
                "    queries = sorted({int(row[1]) for row in own})\n"
                "    column = {query: i for i, query in enumerate(queries)}\n"
                "    kept, dropped = (np.full((BINS, len(queries)), -1.0) for _ in range(2))\n"
                "    for _, query, position, kept_weight, dropped_weight in own:\n"
                "        cell = -(-int(position) * BINS // TOKENS), column[int(query)]\n"
                "        kept[cell] = float(kept_weight or -1)\n"
                "        dropped[cell] = float(dropped_weight or -1)\n"
                "    image = colours(kept, dropped, shades)\n"
                "    weight = np.maximum(kept, dropped)\n"
                "    thick = image.copy()\n"
                "    for step in range(1, THICK):\n"
                "        covers = (weight[step:] >= HEAVY) & (weight[:-step] < weight[step:])\n"
                "        thick[:-step][covers] = image[step:][covers]\n"
                "    # Each column of the picture shows the last query at or before its middle.\n"
                "    middles = (np.arange(CELLS) + 0.5) * TOKENS / CELLS\n"
                "    shown = np.searchsorted(queries, middles, side=\"right\") - 1\n"
                "    result = thick[:, np.maximum(shown, 0)]\n"
                "    result[:, shown < 0] = 1\n"
                "    return result\n\n\n"
                "figure, axes = plt.subplots(%1, %2, figsize=%3, squeeze=False,\n"
                "                            constrained_layout=True)\n"
                "for ax in axes.flat[len(MAPS):]:\n"
                "    ax.set_visible(False)\n"
                "for ax, (name, label, shades) in zip(axes.flat, MAPS):\n"
                "    ax.imshow(picture(name, shades), origin=\"lower\", aspect=\"auto\",\n"
                "              interpolation=\"nearest\", extent=(0, TOKENS, 0, TOKENS))\n"
                "    ax.set_yticks(KEYFRAMES or [0, TOKENS])\n"
                "    ax.set_xlabel(\"query\")\n"
                "    ax.set_ylabel(\"position\")\n"
                "    ax.text(0.03, 0.97, label, transform=ax.transAxes, va=\"top\", "
                "color=shades[1])\n"
                "    for i, (word, colour) in enumerate([(\"kept\", shades[1]), (\"dropped\", "
                "shades[3])]):\n"
                "        ax.text(0.03, 0.86 - 0.11 * i, word, transform=ax.transAxes, va=\"top\",\n"
                "                bbox={\"facecolor\": \"white\", \"edgecolor\": colour, "
                "\"pad\": 1})\n")
                .arg(rows)
                .arg(columns)
                .arg(frameLines(frame));
  return script + matplotlibTail();
}

QString matplotlibScript(const StripFigure& figure, const ScriptFrame& frame,
                         const FigureStyle& style) {
  const SinkFates& fates = figure.fates();
  QString script = matplotlibHead(frame, true);
  script += QStringLiteral(
                "TOKENS = %1\n"
                "KEYFRAMES = [%2]\n"
                "# Name in the CSV, label, colours of kept and dropped, light and heavy.\n"
                "POLICIES = [\n")
                .arg(fates.comparison->exploration->evaluation.tokens)
                .arg(keyframeList(*fates.comparison));
  for (std::size_t i = 0; i < fates.comparison->tracks.size(); ++i) {
    const PolicyTrack& track = fates.comparison->tracks[i];
    script += QStringLiteral("    (%1, %2, %3),\n")
                  .arg(pythonText(keyOf(track)), pythonText(labelOf(*fates.comparison, i)),
                       shadesOf(style, track));
  }
  script += QStringLiteral("]\n\n\n") + shading();
  script += QStringLiteral(
                "def strip(keyframe, name, shades):\n"
                "    own = [row for row in rows if row[0] == str(keyframe) and row[1] == name]\n"
                "    queries = np.array([int(row[2]) for row in own])\n"
                "    weight = np.array([float(row[4]) for row in own])\n"
                "    is_kept = np.array([row[3] == \"1\" for row in own])\n"
                "    if not own:\n"
                "        return np.ones((1, TOKENS, 3))\n"
                "    image = colours(np.where(is_kept, weight, -1), np.where(is_kept, -1, weight), "
                "shades)\n"
                "    shown = np.searchsorted(queries, np.arange(TOKENS), side=\"right\") - 1\n"
                "    result = image[np.maximum(shown, 0)]\n"
                "    result[shown < 0] = 1\n"
                "    return result[None]\n\n\n"
                "figure, axes = plt.subplots(len(KEYFRAMES), 1, figsize=%1, sharex=True,\n"
                "                            squeeze=False, constrained_layout=True)\n"
                "for ax, keyframe in zip(axes.flat, KEYFRAMES):\n"
                "    for i, (name, label, shades) in enumerate(reversed(POLICIES)):\n"
                "        ax.imshow(strip(keyframe, name, shades), aspect=\"auto\",\n"
                "                  interpolation=\"nearest\", extent=(0, TOKENS, i, i + 0.6))\n"
                "        ax.text(0, i + 0.65, label, color=shades[1])\n"
                "    ax.set_xlim(0, TOKENS)\n"
                "    ax.set_ylim(-0.1, len(POLICIES) + 0.1)\n"
                "    ax.set_yticks([])\n"
                "    ax.set_ylabel(keyframe, rotation=0, ha=\"right\", va=\"center\")\n"
                "    ax.spines[\"left\"].set_visible(False)\n"
                "axes.flat[-1].set_xlabel(\"query\")\n")
                .arg(frameLines(frame));
  return script + matplotlibTail();
}

}  // namespace kvbudget::ui
