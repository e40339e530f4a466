#include "ui/views/ranked_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/plot/axis.h"
#include "ui/plot/number_locale.h"
#include "ui/plot/text_sink.h"
#include "ui/theme/text_metrics.h"
#include "ui/views/kept_strip.h"
#include "ui/views/set_words.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

QString tr(const char* text) {
  return QCoreApplication::translate("KeptSets", text);
}

class Ranking {
 public:
  Ranking(QPainter& painter, const RowSets& sets, const RankedLayout& layout, const Theme& theme,
          const TypeScale& type)
      : m_painter(painter),
        m_sets(sets),
        m_layout(layout),
        m_theme(theme),
        m_type(type),
        m_text(type.font(Role::labels, painter.device())),
        m_metrics(m_text, painter.device()),
        m_small(type.font(Role::ticks, painter.device())),
        m_smallMetrics(m_small, painter.device()) {
    m_top = cleaned(sets.row.top.error, sets);
    // Where the top-mass set has no error, the bars are as long as the longest.
    m_full = m_top > 0.0 ? kLongestBar * m_top
                         : std::max(1e-300, sets.ranked.back().set.error * kLongestBar);
  }

  void head() {
    const double baseline =
        m_layout.top + m_layout.head - m_type.space(1.5) - m_smallMetrics.descent();
    m_painter.setFont(m_small);
    m_painter.setPen(m_theme.secondary);
    const QString keys = tr("keys 0 to %1").arg(numberLocale().toString(m_sets.query));
    const double right = m_layout.end - m_smallMetrics.horizontalAdvance(keys);
    drawText(m_painter, {right, baseline}, keys, TextAnchor::end);
    drawText(m_painter, {m_layout.left, baseline},
             m_smallMetrics.elidedText(rankingHead(m_sets), Qt::ElideRight,
                                       right - m_layout.left - m_type.space(3)));
  }

  void set(std::size_t i, bool selected) {
    const RankedSet& ranked = m_sets.ranked[i];
    const QRectF row = m_layout.rowRect(i);
    if (selected) {
      QColor tint = m_theme.accent;
      tint.setAlphaF(0.10F);
      m_painter.fillRect(row.adjusted(-m_type.space(1), 0.0, m_type.space(1), 0.0), tint);
    }
    const double thick = m_type.space(1.25);
    const double barTop = row.bottom() - m_type.space(1.5) - thick;
    words(ranked, row, barTop - m_type.space(0.75) - m_metrics.descent());
    const QColor colour = m_theme.lineColour(colourOf(ranked));
    line(cleaned(m_sets.row.free_least, m_sets), barTop, thick, {1.0, 1.0});
    line(m_top, barTop, thick, {});
    bar(ranked, {m_layout.left, barTop, m_layout.right - m_layout.left, thick}, colour);
    paintKeptStrip(m_painter, m_layout.stripRect(i), m_sets.weights, ranked.set.kept, colour,
                   m_theme, m_theme.paper ? 4.0 : m_painter.device()->devicePixelRatioF());
  }

 private:
  [[nodiscard]] double xOf(double error) const {
    return m_layout.left +
           (m_layout.right - m_layout.left) * std::min(1.0, std::max(0.0, error) / m_full);
  }

  // Where the free-weight optimum and top-mass lie, at each bar: through the words they would cross
  // them out.
  void line(double error, double barTop, double thick, const QList<qreal>& dashes) {
    const double x = std::round(xOf(error)) + 0.5;
    const double beyond = m_type.space(0.5);
    QPen pen(m_theme.ink, 1.0, dashes.isEmpty() ? Qt::SolidLine : Qt::CustomDashLine, Qt::FlatCap);
    if (!dashes.isEmpty()) {
      pen.setDashPattern(dashes);
    }
    m_painter.setPen(pen);
    m_painter.drawLine(QPointF(x, barTop - beyond), QPointF(x, barTop + thick + beyond));
  }

