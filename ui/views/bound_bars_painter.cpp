#include "ui/views/bound_bars_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

#include "ui/plot/axis.h"
#include "ui/plot/text_sink.h"
#include "ui/theme/text_metrics.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

constexpr double kAttained = 1e-9;

QString tr(const char* text) {
  return QCoreApplication::translate("BoundBars", text);
}

struct Faces {
  Faces(const TypeScale& type, const QPaintDevice* device)
      : plain(type.font(Role::text, device)),
        strong(type.font(Role::text, device, true)),
        metrics(plain, device),
        bold(strong, device),
        numbers(bold.horizontalAdvance(QStringLiteral("0.00000"))),
        tight(bold.horizontalAdvance(tr("attained"))) {}

  QFont plain, strong;
  TextMetrics metrics, bold;
  double numbers, tight;  // widths of the columns behind the bars
};

BoundBarsLayout layout(const QRectF& area, const std::vector<BoundBar>& bars, const TypeScale& type,
                       const Faces& faces) {
  BoundBarsLayout result;
  double names = 0.0;
  for (const BoundBar& bar : bars) {
    names = std::max(names, faces.bold.horizontalAdvance(bar.name));
    result.most = std::max(result.most, bar.value);
  }
  const double gap = type.space(3);
  result.left = area.left() + names + gap;
  result.length = std::max(8.0, area.right() - result.left - faces.numbers - faces.tight - gap);
  return result;
}

void paintBar(QPainter& painter, const QRectF& rect, bool error, const Theme& theme) {
  QColor fill = theme.secondary;
  fill.setAlphaF(0.65F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(error ? theme.ink : fill);
  painter.drawRoundedRect(rect, 2.0, 2.0);
}

}  // namespace

std::vector<BoundBar> boundBars(double error, const Bounds& bounds, Readout readout) {
  std::vector<BoundBar> bars = {{QStringLiteral("error"), tr("error"),
                                 tr("what the bounded cache's output is off by"), error, false}};
  const auto add = [&](const char* key, const QString& name, const QString& meaning, double value) {
    const bool attained = error > 0.0 && value <= error * (1.0 + kAttained);
    bars.push_back({QString::fromLatin1(key), name, meaning, value, attained});
  };
  if (readout == Readout::zero_fill) {
    add("m_largest_norm", tr("m × largest norm"),
        tr("dropped mass times the largest norm of a dropped value; holds for zero-fill only"),
        bounds.zero_fill);
    return bars;
  }
  add("deviation", tr("√(m/(1−m)) σ"),
      tr("σ² is the weighted mean of the squared distances from the full output"),
      bounds.deviation);
  add("radius", tr("D min(1, m/(1−m))"),
      tr("D is the largest distance of a value from the full output"), bounds.radius);
  add("m_diameter", tr("m × diameter"),
      tr("dropped mass times the largest distance between two values"), bounds.diameter);
  add("two_radius", tr("2 D m"), tr("never below D min(1, m/(1−m))"), bounds.two_radius);
  return bars;
}

double boundBarHeight(const TypeScale& type) {
  return type.space(6);
}

double stackedBarHeight(const TypeScale& type) {
  return type.space(9);
}

BoundBarsLayout layoutBoundBars(const QRectF& area, const std::vector<BoundBar>& bars,
                                const TypeScale& type, const QPaintDevice* device) {
  return layout(area, bars, type, Faces(type, device));
}

void paintBoundBars(QPainter& painter, const QRectF& area, const std::vector<BoundBar>& bars,
                    const Theme& theme, const TypeScale& type) {
  painter.setRenderHint(QPainter::Antialiasing);
  const Faces faces(type, painter.device());
  const BoundBarsLayout lengths = layout(area, bars, type, faces);
  const double row = boundBarHeight(type);
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const BoundBar& bar = bars[i];
    const double top = area.top() + static_cast<double>(i) * row;
    const double baseline = top + (row + faces.metrics.capHeight()) / 2.0;
    painter.setFont(i == 0 ? faces.strong : faces.plain);
    painter.setPen(i == 0 ? theme.ink : theme.secondary);
    drawText(painter, {area.left(), baseline}, bar.name);
    const double thickness = type.space(3);
    const QRectF rect(lengths.left, top + (row - thickness) / 2.0,
                      lengths.most > 0.0 ? lengths.length * bar.value / lengths.most : 0.0,
                      thickness);
    paintBar(painter, rect, i == 0, theme);
    painter.setPen(theme.ink);
    const QString number = shortNumber(bar.value);
    const TextMetrics& face = i == 0 ? faces.bold : faces.metrics;
    drawText(painter,
             {lengths.left + lengths.length + type.space(2) + faces.numbers -
                  face.horizontalAdvance(number),
              baseline},
             number, TextAnchor::end);
    if (bar.attained) {
      painter.setFont(faces.strong);
      painter.setPen(theme.holds);
      drawText(painter, {area.right() - faces.tight, baseline}, tr("attained"), TextAnchor::end);
    }
  }
}

void paintStackedBars(QPainter& painter, const QRectF& area, const std::vector<BoundBar>& bars,
                      const Theme& theme, const TypeScale& type) {
  painter.setRenderHint(QPainter::Antialiasing);
  const Faces faces(type, painter.device());
  double most = 0.0;
  for (const BoundBar& bar : bars) {
    most = std::max(most, bar.value);
  }
  const double row = stackedBarHeight(type);
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const BoundBar& bar = bars[i];
    const double top = area.top() + static_cast<double>(i) * row;
    const double baseline = top + faces.metrics.ascent();
    const QFont& font = i == 0 ? faces.strong : faces.plain;
    const TextMetrics& face = i == 0 ? faces.bold : faces.metrics;
    painter.setFont(font);
    painter.setPen(i == 0 ? theme.ink : theme.secondary);
    drawText(painter, {area.left(), baseline}, bar.name);
    painter.setPen(theme.ink);
    const QString number = shortNumber(bar.value);
    const double left = area.right() - face.horizontalAdvance(number);
    drawText(painter, {left, baseline}, number, TextAnchor::end);
    if (bar.attained) {
      painter.setFont(faces.strong);
      painter.setPen(theme.holds);
      drawText(painter, {left - type.space(2) - faces.tight, baseline}, tr("attained"),
               TextAnchor::end);
    }
    const double thickness = type.space(2);
    const double length = most > 0.0 ? area.width() * bar.value / most : 0.0;
    const double y = top + faces.metrics.ascent() + faces.metrics.descent() + type.space(0.5);
    paintBar(painter, {area.left(), y, length, thickness}, i == 0, theme);
  }
}

}  // namespace kvbudget::ui
