#pragma once

#include <QWidget>

#include "ui/views/lever_painter.h"

class QLabel;

namespace kvbudget::ui {

/// The identity in numbers as large as its importance: error = m x gap, and whether the two sides
/// agree. With plain means they do not, and it says by how much.
class IdentityLine final : public QWidget {
  Q_OBJECT

 public:
  explicit IdentityLine(QWidget* parent = nullptr);

  void setScene(const LeverScene& scene);
  [[nodiscard]] QString equation() const;
  [[nodiscard]] QString verdict() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void applyType();
  void fitEquation();

  QLabel* m_equation;
  QLabel* m_caption;
  QLabel* m_verdict;
  bool m_holds = true;
};

}  // namespace kvbudget::ui
