#include "ui/lessons/answer_axis.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/theme/appearance.h"
#include "ui/theme/text_metrics.h"

namespace kvbudget::ui {
namespace {

constexpr double kStep = 0.01;  // of the axis' length
constexpr double kStride = 0.1;

void drawPointer(QPainter& painter, double x, double tip, double size, bool down) {
  QPainterPath path;
  const double sign = down ? -1.0 : 1.0;
  path.moveTo(x, tip);
  path.lineTo(x - 0.6 * size, tip + sign * size);
  path.lineTo(x + 0.6 * size, tip + sign * size);
  path.closeSubpath();
  painter.drawPath(path);
}

}  // namespace

Axis plotAxis(const LessonAxis& axis) {
  Axis result;
  result.name = QString::fromStdString(axis.name);
  result.scale = axis.logarithmic ? Scale::logarithmic : Scale::linear;
  result.low = axis.low;
  result.high = axis.high;
  return result;
}

AnswerAxis::AnswerAxis(const LessonAxis& axis, QWidget* parent)
    : QWidget(parent), m_lessonAxis(axis), m_axis(plotAxis(axis)) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setAccessibleName(tr("Your mark: %1").arg(m_axis.name));
  setToolTip(
      tr("Click where you think it lies, or move the mark with the arrow keys. Enter shows "
         "the answer."));
  connect(&Appearance::instance(), &Appearance::changed, this, [this] {
    updateGeometry();
    update();
  });
  describe();
}

AxisMap AnswerAxis::map() const {
  const int side = Appearance::instance().type().space(5);
  return {m_axis, static_cast<double>(side), static_cast<double>(width() - side)};
}

void AnswerAxis::setMark(std::optional<double> mark) {
  m_mark = mark;
  describe();
  update();
}

void AnswerAxis::setAnswer(double answer) {
  m_answer = answer;
  setCursor(Qt::ArrowCursor);
  describe();
  update();
}

void AnswerAxis::describe() {
  QString text = m_mark ? tr("You say %1.").arg(shortNumber(*m_mark)) : tr("No mark yet.");
  if (m_answer) {
    text += QLatin1Char(' ') + tr("The answer is %1.").arg(shortNumber(*m_answer));
  }
  setAccessibleDescription(
      tr("From %1 to %2. %3").arg(shortNumber(m_axis.low), shortNumber(m_axis.high), text));
}

void AnswerAxis::place(double value) {
  if (!m_answer) {
    setMark(std::clamp(value, m_axis.low, m_axis.high));
    Q_EMIT marked(*m_mark);
  }
}

void AnswerAxis::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    place(map().toValue(event->position().x()));
  }
}

void AnswerAxis::mouseMoveEvent(QMouseEvent* event) {
  if ((event->buttons() & Qt::LeftButton) != 0) {
    place(map().toValue(event->position().x()));
  }
}

void AnswerAxis::keyPressEvent(QKeyEvent* event) {
  const AxisMap axis = map();
  const double from = axis.toPixel(m_axis.low);
  const double to = axis.toPixel(m_axis.high);
  const double at = m_mark ? axis.toPixel(*m_mark) : (from + to) / 2.0;
  const double step =
      (to - from) * ((event->modifiers() & Qt::ShiftModifier) != 0 ? kStride : kStep);
  switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
      place(axis.toValue(std::max(from, at - step)));
      break;
    case Qt::Key_Right:
    case Qt::Key_Up:
      place(axis.toValue(std::min(to, at + step)));
      break;
    case Qt::Key_Home:
      place(m_axis.low);
      break;
    case Qt::Key_End:
      place(m_axis.high);
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      Q_EMIT confirmed();
      break;
    default:
      QWidget::keyPressEvent(event);
  }
}

void AnswerAxis::paintEvent(QPaintEvent*) {
  const Appearance& look = Appearance::instance();
  const Theme& theme = look.theme();
  const TypeScale& type = look.type();
  const AxisMap axis = map();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QFont font = type.font(TypeScale::Role::labels, this);
  const TextMetrics metrics(font, this);
  painter.setFont(font);
  const double line = height() - metrics.height() * 2.0 - type.space(2.5);
  const double left = axis.toPixel(m_axis.low);
  const double right = axis.toPixel(m_axis.high);
  const double wide = 2.0 * type.factor;
  painter.setPen(QPen(theme.secondary, wide, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(left, line), QPointF(right, line));
  double free = -1e9;
  for (const Tick& tick : ticksOf(m_axis, std::max(2, width() / type.space(20)))) {
    if (tick.text.isEmpty()) {
      continue;
    }
    const double x = axis.toPixel(tick.value);
    painter.setPen(QPen(theme.secondary, wide / 2.0));
    painter.drawLine(QPointF(x, line), QPointF(x, line + type.space(1)));
    const double w = metrics.horizontalAdvance(tick.text);
    const double at = std::clamp(x - w / 2.0, 0.0, std::max(0.0, width() - w));
    if (at > free) {
      painter.drawText(QPointF(at, line + type.space(1.5) + metrics.ascent()), tick.text);
      free = at + w + type.space(1);
    }
  }
  painter.drawText(QRectF(0, height() - metrics.height(), width(), metrics.height()),
                   Qt::AlignRight | Qt::AlignVCenter,
                   metrics.elidedText(m_axis.name, Qt::ElideRight, width()));
  const double size = type.space(2.5);
  const auto label = [&](double x, double y, const QString& text, const QColor& colour) {
    const double w = metrics.horizontalAdvance(text);
    painter.setPen(theme.textColour(colour));
    painter.drawText(QPointF(std::clamp(x - w / 2.0, 0.0, std::max(0.0, width() - w)), y), text);
  };
  const double row = metrics.height();
  if (m_mark) {
    const double x = axis.toPixel(*m_mark);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_answer ? theme.secondary : theme.accent);
    drawPointer(painter, x, line - wide, size, true);
    label(x, line - size - type.space(1), tr("you: %1").arg(shortNumber(*m_mark)),
          m_answer ? theme.secondary : theme.accent);
  }
  if (m_answer) {
    const double x = axis.toPixel(std::clamp(*m_answer, m_axis.low, m_axis.high));
    const double top = row * 1.1;
    painter.setPen(QPen(theme.accent, 1.5 * wide));
    painter.drawLine(QPointF(x, top), QPointF(x, line));
    label(x, top - metrics.descent(), tr("answer: %1").arg(shortNumber(*m_answer)), theme.accent);
  }
  if (hasFocus()) {
    painter.setPen(QPen(theme.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4.0, 4.0);
  }
}

QSize AnswerAxis::sizeHint() const {
  const TypeScale& type = Appearance::instance().type();
  const TextMetrics metrics(type.font(TypeScale::Role::labels, this), this);
  return {type.space(70), static_cast<int>(std::ceil(4.4 * metrics.height())) + type.space(7)};
}

QSize AnswerAxis::minimumSizeHint() const {
  return {Appearance::instance().type().space(40), sizeHint().height()};
}

}  // namespace kvbudget::ui
