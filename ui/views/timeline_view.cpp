#include "ui/views/timeline_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/theme/appearance.h"
#include "ui/theme/policy_style.h"
#include "ui/theme/text_metrics.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {

Axis timelineAxis(Index tokens) {
  Axis axis;
  axis.name = TimelineView::tr("query");
  axis.high = static_cast<double>(std::max<Index>(1, tokens));
  axis.whole = true;
  // Quarters, where they are whole frames or at least whole.
  axis.tickStep = tokens % 4 == 0 && tokens >= 16 ? static_cast<double>(tokens) / 4.0 : 0.0;
  return axis;
}

TimelineView::TimelineView(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);  // or each repaint repaints the card behind it
  connect(&Appearance::instance(), &Appearance::changed, this, [this] {
    layoutChanged();
    updateGeometry();
    update();
  });
}

void TimelineView::setComparison(std::shared_ptr<const Comparison> comparison) {
  m_comparison = std::move(comparison);
  const int last = hasQueries() ? static_cast<int>(m_comparison->queries().size()) - 1 : 0;
  m_cursor = std::clamp(m_cursor, 0, last);
  updateDescription();
  comparisonChanged();
}

void TimelineView::setCursor(int queryIndex) {
  const int last = hasQueries() ? static_cast<int>(m_comparison->queries().size()) - 1 : 0;
  const int clamped = std::clamp(queryIndex, 0, last);
  if (clamped != m_cursor) {
    const double before = xOf(cursorQuery());
    m_cursor = clamped;
    updateDescription();
    cursorMoved(before, xOf(cursorQuery()));
  }
}

void TimelineView::setPlotMargins(int left, int right) {
  if (left != m_left || right != m_right) {
    m_left = left;
    m_right = right;
    layoutChanged();
    update();
  }
}

int TimelineView::plotLeft() const {
  return m_left >= 0 ? m_left : timelineMargins(type()).left;
}

int TimelineView::plotRight() const {
  const int right = m_right >= 0 ? m_right : timelineMargins(type()).right;
  return std::max(plotLeft() + 1, width() - right);
}

double TimelineView::xOf(double token) const {
  const double span = plotRight() - plotLeft();
  return plotLeft() + span * token / static_cast<double>(std::max<Index>(1, tokens()));
}

int TimelineView::queryAt(double x) const {
  if (!hasQueries()) {
    return 0;
  }
  const double token =
      (x - plotLeft()) / (plotRight() - plotLeft()) * static_cast<double>(tokens());
  const auto& queries = m_comparison->queries();
  const auto after = std::ranges::upper_bound(queries, token, {},
                                              [](Position t) { return static_cast<double>(t); });
  return std::max(0, static_cast<int>(after - queries.begin()) - 1);
}

Index TimelineView::tokens() const {
  return m_comparison ? m_comparison->exploration->evaluation.tokens : 0;
}

bool TimelineView::hasQueries() const {
  return m_comparison && !m_comparison->queries().empty();
}

Position TimelineView::cursorQuery() const {
  return hasQueries() ? m_comparison->queries()[static_cast<std::size_t>(m_cursor)] : 0;
}

const Theme& TimelineView::theme() {
  return Appearance::instance().theme();
}

const TypeScale& TimelineView::type() {
  return Appearance::instance().type();
}

QFont TimelineView::font(TypeScale::Role role, bool strong) const {
  return type().font(role, this, strong);
}

QString TimelineView::policyName(int track) const {
  return labelOf(*m_comparison, static_cast<std::size_t>(track));
}

QColor TimelineView::policyColour(int track) const {
  const PolicyTrack& policy = m_comparison->tracks[static_cast<std::size_t>(track)];
  return theme().lineColour(styleOf(policy.choice.info->id).colour);
}

QColor TimelineView::policyTextColour(int track) const {
  const PolicyTrack& policy = m_comparison->tracks[static_cast<std::size_t>(track)];
  return theme().textColour(styleOf(policy.choice.info->id).colour);
}

