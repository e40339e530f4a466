#pragma once

#include <QtWidgets/QSlider>

namespace kvbudget::ui {

/// A thin line with a round handle. A press anywhere takes the handle there; the keys and the wheel
/// ask for steps, whose size the owner knows.
class FlatSlider final : public QSlider {
  Q_OBJECT

 public:
  static constexpr int kTravel = 1000;

  explicit FlatSlider(QWidget* parent = nullptr);

  [[nodiscard]] QPoint handleCentre() const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// Arrow keys and wheel: 1; page keys: 10. Home and End move the handle themselves.
  void stepsWanted(int steps);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  [[nodiscard]] int radius() const;
  [[nodiscard]] int valueAt(int x) const;

  int m_grip = 0;   // from the handle's centre to where it was taken
  int m_wheel = 0;  // eighths of a degree not yet used
};

}  // namespace kvbudget::ui
