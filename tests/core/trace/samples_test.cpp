#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>

#include "core/trace/trace.h"
#include "tests/paths.h"

#ifndef KVBUDGET_SAMPLE_TRACES
#define KVBUDGET_SAMPLE_TRACES ""
#endif

namespace kvbudget::testing {

namespace fs = std::filesystem;

namespace {

fs::path sample(const std::string& name) {
  const fs::path folder = KVBUDGET_SAMPLE_TRACES;
  std::error_code ignored;
  if (folder.empty() || !fs::exists(folder / name, ignored)) {
    WARN("the sample trace " << name << " is not here: its test is skipped");
    return {};
  }
  return folder / name;
}

double logit(const Trace::Cell& cell, Index query, Index position) {
  double product = 0.0;
  for (Index i = 0; i < cell.queries.cols(); ++i) {
    product += cell.queries(query, i) * cell.keys(position, i);
  }
  return cell.scale * product;
}

/// The weight of one position in a query's softmax, computed plainly.
double weight(const Trace::Cell& cell, Index query, Index position) {
  const double own = logit(cell, query, position);
  double total = 0.0;
  for (Index other = 0; other <= query; ++other) {
    total += std::exp(logit(cell, query, other) - own);
  }
  return 1.0 / total;
}

void check_plausible(const Trace& trace) {
  const TraceInfo& info = trace.info();
  for (Index layer = 0; layer < info.layers; ++layer) {
    for (Index head = 0; head < info.heads; ++head) {
      const Trace::Cell cell = trace.cell(layer, head);
      CHECK(cell.values.rows() == info.tokens);
      CHECK(cell.values.cols() == info.value_dim);
      CHECK((info.has_weights ? cell.weights : cell.queries).rows() == info.tokens);
    }
  }
}

}  // namespace

TEST_CASE("every sample trace opens, and all of its cells", "[trace][samples]") {
  const fs::path folder = KVBUDGET_SAMPLE_TRACES;
  std::error_code ignored;
  if (folder.empty() || !fs::is_directory(folder, ignored)) {
    WARN("the folder of sample traces is not here: their test is skipped");
    return;
  }
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string extension = entry.path().extension().string();
    if (extension == ".npz" || extension == ".safetensors") {
      INFO(entry.path());
      check_plausible(Trace::open(entry.path()));
    }
  }
}

TEST_CASE("cells of the sample traces agree with numpy", "[trace][samples]") {
  // As numpy 1.24 gives them in float64: the weight of one position, and one element of each array.
  struct Known {
    std::string name;
    Index layer, head, query, position;
    double weight, query_3, key_3, value_2;
  };
  const Known known[] = {
      {"stories260k.npz", 3, 5, 400, 396, 0.79551522989975, -11.211066246032715, -8.471923828125,
       -0.08259445428848267},
      {"image_gpt_fashion.npz", 7, 1, 783, 760, 0.048106155507758, -1.845186710357666,
       6.830416202545166, -0.2336593121290207},
      {"moving_shapes.npz", 2, 3, 500, 461, 0.11669074344722, 0.948896586894989,
       -2.4238216876983643, -1.556709885597229},
  };
  for (const Known& expected : known) {
    const fs::path path = sample(expected.name);
    if (path.empty()) {
      continue;
    }
    INFO(expected.name);
    const Trace::Cell cell = Trace::open(path).cell(expected.layer, expected.head);
    CHECK(weight(cell, expected.query, expected.position) ==
          Approx(expected.weight).epsilon(1e-11));
    CHECK(cell.queries(expected.query, 3) == expected.query_3);
    CHECK(cell.keys(expected.position, 3) == expected.key_3);
    CHECK(cell.values(expected.query, 2) == expected.value_2);
  }
}

TEST_CASE("weights of the sample traces agree with numpy", "[trace][samples]") {
  struct Known {
    std::string name;
    Index head, query;
    double first, sixth, own;
  };
  const Known known[] = {
      {"gpt2small_layer5_weights_only.npz", 7, 20, 0.5160741987769079, 0.00011509478322884207,
       0.03969673952183962},
      {"llama32_layer0_weights_only.npz", 31, 31, 0.8369203978115631, 0.010131912633949787,
       0.09838941666221118},
  };
  for (const Known& expected : known) {
    const fs::path path = sample(expected.name);
    if (path.empty()) {
      continue;
    }
    INFO(expected.name);
    const RowMatrix weights = Trace::open(path).cell(0, expected.head).weights;
    CHECK(weights(expected.query, 0) == Approx(expected.first).epsilon(1e-14));
    CHECK(weights(expected.query, 5) == Approx(expected.sixth).epsilon(1e-14));
    CHECK(weights(expected.query, expected.query) == Approx(expected.own).epsilon(1e-14));
  }
}

TEST_CASE("the shipped trace in half precision", "[trace][samples]") {
  const fs::path path =
      fs::path(KVBUDGET_SOURCE_DIR) / "resources/traces/moving_shapes.safetensors";
  if (!fs::exists(path)) {
    WARN("the shipped trace is not here: its test is skipped");
    return;
  }
  const Trace trace = Trace::open(path);
  const TraceInfo& info = trace.info();
  CHECK(info.layers == 4);
  CHECK(info.heads == 4);
  CHECK(info.kv_heads == 2);
  CHECK(info.tokens == 513);
  CHECK(info.key_dim == 32);
  CHECK(info.value_dim == 32);
  CHECK(info.tokens_per_frame == 16);
  CHECK(info.keyframes == std::vector<Position>{1, 145, 289, 385, 449});
  CHECK(info.scale == Approx(1.0 / std::sqrt(32.0)).epsilon(1e-7));
  const Trace::Cell cell = trace.cell(2, 3);
  CHECK(cell.queries(500, 3) == 0.94873046875);
  CHECK(weight(cell, 500, 1) == Approx(4.387977051066581e-05).epsilon(1e-11));
  check_plausible(trace);
}

}  // namespace kvbudget::testing
