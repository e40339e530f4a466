#include "ui/session/session.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <atomic>
#include <catch2/catch.hpp>

#include "core/attention/simulated_attention.h"
#include "tests/ui/window_support.h"

using kvbudget::Comparison;
using kvbudget::Scenario;
using kvbudget::ui::Session;
using kvbudget::ui::testing::settles;
using kvbudget::ui::testing::smallScenario;

namespace {

void setRecency(Session& session, double value) {
  session.change(QStringLiteral("Recency"), [value](Scenario& s) { s.simulator.recency = value; });
}

// Rows that are not there before they are let through: an exploration as long as a test needs it.
class HeldAttention final : public kvbudget::Attention {
 public:
  explicit HeldAttention(const kvbudget::SimulatorParameters& parameters) : m_rows(parameters) {}
  ~HeldAttention() override { letThrough(); }
  [[nodiscard]] kvbudget::Index tokens() const override { return m_rows.tokens(); }
  void row(kvbudget::Position t, std::span<double> weights) const override {
    m_asked = true;
    m_open.wait(false);
    m_rows.row(t, weights);
  }
  void row_over(kvbudget::Position t, std::span<const kvbudget::Position> positions,
                std::span<double> weights) const override {
    m_open.wait(false);
    m_rows.row_over(t, positions, weights);
  }
  void letThrough() {
    m_open = true;
    m_open.notify_all();
  }
  [[nodiscard]] bool isAsked() const { return m_asked; }

 private:
  kvbudget::SimulatedAttention m_rows;
  mutable std::atomic<bool> m_asked = false;
  std::atomic<bool> m_open = false;
};

}  // namespace

TEST_CASE("the first result comes by itself and the cursor is at the worst query", "[session]") {
  Session session(smallScenario());
  REQUIRE(settles(session));
  const Comparison& c = *session.comparison();
  CHECK(c.queries().size() == 88);
  CHECK(session.cursor() == c.tracks[0].summary.worst);
}

