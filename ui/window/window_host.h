#pragma once

#include <QtCore/QObject>
#include <functional>
#include <memory>

#include "ui/window/main_window.h"

namespace kvbudget::ui {

/// Keeps the program's one window, and makes it anew in another language: with the same scenario,
/// results, undo history, file, page and place. Only what is opened over it closes.
class WindowHost final : public QObject {
  Q_OBJECT

 public:
  explicit WindowHost(const Scenario& scenario, DocumentQuestions questions = {});
  ~WindowHost() override;

  [[nodiscard]] MainWindow& window() { return *m_window; }
  /// Takes effect at once, and is remembered for the next start.
  void setLanguage(const QString& code);

 private:
  void connectWindow();

  DocumentQuestions m_questions;
  std::unique_ptr<MainWindow> m_window;
};

/// The language chosen at the last start; without one, the system's.
[[nodiscard]] QString rememberedLanguage();

}  // namespace kvbudget::ui
