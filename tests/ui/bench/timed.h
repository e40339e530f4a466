#pragma once

#include <QtCore/QElapsedTimer>
#include <QtWidgets/QApplication>
#include <algorithm>

namespace kvbudget::ui {

/// An application that knows the longest time one event has kept the interface thread busy.
class Timed final : public QApplication {
 public:
  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override {
    if (m_depth > 0) {
      return QApplication::notify(receiver, event);
    }
    QElapsedTimer timer;
    timer.start();
    ++m_depth;
    const bool taken = QApplication::notify(receiver, event);
    --m_depth;
    m_longest = std::max(m_longest, static_cast<double>(timer.nsecsElapsed()) * 1e-6);
    return taken;
  }

  void reset() { m_longest = 0.0; }
  [[nodiscard]] double longest() const { return m_longest; }

 private:
  int m_depth = 0;
  double m_longest = 0.0;
};

}  // namespace kvbudget::ui
