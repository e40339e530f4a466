#include "ui/window/run_window.h"

#include <QtCore/QTimer>
#include <QtWidgets/QApplication>
#include <cstdio>
#include <optional>

#include "core/report/provenance.h"
#include "core/scenario/presets.h"
#include "ui/figures/headless.h"
#include "ui/session/background.h"
#include "ui/theme/style.h"
#include "ui/window/no_display.h"
#include "ui/window/screenshots.h"
#include "ui/window/window_host.h"
#include "ui/words/english_plurals.h"
#include "ui/words/language.h"

namespace kvbudget::ui {

int runWindow(int& argc, char** argv, const WindowOptions& options) {
  const bool pictures = !options.screenshots.empty();
  if (pictures && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
    qputenv("QT_QPA_PLATFORM", "offscreen");  // not even a display that is there is needed
  }
  if (!hasDisplay()) {
    std::fputs(qPrintable(noDisplaySentence()), stderr);
    return 2;
  }
  waitWithoutSpinning(argv);
  if (pictures) {
    qInstallMessageHandler(printOtherMessages);
  }
  QCoreApplication::setOrganizationName(QStringLiteral("kvbudget"));
  QCoreApplication::setApplicationName(QStringLiteral("kvbudget"));
  QCoreApplication::setApplicationVersion(
      QString::fromUtf8(version().data(), static_cast<qsizetype>(version().size())));
  QGuiApplication::setApplicationDisplayName(QStringLiteral("kvbudget"));
  QGuiApplication::setDesktopFileName(QStringLiteral("kvbudget"));
  std::optional<DisplayGuard> guard;
  if (!pictures) {
    guard.emplace();
  }
  QApplication application(argc, argv);
  guard.reset();
  installEnglishPlurals(application);
  applyStyle(application);
  if (pictures) {
    setLanguage(systemLanguage());
    return writeScreenshots(QString::fromStdString(options.screenshots),
                            QString::fromStdString(options.open))
               ? 0
               : 1;
  }
  setLanguage(rememberedLanguage());
  WindowHost host(load_preset(kDefaultPreset));
  host.window().show();
  QTimer::singleShot(0, &host, [&host, &options] {
    if (options.open.empty()) {
      host.window().offerRecovered();
    } else {
      host.window().openPath(QString::fromStdString(options.open));
    }
  });
  return QApplication::exec();
}

}  // namespace kvbudget::ui
