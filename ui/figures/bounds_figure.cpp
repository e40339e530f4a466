#include "ui/figures/bounds_figure.h"

#include <QCoreApplication>
#include <QPainter>

#include "core/base/error.h"
#include "ui/figures/drawing.h"
#include "ui/figures/matplotlib_script.h"
#include "ui/figures/pgfplots_script.h"
#include "ui/plot/axis.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("Figures", text);
}

}  // namespace

BoundsFigure::BoundsFigure(LeverSubject subject) : m_subject(std::move(subject)) {
  const LeverScene& scene = m_subject.scene;
  m_bars = boundBars(scene.lever.identity.measured, scene.lever.bounds, scene.readout);
}

QString BoundsFigure::title() const {
  return tr("The error and its bounds %1").arg(m_subject.where);
}

double BoundsFigure::naturalHeight(double /*width*/, const FigureStyle& style) const {
  return std::max(kLeastFigureHeight,
                  boundBarHeight(style.type) * static_cast<double>(m_bars.size()));
}

void BoundsFigure::paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const {
  const BoundBarsLayout bars = layoutBoundBars(area, m_bars, style.type, painter.device());
  const double height = boundBarHeight(style.type) * static_cast<double>(m_bars.size());
  if (bars.length < 24.0 || height > area.height() + 1.0) {
    throw Error("the bars of " + std::to_string(m_bars.size()) +
                " bounds have no room; choose a larger figure or smaller type");
  }
  paintBoundBars(painter, area, m_bars, style.theme, style.type);
}

Table BoundsFigure::table() const {
  Table table({{"quantity", ""}, {"value", ""}, {"attained", ""}});
  for (const BoundBar& bar : m_bars) {
    table.add({bar.key.toStdString(), bar.value, Index{bar.attained ? 1 : 0}});
  }
  return table;
}

QStringList BoundsFigure::notes() const {
  QStringList notes = m_subject.notes;
  notes << QStringLiteral("attained: 1 where the error reaches the bound to a billionth");
  for (const BoundBar& bar : m_bars) {
    notes << QStringLiteral("quantity %1: %2; %3").arg(bar.key, bar.name, bar.meaning);
  }
  return notes;
}

BoundBarsLayout BoundsFigure::layoutIn(const ScriptFrame& frame, const FigureStyle& style) const {
  BoundBarsLayout result;
  static_cast<void>(recorded(frame.units, 1.0, style.type.family, [&](QPainter& painter) {
    result = layoutBoundBars(frame.area, m_bars, style.type, painter.device());
  }));
  return result;
}

QString BoundsFigure::matplotlib(const ScriptFrame& frame, const FigureStyle& style) const {
  const BoundBarsLayout bars = layoutIn(frame, style);
  const double height = boundBarHeight(style.type) * static_cast<double>(m_bars.size());
  QString script = matplotlibHead(frame, false);
  script += QStringLiteral(
                "INK, GREY = %1, %2\n\n"
                "figure = plt.figure(figsize=(%3 * MM, %4 * MM))\n"
                "ax = figure.add_axes((%5, %6, %7, %8))\n")
                .arg(pythonColour(style.theme.ink), pythonColour(style.theme.secondary),
                     pythonNumber(frame.spec.width_mm), pythonNumber(frame.spec.height_mm),
                     pythonNumber(bars.left / frame.units.width()),
                     pythonNumber(1.0 - (frame.area.top() + height) / frame.units.height()),
                     pythonNumber(bars.length / frame.units.width()),
                     pythonNumber(height / frame.units.height()));
  script += QStringLiteral(
      "values = [float(row[1]) for row in rows]\n"
      "ax.barh(range(len(rows)), values, height=0.5,\n"
      "        color=[INK] + [matplotlib.colors.to_rgba(GREY, 0.65)] * (len(rows) - 1))\n"
      "ax.set_xlim(0, max(values) or 1)\n"
      "ax.set_ylim(len(rows) - 0.5, -0.5)\n"
      "ax.axis(\"off\")\n");
  return script + pythonWords(*this, frame, style) + matplotlibTail();
}

QString BoundsFigure::pgfplots(const ScriptFrame& frame, const FigureStyle& style) const {
  const BoundBarsLayout bars = layoutIn(frame, style);
  const double row = boundBarHeight(style.type);
  const auto count = static_cast<int>(m_bars.size());
  QString text = texHead(frame);
  text += QStringLiteral(
              "\\begin{axis}[\n%1  xbar, bar shift=0pt, bar width=%2, xmin=0, xmax=%3, ymin=%4, "
              "ymax=0.5,\n  axis lines=none, enlargelimits=false, unbounded coords=jump, "
              "filter discard warning=false]\n")
              .arg(texPlace({bars.left, frame.area.top(), bars.length, row * count}, frame),
                   texLength(row / 2.0, frame), texNumber(bars.most > 0.0 ? bars.most : 1.0))
              .arg(0.5 - count);
  for (const BoundBar& bar : m_bars) {
    QColor grey = style.theme.secondary;
    grey.setAlphaF(0.65F);
    text += QStringLiteral(
                "\\addplot[draw=none, fill=%1, series=%2] table[x index=1, y expr=-\\coordindex, "
                "col sep=comma] {\\data};\n")
                .arg(texColour(&bar == &m_bars.front() ? style.theme.ink : grey), bar.key);
  }
  return text + QStringLiteral("\\end{axis}\n") + texWords(*this, frame, style, false) + texEnd();
}

}  // namespace kvbudget::ui
