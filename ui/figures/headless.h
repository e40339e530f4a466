#pragma once

#include <QtGlobal>
#include <memory>

class QGuiApplication;
class QMessageLogContext;

namespace kvbudget::ui {

/// Qt without a window, for as long as it lives: fonts and painting need an application object, but
/// no display.
class Headless {
 public:
  Headless();
  ~Headless();
  Headless(const Headless&) = delete;
  Headless& operator=(const Headless&) = delete;

 private:
  std::unique_ptr<QGuiApplication> m_application;
};

/// A message handler that leaves out what Qt says of a platform without a display: no news to who
/// asked for files.
void printOtherMessages(QtMsgType type, const QMessageLogContext& context, const QString& message);

}  // namespace kvbudget::ui
