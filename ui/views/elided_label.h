#pragma once

#include <QLabel>

namespace kvbudget::ui {

/// One line of plain text that may be shorter than its words, which then end in three dots and are
/// whole in the tooltip.
class ElidedLabel final : public QLabel {
  Q_OBJECT

 public:
  explicit ElidedLabel(const QString& text, QWidget* parent = nullptr);

  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  [[nodiscard]] QString shownText() const;
};

}  // namespace kvbudget::ui
