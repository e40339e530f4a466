#pragma once

#include <QtWidgets/QScrollArea>

namespace kvbudget::ui {

/// A page that never decides how large the window must be: what does not fit is scrolled to. Its
/// content has the width of the viewport where that is enough for it.
class ScrolledPage : public QScrollArea {
  Q_OBJECT

 public:
  explicit ScrolledPage(QWidget* parent = nullptr);

  [[nodiscard]] QSize minimumSizeHint() const override;

  /// The content fills the viewport, and is scrolled only below its least height; with
  /// setWidget() alone texts that wrap would give it the height that it likes best.
  void setFillingWidget(QWidget* content);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill();
};

}  // namespace kvbudget::ui
