#include "ui/window/screenshots.h"

#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QEventLoop>
#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtWidgets/QApplication>
#include <array>
#include <cstdio>

#include "core/base/error.h"
#include "core/scenario/presets.h"
#include "ui/lessons/lesson_runner.h"
#include "ui/theme/theme.h"
#include "ui/window/lesson_desk.h"
#include "ui/window/main_window.h"
#include "ui/window/trace_loader.h"
#include "ui/window/verdict_bar.h"

namespace kvbudget::ui {
namespace {

constexpr Position kCursor = 190;  // shortly after the second keyframe was dropped
constexpr qint64 kPatience = 60'000;
constexpr int kQuiet = 200;  // small views compute texts of their own after the result has come

struct Size {
  const char* name = "";
  QSize pixels;
};
constexpr QSize kHall(1920, 1080);
constexpr double kGuess = 40.0;  // what is answered in the picture

constexpr std::array kSizes = {Size{"", QSize(1440, 900)}, Size{"-small", QSize(1024, 700)}};

void spin(int milliseconds) {
  QEventLoop loop;
  QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
  loop.exec();
}

void settle(MainWindow& window) {
  QElapsedTimer timer;
  timer.start();
  spin(kQuiet);
  while (!window.isSettled()) {
    spin(20);
    const QString& failure = window.session().status().failure;
    if (!failure.isEmpty() || timer.elapsed() > kPatience) {
      throw Error("the pages could not be computed" +
                  (failure.isEmpty() ? " in a minute" : ": " + failure.toStdString()));
    }
  }
  spin(kQuiet);
}

Scenario scenarioOf(const QString& path) {
  if (path.isEmpty() || !looksLikeTrace(path)) {
    return path.isEmpty() ? load_preset(kDefaultPreset) : load_scenario(path.toStdString());
  }
  Scenario scenario;
  scenario.trace = TraceSource{QFileInfo(path).absoluteFilePath().toStdString(), 0, 0};
  return scenario;
}

bool grabTo(MainWindow& window, const QString& file) {
  if (window.grab().save(file)) {
    return true;
  }
  std::fprintf(stderr, "cannot write '%s'\n", qPrintable(file));
  return false;
}

void settleLesson(MainWindow& window) {
  QElapsedTimer timer;
  timer.start();
  const LessonRunner& runner = window.lessons().runner();
  while (runner.numbers() == nullptr && runner.failure().isEmpty() && timer.elapsed() < kPatience) {
    spin(20);
  }
  settle(window);
}

// A step with its question answered, and the same step in presenter mode.
bool writeLesson(MainWindow& window, const QString& folder, const QString& ending) {
  LessonDesk& desk = window.lessons();
  desk.showList();
  desk.openEntry(0);
  desk.runner().goTo(1);
  bool written = true;
  for (const Size& size : kSizes) {
    window.resize(size.pixels);
    settleLesson(window);
    written = grabTo(window, QStringLiteral("%1/lesson%2%3.png")
                                 .arg(folder, QString::fromLatin1(size.name), ending)) &&
              written;
  }
  Said said;
  said.mark = kGuess;
  desk.runner().say(said);
  desk.setPresenting(true, false);
  desk.runner().reveal();
  window.resize(kHall);
  settleLesson(window);
  written = grabTo(window, QStringLiteral("%1/presenter%2.png").arg(folder, ending)) && written;
  desk.setPresenting(false);
  desk.leave();
  desk.leave();
  return written;
}

}  // namespace

bool writeScreenshots(const QString& folder, const QString& open) {
  if (!QDir().mkpath(folder)) {
    std::fprintf(stderr, "cannot make the folder '%s'\n", qPrintable(folder));
    return false;
  }
  const QTemporaryDir settings;  // not the user's layout
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
  const Scenario scenario = scenarioOf(open);
  MainWindow window(scenario);
  window.verdict().setTimeShown(false);
  window.session().open(scenario, kCursor);
  window.show();
  bool written = true;
  for (const bool dark : {false, true}) {
    QApplication::setPalette(paletteOf(dark ? Theme::night() : Theme::light()));
    for (const QString& name : window.pageNames()) {
      window.showPage(name);
      for (const Size& size : kSizes) {
        window.resize(size.pixels);
        settle(window);
        const QString file = QStringLiteral("%1/%2%3%4.png")
                                 .arg(folder, name, QString::fromLatin1(size.name),
                                      dark ? QStringLiteral("-dark") : QString());
        written = grabTo(window, file) && written;
      }
    }
    written = writeLesson(window, folder, dark ? QStringLiteral("-dark") : QString()) && written;
    window.session().open(scenario, kCursor);
  }
  return written;
}

}  // namespace kvbudget::ui
