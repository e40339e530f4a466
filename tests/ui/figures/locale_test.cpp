#include <QLocale>
#include <catch2/catch.hpp>

#include "tests/ui/views/small_rollout.h"
#include "ui/figures/figure_files.h"

using namespace kvbudget;
using namespace kvbudget::ui;

namespace {

// Restores what it found.
struct InLocale {
  explicit InLocale(const QLocale& locale) : before(QLocale()) { QLocale::setDefault(locale); }
  ~InLocale() { QLocale::setDefault(before); }
  QLocale before;
};

}  // namespace

TEST_CASE("every file of every figure is the same where numbers are written with commas",
          "[figures]") {
  FigureData data{comparisonOf(smallScenario()), {}, {}};
  for (const char* figure :
       {"pareto", "error-per-query", "kept-maps", "sink-strips", "sink-boost"}) {
    FigureSpec spec;
    spec.figure = figure;
    REQUIRE(addSweeps(data, {&spec, 1}));
    for (const FigureFormat format : allFormats()) {
      INFO(figure << "." << endingOf(format));
      const auto made = [&](const QLocale& locale) {
        const InLocale in(locale);
        return bytesOf(makeFigure(data, spec), format);
      };
      const QByteArray here = made(QLocale::c());
      CHECK_FALSE(here.isEmpty());
      CHECK(here == made(QLocale(QLocale::German, QLocale::Germany)));
    }
  }
}
