#pragma once

#include <QtWidgets/QLabel>

namespace kvbudget::ui {

/// A parameter's name; a double click asks for its initial value.
class ResetLabel final : public QLabel {
  Q_OBJECT

 public:
  using QLabel::QLabel;

 Q_SIGNALS:
  void resetWanted();

 protected:
  void mouseDoubleClickEvent(QMouseEvent* event) override;
};

}  // namespace kvbudget::ui
