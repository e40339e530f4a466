#pragma once

#include <QtWidgets/QScrollBar>

namespace kvbudget::ui {

/// A scroll bar that is no more than its thumb.
class ThinScrollBar final : public QScrollBar {
  Q_OBJECT

 public:
  explicit ThinScrollBar(QWidget* parent = nullptr) : ThinScrollBar(Qt::Vertical, parent) {}
  explicit ThinScrollBar(Qt::Orientation orientation, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace kvbudget::ui
