#include "ui/window/figure_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QTemporaryDir>
#include <catch2/catch.hpp>

#include "tests/ui/views/small_rollout.h"
#include "ui/figures/write_figures.h"
#include "ui/window/figure_form.h"

using namespace kvbudget;
using namespace kvbudget::ui;

namespace {

QByteArray bytesOfFile(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Shown {
  Shown() : dialog(comparisonOf(smallScenario()), nullptr, [this] { return folder.path(); }) {
    REQUIRE(folder.isValid());
    REQUIRE(showAt(dialog, {1100, 760}, [this] { return settled(); }));
  }
  [[nodiscard]] bool settled() const { return !dialog.isBusy() && !dialog.preview().isNull(); }
  void wait() {
    REQUIRE(QTest::qWaitFor([this] { return !dialog.isBusy(); }, 20'000));
  }
  void choose(const FigureSpec& spec) {
    dialog.form().setSpec(spec);
    Q_EMIT dialog.form().changed();
    wait();
  }
  [[nodiscard]] QString path(const char* name) const {
    return folder.filePath(QString::fromLatin1(name));
  }
  QTemporaryDir folder;
  FigureDialog dialog;
};

}  // namespace

TEST_CASE("the preview has the figure's proportions and follows each change", "[figure_dialog]") {
  Shown shown;
  FigureSpec spec = shown.dialog.form().spec();
  spec.width_mm = 100.0;
  spec.height_mm = 50.0;
  shown.choose(spec);
  const QImage wide = shown.dialog.preview();
  CHECK(static_cast<double>(wide.width()) / wide.height() == Approx(2.0).epsilon(0.01));
  spec.height_mm = 100.0;
  spec.figure = "error-per-query";
  shown.choose(spec);
  const QImage square = shown.dialog.preview();
  CHECK(square.width() == Approx(square.height()).epsilon(0.01));
  CHECK(shown.dialog.message().isEmpty());
}

TEST_CASE("what cannot be drawn is said in a sentence, and the last preview stays",
          "[figure_dialog]") {
  Shown shown;
  FigureSpec spec = shown.dialog.form().spec();
  spec.type_pt = 60.0;
  shown.choose(spec);
  CHECK(shown.dialog.message().contains(QStringLiteral("leaves no room")));
  CHECK_FALSE(shown.dialog.preview().isNull());
  spec.type_pt = 8.0;
  shown.choose(spec);
  CHECK(shown.dialog.message().isEmpty());
}

TEST_CASE("a preset fills the numbers, and other numbers are no preset", "[figure_dialog]") {
  Shown shown;
  FigureSpec spec;
  find_figure_preset("two-columns").apply_to(spec);
  shown.choose(spec);
  CHECK(shown.dialog.form().spec() == spec);
  CHECK(shown.dialog.form().spec().width_mm == 178.0);
}

TEST_CASE("the written bytes are those of the command; nothing is replaced unasked",
          "[figure_dialog]") {
  Shown shown;
  shown.dialog.writeFigure();
  shown.wait();
  CHECK(shown.dialog.message().contains(QStringLiteral("6 files written")));
  const QTemporaryDir elsewhere;
  FigureOrder order;
  order.scenario = smallScenario();
  order.folder = elsewhere.path().toStdString();
  order.figures = {"pareto"};
  order.formats = {"svg", "png", "csv"};
  REQUIRE(writeFigures(order).size() == 3);
  for (const char* name : {"pareto.svg", "pareto.png", "pareto.csv"}) {
    const QByteArray written = bytesOfFile(shown.path(name));
    CHECK_FALSE(written.isEmpty());
    CHECK(written == bytesOfFile(elsewhere.filePath(QString::fromLatin1(name))));
  }
  QFile file(shown.path("pareto.csv"));
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write("mine");
  file.close();
  shown.dialog.writeFigure();
  shown.wait();
  CHECK(shown.dialog.message().contains(QStringLiteral("pareto.")));
  CHECK(bytesOfFile(shown.path("pareto.csv")) == "mine");
  shown.dialog.setReplacing(true);
  shown.dialog.writeFigure();
  shown.wait();
  CHECK(bytesOfFile(shown.path("pareto.csv")) != "mine");
}

TEST_CASE("a bundle holds the standard set, the scenario and a README", "[figure_dialog]") {
  Shown shown;
  shown.dialog.writeBundle();
  shown.wait();
  INFO(shown.dialog.message().toStdString());
  for (const char* name :
       {"README.md", "scenario.json", "pareto.pdf", "pareto.py", "pareto.tex",
        "error-per-query.svg", "kept-maps.png", "sink-strips.csv", "sink-boost.pdf"}) {
    INFO(name);
    CHECK(QFile::exists(shown.path(name)));
  }
}

TEST_CASE("the figure in the clipboard, as picture and as numbers", "[figure_dialog]") {
  Shown shown;
  shown.dialog.copyPicture();
  shown.wait();
  const QMimeData* mime = QGuiApplication::clipboard()->mimeData();
  CHECK(mime->hasImage());
  CHECK(mime->data(QStringLiteral("image/svg+xml")).contains("<svg"));
  shown.dialog.copyData();
  shown.wait();
  mime = QGuiApplication::clipboard()->mimeData();
  CHECK(mime->data(QStringLiteral("text/csv")).contains("mean_error"));
  CHECK(mime->hasText());
}

TEST_CASE("every choice has a field: what is set is read back, in millimetres and in inches",
          "[figure_dialog]") {
  Shown shown;
  FigureForm& form = shown.dialog.form();
  FigureSpec spec;
  spec.figure = "causes";
  spec.width_mm = 338.6667;
  spec.height_mm = 63.5;
  spec.x = {FigureSpec::AxisScale::logarithmic, 0.5, 20.0};
  spec.y = {FigureSpec::AxisScale::linear, std::nullopt, 0.25};
  spec.pareto = {ParetoChoice::Count::resident, ParetoChoice::Over::peak, ParetoChoice::Unit::bytes,
                 ParetoChoice::Error::largest, false};
  spec.error.bounds = ErrorChoice::Bounds::all;
  spec.legend = FigureSpec::Legend::none;
  spec.policies = {"mass"};
  spec.query = 20;
  spec.budget = 12;
  spec.annotations = {false, false, true, false};
  spec.title = spec.outlines = true;
  form.setSpec(spec);
  CHECK(form.spec() == spec);
  auto* unit = form.findChild<QComboBox*>(QStringLiteral("unit"));
  REQUIRE(unit != nullptr);
  for (const int index : {1, 0, 1, 0}) {
    unit->setCurrentIndex(index);
    CHECK(form.spec() == spec);  // the size stays what it is
  }
  unit->setCurrentIndex(1);
  auto* height = form.findChild<QDoubleSpinBox*>(QStringLiteral("height"));
  REQUIRE(height != nullptr);
  CHECK(height->value() == 2.5);
  height->setValue(3.0);
  CHECK(form.spec().height_mm == Approx(76.2).epsilon(1e-12));
  unit->setCurrentIndex(0);
}

TEST_CASE("no policy is said, not drawn as all", "[figure_dialog]") {
  Shown shown;
  for (QCheckBox* check : shown.dialog.form().findChildren<QCheckBox*>(QStringLiteral("policy"))) {
    check->setChecked(false);
  }
  shown.wait();
  CHECK(shown.dialog.message() == QStringLiteral("No policy is checked."));
  shown.dialog.copyData();
  CHECK_FALSE(shown.dialog.isBusy());
}
