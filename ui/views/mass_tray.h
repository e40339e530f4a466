#pragma once

#include <QWidget>

#include "ui/views/mass_tray_painter.h"

namespace kvbudget::ui {

/// All attention as one bar: the kept tokens left of a line, the dropped ones right of it, each as
/// wide as its weight, so that the line stands at 1 - m. A token that is clicked, or dragged across
/// the line, changes sides.
class MassTray final : public QWidget {
  Q_OBJECT

 public:
  explicit MassTray(QWidget* parent = nullptr);

  void setScene(const LeverScene& scene);
  /// Where a token lies now; empty when it is too narrow to be seen.
  [[nodiscard]] QRectF rectOf(int token) const;
  [[nodiscard]] double lineAt() const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void toggleWanted(int token);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  [[nodiscard]] QRectF bar() const;
  [[nodiscard]] int tokenAtPixel(const QPointF& pixel) const;

  Tray m_tray;
  int m_pressed = -1;
  bool m_pressedKept = false;
  double m_pressedLine = 0.0;  // the line moves when the token has changed sides
  QPointF m_press;
  double m_drag = 0.0;
};

}  // namespace kvbudget::ui