TEST_CASE("the last of 60 quick changes is what is shown in the end", "[session]") {
  Session session(smallScenario());
  REQUIRE(settles(session));
  QSignalSpy shown(&session, &Session::comparisonChanged);
  const int before = session.startedCount();
  session.beginEdit(QStringLiteral("Recency"));
  for (int i = 1; i <= 60; ++i) {
    setRecency(session, 0.001 * i);
    if (i % 4 == 0) {
      QTest::qWait(3);
    }
  }
  CHECK(QTest::qWaitFor([&] { return shown.count() > 0; }, 20'000));  // before the release
  session.endEdit();
  REQUIRE(settles(session));
  CHECK(session.comparison()->scenario.simulator.recency == 0.06);
  CHECK(session.startedCount() - before < 60);
}

TEST_CASE("a drag is one step of undo, and single changes of one kind merge", "[session]") {
  Session session(smallScenario());
  session.beginEdit(QStringLiteral("Recency"));
  for (int i = 1; i <= 10; ++i) {
    setRecency(session, 0.01 * i);
  }
  session.endEdit();
  CHECK(session.undoStack().count() == 1);
  CHECK(session.scenario().simulator.recency == 0.1);
  for (int i = 1; i <= 5; ++i) {  // as the wheel does
    session.change(
        QStringLiteral("Noise"), [i](Scenario& s) { s.simulator.noise = 0.2 * i; },
        QStringLiteral("noise"));
  }
  CHECK(session.undoStack().count() == 2);
  session.undoStack().undo();
  CHECK(session.scenario().simulator.noise == 0.5);
  CHECK(session.scenario().simulator.recency == 0.1);
  session.undoStack().undo();
  CHECK(session.scenario() == smallScenario());
  CHECK(session.undoStack().isClean());
  session.undoStack().redo();
  CHECK(session.scenario().simulator.recency == 0.1);
  REQUIRE(settles(session));
  CHECK(session.comparison()->scenario == session.scenario());
}

TEST_CASE("within one gesture a smaller rollout gives its sinks back", "[session]") {
  Session session(smallScenario());
  const auto frames = [&](kvbudget::Index n) {
    session.change(QStringLiteral("Frames"), [n](Scenario& s) { s.simulator.frames = n; });
  };
  session.beginEdit(QStringLiteral("Frames"));
  frames(1);
  CHECK(session.scenario().simulator.sinks.empty());
  CHECK(session.scenario().first_query == 7);
  frames(20);
  session.endEdit();
  CHECK(session.scenario().simulator.sinks == smallScenario().simulator.sinks);
  CHECK(session.scenario().first_query == 8);
}

TEST_CASE("moving tau or W only looks up", "[session]") {
  Session session(smallScenario());
  REQUIRE(settles(session));
  const auto exploration = session.comparison()->exploration;
  session.change(QStringLiteral("tau"), [](Scenario& s) { s.tau = 0.2; });
  session.change(QStringLiteral("W"), [](Scenario& s) { s.window = 5; });
  REQUIRE(settles(session));
  CHECK(session.comparison()->exploration == exploration);
  CHECK(session.comparison()->window == 5);
  CHECK(session.comparison()->scenario.tau == 0.2);
}

TEST_CASE("moving W explores nothing where policies lie on no curve: they are run alone",
          "[session]") {
  Scenario scenario = smallScenario();
  scenario.policies = {{"window", {}}, {"h2o", {}}, {"sink_window", {}}, {"tova", {}}};
  Session session(scenario);
  REQUIRE(settles(session));
  const auto exploration = session.comparison()->exploration;
  std::vector<std::shared_ptr<const Comparison>> shown;
  QObject::connect(&session, &Session::comparisonChanged,
                   [&](const auto& comparison) { shown.push_back(comparison); });
  session.beginEdit(QStringLiteral("W"));
  for (const kvbudget::Index window : {15, 12, 9, 7}) {
    session.change(QStringLiteral("W"), [window](Scenario& s) { s.window = window; });
    QTest::qWait(2);
  }
  session.endEdit();
  REQUIRE(settles(session));
  REQUIRE(shown.size() >= 2);
  // The window's track is there at once; the others show the setting that they are of.
  const Comparison& first = *shown.front();
  CHECK(first.pending.size() == 3);
  CHECK(first.tracks[0].choice.values[0] == static_cast<double>(first.window));
  CHECK(first.tracks[1].choice.values[0] == 16.0);
  const Comparison& last = *session.comparison();
  CHECK(last.exploration == exploration);
  CHECK(last.pending.empty());
  kvbudget::ExploreOptions options;
  const auto direct = kvbudget::explore(session.scenario(), options);
  REQUIRE(last.tracks.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(last.tracks[i].series == direct->evaluation.policies[i].series);
  }
}

TEST_CASE("a policy that is ticked is run alone; what was shown before it stays", "[session]") {
  Session session(smallScenario());
  REQUIRE(settles(session));
  const auto exploration = session.comparison()->exploration;
  session.change(QStringLiteral("Show h2o"), [](Scenario& s) {
    s.policies.push_back({"h2o", {}});
  });
  REQUIRE(settles(session));
  CHECK(session.comparison()->exploration == exploration);
  CHECK(session.comparison()->tracks.size() == 3);
  session.undoStack().undo();
  REQUIRE(settles(session));
  CHECK(session.comparison()->tracks.size() == 2);
}

TEST_CASE("a look-up does not wait for a long exploration", "[session]") {
  const kvbudget::TraceSource source{"/held.npz", 0, 0};
  kvbudget::SimulatorParameters longer = smallScenario().simulator;
  longer.frames *= 2;
  const auto held = std::make_shared<HeldAttention>(longer);
  Session session(smallScenario());
  const struct Opener {  // before the session waits for what it runs
    HeldAttention& attention;
    ~Opener() { attention.letThrough(); }
  } opener{*held};
  REQUIRE(settles(session));
  const auto before = session.comparison()->exploration;
  session.offer(source, held);
  session.change(QStringLiteral("Trace"), [&](Scenario& s) { s.trace = source; });
  REQUIRE(QTest::qWaitFor([&] { return held->isAsked(); }, 20'000));
  session.change(QStringLiteral("W"), [](Scenario& s) { s.window = 5; });
  CHECK(QTest::qWaitFor([&] { return session.comparison()->window == 5; }, 20'000));
  CHECK(session.comparison()->exploration == before);
  CHECK(session.status().outdated);
  held->letThrough();
  REQUIRE(settles(session));
  CHECK(session.comparison()->window == 5);
  CHECK(session.comparison()->exploration->attention == held);
}

TEST_CASE("a held slider at a large size shows previews, its release the exact result",
          "[session]") {
  Scenario large = smallScenario();
  large.simulator.frames = 512;
  large.simulator.value_dim = 64;
  Session session(large);
  REQUIRE(settles(session));
  CHECK(session.comparison()->queries().size() == 4088);
  session.beginEdit(QStringLiteral("Recency"));
  setRecency(session, 0.04);
  CHECK(QTest::qWaitFor([&] { return session.comparison()->scenario.simulator.recency == 0.04; },
                        20'000));
  CHECK(session.status().preview);
  CHECK(session.comparison()->queries().size() < 4088);
  const auto token = session.comparison()->queries()[static_cast<std::size_t>(session.cursor())];
  session.endEdit();
  REQUIRE(settles(session));
  CHECK(session.comparison()->queries().size() == 4088);
  CHECK(session.comparison()->scenario == session.scenario());
  // The cursor stays at its query although its index is another one.
  CHECK(std::abs(session.comparison()->queries()[static_cast<std::size_t>(session.cursor())] -
                 token) <= 64);
}

TEST_CASE("a scenario that cannot be computed says why and the next one works", "[session]") {
  Scenario broken = smallScenario();
  broken.trace = kvbudget::TraceSource{"/nowhere/to/be/found.npz", 0, 0};
  Session session(broken);
  CHECK(QTest::qWaitFor([&] { return !session.status().failure.isEmpty(); }, 20'000));
  CHECK(session.status().failure.contains(QStringLiteral("found.npz")));
  session.open(smallScenario());
  REQUIRE(settles(session));
  CHECK(session.status().failure.isEmpty());
}

TEST_CASE("a change that makes no valid scenario is refused with a sentence", "[session]") {
  Session session(smallScenario());
  QSignalSpy refused(&session, &Session::refused);
  CHECK_FALSE(session.change(QStringLiteral("Sinks"), [](Scenario& s) {
    s.simulator.sinks = {3, 3};
  }));
  CHECK(refused.count() == 1);
  CHECK(session.scenario() == smallScenario());
  CHECK(session.undoStack().count() == 0);
}

TEST_CASE("reset goes back to what was opened and keeps the seed", "[session]") {
  Session session(smallScenario());
  session.newDraw();
  const auto seed = session.scenario().simulator.seed;
  setRecency(session, 0.5);
  session.reset();
  Scenario expected = smallScenario();
  expected.simulator.seed = seed;
  CHECK(session.scenario() == expected);
}

TEST_CASE("the window follows the mass budget while it is matched", "[session]") {
  Scenario matched = smallScenario();
  matched.window_matched = true;
  Session session(matched);
  REQUIRE(settles(session));
  const auto first = session.comparison()->window;
  CHECK(first == session.comparison()->matched_window);
  session.change(QStringLiteral("tau"), [](Scenario& s) { s.tau = 0.4; });
  REQUIRE(settles(session));
  CHECK(session.comparison()->window < first);
  CHECK(session.comparison()->window == session.comparison()->matched_window);
}

TEST_CASE("a rollout whose curves do not fit into memory is thinned, and says so", "[session]") {
  using namespace kvbudget::ui;
  Scenario huge = smallScenario();
  huge.simulator.frames = 32'760;
  huge.simulator.tokens_per_frame = 1;
  const auto stride = strideInMemory(huge, huge.tokens());
  CHECK(stride == 64);
  CHECK(entryCount(huge.tokens(), huge.first_query, stride) <= kMostEntries);
  CHECK(entryCount(huge.tokens(), huge.first_query, stride / 2) > kMostEntries);
  CHECK(strideInMemory(smallScenario(), smallScenario().tokens()) == 1);
}

TEST_CASE("entries are counted as the engine lays them out", "[session]") {
  for (const kvbudget::Index stride : {1, 3, 8}) {
    double sum = 0.0;
    for (const auto t : kvbudget::queries_from(100, 8, stride)) {
      sum += t + 1.0;
    }
    CHECK(kvbudget::ui::entryCount(100, 8, stride) == sum);
  }
}
