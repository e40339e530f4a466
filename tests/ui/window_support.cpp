#include "tests/ui/window_support.h"

#include <QtCore/QMimeData>
#include <QtCore/QUrl>
#include <QtGui/QAction>
#include <QtGui/QDropEvent>
#include <QtGui/QWindow>
#include <QtTest/QTest>
#include <catch2/catch.hpp>
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

OpenWindow::OpenWindow() {
  window.resize(1280, 800);
  window.show();
  window.activateWindow();
  CHECK(QTest::qWaitForWindowActive(&window));
  REQUIRE(settles(session()));
}

QAction* actionOf(const MainWindow& window, const QString& text) {
  for (QAction* action : window.findChildren<QAction*>()) {
    if (action->text().remove(QLatin1Char('&')) == text) {
      return action;
    }
  }
  return nullptr;
}

bool dropFile(QWidget& widget, const QString& path) {
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(path)});
  // To the window of the window system: Qt finds the widget below the pointer that takes drops.
  QWindow* window = widget.window()->windowHandle();
  const QPoint at = widget.mapTo(widget.window(), widget.rect().center());
  QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window, &enter);
  QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  if (enter.isAccepted()) {  // as QGuiApplication does
    move.setDropAction(enter.dropAction());
    move.accept();
  }
  QCoreApplication::sendEvent(window, &move);
  if (!enter.isAccepted() || !move.isAccepted()) {
    QDragLeaveEvent leave;
    QCoreApplication::sendEvent(window, &leave);
    return false;
  }
  QDropEvent drop(at, Qt::CopyAction, &data, Qt::NoButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window, &drop);
  return drop.isAccepted();
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
