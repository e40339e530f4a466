#include "ui/window/window_host.h"

#include <QtCore/QSettings>
#include <QtWidgets/QApplication>
#include <utility>

#include "ui/window/window_state.h"
#include "ui/words/language.h"

namespace kvbudget::ui {
namespace {

QString languageKey() {
  return QStringLiteral("window/language");
}

}  // namespace

WindowHost::WindowHost(const Scenario& scenario, DocumentQuestions questions)
    : m_questions(std::move(questions)),
      m_window(std::make_unique<MainWindow>(scenario, m_questions)) {
  connectWindow();
}

WindowHost::~WindowHost() = default;

void WindowHost::connectWindow() {
  // Later: what asks is a menu of the window that goes.
  connect(m_window.get(), &MainWindow::languageWanted, this, &WindowHost::setLanguage,
          Qt::QueuedConnection);
}

void WindowHost::setLanguage(const QString& code) {
  ui::setLanguage(code);
  QSettings().setValue(languageKey(), language());
  const bool shown = m_window->isVisible();
  WindowState state = m_window->handOver();
  m_window.reset();
  m_window = std::make_unique<MainWindow>(std::move(state), m_questions);
  connectWindow();
  m_window->setVisible(shown);
}

QString rememberedLanguage() {
  return QSettings().value(languageKey(), systemLanguage()).toString();
}

}  // namespace kvbudget::ui