void TimelineView::paintCursor(QPainter& painter, double top, double bottom) const {
  if (!hasQueries()) {
    return;
  }
  painter.setPen(QPen(theme().ink, 1.5, Qt::SolidLine, Qt::FlatCap));
  const double x = xOf(cursorQuery());
  painter.drawLine(QPointF(x, top), QPointF(x, bottom));
}

void TimelineView::paintFocus(QPainter& painter) const {
  if (!hasFocus()) {
    return;
  }
  painter.setPen(QPen(theme().accent, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 3.0, 3.0);
}

void TimelineView::paintText(QPainter& painter, const QPointF& baseline,
                             const QString& text) const {
  const TextMetrics metrics(painter.font(), this);
  painter.fillRect(QRectF(baseline.x() - 2.0, baseline.y() - metrics.ascent(),
                          metrics.horizontalAdvance(text) + 4.0, metrics.height()),
                   theme().card);
  drawRemembered(painter, baseline, text);
}

void TimelineView::paintMessage(QPainter& painter, const QString& text) const {
  painter.setPen(theme().secondary);
  painter.setFont(font(TypeScale::Role::labels));
  painter.drawText(QRectF(plotLeft(), 0, plotRight() - plotLeft(), height()),
                   Qt::AlignCenter | Qt::TextWordWrap, text);
}

void TimelineView::layoutChanged() {}

void TimelineView::cursorMoved(double oldX, double newX) {
  for (const double x : {oldX, newX}) {
    update(QRectF(x - 2.0, 0.0, 4.0, height()).toAlignedRect());
  }
}

QString TimelineView::readingAt(const QPointF&) const {
  return {};
}

void TimelineView::updateDescription() {
  setAccessibleDescription(describe());
}

bool TimelineView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString reading = readingAt(help->pos());
    if (!reading.isEmpty()) {
      QToolTip::showText(help->globalPos(), reading, this);
      return true;
    }
  }
  return QWidget::event(event);
}

void TimelineView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layoutChanged();
}

void TimelineView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  updateDescription();  // a constructor cannot: what is said depends on the kind of view
  layoutChanged();
}

void TimelineView::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && hasQueries()) {
    Q_EMIT cursorRequested(queryAt(event->position().x()));
  } else {
    event->ignore();
  }
}

void TimelineView::mouseMoveEvent(QMouseEvent* event) {
  if ((event->buttons() & Qt::LeftButton) != 0 && hasQueries()) {
    Q_EMIT cursorRequested(queryAt(event->position().x()));
    return;
  }
  // The reading follows the pointer at once, without a tooltip's usual delay.
  if (event->buttons() == Qt::NoButton) {
    const QString reading = readingAt(event->position());
    if (reading.isEmpty()) {
      QToolTip::hideText();
    } else {
      QToolTip::showText(event->globalPosition().toPoint(), reading, this);
    }
  }
}

void TimelineView::keyPressEvent(QKeyEvent* event) {
  if (!hasQueries()) {
    QWidget::keyPressEvent(event);
    return;
  }
  const int last = static_cast<int>(m_comparison->queries().size()) - 1;
  constexpr int kPage = 16;
  int target = m_cursor;
  switch (event->key()) {
    case Qt::Key_Left:
      target -= 1;
      break;
    case Qt::Key_Right:
      target += 1;
      break;
    case Qt::Key_PageUp:
      target -= kPage;
      break;
    case Qt::Key_PageDown:
      target += kPage;
      break;
    case Qt::Key_Home:
      target = 0;
      break;
    case Qt::Key_End:
      target = last;
      break;
    default:
      QWidget::keyPressEvent(event);
      return;
  }
  Q_EMIT cursorRequested(std::clamp(target, 0, last));
}

void TimelineView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void TimelineView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace kvbudget::ui