  void words(const RankedSet& ranked, const QRectF& row, double baseline) {
    const double error = cleaned(ranked.set.error, m_sets);
    const QString number = shortNumber(error);
    const QString factor = m_top > 0.0 ? tr("%1×").arg(shortNumber(error / m_top)) : QString();
    const double numberWidth = m_metrics.horizontalAdvance(number);
    // Factors stand in a column of their own, as wide as most of them.
    const double factors =
        m_layout.factors ? m_metrics.horizontalAdvance(QStringLiteral("0.000×")) + m_type.space(2)
                         : 0.0;
    m_painter.setFont(m_text);
    if (m_layout.factors) {
      m_painter.setPen(m_theme.secondary);
      drawText(m_painter, {m_layout.right - m_metrics.horizontalAdvance(factor), baseline}, factor,
               TextAnchor::end);
    }
    m_painter.setPen(m_theme.ink);
    const double right = m_layout.right - factors;
    drawText(m_painter, {right - numberWidth, baseline}, number, TextAnchor::end);
    drawText(m_painter, {row.left(), baseline},
             m_metrics.elidedText(labelOf(ranked, m_sets), Qt::ElideRight,
                                  right - numberWidth - m_type.space(2) - row.left()));
  }

  void bar(const RankedSet& ranked, const QRectF& rect, const QColor& colour) {
    const double error = cleaned(ranked.set.error, m_sets);
    const double right = std::max(rect.left() + 1.0, xOf(error));
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    if (error > m_full) {
      const double tip = rect.height();
      m_painter.drawPolygon(QPolygonF({rect.topLeft(),
                                       {right - tip, rect.top()},
                                       {right, rect.center().y()},
                                       {right - tip, rect.bottom()},
                                       rect.bottomLeft()}));
    } else {
      m_painter.drawRect(QRectF(rect.left(), rect.top(), right - rect.left(), rect.height()));
    }
  }

  QPainter& m_painter;
  const RowSets& m_sets;
  const RankedLayout& m_layout;
  const Theme& m_theme;
  const TypeScale& m_type;
  QFont m_text;
  TextMetrics m_metrics;
  QFont m_small;
  TextMetrics m_smallMetrics;
  double m_top = 0.0;
  double m_full = 1.0;
};

}  // namespace

RankedLayout::RankedLayout(const QRectF& area, const TypeScale& type, bool spare) {
  head = type.space(6);
  row = type.space(8.5);
  left = area.left() + type.space(1);
  end = area.right() - type.space(1);
  top = area.top();
  // Names need room; beyond that, tokens gain more from width than bars do.
  double names = std::clamp(0.5 * area.width(), 0.0, static_cast<double>(type.space(64)));
  const double usual = type.space(50);
  if (spare && names < usual) {
    names = std::min(usual, 0.62 * area.width());
    factors = names >= usual;
  }
  right = left + names;
  strip = right + type.space(3);
}

QRectF RankedLayout::stripRect(std::size_t i) const {
  const QRectF whole = rowRect(i);
  return QRectF(strip, whole.top(), end - strip, row).adjusted(0.0, 0.2 * row, 0.0, -0.18 * row);
}

QString rankingHead(const RowSets& sets) {
  return tr("free weights %1 (dotted), top-mass %2")
      .arg(shortNumber(cleaned(sets.row.free_least, sets)),
           shortNumber(cleaned(sets.row.top.error, sets)));
}

void paintRanking(QPainter& painter, const RowSets& sets, const RankedLayout& layout,
                  const Theme& theme, const TypeScale& type, int selected) {
  if (sets.ranked.empty()) {
    return;
  }
  Ranking ranking(painter, sets, layout, theme, type);
  ranking.head();
  for (std::size_t i = 0; i < sets.ranked.size(); ++i) {
    ranking.set(i, static_cast<int>(i) == selected);
  }
}

}  // namespace kvbudget::ui
