#pragma once

#include <QWidget>
#include <optional>

#include "core/lessons/lesson.h"
#include "ui/plot/axis.h"

namespace kvbudget::ui {

/// An axis on which one sets a mark, by mouse or arrow keys; afterwards it shows the answer beside
/// it.
class AnswerAxis final : public QWidget {
  Q_OBJECT

 public:
  explicit AnswerAxis(const LessonAxis& axis, QWidget* parent = nullptr);

  void setMark(std::optional<double> mark);
  [[nodiscard]] std::optional<double> mark() const { return m_mark; }
  /// From now on the mark cannot be moved.
  void setAnswer(double answer);
  [[nodiscard]] double pixelOf(double value) const { return map().toPixel(value); }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void marked(double value);
  void confirmed();  // Enter

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] AxisMap map() const;
  void place(double value);
  void describe();

  LessonAxis m_lessonAxis;
  Axis m_axis;
  std::optional<double> m_mark;
  std::optional<double> m_answer;
};

/// The plot's axis for one of a lesson.
[[nodiscard]] Axis plotAxis(const LessonAxis& axis);

}  // namespace kvbudget::ui
