#include "ui/figures/kept_sets_figure.h"

#include <QCoreApplication>
#include <QPainter>

#include "core/base/error.h"
#include "core/base/numbers.h"
#include "ui/figures/matplotlib_script.h"
#include "ui/figures/pgfplots_script.h"
#include "ui/views/ranked_painter.h"
#include "ui/views/set_words.h"

namespace kvbudget::ui {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("Figures", text);
}

// Without commas, so that a reader of plain tables, as numpy's, needs no quotes.
std::string namesInTable(const RankedSet& set, const RowSets& sets) {
  QStringList names;
  for (const SetChooser& chooser : set.by) {
    const QStringList parts = nameOf(chooser, sets).split(QStringLiteral(", "));
    names << (parts.size() == 1
                  ? parts[0]
                  : QStringLiteral("%1 (%2)").arg(parts[0], parts.sliced(1).join(u' ')));
  }
  return names.join(QStringLiteral("; ")).toStdString();
}

}  // namespace

KeptSetsFigure::KeptSetsFigure(std::shared_ptr<const RowSets> sets, Index budget)
    : m_sets(std::move(sets)) {
  if (m_sets->ranked.empty()) {
    throw Error("query " + std::to_string(m_sets->query) + " has no more than " +
                std::to_string(budget) + " keys, so that there is nothing to choose");
  }
}

QString KeptSetsFigure::title() const {
  return tr("Sets of %1 keys for query %2").arg(m_sets->row.budget).arg(m_sets->query);
}

double KeptSetsFigure::naturalHeight(double width, const FigureStyle& style) const {
  return RankedLayout(QRectF(0, 0, width, 100), style.type).height(m_sets->ranked.size());
}

void KeptSetsFigure::paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const {
  const RankedLayout layout(area, style.type);
  if (layout.height(m_sets->ranked.size()) > area.height() + 1.0) {
    throw Error("the " + std::to_string(m_sets->ranked.size()) +
                " kept sets have no room; choose a higher figure or smaller type");
  }
  paintRanking(painter, *m_sets, layout, style.theme, style.type, -1);
}

Table KeptSetsFigure::table() const {
  Table table({{"rank", ""},
               {"sets", ""},
               {"error", ""},
               {"times_top_mass", ""},
               {"key", ""},
               {"weight", ""}});
  const double top = cleaned(m_sets->row.top.error, *m_sets);
  for (std::size_t key = 0; key < m_sets->weights.size(); ++key) {
    table.add({Index{0}, "all keys", Table::Cell(), Table::Cell(), static_cast<Index>(key),
               m_sets->weights[key]});
  }
  for (std::size_t i = 0; i < m_sets->ranked.size(); ++i) {
    const RankedSet& ranked = m_sets->ranked[i];
    const double error = cleaned(ranked.set.error, *m_sets);
    for (const Position key : ranked.set.kept) {
      table.add({static_cast<Index>(i + 1), namesInTable(ranked, *m_sets), error,
                 top > 0.0 ? Table::Cell(error / top) : Table::Cell(), Index{key},
                 m_sets->weights[static_cast<std::size_t>(key)]});
    }
  }
  return table;
}

QStringList KeptSetsFigure::notes() const {
  QStringList notes = {
      QStringLiteral("a line for each kept key of each set, best first; rank 0: all keys, drawn in "
                     "grey behind each set; query %1, %2 keys in its row")
          .arg(m_sets->query)
          .arg(m_sets->weights.size()),
      QStringLiteral("error: distance of the full output to the mean of the kept values under the "
                     "attention weights, divided by their mass"),
      QStringLiteral("times_top_mass: that error over the top-mass set's; empty where that is 0"),
      QStringLiteral("least error found with free weights: %1")
          .arg(QString::fromStdString(shortest(cleaned(m_sets->row.free_least, *m_sets))))};
  for (const RankedSet& ranked : m_sets->ranked) {
    for (const SetChooser& chooser : ranked.by) {
      notes << nameOf(chooser, *m_sets) + QStringLiteral(": ") + ruleOf(chooser, *m_sets);
    }
  }
  return notes;
}

