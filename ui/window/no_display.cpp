#include "ui/window/no_display.h"

#include <QtCore/QtGlobal>
#include <cstdio>
#include <cstdlib>

namespace kvbudget::ui {
namespace {

QString& firstWarning() {
  static QString warning;
  return warning;
}

void endOnFatal(QtMsgType type, const QMessageLogContext& /*context*/, const QString& message) {
  if (type == QtFatalMsg) {
    std::fputs(qPrintable(noDisplaySentence(firstWarning())), stderr);
    std::fflush(stderr);
    std::_Exit(2);
  }
  if (type == QtWarningMsg && firstWarning().isEmpty()) {
    firstWarning() = message.simplified();
  }
}

}  // namespace

bool hasDisplay() {
  return !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") ||
         !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

QString noDisplaySentence(const QString& reason) {
  return QStringLiteral(
             "kvbudget: there is no display to show the window on%1; to see it, start it in a "
             "desktop session, through ssh -X or under xvfb-run -a; `kvbudget --screenshots DIR` "
             "writes its pages, `kvbudget figures DIR` its figures, and `kvbudget --help` lists "
             "the "
             "commands\n")
      .arg(reason.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(reason));
}

DisplayGuard::DisplayGuard() {
  firstWarning().clear();
  qInstallMessageHandler(endOnFatal);
}

DisplayGuard::~DisplayGuard() {
  qInstallMessageHandler(nullptr);
}

}  // namespace kvbudget::ui
