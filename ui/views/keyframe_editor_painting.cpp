// What the keyframe editor draws and says; keyframe_editor.cpp holds how it is edited.
#include <QLocale>
#include <QPaintEvent>
#include <QPainter>
#include <cmath>

#include "ui/theme/policy_style.h"
#include "ui/theme/text_metrics.h"
#include "ui/views/keyframe_editor.h"

namespace kvbudget::ui {
namespace {

constexpr double kDiamond = 2.5;  // spaces

}  // namespace

void KeyframeEditor::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.fillRect(event->rect(), theme().card);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool editable = reasonNot().isEmpty();
  const double y = std::floor(height() / 2.0) + 0.5;
  painter.setPen(QPen(theme().line, 1.0));
  painter.drawLine(QPointF(plotLeft(), y), QPointF(plotRight(), y));
  painter.setFont(font(TypeScale::Role::ticks));
  const TextMetrics metrics(painter.font(), this);
  const double baseline = y + metrics.capHeight() / 2.0;
  const QString name = tr("sinks");
  painter.setPen(theme().secondary);
  drawRemembered(painter,
                 {plotLeft() - type().space(2) - metrics.horizontalAdvance(name), baseline}, name);
  const double diamond = type().space(kDiamond);
  paintCursor(painter, 0.0, height());
  for (std::size_t i = 0; i < m_sinks.size(); ++i) {
    const Position sink = m_sinks[i];
    const bool chosen = editable && m_selected == sink;
    const double x = xOf(sink + 0.5);
    const double size = diamond * (chosen ? 1.3 : 1.0);
    painter.setPen(QPen(theme().card, 1.5));
    painter.setBrush(chosen ? theme().accent : editable ? theme().ink : theme().secondary);
    painter.drawPath(markerPath(Marker::diamond, size).translated(x, y));
    const QString text = QLocale().toString(sink);
    const double from = x + type().space(2.5);
    const double to = from + metrics.horizontalAdvance(text) + type().space(1);
    const double next = i + 1 < m_sinks.size() ? xOf(m_sinks[i + 1] + 0.5) - diamond : width();
    if (to <= next) {
      painter.setPen(chosen ? theme().ink : theme().secondary);
      paintText(painter, QPointF(from, baseline), text);
    }
  }
  if (m_sinks.empty()) {
    painter.setPen(theme().secondary);
    const QString text = editable ? tr("click to add a keyframe") : tr("no keyframes");
    paintText(painter, QPointF(plotLeft() + type().space(2), baseline), text);
  }
  paintFocus(painter);
}

QString KeyframeEditor::readingAt(const QPointF& point) const {
  if (!reasonNot().isEmpty()) {
    return reasonNot();
  }
  if (const auto sink = sinkNear(point.x())) {
    return tr("Keyframe %1: drag to move, Delete to remove").arg(QLocale().toString(*sink));
  }
  return point.x() < plotLeft() || point.x() > plotRight()
             ? QString()
             : tr("Click to add a keyframe at token %1")
                   .arg(QLocale().toString(positionAt(point.x())));
}

QString KeyframeEditor::describe() const {
  if (!comparison()) {
    return reasonNot();
  }
  QStringList names;
  for (const Position sink : m_sinks) {
    names << QLocale().toString(sink);
  }
  QStringList sentences = {m_sinks.empty()
                               ? tr("There are no keyframes.")
                               : tr("Keyframes at tokens %1.").arg(names.join(tr(", ")))};
  if (m_selected) {
    sentences << tr("Keyframe %1 is selected.").arg(QLocale().toString(*m_selected));
  }
  sentences << (reasonNot().isEmpty()
                    ? tr("Tab goes from one to the next, arrow keys move it, Delete removes it, "
                         "Insert adds one at the cursor.")
                    : reasonNot());
  return sentences.join(QLatin1Char(' '));
}

}  // namespace kvbudget::ui
