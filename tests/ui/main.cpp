#define CATCH_CONFIG_RUNNER
#include <QtCore/QMutex>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtGui/QFontDatabase>
#include <QtGui/QFontMetrics>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyleFactory>
#include <catch2/catch.hpp>
#include <cstdio>

#include "ui/words/english_plurals.h"

namespace {

QMutex g_mutex;
QString g_test;
QStringList g_warnings;

// Catch is not to be called from a worker or from within a paint, so warnings are collected here
// and decide the exit code.
void collect(QtMsgType type, const QMessageLogContext& /*context*/, const QString& text) {
  const bool harmless =
      type == QtDebugMsg || type == QtInfoMsg || text.contains(QLatin1String("propagateSizeHints"));
  const QMutexLocker lock(&g_mutex);
  if (!harmless) {
    g_warnings.append(QStringLiteral("in '%1': %2").arg(g_test, text));
  }
  std::fprintf(stderr, "%s\n", qPrintable(text));
}

struct NamesTests : Catch::TestEventListenerBase {
  using TestEventListenerBase::TestEventListenerBase;
  void testCaseStarting(const Catch::TestCaseInfo& test) override {
    const QMutexLocker lock(&g_mutex);
    g_test = QString::fromStdString(test.name);
  }
};

void needFonts() {
  if (QFontDatabase::families().isEmpty() ||
      !QFontMetrics(QApplication::font()).inFont(QLatin1Char('A'))) {
    std::fprintf(stderr, "no fonts: text would be drawn as boxes; install fonts-inter\n");
    std::exit(2);
  }
}

}  // namespace

CATCH_REGISTER_LISTENER(NamesTests)

int main(int argc, char** argv) {
  // Tests are listed during the build, maybe on a machine without a display.
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
  }
  const QTemporaryDir home;
  qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
  qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
  if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR")) {
    qputenv("XDG_RUNTIME_DIR", home.path().toLocal8Bit());
  }
  QApplication application(argc, argv);
  QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
  QCoreApplication::setOrganizationName(QStringLiteral("kvbudget-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("kvbudget-tests"));
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
  QLocale::setDefault(QLocale::c());
  kvbudget::ui::installEnglishPlurals(application);
  needFonts();
  qInstallMessageHandler(collect);
  const int failed = Catch::Session().run(argc, argv);
  qInstallMessageHandler(nullptr);
  for (const QString& warning : g_warnings) {
    std::fprintf(stderr, "warning of Qt %s\n", qPrintable(warning));
  }
  return failed != 0 ? failed : (g_warnings.isEmpty() ? 0 : 3);
}
