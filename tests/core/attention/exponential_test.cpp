#include "core/attention/exponential.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <vector>

#include "tests/core/support/builders.h"

using namespace kvbudget;

TEST_CASE("exponentials are right to a unit in the last place, and 0 where nothing is left") {
  testing::Draws draws(708);
  for (const double spread : {1e-9, 1e-3, 1.0, 30.0, 300.0}) {
    std::vector<double> x(4096);
    for (double& value : x) {
      value = -std::abs(spread * draws.normal());
    }
    std::vector<double> y = x;
    exp_in_place(y.data(), y.size());
    for (std::size_t i = 0; i < x.size(); ++i) {
      INFO(x[i]);
      if (x[i] < -708.0) {
        REQUIRE(y[i] == 0.0);
        continue;
      }
      const long double exact = std::exp(static_cast<long double>(x[i]));
      const double unit = std::nextafter(y[i], 2.0) - y[i];
      REQUIRE(std::abs(static_cast<long double>(y[i]) - exact) <= static_cast<long double>(unit));
    }
  }
}

TEST_CASE("exponentials at the ends of their range") {
  constexpr double kNever = -std::numeric_limits<double>::infinity();
  std::vector<double> x = {0.0, -0.0, -708.0, -708.5, -1e300, kNever, -1e-300, -1.0};
  exp_in_place(x.data(), x.size());
  CHECK(x[0] == 1.0);
  CHECK(x[1] == 1.0);
  CHECK(x[2] == Approx(3.307553003638408e-308).epsilon(1e-15));
  CHECK(x[3] == 0.0);
  CHECK(x[4] == 0.0);
  CHECK(x[5] == 0.0);
  CHECK(x[6] == 1.0);
  CHECK(x[7] == Approx(0.36787944117144233).epsilon(1e-15));
}
