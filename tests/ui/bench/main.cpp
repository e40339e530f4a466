// How long a dragged slider takes to reach the eye. One line a size; exit 1 when a target is
// missed.
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <cstdio>

#include "tests/ui/bench/drag_report.h"
#include "tests/ui/bench/timed.h"
#include "ui/session/background.h"
#include "ui/theme/style.h"

int main(int argc, char** argv) {
  using namespace kvbudget::ui;
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
  }
  waitWithoutSpinning(argv);
  const QTemporaryDir home;
  qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
  qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
  Timed application(argc, argv);
  QCoreApplication::setOrganizationName(QStringLiteral("kvbudget-bench"));
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
  applyStyle(application);
  struct Target {
    int tokens;
    double p95;
  };
  constexpr double kLongestBlock = 50.0;
  constexpr double kExact = 500.0;
  bool met = true;
  for (const Target& target : {Target{512, 16.7}, Target{4096, 100.0}}) {
    const DragReport report = measureSliderDrag(target.tokens, 120, 16);
    const bool holds = report.lastArrived && report.p95 <= target.p95 &&
                       report.longestBlock <= kLongestBlock && report.exactAfterRelease <= kExact;
    std::printf("%s; target p95 %.1f ms: %s\n", qPrintable(report.line()), target.p95,
                holds ? "met" : "missed");
    std::fflush(stdout);
    met = met && holds;
  }
  return met ? 0 : 1;
}
