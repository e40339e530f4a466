#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>
#include <catch2/catch.hpp>

#include "tests/ui/window_support.h"
#include "ui/window/offer_bar.h"
#include "ui/window/transport_bar.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::testing;

namespace {

QDir recoveryFolder() {
  return {QString::fromLocal8Bit(qgetenv("XDG_DATA_HOME")) +
          QStringLiteral("/kvbudget-tests/kvbudget-tests/recovery")};
}

QFileInfoList states() {
  return recoveryFolder().entryInfoList({QStringLiteral("*.json")});
}

void setRecency(MainWindow& window, double recency) {
  window.session().change(QStringLiteral("Recency"),
                          [recency](Scenario& s) { s.simulator.recency = recency; });
}

// What a crash leaves: the file, and a lock that nobody holds.
void crash(double recency) {
  const QTemporaryDir elsewhere;
  const QString kept = elsewhere.filePath(QStringLiteral("s"));
  {
    Answers answers;
    MainWindow crashed(smallScenario(), answers.questions());
    setRecency(crashed, recency);
    crashed.recovery().flush();
    REQUIRE(states().size() == 1);
    QFile::copy(states().front().absoluteFilePath(), kept);
  }
  CHECK(states().isEmpty());  // a proper end leaves nothing
  QFile::copy(kept, recoveryFolder().filePath(QStringLiteral("left.json")));
}

struct Start {
  Answers answers;
  MainWindow window{smallScenario(), answers.questions()};

  Start() {
    window.show();
    CHECK(QTest::qWaitForWindowExposed(&window));
    window.offerRecovered();
  }
};

}  // namespace

TEST_CASE("after a crash the next start offers the last state and waits for the answer",
          "[window]") {
  crash(0.77);
  {
    Start start;
    CHECK(start.window.offer().isVisible());
    CHECK(start.window.offer().accessibleName().contains(QStringLiteral("did not end properly")));
    CHECK(start.window.session().scenario() == smallScenario());  // nothing happens unasked
    QTest::mouseClick(start.window.transport().playButton(), Qt::LeftButton);  // nor is it modal
    Answers answers;
    MainWindow beside(smallScenario(), answers.questions());
    beside.offerRecovered();
    CHECK_FALSE(beside.offer().isVisibleTo(&beside));  // offered by one program at a time
  }
  CHECK(states().size() == 1);  // no answer: the next start asks again

  Start start;
  REQUIRE(start.window.offer().isVisible());
  start.window.offer().acceptButton()->setFocus();
  QTest::keyClick(start.window.offer().acceptButton(), Qt::Key_Space);
  CHECK(start.window.session().scenario().simulator.recency == 0.77);
  CHECK(start.window.isWindowModified());
  CHECK_FALSE(start.window.offer().isVisible());
  CHECK(states().size() == 1);  // its own now
  CHECK_FALSE(states().front().fileName().contains(QStringLiteral("left")));
}

TEST_CASE("a state that is not wanted is gone for good", "[window]") {
  crash(0.66);
  {
    Start start;
    REQUIRE(start.window.offer().isVisible());
    start.window.offer().acceptButton()->setFocus();
    QTest::keyClick(start.window.offer().acceptButton(), Qt::Key_Tab);
    CHECK(start.window.offer().declineButton()->hasFocus());
    QTest::keyClick(start.window.offer().declineButton(), Qt::Key_Return);
    CHECK_FALSE(start.window.offer().isVisible());
    CHECK(start.window.session().scenario() == smallScenario());
  }
  CHECK(states().isEmpty());
  Start again;
  CHECK_FALSE(again.window.offer().isVisible());
}

TEST_CASE("restoring asks before changes made meanwhile are lost", "[window]") {
  crash(0.55);
  Start start;
  setRecency(start.window, 0.2);
  QTest::mouseClick(start.window.offer().acceptButton(), Qt::LeftButton);  // answered: cancel
  CHECK(start.answers.askedAboutChanges == 1);
  CHECK(start.window.session().scenario().simulator.recency == 0.2);
  CHECK(start.window.offer().isVisible());
  start.answers.aboutChanges = DocumentQuestions::Answer::discard;
  QTest::mouseClick(start.window.offer().acceptButton(), Qt::LeftButton);
  CHECK(start.window.session().scenario().simulator.recency == 0.55);
}

TEST_CASE("a damaged state is no offer", "[window]") {
  recoveryFolder().mkpath(QStringLiteral("."));
  QFile damaged(recoveryFolder().filePath(QStringLiteral("damaged.json")));
  REQUIRE(damaged.open(QIODevice::WriteOnly));
  damaged.write("{\"kvbudget\": 1, \"recency\"");
  damaged.close();
  Start start;
  CHECK_FALSE(start.window.offer().isVisible());
  CHECK(states().isEmpty());
}
