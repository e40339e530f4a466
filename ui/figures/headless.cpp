#include "ui/figures/headless.h"

#include <QGuiApplication>
#include <cstdio>

namespace kvbudget::ui {

void printOtherMessages(QtMsgType /*type*/, const QMessageLogContext& /*context*/,
                        const QString& message) {
  if (!message.contains(QLatin1String("propagateSizeHints")) &&
      !message.contains(QLatin1String("XDG_RUNTIME_DIR"))) {
    std::fprintf(stderr, "%s\n", qPrintable(message));
  }
}

Headless::Headless() {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qInstallMessageHandler(printOtherMessages);
  static int count = 1;
  static char name[] = "kvbudget";
  static char* arguments[] = {name, nullptr};
  m_application = std::make_unique<QGuiApplication>(count, arguments);
}

Headless::~Headless() {
  m_application.reset();
  qInstallMessageHandler(nullptr);
}

}  // namespace kvbudget::ui
