#include "core/trace/trace.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <numeric>

#include "core/trace/npz_writer.h"
#include "tests/core/trace/trace_files.h"

namespace kvbudget::testing {

namespace {

/// attn whose rows weigh all positions up to the query equally, but cell c puts c more on the
/// first.
std::vector<double> causal_weights(Index cells, Index tokens) {
  std::vector<double> weights;
  for (Index cell = 0; cell < cells; ++cell) {
    for (Index query = 0; query < tokens; ++query) {
      for (Index position = 0; position < tokens; ++position) {
        const double extra = position == 0 ? static_cast<double>(cell) : 0.0;
        weights.push_back(position > query ? 0.0
                                           : (1.0 + extra) / static_cast<double>(query + 1 + cell));
      }
    }
  }
  return weights;
}

double element_of(Index flat) {
  return static_cast<double>(static_cast<float>(flat % 97) / 32.0f);
}

}  // namespace

TEST_CASE("queries, keys and values of each head, grouped heads sharing theirs", "[trace]") {
  const TemporaryFolder folder;
  const auto path =
      folder.file("x.npz", npz({{"q", {2, 6, 5, 3}}, {"k", {2, 2, 5, 3}}, {"v", {2, 2, 5, 4}}}));
  const Trace trace = Trace::open(path);
  const TraceInfo& info = trace.info();
  CHECK(info.path == path);
  CHECK(info.layers == 2);
  CHECK(info.heads == 6);
  CHECK(info.kv_heads == 2);
  CHECK(info.tokens == 5);
  CHECK(info.key_dim == 3);
  CHECK(info.value_dim == 4);
  CHECK(!info.has_weights);
  CHECK(info.scale == 1.0 / std::sqrt(3.0));
  CHECK(info.tokens_per_frame == 0);
  CHECK(info.keyframes.empty());
  CHECK(info.tensors.size() == 3);
  for (const Index layer : {0, 1}) {
    for (Index head = 0; head < 6; ++head) {
      const Trace::Cell cell = trace.cell(layer, head);
      const Index kv = layer * 2 + head / 3;
      REQUIRE(cell.queries.rows() == 5);
      REQUIRE(cell.values.cols() == 4);
      CHECK(cell.weights.size() == 0);
      CHECK(cell.queries(0, 0) == element_of((layer * 6 + head) * 15));
      CHECK(cell.queries(4, 2) == element_of((layer * 6 + head) * 15 + 14));
      CHECK(cell.keys(1, 2) == element_of(kv * 15 + 5));
      CHECK(cell.values(3, 1) == element_of(kv * 20 + 13));
    }
  }
}

TEST_CASE("leading axes may be left out, and values too", "[trace]") {
  const TemporaryFolder folder;
  const Trace heads = Trace::open(folder.file("h.npz", npz({{"q", {4, 5, 3}}, {"k", {1, 5, 3}}})));
  CHECK(heads.info().layers == 1);
  CHECK(heads.info().heads == 4);
  CHECK(heads.info().kv_heads == 1);
  CHECK(heads.info().value_dim == 0);
  CHECK(heads.cell(0, 3).values.rows() == 5);
  CHECK(heads.cell(0, 3).values.cols() == 0);

  const Trace single =
      Trace::open(folder.file("s.npz", npz({{"q", {5, 3}}, {"k", {5, 3}}, {"v", {5, 1}}})));
  CHECK(single.info().layers == 1);
  CHECK(single.info().heads == 1);
  CHECK(single.cell(0, 0).queries(4, 2) == element_of(14));
}

TEST_CASE("weights come in three ranks, with values or without", "[trace]") {
  const TemporaryFolder folder;
  const std::vector<double> values(2 * 5 * 3, 0.5);
  const std::vector<NpzWriter::Shape> shapes = {{2, 2, 5, 5}, {4, 5, 5}, {5, 5}};
  for (const NpzWriter::Shape& shape : shapes) {
    const Index cells = shape.size() == 2 ? 1 : 4;
    NpzWriter writer(folder / "w.npz");
    writer.add("attn", shape, causal_weights(cells, 5));
    if (shape.size() == 3) {
      writer.add("v", {2, 5, 3}, values);
    }
    writer.commit();
    const Trace trace = Trace::open(folder / "w.npz");
    const TraceInfo& info = trace.info();
    CHECK(info.has_weights);
    CHECK(info.tokens == 5);
    CHECK(info.layers * info.heads == cells);
    CHECK(info.layers == (shape.size() == 4 ? 2 : 1));
    CHECK(info.value_dim == (shape.size() == 3 ? 3 : 0));
    CHECK(info.key_dim == 0);
    const Trace::Cell cell = trace.cell(info.layers - 1, info.heads - 1);
    const auto extra = static_cast<double>(cells - 1);
    CHECK(cell.queries.size() == 0);
    CHECK(cell.weights(4, 0) == Approx((1 + extra) / (5 + extra)).epsilon(1e-14));
    CHECK(cell.weights(0, 0) == 1.0);
    CHECK(cell.weights(3, 4) == 0.0);
    for (Index query = 0; query < 5; ++query) {
      const double* row = cell.weights.row(query).data();
      CHECK(std::accumulate(row, row + 5, 0.0) == Approx(1.0).epsilon(1e-15));
    }
  }
}

TEST_CASE("weights of low precision are divided by their sum", "[trace]") {
  const TemporaryFolder folder;
  NpzWriter writer(folder / "w.npz");
  writer.add("attn", {2, 2}, std::vector<double>{0.9995, 1e-7, 0.25, 0.7505});
  writer.commit();
  const RowMatrix weights = Trace::open(folder / "w.npz").cell(0, 0).weights;
  CHECK(weights(0, 0) == 1.0);
  CHECK(weights(0, 1) == 0.0);
  CHECK(weights(1, 0) == 0.25 / (0.25 + 0.7505));
}

TEST_CASE("scale, tokens_per_frame and keyframes, as scalars or lists", "[trace]") {
  const TemporaryFolder folder;
  const std::string q = npy_of({"q", {5, 3}});
  const std::vector<std::int32_t> frames = {0, 3};
  const std::vector<std::int64_t> two = {2};
  const std::string half = raw(std::vector<double>{0.5});
  for (const char* shape : {"()", "(1,)"}) {
    const Trace trace = Trace::open(
        folder.file("x.npz", zip({{"q.npy", q},
                                  {"k.npy", q},
                                  {"scale.npy", npy("<f8", shape, half)},
                                  {"tokens.npy", npy("<U1", "(5,)", std::string(20, '\0'))},
                                  {"tokens_per_frame.npy", npy("<i8", shape, raw(two))},
                                  {"keyframes.npy", npy("<i4", "(2,)", raw(frames))}})));
    CHECK(trace.info().scale == 0.5);
    CHECK(trace.cell(0, 0).scale == 0.5);
    CHECK(trace.info().tokens_per_frame == 2);
    CHECK(trace.info().keyframes == std::vector<Position>{0, 3});
  }
}

TEST_CASE("where a file has weights, q and k are not read", "[trace]") {
  const TemporaryFolder folder;
  const auto weights = raw(std::vector<double>{1, 0, 0.5, 0.5});
  const Trace trace =
      Trace::open(folder.file("x.npz", zip({{"attn.npy", npy("<f8", "(2, 2)", weights)},
                                            {"q.npy", npy("<f8", "(1,)", std::string(8, '\0'))}})));
  CHECK(trace.info().has_weights);
  CHECK(trace.cell(0, 0).weights(1, 1) == 0.5);
}

}  // namespace kvbudget::testing
