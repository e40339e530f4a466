#include "ui/plot/plot_view.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/plot/plot_table.h"
#include "ui/plot/polyline.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

constexpr double kFrame = 5.0;  // from a plot's texts to the focus frame, at the sides

// The parts of a vertical line through the plot that lie on no label.
std::vector<std::pair<double, double>> uncovered(double x, const QRectF& plot,
                                                 const std::vector<PaintedPlot::Label>& labels) {
  std::vector<std::pair<double, double>> gaps;
  for (const PaintedPlot::Label& label : labels) {
    const bool within = label.rect.top() < plot.bottom() && label.rect.bottom() > plot.top();
    if (within && x > label.rect.left() - 3.0 && x < label.rect.right() + 3.0) {
      gaps.emplace_back(label.rect.top(), label.rect.bottom());
    }
  }
  std::ranges::sort(gaps);
  std::vector<std::pair<double, double>> parts;
  double from = plot.top();
  for (const auto& [top, bottom] : gaps) {
    if (top > from) {
      parts.emplace_back(from, std::min(top, plot.bottom()));
    }
    from = std::max(from, bottom);
  }
  if (from < plot.bottom()) {
    parts.emplace_back(from, plot.bottom());
  }
  return parts;
}

}  // namespace

PlotView::PlotView(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);  // or each repaint repaints the card behind it
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&Appearance::instance(), &Appearance::changed, this, [this] {
    updateGeometry();
    invalidate();
  });
}

void PlotView::setModel(PlotModel model) {
  m_model = std::move(model);
  m_fullX = m_model.x;
  m_fullY = m_model.y;
  // Another scale or another quantity: the zoom was of something else.
  if (!m_zoom.empty() && (m_zoomedX != std::pair(m_fullX.name, m_fullX.scale) ||
                          m_zoomedY != std::pair(m_fullY.name, m_fullY.scale))) {
    m_zoom.clear();
    Q_EMIT zoomChanged(false);
  }
  if (!exists(m_hover)) {
    m_hover.reset();
  }
  if (!exists(m_selected)) {
    m_selected.reset();
  }
  setHoveredMark(std::nullopt);
  m_selectedMark.reset();
  setAccessibleName(m_model.title);
  const QSize least = minimumSizeHint();
  applyZoom();
  if (minimumSizeHint() != least) {
    updateGeometry();
  } else if (isVisible() && !visibleRegion().isEmpty()) {
    beginPicture();
  }
  describe();
}

bool PlotView::exists(const std::optional<PointRef>& point) const {
  return point && point->series >= 0 && point->series < static_cast<int>(m_model.series.size()) &&
         point->point >= 0 &&
         point->point < static_cast<int>(
                            m_model.series[static_cast<std::size_t>(point->series)].points.size());
}

QPointF PlotView::valueOf(const PointRef& point) const {
  return m_model.series[static_cast<std::size_t>(point.series)]
      .points[static_cast<std::size_t>(point.point)];
}

const PlotLayout& PlotView::layout() const {
  if (!m_layout) {
    // Texts keep clear of the focus frame; the plot area stays where the margins put it.
    PlotMargins margins = m_margins;
    for (std::optional<double>* side : {&margins.left, &margins.right}) {
      if (*side) {
        **side -= kFrame;
      }
    }
    m_layout = layoutPlot(m_model, QRectF(rect()).adjusted(kFrame, 3, -kFrame, -3),
                          Appearance::instance().type(), margins, this);
  }
  return *m_layout;
}

void PlotView::setMargins(const PlotMargins& margins) {
  if (m_margins != margins) {
    m_margins = margins;
    invalidate();
  }
}

void PlotView::invalidate() {
  m_layout.reset();
  m_picture.invalidate();
  update();
}

void PlotView::setCursorAt(std::optional<double> x) {
  if (m_cursor != x) {
    m_cursor = x;
    if (m_selectedMark && m_model.marks[*m_selectedMark].at.x() != x) {
      m_selectedMark.reset();
    }
    describe();
    update();
  }
}

std::optional<PointRef> PlotView::pointNear(const QPointF& pixel, double reach) const {
  std::optional<PointRef> nearest;
  double least = reach * reach;
  for (std::size_t s = 0; s < m_model.series.size(); ++s) {
    const Series& series = m_model.series[s];
    for (std::size_t i = 0; series.hoverable && i < series.points.size(); ++i) {
      const QPointF at = layout().toPixel(series.points[i]);
      const QPointF d = at - pixel;
      const double distance = QPointF::dotProduct(d, d);
      // NaN compares false: a gap is never near.
      if (distance < least && isInside(plotRect().adjusted(-1, -1, 1, 1), at)) {
        least = distance;
        nearest = {static_cast<int>(s), static_cast<int>(i)};
      }
    }
  }
  return nearest;
}

