#include "ui/trace/cell_picker.h"

#include <QAbstractItemModel>
#include <QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <catch2/catch.hpp>
#include <cstdint>
#include <cstring>
#include <fstream>

#include "ui/theme/appearance.h"

using namespace kvbudget;
using namespace kvbudget::ui;

namespace {

// A trace of 2 layers with 3 heads over 16 tokens as safetensors: head 0 attends to the first token
// alone, head 1 to all alike, head 2 of layer 1 holds a row that sums to 2.
std::filesystem::path writeTrace(const QTemporaryDir& folder, bool broken) {
  constexpr std::size_t kTokens = 16;
  std::vector<float> attention;
  for (int layer = 0; layer < 2; ++layer) {
    for (int head = 0; head < 3; ++head) {
      for (std::size_t t = 0; t < kTokens; ++t) {
        for (std::size_t j = 0; j < kTokens; ++j) {
          const float even = j <= t ? 1.0F / static_cast<float>(t + 1) : 0.0F;
          const float weight = head == 0 ? (j == 0 ? 1.0F : 0.0F) : even;
          attention.push_back(broken && layer == 1 && head == 2 ? 2.0F * weight : weight);
        }
      }
    }
  }
  const std::size_t bytes = attention.size() * sizeof(float);
  std::string header = R"({"attn":{"dtype":"F32","shape":[2,3,16,16],"data_offsets":[0,)" +
                       std::to_string(bytes) + "]}}";
  header.resize((header.size() + 7) / 8 * 8, ' ');
  const auto path = std::filesystem::path(folder.path().toStdString()) /
                    (broken ? "broken" : "whole.safetensors");
  const auto file = broken ? std::filesystem::path(path).replace_extension(".safetensors") : path;
  std::ofstream out(file, std::ios::binary);
  const std::uint64_t length = header.size();
  out.write(reinterpret_cast<const char*>(&length), sizeof(length));
  out << header;
  out.write(reinterpret_cast<const char*>(attention.data()), static_cast<std::streamsize>(bytes));
  return file;
}

struct Bench {
  explicit Bench(bool broken = false) {
    picker.setTrace(Trace::open(writeTrace(folder, broken)).info());
    picker.resize(500, 300);
    picker.show();
    ready = QTest::qWaitForWindowExposed(&picker) &&
            QTest::qWaitFor([&] { return !picker.survey().isRunning(); }, 5000);
  }
  QTemporaryDir folder;
  CellPicker picker;
  bool ready = false;
};

}  // namespace

TEST_CASE("every cell gets its figures in the background", "[cell_picker]") {
  Bench bench;
  REQUIRE(bench.ready);
  const CellSurvey& survey = bench.picker.survey();
  CHECK(survey.doneCount() == 6);
  REQUIRE(survey.figures(1, 0));
  CHECK(survey.figures(1, 0)->effective_keys == Approx(1.0));
  CHECK(survey.figures(1, 0)->first_token_mass == Approx(1.0));
  REQUIRE(survey.figures(0, 1));
  CHECK(survey.figures(0, 1)->effective_keys > 8.0);
  CHECK(survey.figures(0, 1)->flat());
  CHECK_FALSE(survey.figures(0, 0)->flat());
}

TEST_CASE("a cell that cannot be read says why and stops no other", "[cell_picker]") {
  Bench bench(true);
  REQUIRE(bench.ready);
  const CellSurvey& survey = bench.picker.survey();
  CHECK(survey.doneCount() == 6);
  CHECK_FALSE(survey.figures(1, 2));
  CHECK(survey.failure(1, 2).contains(QStringLiteral("attn")));
  CHECK(survey.figures(1, 1));
  CHECK(bench.picker.grid().readingAt(1, 2).contains(survey.failure(1, 2)));
}

TEST_CASE("a cell is chosen by click, and by arrows and Enter", "[cell_picker]") {
  Bench bench;
  CellGrid& grid = bench.picker.grid();
  QSignalSpy spy(&bench.picker, &CellPicker::cellChosen);
  QTest::mouseClick(&grid, Qt::LeftButton, Qt::NoModifier, grid.cellRect(1, 2).center().toPoint());
  REQUIRE(spy.count() == 1);
  CHECK(spy.front() == QVariantList{1, 2});
  bench.picker.setCurrent(1, 2);
  QTest::keyClick(&grid, Qt::Key_Up);
  QTest::keyClick(&grid, Qt::Key_Left);
  QTest::keyClick(&grid, Qt::Key_Left);
  QTest::keyClick(&grid, Qt::Key_Left);  // no further
  QTest::keyClick(&grid, Qt::Key_Return);
  REQUIRE(spy.count() == 2);
  CHECK(spy.back() == QVariantList{0, 0});
  QTest::mouseClick(&grid, Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));  // beside the cells
  CHECK(spy.count() == 2);
  CHECK(grid.accessibleDescription().contains(QStringLiteral("Layer 0, head 0")));
}

TEST_CASE("the deeper cell has the larger figure", "[cell_picker]") {
  Bench bench;
  CellGrid& grid = bench.picker.grid();
  const QImage image = grid.grab().toImage();
  const double ratio = image.devicePixelRatio();
  const auto corner = [&](int layer, int head) {
    const QPointF at = grid.cellRect(layer, head).topLeft() + QPointF(4.0, 4.0);
    return image.pixelColor((at * ratio).toPoint());
  };
  const QColor card = Appearance::instance().theme().card;
  CHECK(contrast(corner(0, 1), card) > contrast(corner(0, 0), card));
}

TEST_CASE("a survey can be cancelled and taken up again", "[cell_picker]") {
  QTemporaryDir folder;
  const TraceInfo info = Trace::open(writeTrace(folder, false)).info();
  CellSurvey survey;
  survey.start(info);
  survey.cancel();
  CHECK_FALSE(survey.isRunning());
  QTest::qWait(20);
  CHECK(survey.doneCount() < 6);
  survey.start(info);
  REQUIRE(QTest::qWaitFor([&] { return !survey.isRunning(); }, 5000));
  CHECK(survey.doneCount() == 6);
}

TEST_CASE("the picker's table has a row for each cell", "[cell_picker]") {
  Bench bench;
  const std::unique_ptr<QAbstractItemModel> table(bench.picker.dataModel(nullptr));
  REQUIRE(table->rowCount() == 6);
  CHECK(table->index(4, 5).data().toString() == QStringLiteral("yes"));
}
