#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <algorithm>
#include <catch2/catch.hpp>

#include "core/trace/npz_writer.h"
#include "tests/ui/window_support.h"
#include "ui/controls/control_panel.h"
#include "ui/controls/parameter_row.h"
#include "ui/window/verdict_bar.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::testing;

namespace {

// Three arrays of 16 MiB: long enough to be met half way.
std::filesystem::path writeLargeTrace(const QTemporaryDir& folder) {
  constexpr Index kTokens = 8192;
  constexpr Index kDim = 256;
  const auto path = std::filesystem::path(folder.path().toStdString()) / "large.npz";
  NpzWriter writer(path);
  for (const char* name : {"q", "k", "v"}) {
    writer.add_rows(name, kTokens, kDim, [](Index row, std::span<double> out) {
      std::ranges::fill(out, static_cast<double>(row % 7) * 0.1);
    });
  }
  writer.commit();
  return path;
}

void waitForSomeProgress(const TraceLoader& loader) {
  while (loader.isLoading() && loader.progress() == 0.0) {
    QCoreApplication::processEvents();
  }
}

}  // namespace

TEST_CASE("a trace that loads tells its progress and is cancelled half way", "[window]") {
  const QTemporaryDir folder;
  const auto trace = writeLargeTrace(folder);
  TraceLoader loader;
  QSignalSpy loaded(&loader, &TraceLoader::loaded);
  QSignalSpy ended(&loader, &TraceLoader::ended);
  loader.load({trace, 0, 0});
  waitForSomeProgress(loader);
  REQUIRE(loader.isLoading());
  const double share = loader.progress();
  CHECK(share > 0.0);
  CHECK(share < 1.0);
  loader.cancel();
  CHECK(ended.count() == 1);
  QTest::qWait(300);  // as long as all of it would take
  CHECK(loader.progress() < 1.0);
  CHECK(loaded.count() == 0);

  loader.load({trace, 0, 0});  // and once more, to its end
  CHECK(QTest::qWaitFor([&] { return loaded.count() == 1; }, 20'000));
  CHECK(loader.progress() == 1.0);
}

TEST_CASE("the cell that was read is not read again", "[window]") {
  const QTemporaryDir folder;
  const auto trace = writeTrace(folder.path().toStdString(), true);
  Session session(smallScenario());
  REQUIRE(settles(session));
  TraceLoader loader;
  std::shared_ptr<const Attention> read;
  QObject::connect(&loader, &TraceLoader::loaded, &session,
                   [&](const TraceSource& source, const TraceInfo& info, const auto& cell) {
                     read = cell;
                     session.offer(source, cell);
                     session.change(QStringLiteral("Trace"), [&](Scenario& s) {
                       s = TraceLoader::applied(s, source, info);
                     });
                   });
  loader.load({trace, 0, 1});
  CHECK(QTest::qWaitFor([&] { return session.scenario().trace.has_value(); }, 20'000));
  REQUIRE(settles(session));
  CHECK(session.comparison()->exploration->attention == read);
}

TEST_CASE("the last line shows how much of a file is read, and cancels", "[window]") {
  Session session(smallScenario());
  REQUIRE(settles(session));
  VerdictBar bar(session);
  bar.resize(1000, 32);
  bar.show();
  QSignalSpy cancelled(&bar, &VerdictBar::cancelWanted);
  auto* progress = bar.findChild<QProgressBar*>();
  REQUIRE(progress != nullptr);
  double share = 0.25;
  bar.setWork(QStringLiteral("reading large.npz"), [&] { return share; });
  CHECK(QTest::qWaitFor([&] { return progress->isVisible() && progress->value() == 25; }, 5000));
  CHECK(progress->maximum() == 100);
  share = 0.75;
  CHECK(QTest::qWaitFor([&] { return progress->value() == 75; }, 5000));
  QTest::mouseClick(bar.findChild<QPushButton*>(), Qt::LeftButton);
  CHECK(cancelled.count() == 1);
  bar.setWork({});
  CHECK_FALSE(progress->isVisible());
}

TEST_CASE("reset keeps the trace and its cell, and sets back what was set", "[window]") {
  const QTemporaryDir folder;
  const auto trace = writeTrace(folder.path().toStdString(), true);
  Scenario scenario = smallScenario();
  scenario.first_query = 60;  // of 96; the trace has 40 tokens
  MainWindow window(scenario);
  REQUIRE(settles(window.session()));
  window.openTrace(QString::fromStdString(trace.string()));
  Session& session = window.session();
  REQUIRE(QTest::qWaitFor([&] { return session.scenario().trace.has_value(); }, 20'000));
  REQUIRE(settles(session));
  session.change(QStringLiteral("Tau"), [](Scenario& s) {
    s.tau = 0.3;
    s.trace->head = 1;
  });
  REQUIRE(settles(session));
  session.reset();
  REQUIRE(session.scenario().trace.has_value());
  CHECK(session.scenario().trace->head == 1);
  CHECK(session.scenario().tau == scenario.tau);
  CHECK(session.scenario().first_query == 39);
  REQUIRE(settles(session));
  CHECK(session.status().failure.isEmpty());
  session.undoStack().undo();
  CHECK(session.scenario().tau == 0.3);
}

TEST_CASE("without values the promise is one of masses", "[window]") {
  const QTemporaryDir folder;
  const auto trace = writeTrace(folder.path().toStdString(), false);
  MainWindow window(smallScenario());
  REQUIRE(settles(window.session()));
  const auto notes = [&] {
    QStringList texts;
    for (const QLabel* label : window.controls().row("tau")->findChildren<QLabel*>()) {
      texts << label->text();
    }
    return texts.join(u'|');
  };
  CHECK(notes().contains(QStringLiteral("error ≤ 0.05 × value range")));
  window.openTrace(QString::fromStdString(trace.string()));
  REQUIRE(QTest::qWaitFor([&] { return window.session().scenario().trace.has_value(); }, 20'000));
  REQUIRE(settles(window.session()));
  CHECK(notes().contains(QStringLiteral("dropped mass ≤ 0.05")));
  CHECK_FALSE(notes().contains(QStringLiteral("error")));
}