void PlotView::setHover(std::optional<PointRef> point) {
  if (m_hover != point) {
    m_hover = point;
    update();
    Q_EMIT hovered(point);
  }
}

void PlotView::beginPicture() {
  const Appearance& appearance = Appearance::instance();
  m_picture.begin(
      {m_model, layout(), size(), devicePixelRatioF(), appearance.theme(), appearance.type(), {}});
}

void PlotView::paintEvent(QPaintEvent*) {
  if (!m_picture.isWanted(devicePixelRatioF())) {
    beginPicture();
  }
  m_picture.finish();
  QPainter painter(this);
  painter.drawImage(0, 0, m_picture.image());
  paintOverlay(painter);
}

void PlotView::paintOverlay(QPainter& painter) {
  const Theme& theme = Appearance::instance().theme();
  painter.setRenderHint(QPainter::Antialiasing);
  paintCursor(painter);
  if (!m_rubber.isEmpty()) {
    QColor fill = theme.accent;
    fill.setAlphaF(0.12F);
    painter.setPen(QPen(theme.accent, 1.0));
    painter.setBrush(fill);
    painter.drawRect(m_rubber);
  } else if (const Mark* mark = readMark()) {
    paintReadingOf(painter, *mark);
  } else if (m_hover) {
    paintReadingOf(painter, *m_hover);
  } else if (m_selected && hasFocus()) {
    paintReadingOf(painter, *m_selected);
  }
  if (hasFocus()) {
    painter.setPen(QPen(theme.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 3.0, 3.0);
  }
}

// The line stops where a text stands, which it would strike out.
void PlotView::paintCursor(QPainter& painter) const {
  const QRectF plot = plotRect();
  if (!m_cursor) {
    return;
  }
  const double x = std::floor(layout().x.toPixel(*m_cursor)) + 0.5;
  if (!(x >= plot.left() - 1.0 && x <= plot.right() + 1.0)) {
    return;
  }
  painter.setPen(QPen(Appearance::instance().theme().ink, 1.25));
  for (const auto& [from, to] : uncovered(x, plot, m_picture.painted().labels)) {
    painter.drawLine(QPointF(x, from), QPointF(x, to));
  }
}

void PlotView::paintReadingOf(QPainter& painter, const PointRef& point) {
  const QPointF value = valueOf(point);
  const QPointF at = layout().toPixel(value);
  if (!isInside(plotRect().adjusted(-1, -1, 1, 1), at)) {
    return;
  }
  const Appearance& appearance = Appearance::instance();
  const Series& series = m_model.series[static_cast<std::size_t>(point.series)];
  painter.setPen(QPen(appearance.theme().card, 1.5));
  painter.setBrush(appearance.theme().lineColour(series.colour));
  painter.drawEllipse(at, 4.5, 4.5);
  QStringList lines;
  if (const QString detail = series.detailOf(point.point); !detail.isEmpty()) {
    lines = detail.split(u'\n');
  } else {
    lines << tr("%1: %2").arg(m_model.x.name, shortNumber(value.x()))
          << tr("%1: %2").arg(m_model.y.name, shortNumber(value.y()));
  }
  paintReading(painter, QRectF(rect()).adjusted(2, 2, -2, -2), at, series.name, lines,
               series.colour, appearance.theme(), appearance.type());
}

void PlotView::resizeEvent(QResizeEvent* event) {
  invalidate();
  QWidget::resizeEvent(event);
}

void PlotView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
    invalidate();
  }
  QWidget::changeEvent(event);
}

void PlotView::focusInEvent(QFocusEvent* event) {
  update();
  QWidget::focusInEvent(event);
}

void PlotView::focusOutEvent(QFocusEvent* event) {
  update();
  QWidget::focusOutEvent(event);
}

void PlotView::describe() {
  std::optional<double> at = m_cursor;
  if (m_selected && !m_timeline) {
    at = valueOf(*m_selected).x();
  }
  const QString text = description(m_model, at);
  if (text != accessibleDescription()) {
    setAccessibleDescription(text);
    if (QAccessible::isActive()) {
      QAccessibleEvent news(this, QAccessible::DescriptionChanged);
      QAccessible::updateAccessibility(&news);
    }
  }
}

QString PlotView::dataTitle() const {
  return m_model.title;
}

QAbstractItemModel* PlotView::dataModel(QObject* parent) const {
  return new PlotTable(m_model, parent);
}

QSize PlotView::sizeHint() const {
  const TypeScale& type = Appearance::instance().type();
  return {type.space(100), type.space(64)};
}

QSize PlotView::minimumSizeHint() const {
  const TypeScale& type = Appearance::instance().type();
  const auto& legend = layout().legend;
  const double below = legend.empty() ? 0.0 : height() - legend.front().second.top();
  return {type.space(42), type.space(28) + static_cast<int>(std::ceil(below))};
}

}  // namespace kvbudget::ui
