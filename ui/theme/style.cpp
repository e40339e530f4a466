#include "ui/theme/style.h"

#include <QApplication>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>
#include <algorithm>

#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

// Fusion with the window's colours, slim sliders, flat buttons and fields, and a focus ring that
// can be seen. No style sheet: it would take the place of the style and be parsed at every change.
class Style final : public QProxyStyle {
 public:
  Style() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

  void polish(QPalette& palette) override { palette = paletteOf(Theme::of(palette)); }
  using QProxyStyle::polish;

  int pixelMetric(PixelMetric metric, const QStyleOption* option,
                  const QWidget* widget) const override {
    const TypeScale& type = Appearance::instance().type();
    switch (metric) {
      case PM_SliderThickness:
      case PM_SliderControlThickness:
        return type.space(5);
      case PM_SliderLength:
      case PM_IndicatorWidth:
      case PM_IndicatorHeight:
      case PM_ExclusiveIndicatorWidth:
      case PM_ExclusiveIndicatorHeight:
        return type.space(4);
      case PM_CheckBoxLabelSpacing:
        return type.space(1.5);
      case PM_ToolTipLabelFrameWidth:
        return type.space(1);
      default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
  }

  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* result) const override {
    switch (hint) {
      case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;  // a click on the groove goes there
      case SH_EtchDisabledText:
      case SH_UnderlineShortcut:
        return 0;
      default:
        return QProxyStyle::styleHint(hint, option, widget, result);
    }
  }

  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                          QPainter* painter, const QWidget* widget) const override {
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_Slider && slider != nullptr && slider->tickPosition == QSlider::NoTicks) {
      drawSlider(*slider, *painter, widget);
      return;
    }
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (control == CC_ComboBox && combo != nullptr && !combo->editable) {
      drawField(*option, *painter);
      drawChevron(*option, *painter);
      return;
    }
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (control == CC_SpinBox && spin != nullptr &&
        spin->buttonSymbols == QAbstractSpinBox::NoButtons) {
      drawField(*option, *painter);
      return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
  }

  // The arrow keeps its distance from the text at every size of text.
  QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                       SubControl subControl, const QWidget* widget) const override {
    if (control == CC_ComboBox && subControl == SC_ComboBoxEditField) {
      return option->rect.adjusted(space(1.5), 1, -space(6), -1);
    }
    return QProxyStyle::subControlRect(control, option, subControl, widget);
  }

  QSize sizeFromContents(ContentsType kind, const QStyleOption* option, const QSize& contents,
                         const QWidget* widget) const override {
    QSize size = QProxyStyle::sizeFromContents(kind, option, contents, widget);
    if (kind == CT_ComboBox) {
      size = size.expandedTo({contents.width() + space(9), contents.height() + space(1.5)});
    } else if (kind == CT_PushButton) {
      size = size.expandedTo({contents.width() + space(7), contents.height() + space(2)});
    }
    return size;
  }

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
    switch (element) {
      case PE_FrameFocusRect:
        drawFocus(QRectF(option->rect), *painter);
        return;
      case PE_FrameLineEdit:
        drawField(*option, *painter);
        return;
      case PE_PanelButtonCommand:
        drawButton(*option, *painter);
        return;
      case PE_PanelButtonTool:
        drawFlatButton(*option, *painter);
        return;
      case PE_IndicatorArrowDown:
        // A card's choice has its arrow in its text, where it follows the text's size.
        if (widget != nullptr && widget->property("kvFlatChoice").toBool()) {
          return;
        }
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
      case PE_IndicatorCheckBox:
        drawCheck(*option, *painter);
        return;
      default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
  }

 private:
  static const Theme& theme() { return Appearance::instance().theme(); }
  static int space(double units) { return Appearance::instance().type().space(units); }

  static void drawBox(const QStyleOption& option, QPainter& painter, const QColor& fill,
                      bool focused) {
    const bool enabled = (option.state & State_Enabled) != 0;
    const QColor edge = option.palette.color(enabled ? QPalette::Dark : QPalette::Midlight);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(focused ? QPen(theme().accent, 1.5) : QPen(edge, 1.0));
    painter.setBrush(fill);
    const double half = focused ? 0.75 : 0.5;
    painter.drawRoundedRect(QRectF(option.rect).adjusted(half, half, -half, -half), 4.0, 4.0);
    painter.restore();
  }

  static void drawField(const QStyleOption& option, QPainter& painter) {
    drawBox(option, painter, theme().card, (option.state & State_HasFocus) != 0);
  }

  static void drawButton(const QStyleOption& option, QPainter& painter) {
    const bool pressed = (option.state & (State_Sunken | State_On)) != 0;
    const bool hovered =
        (option.state & State_MouseOver) != 0 && (option.state & State_Enabled) != 0;
    const QColor fill = pressed   ? option.palette.color(QPalette::Midlight)
                        : hovered ? theme().ground
                                  : theme().card;
    drawBox(option, painter, fill, (option.state & State_HasFocus) != 0);
  }

  static void drawChevron(const QStyleOption& option, QPainter& painter) {
    const double arm = space(1);
    const QPointF tip(option.rect.right() - space(3), option.rect.center().y() + 0.5 + arm / 2.0);
    const bool enabled = (option.state & State_Enabled) != 0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(enabled ? theme().secondary : option.palette.color(QPalette::Mid),
                        0.4 * arm, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{tip + QPointF(-arm, -arm), tip, tip + QPointF(arm, -arm)});
    painter.restore();
  }

  static void drawFocus(const QRectF& rect, QPainter& painter) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), 3.0, 3.0);
    painter.restore();
  }

  void drawSlider(const QStyleOptionSlider& option, QPainter& painter,
                  const QWidget* widget) const {
    const QRectF handle = proxy()->subControlRect(CC_Slider, &option, SC_SliderHandle, widget);
    const QRectF all = option.rect;
    const bool enabled = (option.state & State_Enabled) != 0;
    const bool level = option.orientation == Qt::Horizontal;
    const double thick = 3.0 * Appearance::instance().type().factor;
    QRectF groove = level ? QRectF(all.left(), all.center().y() - thick / 2.0, all.width(), thick)
                          : QRectF(all.center().x() - thick / 2.0, all.top(), thick, all.height());
    QRectF done = groove;
    if (level) {
      (option.upsideDown ? done.setLeft(handle.center().x()) : done.setRight(handle.center().x()));
    } else {
      (option.upsideDown ? done.setTop(handle.center().y()) : done.setBottom(handle.center().y()));
    }
    const QColor colour = enabled ? theme().accent : option.palette.color(QPalette::Mid);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().dark ? theme().line.lighter(120) : theme().line.darker(107));
    painter.drawRoundedRect(groove, thick / 2.0, thick / 2.0);
    painter.setBrush(colour);
    painter.drawRoundedRect(done, thick / 2.0, thick / 2.0);
    const double radius = std::min(handle.width(), handle.height()) / 2.0 - 1.5;
    const bool hovered =
        (option.state & State_MouseOver) != 0 || (option.state & State_Sunken) != 0;
    if ((option.state & State_HasFocus) != 0) {
      QColor ring = colour;
      ring.setAlphaF(0.3F);
      painter.setBrush(ring);
      painter.drawEllipse(handle.center(), radius + 3.0, radius + 3.0);
    }
    painter.setPen(QPen(colour, 1.75));
    painter.setBrush(hovered && enabled ? colour : theme().card);
    painter.drawEllipse(handle.center(), radius - 0.5, radius - 0.5);
    painter.restore();
  }

  static void drawFlatButton(const QStyleOption& option, QPainter& painter) {
    const bool pressed = (option.state & (State_Sunken | State_On)) != 0;
    const bool hovered =
        (option.state & State_MouseOver) != 0 && (option.state & State_Enabled) != 0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (pressed || hovered) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(pressed ? option.palette.color(QPalette::Midlight) : theme().ground);
      painter.drawRoundedRect(QRectF(option.rect), 4.0, 4.0);
    }
    painter.restore();
    if ((option.state & State_HasFocus) != 0) {
      drawFocus(QRectF(option.rect), painter);
    }
  }

  static void drawCheck(const QStyleOption& option, QPainter& painter) {
    const bool on = (option.state & State_On) != 0;
    const bool some = (option.state & State_NoChange) != 0;
    const bool enabled = (option.state & State_Enabled) != 0;
    const QRectF box = QRectF(option.rect).adjusted(1.0, 1.0, -1.0, -1.0);
    const QColor fill = enabled ? theme().accent : option.palette.color(QPalette::Mid);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(on || some ? fill : theme().secondary, 1.25));
    painter.setBrush(on || some ? fill : theme().card);
    painter.drawRoundedRect(box, 3.0, 3.0);
    painter.setPen(
        QPen(theme().card, 0.13 * box.width(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const auto at = [&box](double x, double y) {
      return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    if (on) {
      painter.drawPolyline(QPolygonF{at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.31)});
    } else if (some) {
      painter.drawLine(at(0.27, 0.5), at(0.73, 0.5));
    }
    painter.restore();
  }
};

}  // namespace

void applyStyle(QApplication& application) {
  QApplication::setStyle(new Style);
  Appearance& appearance = Appearance::instance();
  const auto setFont = [&appearance] {
    QApplication::setFont(appearance.type().font(TypeScale::Role::text));
  };
  setFont();
  QObject::connect(&appearance, &Appearance::changed, &application, setFont);
}

}  // namespace kvbudget::ui
