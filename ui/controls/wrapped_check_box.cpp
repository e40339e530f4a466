#include "ui/controls/wrapped_check_box.h"

#include <QtGui/QPainter>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOptionButton>
#include <algorithm>

namespace kvbudget::ui {
namespace {

constexpr int kFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
constexpr double kNarrowest = 0.6;  // of the text in one line: two lines take it, whatever breaks

}  // namespace

WrappedCheckBox::WrappedCheckBox(const QString& text, QWidget* parent) : QCheckBox(text, parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

// Right of the indicator, as high as the text needs.
QRect WrappedCheckBox::textRect(int width) const {
  QStyleOptionButton option;
  initStyleOption(&option);
  const int left = style()->pixelMetric(QStyle::PM_IndicatorWidth, &option, this) +
                   style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, &option, this);
  const QRect room(0, 0, std::max(1, width - left), QWIDGETSIZE_MAX);
  const int height = fontMetrics().boundingRect(room, kFlags & ~Qt::AlignVCenter, text()).height();
  return {left, 0, room.width(), std::max(height, QCheckBox::sizeHint().height())};
}

int WrappedCheckBox::heightForWidth(int width) const {
  return textRect(width).height();
}

QSize WrappedCheckBox::minimumSizeHint() const {
  const QSize line = QCheckBox::sizeHint();
  return {static_cast<int>(kNarrowest * line.width()), line.height()};
}

void WrappedCheckBox::paintEvent(QPaintEvent*) {
  QStyleOptionButton option;
  initStyleOption(&option);
  QPainter painter(this);
  const QRect text = textRect(width());
  QStyleOptionButton box = option;
  const int side = style()->pixelMetric(QStyle::PM_IndicatorWidth, &option, this);
  box.rect = QRect(0, (QCheckBox::sizeHint().height() - side) / 2, side, side);
  style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, &painter, this);
  style()->drawItemText(&painter, text, kFlags, palette(), isEnabled(), this->text(),
                        QPalette::WindowText);
  if ((option.state & QStyle::State_HasFocus) != 0) {
    QStyleOptionFocusRect focus;
    focus.initFrom(this);
    focus.rect = text;
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
  }
}

bool WrappedCheckBox::hitButton(const QPoint& position) const {
  return rect().contains(position);
}

}  // namespace kvbudget::ui
