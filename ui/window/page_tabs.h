#pragma once

#include <QtWidgets/QTabBar>

namespace kvbudget::ui {

/// The pages' names in a line, the one in front underlined.
class PageTabs final : public QTabBar {
  Q_OBJECT

 public:
  explicit PageTabs(QWidget* parent = nullptr);

 protected:
  [[nodiscard]] QSize tabSizeHint(int index) const override;
  [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  [[nodiscard]] int gap() const;
  void applyType();
};

}  // namespace kvbudget::ui
