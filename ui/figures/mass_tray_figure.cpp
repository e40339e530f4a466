#include "ui/figures/mass_tray_figure.h"

#include <QCoreApplication>
#include <QPainter>
#include <cmath>

#include "ui/figures/matplotlib_script.h"
#include "ui/figures/pgfplots_script.h"

namespace kvbudget::ui {
namespace {

constexpr double kHeight = 56.0;  // units

QString tr(const char* text) {
  return QCoreApplication::translate("Figures", text);
}

// On paper, as the bar has it.
QColor fillOf(const Tray& tray, bool kept, const FigureStyle& style) {
  const QColor colour = kept                     ? style.theme.lineColour(tray.kept)
                        : tray.dropped.isValid() ? style.theme.lineColour(tray.dropped)
                                                 : style.theme.dropped;
  const auto mixed = [&](int part) {
    return static_cast<int>(std::lround(255.0 + (part - 255.0) * trayDepth(kept)));
  };
  return {mixed(colour.red()), mixed(colour.green()), mixed(colour.blue())};
}

}  // namespace

MassTrayFigure::MassTrayFigure(LeverSubject subject)
    : m_subject(std::move(subject)), m_tray(trayOf(m_subject.scene)) {}

QString MassTrayFigure::title() const {
  return tr("Kept and dropped mass %1").arg(m_subject.where);
}

double MassTrayFigure::naturalHeight(double /*width*/, const FigureStyle& /*style*/) const {
  return std::max(kHeight, kLeastFigureHeight);
}

void MassTrayFigure::paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const {
  paintTray(painter, area, m_tray, style.theme, style.type);
}

Table MassTrayFigure::table() const {
  Table table({{"side", ""}, {"token", ""}, {"from", ""}, {"to", ""}, {"weight", ""}});
  for (const Tray::Piece& piece : m_tray.pieces) {
    table.add({piece.kept ? "kept" : "dropped", Index{piece.token}, piece.from, piece.to,
               m_subject.scene.weights[static_cast<std::size_t>(piece.token)]});
  }
  return table;
}

QStringList MassTrayFigure::notes() const {
  return m_subject.notes +
         QStringList{QStringLiteral("from, to: where the token lies in the bar, as shares of all "
                                    "attention; weight: its share")};
}

QString MassTrayFigure::matplotlib(const ScriptFrame& frame, const FigureStyle& style) const {
  const QRectF bar = trayBar(frame.area, style.type);
  QString script = matplotlibHead(frame, false);
  script += QStringLiteral(
                "FILLS = {\"kept\": %1, \"dropped\": %2}\n"
                "figure = plt.figure(figsize=(%3 * MM, %4 * MM))\n"
                "ax = figure.add_axes(%5)\n"
                "ax.axis(\"off\")\n"
                "ax.set_xlim(0, 1)\n"
                "ax.set_ylim(0, 1)\n"
                "for side, _token, start, end, _weight in rows:\n"
                "    seen = float(end) - float(start) >= 0.002\n"
                "    ax.barh(0.5, float(end) - float(start), 1, left=float(start), "
                "color=FILLS[side],\n"
                "            edgecolor=\"white\", linewidth=0.8 * LINE if seen else 0)\n"
                "line = max((float(row[3]) for row in rows if row[0] == \"kept\"), default=0)\n"
                "ax.plot([line, line], [0, %6], color=\"black\", linewidth=1.2 * LINE, "
                "clip_on=False)\n")
                .arg(pythonColour(fillOf(m_tray, true, style)),
                     pythonColour(fillOf(m_tray, false, style)), pythonNumber(frame.spec.width_mm),
                     pythonNumber(frame.spec.height_mm), pythonPlace(bar, frame),
                     pythonNumber(1.0 + style.type.space(1) / bar.height()));
  return script + pythonWords(*this, frame, style) + matplotlibTail();
}

QString MassTrayFigure::pgfplots(const ScriptFrame& frame, const FigureStyle& style) const {
  const QRectF bar = trayBar(frame.area, style.type);
  QString text = texHead(frame);
  text += QStringLiteral(
              "\\begin{axis}[\n%1  axis lines=none, xmin=0, xmax=1, ymin=-1, ymax=1,\n"
              "  unbounded coords=jump, filter discard warning=false, clip=false]\n")
              .arg(texPlace(bar, frame));
  for (const bool kept : {true, false}) {
    const QString side = kept ? QStringLiteral("kept") : QStringLiteral("dropped");
    text += QStringLiteral(
                "\\addplot[-, color=%1, line width=%2, series=%3, quiver={u=\\thisrowno{4}, v=0}] "
                "table[x index=2, y expr=0, col sep=comma] {\\data};\n"
                "\\addplot[only marks, mark=|, mark size=%4, color=white, line width=%5pt, "
                "series=%3, y filter/.expression={\\thisrowno{4}<0.002 ? nan : y}] "
                "table[x index=3, y expr=0, col sep=comma] {\\data};\n")
                .arg(texColour(fillOf(m_tray, kept, style)), texLength(bar.height(), frame), side,
                     texLength(bar.height() / 2.0, frame),
                     QString::number(0.8 * frame.spec.line_pt, 'f', 2));
  }
  text += QStringLiteral("\\draw[line width=%1pt] (axis cs:%2,-1) -- (axis cs:%2,%3);\n")
              .arg(QString::number(1.2 * frame.spec.line_pt, 'f', 2), texNumber(m_tray.keptMass),
                   texNumber(1.0 + 2.0 * style.type.space(1) / bar.height()));
  return text + QStringLiteral("\\end{axis}\n") + texWords(*this, frame, style, false) + texEnd();
}

}  // namespace kvbudget::ui
