#pragma once

#include <QtWidgets/QCheckBox>

namespace kvbudget::ui {

/// A check box whose text takes more lines where it is too narrow for one.
class WrappedCheckBox final : public QCheckBox {
  Q_OBJECT

 public:
  explicit WrappedCheckBox(const QString& text, QWidget* parent = nullptr);

  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  [[nodiscard]] bool hitButton(const QPoint& position) const override;

 private:
  [[nodiscard]] QRect textRect(int width) const;
};

}  // namespace kvbudget::ui
