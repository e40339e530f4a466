#include "ui/views/bound_bars.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/plot/axis.h"
#include "ui/theme/appearance.h"
#include "ui/views/column_table.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

constexpr double kAttained = 1e-9;
constexpr std::size_t kMostBars = 5;

}  // namespace

BoundBars::BoundBars(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("The error and its bounds"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&Appearance::instance(), &Appearance::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void BoundBars::setBounds(double error, const Bounds& bounds, Readout readout) {
  m_bars = {{tr("error"), tr("what the bounded cache's output is off by"), error, false}};
  if (readout == Readout::zero_fill) {
    m_bars.push_back({tr("m × largest norm"),
                      tr("dropped mass times the largest norm of a dropped value; holds for "
                         "zero-fill only"),
                      bounds.zero_fill});
  } else {
    m_bars.push_back({tr("√(m/(1−m)) σ"),
                      tr("σ² is the weighted mean of the squared distances from the full output"),
                      bounds.deviation});
    m_bars.push_back({tr("D min(1, m/(1−m))"),
                      tr("D is the largest distance of a value from the full output"),
                      bounds.radius});
    m_bars.push_back({tr("m × diameter"),
                      tr("dropped mass times the largest distance between two values"),
                      bounds.diameter});
    m_bars.push_back({tr("2 D m"), tr("never below D min(1, m/(1−m))"), bounds.two_radius});
  }
  QStringList sentences = {tr("Error %1.").arg(shortNumber(error))};
  for (std::size_t i = 1; i < m_bars.size(); ++i) {
    Bar& bar = m_bars[i];
    bar.attained = error > 0.0 && bar.value <= error * (1.0 + kAttained);
    sentences << (bar.attained ? tr("Bound %1 is %2 and is attained.") : tr("Bound %1 is %2."))
                     .arg(bar.name, shortNumber(bar.value));
  }
  setAccessibleDescription(sentences.join(u' '));
  update();
}

double BoundBars::rowHeight() const {
  return Appearance::instance().type().space(6);
}

void BoundBars::paintEvent(QPaintEvent*) {
  const Appearance& appearance = Appearance::instance();
  const Theme& theme = appearance.theme();
  const TypeScale& type = appearance.type();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QFont plain = type.font(Role::text, this);
  const QFont strong = type.font(Role::text, this, true);
  const QFontMetricsF metrics(plain, this);
  const QFontMetricsF bold(strong, this);
  double names = 0.0;
  double most = 0.0;
  for (const Bar& bar : m_bars) {
    names = std::max(names, bold.horizontalAdvance(bar.name));
    most = std::max(most, bar.value);
  }
  const double numbers = bold.horizontalAdvance(QStringLiteral("0.00000"));
  const double tight = bold.horizontalAdvance(tr("attained"));
  const double left = names + type.space(3);
  const double room =
      std::max(8.0, width() - left - numbers - tight - static_cast<double>(type.space(3)));
  for (std::size_t i = 0; i < m_bars.size(); ++i) {
    const Bar& bar = m_bars[i];
    const double top = static_cast<double>(i) * rowHeight();
    const double baseline = top + (rowHeight() + metrics.capHeight()) / 2.0;
    painter.setFont(i == 0 ? strong : plain);
    painter.setPen(i == 0 ? theme.ink : theme.secondary);
    painter.drawText(QPointF(2.0, baseline), bar.name);
    const double thickness = type.space(3);
    const QRectF rect(left, top + (rowHeight() - thickness) / 2.0,
                      most > 0.0 ? room * bar.value / most : 0.0, thickness);
    QColor fill = theme.secondary;
    fill.setAlphaF(0.65F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(i == 0 ? theme.ink : fill);
    painter.drawRoundedRect(rect, 2.0, 2.0);
    painter.setPen(theme.ink);
    const QString number = shortNumber(bar.value);
    const QFontMetricsF& face = i == 0 ? bold : metrics;
    painter.drawText(
        QPointF(left + room + type.space(2) + numbers - face.horizontalAdvance(number), baseline),
        number);
    if (bar.attained) {
      painter.setFont(strong);
      painter.setPen(theme.holds);
      painter.drawText(QPointF(width() - tight - 2.0, baseline), tr("attained"));
    }
  }
  if (hasFocus()) {
    painter.setPen(QPen(theme.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 3.0, 3.0);
  }
}

bool BoundBars::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto row = static_cast<std::size_t>(std::max(0.0, help->pos().y() / rowHeight()));
    QToolTip::showText(help->globalPos(), row < m_bars.size() ? m_bars[row].meaning : QString(),
                       this);
    return true;
  }
  return QWidget::event(event);
}

void BoundBars::focusInEvent(QFocusEvent* event) {
  update();
  QWidget::focusInEvent(event);
}

void BoundBars::focusOutEvent(QFocusEvent* event) {
  update();
  QWidget::focusOutEvent(event);
}

QString BoundBars::dataTitle() const {
  return accessibleName();
}

QAbstractItemModel* BoundBars::dataModel(QObject* parent) const {
  std::vector<std::vector<QVariant>> rows;
  for (const Bar& bar : m_bars) {
    rows.push_back({bar.name, bar.value});
  }
  return new ColumnTable({tr("quantity"), tr("value")}, std::move(rows), parent);
}

QSize BoundBars::sizeHint() const {
  return {Appearance::instance().type().space(80),
          static_cast<int>(rowHeight() * static_cast<double>(kMostBars))};
}

}  // namespace kvbudget::ui
