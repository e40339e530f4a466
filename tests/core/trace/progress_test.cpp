#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "core/trace/trace.h"
#include "tests/core/trace/trace_files.h"

namespace kvbudget::testing {

namespace {

constexpr Index kTokens = 512;
constexpr Index kDim = 64;

std::string data_of(std::size_t numbers) {
  std::vector<float> values(numbers);
  for (std::size_t i = 0; i < numbers; ++i) {
    values[i] = static_cast<float>(i % 251) / 251.0F;
  }
  return raw(values);
}

// Two heads of queries, keys and values, of 128 KiB a head and array.
std::string archive(bool deflated, bool fortran_order) {
  std::vector<ZipItem> items;
  for (const char* name : {"q", "k", "v"}) {
    items.push_back(
        {std::string(name) + ".npy",
         npy("<f4", shape_tuple({1, 2, kTokens, kDim}), data_of(2 * kTokens * kDim), fortran_order),
         deflated});
  }
  return zip(items);
}

std::string tensors() {
  const std::string data = data_of(2 * kTokens * kDim);
  std::string header = "{";
  std::string all;
  for (const char* name : {"q", "k", "v"}) {
    header += (all.empty() ? "\"" : ",\"") + std::string(name) +
              "\":{\"dtype\":\"F32\",\"shape\":[1,2,512,64],\"data_offsets\":[" +
              std::to_string(all.size()) + "," + std::to_string(all.size() + data.size()) + "]}";
    all += data;
  }
  return safetensors(header + "}", all);
}

std::string weights() {
  std::vector<float> rows;
  for (Index t = 0; t < kTokens; ++t) {
    for (Index j = 0; j < kTokens; ++j) {
      rows.push_back(j <= t ? 1.0F / static_cast<float>(t + 1) : 0.0F);
    }
  }
  return zip({{"attn.npy", npy("<f4", shape_tuple({kTokens, kTokens}), raw(rows)), true}});
}

}  // namespace

TEST_CASE("reading a cell reports the share of what must pass by, up to all of it", "[trace]") {
  const TemporaryFolder folder;
  const std::vector<std::filesystem::path> files = {
      folder.file("stored.npz", archive(false, false)),
      folder.file("deflated.npz", archive(true, false)),
      folder.file("fortran.npz", archive(true, true)), folder.file("plain.safetensors", tensors()),
      folder.file("weights.npz", weights())};
  for (const auto& file : files) {
    const Trace trace = Trace::open(file);
    const Index head = trace.info().heads - 1;
    // The second time, the checksums of a .npz are known and less has to pass by.
    for (const int time : {1, 2}) {
      CAPTURE(file, time);
      std::vector<double> shares;
      Hooks hooks;
      hooks.progressed = [&](double share) { shares.push_back(share); };
      const auto cell = trace.cell(0, head, hooks);
      REQUIRE(cell);
      REQUIRE(shares.size() >= 4);
      CHECK(std::is_sorted(shares.begin(), shares.end()));
      CHECK(shares.front() < 0.3);
      CHECK(shares.back() == 1.0);
      CHECK(shares[shares.size() - 2] < 1.0);
      const Trace::Cell alone = trace.cell(0, head);
      CHECK(cell->keys == alone.keys);
      CHECK(cell->weights == alone.weights);
      CHECK(cell->values == alone.values);
    }
  }
}

TEST_CASE("reading a cell ends soon after it is cancelled, and the trace reads on", "[trace]") {
  const TemporaryFolder folder;
  const bool deflated = GENERATE(false, true);
  const bool fortran_order = GENERATE(false, true);
  const Trace trace = Trace::open(folder.file("x.npz", archive(deflated, fortran_order)));
  for (const int after : {0, 1, 5}) {
    CAPTURE(deflated, fortran_order, after);
    int polls = 0;
    Hooks hooks;
    hooks.cancelled = [&] { return ++polls > after; };
    CHECK_FALSE(trace.cell(0, 1, hooks));
    CHECK(polls == after + 1);
  }
  const Trace::Cell whole = trace.cell(0, 1);
  CHECK(whole.keys == Trace::open(folder / "x.npz").cell(0, 1).keys);
}

}  // namespace kvbudget::testing
