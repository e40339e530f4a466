#include "core/attention/softmax.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <cstring>
#include <vector>

#include "tests/core/support/builders.h"

using namespace kvbudget;

namespace {

std::vector<double> random_logits(std::size_t n, double spread) {
  testing::Draws draws(n);
  std::vector<double> logits(n);
  for (double& x : logits) {
    x = spread * draws.normal();
  }
  return logits;
}

}  // namespace

TEST_CASE("softmax is its definition to rounding") {
  for (const std::size_t n : {1UL, 2UL, 7UL, 8UL, 9UL, 63UL, 600UL}) {
    std::vector<double> x = random_logits(n, 20.0);
    std::vector<long double> expected(x.begin(), x.end());
    const long double largest = *std::max_element(expected.begin(), expected.end());
    long double sum = 0.0L;
    for (long double& e : expected) {
      e = std::exp(e - largest);
      sum += e;
    }
    softmax_in_place(x);
    for (std::size_t i = 0; i < n; ++i) {
      REQUIRE(x[i] == Approx(static_cast<double>(expected[i] / sum)).epsilon(1e-14).margin(1e-300));
    }
  }
}

TEST_CASE("softmax and normalising give the same bits wherever the memory lies") {
  for (const std::size_t n : {1UL, 5UL, 8UL, 31UL, 64UL, 65UL, 511UL, 600UL}) {
    const std::vector<double> logits = random_logits(n, 3.0);
    std::vector<double> first;
    for (std::size_t offset = 0; offset < 16; ++offset) {
      std::vector<double> memory(n + 16);
      const std::span<double> at(memory.data() + offset, n);
      std::copy(logits.begin(), logits.end(), at.begin());
      softmax_in_place(at);
      for (double& w : at) {
        w *= 3.0;
      }
      normalise_in_place(at);
      if (offset == 0) {
        first.assign(at.begin(), at.end());
      }
      REQUIRE(std::memcmp(first.data(), at.data(), n * sizeof(double)) == 0);
    }
  }
}

TEST_CASE("a row of zeros stays one") {
  std::vector<double> zeros(9, 0.0);
  normalise_in_place(zeros);
  CHECK(zeros == std::vector<double>(9, 0.0));
}
