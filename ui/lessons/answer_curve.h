#pragma once

#include <QWidget>

#include "ui/lessons/answer_axis.h"
#include "ui/plot/plot_painter.h"

namespace kvbudget::ui {

/// A plot on which one draws a curve, with the mouse or with arrow keys; afterwards it shows the
/// true one beside it.
class AnswerCurve final : public QWidget {
  Q_OBJECT

 public:
  /// `xs`: where the curve has its points, ascending.
  AnswerCurve(const Prediction& prediction, std::vector<double> xs, QWidget* parent = nullptr);

  void setCurve(const std::vector<double>& ys);
  [[nodiscard]] const std::vector<double>& curve() const { return m_ys; }
  void setAnswer(const std::vector<double>& ys);
  [[nodiscard]] QPointF pixelOf(const QPointF& value) const { return laidOut().toPixel(value); }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// As many heights as there are points; those not drawn yet continue what was drawn.
  void drawn(const std::vector<double>& ys);
  void confirmed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] PlotModel model() const;
  [[nodiscard]] PlotLayout laidOut() const;
  void stroke(const QPointF& from, const QPointF& to);
  void nudge(double share);
  void accept();

  Axis m_x, m_y;
  std::vector<double> m_xs;
  std::vector<double> m_ys;     // the curve, once anything was drawn
  std::vector<bool> m_touched;  // where the student drew
  std::vector<double> m_answer;
  std::optional<QPointF> m_last;  // of a stroke, in pixels
  std::size_t m_selected = 0;     // by keyboard
  bool m_byKeys = false;
};

}  // namespace kvbudget::ui
