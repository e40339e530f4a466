#pragma once

#include <QWidget>

namespace kvbudget::ui {

/// Lies over a part of the window that would tell the answer to a question that is still open.
class Cover final : public QWidget {
  Q_OBJECT

 public:
  explicit Cover(QWidget* part);
  [[nodiscard]] static QString sentence();

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace kvbudget::ui