QString KeptSetsFigure::matplotlib(const ScriptFrame& frame, const FigureStyle& style) const {
  QString script = matplotlibHead(frame, true);
  script += QStringLiteral("TOP_MASS = %1\nFREE = %2  # least error found with free weights\n")
                .arg(pythonNumber(cleaned(m_sets->row.top.error, *m_sets)),
                     pythonNumber(cleaned(m_sets->row.free_least, *m_sets)));
  script += QStringLiteral("COLOURS = [");
  for (const RankedSet& ranked : m_sets->ranked) {
    script += pythonColour(style.theme.lineColour(colourOf(ranked))) + QStringLiteral(", ");
  }
  const RankedLayout layout(frame.area, style.type);
  const double top = layout.rowRect(0).top();
  const double height = layout.row * static_cast<double>(m_sets->ranked.size());
  QColor grey = style.theme.dropped;
  grey.setAlphaF(0.5F);
  script += QStringLiteral(
                "]\nGREY = %1\n\n"
                "sets, weight = {}, {}\n"
                "for rank, _name, error, _times, key, share in rows:\n"
                "    if rank == \"0\":\n"
                "        weight[int(key)] = float(share)\n"
                "    else:\n"
                "        sets.setdefault(int(rank), (float(error), []))[1].append(int(key))\n"
                "ranks = sorted(sets)\n\n\n"
                "def depth(key):\n"
                "    \"\"\"Of a bar, by weight: logarithmic from 1e-4 to 1.\"\"\"\n"
                "    return min(1, max(0, 1 + np.log10(max(weight[key], 1e-30)) / 4))\n\n\n"
                "figure = plt.figure(figsize=(%2 * MM, %3 * MM))\n"
                "left, right = figure.add_axes(%4), figure.add_axes(%5)\n"
                "for ax in (left, right):\n"
                "    ax.axis(\"off\")\n"
                "    ax.set_ylim(len(ranks) + 0.5, 0.5)\n")
                .arg(pythonColour(grey), pythonNumber(frame.spec.width_mm),
                     pythonNumber(frame.spec.height_mm),
                     pythonPlace({layout.left, top, layout.right - layout.left, height}, frame),
                     pythonPlace({layout.strip, top, layout.end - layout.strip, height}, frame));
  script +=
      QStringLiteral(
          "left.barh([rank + 0.25 for rank in ranks], [sets[rank][0] for rank in ranks],\n"
          "          color=COLOURS, height=%1)\n"
          "for rank in ranks:\n"
          "    for error, style in ((FREE, \":\"), (TOP_MASS, \"-\")):\n"
          "        left.plot([error, error], [rank + 0.12, rank + 0.38], style, color=\"black\","
          " linewidth=0.6 * LINE)\n"
          "if TOP_MASS > 0:\n"
          "    left.set_xlim(0, %2 * TOP_MASS)\n"
          "right.set_xlim(0, %3)\n"
          "for rank, colour in zip(ranks, COLOURS):\n"
          "    kept = sorted(sets[rank][1])\n"
          "    foot = rank + 0.32\n"
          "    right.axhline(foot, color=GREY, linewidth=0.4 * LINE)\n"
          "    seen = [key for key in weight if depth(key) > 0]\n"
          "    right.vlines([key + 0.5 for key in seen], [foot - 0.62 * depth(key) for key in "
          "seen],\n"
          "                 foot, color=GREY, linewidth=0.4 * LINE)\n"
          "    right.vlines([key + 0.5 for key in kept],\n"
          "                 [foot - 0.62 * max(0.3, depth(key)) for key in kept], foot,\n"
          "                 color=colour, linewidth=LINE)\n")
          .arg(pythonNumber(style.type.space(1.25) / layout.row), pythonNumber(kLongestBar),
               QString::number(m_sets->query + 1));
  return script + pythonWords(*this, frame, style) + matplotlibTail();
}

