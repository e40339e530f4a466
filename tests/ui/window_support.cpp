#include "tests/ui/window_support.h"

#include <QtTest/QTest>
#include <cmath>
#include <vector>

#include "core/trace/npz_writer.h"
#include "ui/controls/flat_slider.h"

namespace kvbudget::ui::testing {

Scenario smallScenario() {
  Scenario scenario;
  scenario.simulator.frames = 12;
  scenario.simulator.value_dim = 8;
  scenario.simulator.sinks = {8};
  scenario.window = 16;
  return scenario;
}

DocumentQuestions Answers::questions() {
  return {[this](const QString&) {
            ++askedAboutChanges;
            return aboutChanges;
          },
          [this] { return toOpen; }, [this](const QString&) { return toSave; },
          [this](const QString& sentence) { errors.append(sentence); }};
}

bool settles(Session& session) {
  return QTest::qWaitFor(
      [&] {
        const SessionStatus& status = session.status();
        return session.comparison() != nullptr && !status.busy && !status.preview &&
               !status.outdated;
      },
      20'000);
}

void dragSlider(QSlider& slider, int pixels) {
  const QPoint start = dynamic_cast<FlatSlider&>(slider).handleCentre();
  QTest::mousePress(&slider, Qt::LeftButton, Qt::NoModifier, start);
  constexpr int kSteps = 8;
  for (int i = 1; i <= kSteps; ++i) {
    QTest::mouseMove(&slider, start + QPoint(pixels * i / kSteps, 0));
  }
  QTest::mouseRelease(&slider, Qt::LeftButton, Qt::NoModifier, start + QPoint(pixels, 0));
}

std::filesystem::path writeTrace(const std::filesystem::path& folder, bool withValues) {
  constexpr Index kHeads = 2;
  constexpr Index kTokens = 40;
  constexpr Index kDim = 4;
  std::vector<double> numbers(kHeads * kTokens * kDim);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    numbers[i] = std::sin(static_cast<double>(i * i + 1));
  }
  const NpzWriter::Shape shape = {1, kHeads, kTokens, kDim};
  const auto path = folder / (withValues ? "trace.npz" : "weights.npz");
  NpzWriter writer(path);
  writer.add("q", shape, numbers);
  writer.add("k", shape, numbers);
  if (withValues) {
    writer.add("v", shape, numbers);
  }
  writer.commit();
  return path;
}

}  // namespace kvbudget::ui::testing
