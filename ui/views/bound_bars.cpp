#include "ui/views/bound_bars.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/plot/axis.h"
#include "ui/theme/appearance.h"
#include "ui/views/column_table.h"

namespace kvbudget::ui {
namespace {

constexpr std::size_t kMostBars = 5;

// At which names, bars and numbers stand side by side.
int wholeWidth() {
  return Appearance::instance().type().space(76);
}

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
  m_bars = boundBars(error, bounds, readout);
  QStringList sentences = {tr("Error %1.").arg(shortNumber(error))};
  for (std::size_t i = 1; i < m_bars.size(); ++i) {
    const Bar& bar = m_bars[i];
    sentences << (bar.attained ? tr("Bound %1 is %2 and is attained.") : tr("Bound %1 is %2."))
                     .arg(bar.name, shortNumber(bar.value));
  }
  setAccessibleDescription(sentences.join(u' '));
  update();
}

bool BoundBars::isStacked() const {
  return width() < wholeWidth();
}

double BoundBars::rowHeight() const {
  const TypeScale& type = Appearance::instance().type();
  return isStacked() ? stackedBarHeight(type) : boundBarHeight(type);
}

void BoundBars::paintEvent(QPaintEvent*) {
  const Appearance& appearance = Appearance::instance();
  const Theme& theme = appearance.theme();
  QPainter painter(this);
  const auto paint = isStacked() ? paintStackedBars : paintBoundBars;
  paint(painter, QRectF(2.0, 0.0, width() - 4.0, height()), m_bars, theme, appearance.type());
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

void BoundBars::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  updateGeometry();
}

QSize BoundBars::minimumSizeHint() const {
  return {Appearance::instance().type().space(42), sizeHint().height()};
}

QSize BoundBars::sizeHint() const {
  return {wholeWidth(), static_cast<int>(rowHeight() * static_cast<double>(kMostBars))};
}

}  // namespace kvbudget::ui
