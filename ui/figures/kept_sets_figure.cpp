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
      QStringLiteral("a line for each kept key of each set; query %1, %2 keys in its row")
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
  QString script = matplotlibHead(frame, false);
  script += QStringLiteral("TOP_MASS = %1\nFREE = %2  # least error found with free weights\n")
                .arg(pythonNumber(cleaned(m_sets->row.top.error, *m_sets)),
                     pythonNumber(cleaned(m_sets->row.free_least, *m_sets)));
  script += QStringLiteral("COLOURS = [");
  for (const RankedSet& ranked : m_sets->ranked) {
    script += pythonColour(style.theme.lineColour(colourOf(ranked))) + QStringLiteral(", ");
  }
  script +=
      QStringLiteral(
          "]\n\n"
          "sets = {}\n"
          "for rank, name, error, _times, key, _weight in rows:\n"
          "    sets.setdefault(int(rank), (name, float(error), []))[2].append(int(key))\n"
          "ranks = sorted(sets)\n"
          "figure, (left, right) = plt.subplots(1, 2, figsize=(%1 * MM, %2 * MM), sharey=True,\n"
          "                                     constrained_layout=True)\n"
          "left.barh(ranks, [sets[rank][1] for rank in ranks], color=COLOURS, height=0.5)\n"
          "left.axvline(FREE, color=\"black\", linestyle=\":\", linewidth=LINE)\n"
          "left.axvline(TOP_MASS, color=\"black\", linestyle=\"--\", linewidth=LINE)\n"
          "if TOP_MASS > 0:\n"
          "    left.set_xlim(0, %3 * TOP_MASS)\n"
          "left.set_yticks(ranks, [sets[rank][0].split(\";\")[0] for rank in ranks])\n"
          "left.invert_yaxis()\n"
          "left.set_xlabel(\"error\")\n"
          "right.eventplot([sets[rank][2] for rank in ranks], lineoffsets=ranks,\n"
          "                linelengths=0.6, colors=COLOURS, linewidths=LINE)\n"
          "right.set_xlim(0, %4)\n"
          "right.set_xlabel(\"kept keys\")\n")
          .arg(pythonNumber(frame.spec.width_mm), pythonNumber(frame.spec.height_mm),
               pythonNumber(kLongestBar), QString::number(m_sets->query + 1));
  return script + matplotlibTail();
}

QString KeptSetsFigure::pgfplots(const ScriptFrame& frame, const FigureStyle& /*style*/) const {
  QString text = texHead(frame);
  QStringList ticks, names;
  for (std::size_t i = 0; i < m_sets->ranked.size(); ++i) {
    ticks << QString::number(i + 1);
    names << u'{' + texText(nameOf(m_sets->ranked[i].by.front(), *m_sets)) + u'}';
  }
  const double width = frame.spec.width_mm;
  const double height = frame.spec.height_mm - 12.0;
  const QString common = QStringLiteral(
                             "  scale only axis, height=%1mm, y dir=reverse, ymin=0.5, ymax=%2, "
                             "tick style={draw=none},\n  axis lines=left, axis line style={-},\n")
                             .arg(height)
                             .arg(static_cast<double>(m_sets->ranked.size()) + 0.5);
  const double top = cleaned(m_sets->row.top.error, *m_sets);
  text += QStringLiteral(
              "\\begin{axis}[\n%1  width=%2mm, xmin=0, %3xlabel={error}, ytick={%4},\n"
              "  yticklabels={%5}]\n"
              "\\addplot[xbar, bar width=1.5mm, fill=black!60, draw=none]\n"
              "  table[x index=2, y index=0, col sep=comma] {\\data};\n"
              "\\end{axis}\n")
              .arg(common)
              .arg(0.3 * width)
              .arg(top > 0.0 ? QStringLiteral("xmax=%1, ").arg(kLongestBar * top) : QString(),
                   ticks.join(QLatin1Char(',')), names.join(QLatin1Char(',')));
  text +=
      QStringLiteral(
          "\\begin{scope}[shift={(%1mm,0)}]\n"
          "\\begin{axis}[\n%2  width=%3mm, xmin=0, xmax=%4, xlabel={kept keys}, ytick=\\empty]\n"
          "\\addplot[only marks, mark=|, mark size=1mm]\n"
          "  table[x index=4, y index=0, col sep=comma] {\\data};\n"
          "\\end{axis}\n\\end{scope}\n")
          .arg(0.33 * width)
          .arg(common)
          .arg(0.3 * width)
          .arg(m_sets->query + 1);
  return text + QStringLiteral("\\end{tikzpicture}\n\\end{document}\n");
}

}  // namespace kvbudget::ui