QString KeptSetsFigure::pgfplots(const ScriptFrame& frame, const FigureStyle& style) const {
  const RankedLayout layout(frame.area, style.type);
  const double top = layout.rowRect(0).top();
  const double height = layout.row * static_cast<double>(m_sets->ranked.size());
  const double most = cleaned(m_sets->row.top.error, *m_sets);
  // Bars stand below the words of their row, a quarter of it below its middle.
  const QString axis =
      QStringLiteral(
          "\\begin{axis}[\n%1  y dir=reverse, ymin=0.5, ymax=%2, axis lines=none, xmin=0, %3\n"
          "  unbounded coords=jump, filter discard warning=false]\n")
          .arg(QStringLiteral("%1"), texNumber(static_cast<double>(m_sets->ranked.size()) + 0.5),
               QStringLiteral("%2"));
  // Tokens stand on their sets' numbers. Heights are logarithmic in the weight, from 1e-4 to 1.
  const auto tokens = [&](const QRectF& rect, std::size_t sets, int first) {
    return QStringLiteral(
               "\\begin{axis}[\n%1  y dir=reverse, ymin=%2, ymax=%3, axis lines=none, xmin=-0.5, "
               "xmax=%4,\n  unbounded coords=jump, filter discard warning=false, clip=false]\n")
        .arg(texPlace(rect, frame), texNumber(first - 0.82),
             texNumber(first - 0.82 + static_cast<double>(sets)))
        .arg(m_sets->query + 0.5);
  };
  const auto bars = [](const QColor& colour, double width, int rank, double lowest) {
    return QStringLiteral(
               "\\addplot[-, color=%1, line width=%2pt, series=%3, quiver={u=0, "
               "v={-0.62*max(%4,1+log10(max(1e-30,\\thisrowno{5}))/4)}}]\n"
               "  table[x index=4, y index=0, col sep=comma] {\\data};\n")
        .arg(texColour(colour), QString::number(width, 'f', 2))
        .arg(rank)
        .arg(lowest);
  };
  QColor grey = style.theme.dropped;
  grey.setAlphaF(0.5F);
  const double hairline = 0.4 * frame.spec.line_pt;
  const QString allKeys =
      QStringLiteral(
          "\\newsavebox{\\allkeys}\n\\sbox{\\allkeys}{\\begin{tikzpicture}\n"
          "\\useasboundingbox (0,0) rectangle (%1,%2);\n")
          .arg(texLength(layout.end - layout.strip, frame), texLength(layout.row, frame)) +
      tokens({0.0, frame.units.height() - layout.row, layout.end - layout.strip, layout.row}, 1,
             0) +
      QStringLiteral("\\draw[color=%1, line width=%2pt] (axis cs:0,0) -- (axis cs:%3,0);\n")
          .arg(texColour(grey), QString::number(hairline, 'f', 2))
          .arg(m_sets->query + 1) +
      bars(grey, hairline, 0, 0.0) + QStringLiteral("\\end{axis}\n\\end{tikzpicture}}\n");
  QString text = texHead(frame, allKeys);
  text += axis.arg(texPlace({layout.left, top, layout.right - layout.left, height}, frame),
                   QStringLiteral("xmax=%1, xbar, bar shift=0pt, bar width=%2,")
                       .arg(texNumber(most > 0.0 ? kLongestBar * most : 1.0),
                            texLength(style.type.space(1.25), frame)));
  for (std::size_t i = 0; i < m_sets->ranked.size(); ++i) {
    text += QStringLiteral(
                "\\addplot[fill=%1, draw=none, series=%2] table[x index=2, "
                "y expr=\\thisrowno{0}+0.25, col sep=comma] {\\data};\n")
                .arg(texColour(style.theme.lineColour(colourOf(m_sets->ranked[i]))))
                .arg(i + 1);
  }
  for (std::size_t i = 0; i < m_sets->ranked.size(); ++i) {
    for (const auto& [error, dots] :
         {std::pair(most, ""), {cleaned(m_sets->row.free_least, *m_sets), ", densely dotted"}}) {
      text += QStringLiteral("\\draw[line width=%1pt%2] (axis cs:%3,%4) -- (axis cs:%3,%5);\n")
                  .arg(QString::number(0.6 * frame.spec.line_pt, 'f', 2), QLatin1String(dots),
                       texNumber(error), texNumber(static_cast<double>(i) + 1.12),
                       texNumber(static_cast<double>(i) + 1.38));
    }
  }
  text += QStringLiteral("\\end{axis}\n");
  // Behind each set all keys, made once.
  for (std::size_t i = 0; i < m_sets->ranked.size(); ++i) {
    text += QStringLiteral(
                "\\node[anchor=south west, inner sep=0pt] at (%1,%2) {\\usebox{\\allkeys}};\n")
                .arg(texLength(layout.strip, frame),
                     texLength(frame.units.height() - layout.rowRect(i).bottom(), frame));
  }
  text += tokens({layout.strip, top, layout.end - layout.strip, height}, m_sets->ranked.size(), 1);
  for (std::size_t i = 0; i < m_sets->ranked.size(); ++i) {
    text += bars(style.theme.lineColour(colourOf(m_sets->ranked[i])), frame.spec.line_pt,
                 static_cast<int>(i) + 1, 0.3);
  }
  return text + QStringLiteral("\\end{axis}\n") + texWords(*this, frame, style, false) + texEnd();
}

}  // namespace kvbudget::ui
