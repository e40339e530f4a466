// The options of `kvbudget figures`: what they mean, and that figure_arguments() says them.
#include <catch2/catch.hpp>
#include <sstream>

#include "app/commands/program.h"
#include "core/report/figure_arguments.h"
#include "core/rollout/lever_presets.h"
#include "core/scenario/explore.h"

using namespace kvbudget;
using Catch::Matchers::Contains;

namespace {

struct Parsed {
  int code = 0;
  std::string err;
  FigureOrder order;
};

// The order that the command would give for this line.
Parsed parsed(const std::string& line) {
  std::vector<std::string> words;
  std::istringstream split(line);
  for (std::string word; split >> word;) {
    words.push_back(word);
  }
  Parsed result;
  std::ostringstream out, err;
  const FigureWriter writer = [&](const FigureOrder& order, const Hooks&) {
    result.order = order;
    return std::vector<std::string>();
  };
  result.code = run_program(words, {out, err}, explore, writer);
  result.err = err.str();
  return result;
}

}  // namespace

TEST_CASE("the options that a README names give the spec back", "[figures]") {
  FigureSpec all;
  all.figure = "error-per-query";
  all.width_mm = 338.6667;
  all.height_mm = 190.5;
  all.type_pt = 18.5;
  all.line_pt = 2.25;
  all.dpi = 144;
  all.x = {FigureSpec::AxisScale::logarithmic, 0.1, std::nullopt};
  all.y = {FigureSpec::AxisScale::linear, -1e-3, 2.5};
  all.pareto = {ParetoChoice::Count::resident, ParetoChoice::Over::peak, ParetoChoice::Unit::bytes,
                ParetoChoice::Error::largest, false};
  all.error.bounds = ErrorChoice::Bounds::none;
  all.policies = {"window", "tova"};
  all.budget = 12;
  all.query = 148;
  all.annotations = {false, true, false, false};
  all.title = all.outlines = true;
  all.tokens = {{{-1.5, 0.25}, 0.7, true}, {{1e-3, 2.0}, 0.3, false}};
  all.hand_readout = Readout::zero_fill;
  all.plain_means = true;
  for (const auto legend :
       {FigureSpec::Legend::automatic, FigureSpec::Legend::labels, FigureSpec::Legend::inside,
        FigureSpec::Legend::outside, FigureSpec::Legend::none}) {
    all.legend = legend;
    const std::string arguments = figure_arguments(all);
    INFO(arguments);
    const Parsed back = parsed("figures out --figures error-per-query" + arguments);
    CHECK(back.code == kDone);
    CHECK(back.order.base == all);
  }
  const Parsed plain = parsed("figures out" + figure_arguments({}));
  CHECK(plain.code == kDone);
  CHECK(plain.order.base == FigureSpec());
  CHECK(plain.order.figures.empty());
}

TEST_CASE("tokens by hand are a preset or a list", "[figures]") {
  for (const LeverPreset& preset : lever_presets()) {
    const Parsed named = parsed("figures out --tokens " + std::string(preset.id));
    CHECK(named.order.base.tokens == preset.tokens);
    CHECK_THAT(figure_arguments(named.order.base), Contains("--tokens " + std::string(preset.id)));
  }
  for (const char* wrong : {"nine", "1,2,3", "1,2,0.5,maybe", "1,2,-1,kept", "1,2,nan,kept",
                            "1,2,1,kept,3", "1,2,1,kept/", "inf,2,1,kept"}) {
    INFO(wrong);
    const Parsed refused = parsed("figures out --tokens " + std::string(wrong));
    if (std::string(wrong) != "1,2,1,kept/") {  // an end is no token
      CHECK(refused.code == kBadInput);
      CHECK_THAT(refused.err, Contains("X,Y,MASS,kept") && Contains(wrong));
    }
  }
  const Parsed none = parsed("figures out --tokens 1,2,1,dropped");
  CHECK(none.code == kBadInput);
  CHECK_THAT(none.err, Contains("one that is kept"));
}

TEST_CASE("sizes in inches, and one unit at a time", "[figures]") {
  const Parsed inches = parsed("figures out --width-in 3.25 --height-in 2");
  CHECK(inches.order.base.width_mm == Approx(82.55));
  CHECK(inches.order.base.height_mm == Approx(50.8));
  const Parsed both = parsed("figures out --width-in 3.25 --width-mm 85");
  CHECK(both.code == kBadInput);
  CHECK_THAT(both.err, Contains("--width-in") && Contains("--width-mm"));
}

TEST_CASE("axes belong to one figure", "[figures]") {
  for (const char* options : {"--x-range 1,2", "--y-scale log", "--figures all --y-range ,1",
                              "--figures pareto,recency --x-scale lin"}) {
    const Parsed refused = parsed("figures out " + std::string(options));
    INFO(options);
    CHECK(refused.code == kBadInput);
    CHECK_THAT(refused.err, Contains("--figures with exactly one figure"));
  }
  for (const char* range : {"1", "1;2", "a,b", "1,2,3"}) {
    const Parsed refused = parsed("figures out --figures pareto --x-range " + std::string(range));
    INFO(range);
    CHECK(refused.code == kBadInput);
    CHECK_THAT(refused.err, Contains("two numbers with a comma between them"));
  }
}
