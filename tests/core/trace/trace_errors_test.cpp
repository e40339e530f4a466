#include <catch2/catch.hpp>
#include <limits>

#include "core/trace/trace.h"
#include "tests/core/trace/trace_files.h"

namespace kvbudget::testing {

using Catch::Contains;

namespace {

std::string error_for(const TemporaryFolder& folder, const std::string& bytes) {
  const auto path = folder.file("x.npz", bytes);
  std::string sentence = error_of([&] { Trace::open(path); });
  CHECK_THAT(sentence, Contains("x.npz'"));
  return sentence;
}

std::string error_for(const TemporaryFolder& folder, const std::vector<Array>& arrays) {
  return error_for(folder, npz(arrays));
}

/// A good single head and one more array.
std::string error_for_option(const TemporaryFolder& folder, const std::string& name,
                             const std::string& npy) {
  const std::string q = npy_of({"q", {5, 3}});
  std::string sentence = error_for(folder, zip({{"q.npy", q}, {"k.npy", q}, {name + ".npy", npy}}));
  CHECK_THAT(sentence, Contains(name));
  return sentence;
}

std::string error_for_cell(const TemporaryFolder& folder, const std::string& bytes, Index layer,
                           Index head) {
  const auto path = folder.file("x.npz", bytes);
  const Trace trace = Trace::open(path);
  std::string sentence = error_of([&] { trace.cell(layer, head); });
  CHECK_THAT(sentence, Contains("x.npz'"));
  return sentence;
}

std::string weights_error(const TemporaryFolder& folder, const std::vector<float>& weights) {
  // Layer 0 is right, layer 1 is the one to test.
  std::vector<float> all = {1.0f, 0.0f, 0.5f, 0.5f};
  all.insert(all.end(), weights.begin(), weights.end());
  return error_for_cell(folder, zip({{"attn.npy", npy("<f4", "(2, 1, 2, 2)", raw(all))}}), 1, 0);
}

}  // namespace

TEST_CASE("arrays that are missing", "[trace]") {
  const TemporaryFolder folder;
  CHECK_THAT(error_for(folder, {{"a", {2, 2}}, {"b", {2, 2}}}),
             Contains("neither q and k nor attn, but 'a', 'b'"));
  CHECK_THAT(error_for(folder, {{"q", {5, 3}}}), Contains("array 'k' is missing"));
  CHECK_THAT(error_for(folder, {{"k", {5, 3}}}), Contains("array 'q' is missing"));
}

TEST_CASE("arrays of a wrong rank, size or type", "[trace]") {
  const TemporaryFolder folder;
  CHECK_THAT(error_for(folder, {{"q", {5}}, {"k", {5}}}), Contains("'q' is [5]"));
  CHECK_THAT(error_for(folder, {{"q", {1, 1, 1, 5, 3}}, {"k", {5, 3}}}),
             Contains("'q' is [1, 1, 1"));
  CHECK_THAT(error_for(folder, {{"q", {5, 3}}, {"k", {1, 5, 3}}}),
             Contains("'k' is [1, 5, 3] and 'q' is [5, 3]"));
  CHECK_THAT(error_for(folder, {{"q", {0, 3}}, {"k", {0, 3}}}), Contains("'q' is empty"));
  CHECK_THAT(error_for(folder, {{"q", {5, 3}}, {"k", {5, 3}}, {"v", {5, 0}}}),
             Contains("'v' is empty"));
  const std::string integers = npy("<i4", "(5, 3)", std::string(60, '\0'));
  CHECK_THAT(error_for(folder, zip({{"q.npy", integers}, {"k.npy", integers}})),
             Contains("'q' is int32, where float16"));
  const std::string objects = npy("|O", "(5, 3)", "pickle");
  CHECK_THAT(error_for(folder, zip({{"q.npy", objects}, {"k.npy", objects}})),
             Contains("'q' holds Python objects"));
  CHECK_THAT(error_for(folder, {{"q", {1'048'577, 1}}, {"k", {1'048'577, 1}}}),
             Contains("1048577 tokens, where at most 1048576"));
}

TEST_CASE("arrays that disagree", "[trace]") {
  const TemporaryFolder folder;
  const Array q = {"q", {2, 4, 5, 3}};
  CHECK_THAT(error_for(folder, {q, {"k", {2, 4, 6, 3}}}),
             Contains("'k' has 6 tokens where 'q' has 5") && Contains("[2, 4, 6, 3]"));
  CHECK_THAT(error_for(folder, {q, {"k", {2, 4, 5, 2}}}),
             Contains("'k' has 2 dimensions a token where 'q' has 3"));
  CHECK_THAT(error_for(folder, {q, {"k", {1, 4, 5, 3}}}), Contains("'k' has 1 layers"));
  CHECK_THAT(error_for(folder, {q, {"k", {2, 3, 5, 3}}}),
             Contains("'k' has 3 heads, which do not divide the 4 heads of 'q'"));
  CHECK_THAT(error_for(folder, {q, {"k", {2, 8, 5, 3}}}), Contains("do not divide"));
  const Array k = {"k", {2, 2, 5, 3}};
  CHECK_THAT(error_for(folder, {q, k, {"v", {2, 4, 5, 3}}}), Contains("'v' has 4 heads"));
  CHECK_THAT(error_for(folder, {q, k, {"v", {2, 2, 4, 3}}}), Contains("'v' has 4 tokens"));
  CHECK_THAT(error_for(folder, {q, k, {"v", {3, 2, 5, 3}}}), Contains("'v' has 3 layers"));
  CHECK_THAT(error_for(folder, {q, k, {"v", {2, 5, 3}}}), Contains("'v' is [2, 5, 3]"));
}

TEST_CASE("weights of a wrong shape", "[trace]") {
  const TemporaryFolder folder;
  CHECK_THAT(error_for(folder, {{"attn", {2, 4, 5, 6}}}),
             Contains("'attn' is [2, 4, 5, 6]") && Contains("must be equal"));
  CHECK_THAT(error_for(folder, {{"attn", {4, 5, 5}}, {"v", {3, 5, 2}}}),
             Contains("'v' has 3 heads, which do not divide the 4 heads of 'attn'"));
  CHECK_THAT(error_for(folder, {{"attn", {4, 5, 5}}, {"v", {5, 2}}}), Contains("'v' is [5, 2]"));
  CHECK_THAT(error_for(folder, {{"attn", {5, 5}}, {"v", {6, 2}}}), Contains("'v' has 6 tokens"));

  // 4.3 GB of nothing: a hole in a sparse file.
  const std::string large =
      R"({"attn": {"dtype": "F32", "shape": [32768, 32768], "data_offsets": [0, 4294967296]}})";
  const auto path = folder.file("large.safetensors", safetensors(large, ""));
  std::filesystem::resize_file(path, 8 + large.size() + 4294967296);
  CHECK_THAT(error_of([&] { Trace::open(path); }),
             Contains("32768 tokens, where weights of at most 16384 are read"));
}

TEST_CASE("optional arrays that make no sense", "[trace]") {
  const TemporaryFolder folder;
  const auto numbers = [](std::initializer_list<double> values) {
    return npy("<f8", "(" + std::to_string(values.size()) + ",)", raw(std::vector<double>(values)));
  };
  const auto integers = [](std::initializer_list<std::int64_t> values) {
    return npy("<i8", "(" + std::to_string(values.size()) + ",)",
               raw(std::vector<std::int64_t>(values)));
  };
  const double infinity = std::numeric_limits<double>::infinity();
  CHECK_THAT(error_for_option(folder, "scale", numbers({0.0})), Contains("is 0, where"));
  CHECK_THAT(error_for_option(folder, "scale", numbers({-1.0})), Contains("is -1, where"));
  CHECK_THAT(error_for_option(folder, "scale", numbers({infinity})), Contains("is inf, where"));
  CHECK_THAT(error_for_option(folder, "scale", numbers({std::numeric_limits<double>::quiet_NaN()})),
             Contains("is nan, where"));
  CHECK_THAT(error_for_option(folder, "scale", numbers({1.0, 2.0})), Contains("one number"));
  CHECK_THAT(error_for_option(folder, "scale", numbers({})), Contains("empty"));
  CHECK_THAT(error_for_option(folder, "scale", npy("<U1", "()", "abcd")), Contains("text"));

  CHECK_THAT(error_for_option(folder, "tokens_per_frame", integers({0})), Contains("1 to 5"));
  CHECK_THAT(error_for_option(folder, "tokens_per_frame", integers({6})), Contains("is 6"));
  CHECK_THAT(error_for_option(folder, "tokens_per_frame", numbers({2.0})),
             Contains("is float64, where integers are needed"));
  CHECK_THAT(error_for_option(folder, "tokens_per_frame", integers({1, 2})),
             Contains("one integer"));

  CHECK_THAT(error_for_option(folder, "keyframes", integers({1, 5})),
             Contains("keyframes[1] is 5, where a position from 0 to 4"));
  CHECK_THAT(error_for_option(folder, "keyframes", integers({-1})), Contains("keyframes[0] is -1"));
  CHECK_THAT(error_for_option(folder, "keyframes", integers({1, 3, 3})),
             Contains("keyframes[2] is 3 after 3"));
  CHECK_THAT(error_for_option(folder, "keyframes", integers({3, 1})),
             Contains("keyframes[1] is 1 after 3; keyframes must increase"));
  CHECK_THAT(error_for_option(folder, "keyframes", numbers({1.0})),
             Contains("integers are needed"));
  CHECK_THAT(error_for_option(folder, "keyframes", npy("|b1", "(1,)", "\1")),
             Contains("is boolean, where integers are needed"));
  CHECK_THAT(error_for_option(folder, "keyframes", npy("|O", "(1,)", "x")),
             Contains("Python objects"));
  CHECK_THAT(error_for_option(folder, "keyframes", integers({0, 1, 2, 3, 4, 5})),
             Contains("at most 5 positions"));
  CHECK_THAT(error_for_option(folder, "keyframes", npy("<i4", "(1, 1)", std::string(4, '\0'))),
             Contains("is [1, 1]"));
}

TEST_CASE("a layer or head out of range", "[trace]") {
  const TemporaryFolder folder;
  const std::string bytes = npz({{"q", {2, 4, 5, 3}}, {"k", {2, 2, 5, 3}}});
  CHECK_THAT(error_for_cell(folder, bytes, 2, 0), Contains("no layer 2; it has layers 0 to 1"));
  CHECK_THAT(error_for_cell(folder, bytes, -1, 0), Contains("no layer -1"));
  CHECK_THAT(error_for_cell(folder, bytes, 0, 4), Contains("no head 4; it has heads 0 to 3"));
  CHECK_THAT(error_for_cell(folder, bytes, 0, -1), Contains("no head -1"));
}

TEST_CASE("data that is not finite is named by array and index", "[trace]") {
  const TemporaryFolder folder;
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const float infinity = std::numeric_limits<float>::infinity();
  for (const std::string bad : {"q", "k", "v"}) {
    for (const float value : {nan, infinity, -infinity}) {
      std::vector<float> data(2 * 2 * 5 * 3, 1.0f);
      data[((1 * 2 + 1) * 5 + 4) * 3 + 2] = value;
      std::vector<ZipItem> items;
      for (const std::string name : {"q", "k", "v"}) {
        items.push_back({name + ".npy", name == bad ? npy("<f4", "(2, 2, 5, 3)", raw(data))
                                                    : npy_of({name, {2, 2, 5, 3}})});
      }
      const std::string place = bad + "[1,1,4,2]";
      const std::string word = value != value ? " is nan" : value > 0 ? " is inf" : " is -inf";
      CHECK_THAT(error_for_cell(folder, zip(items), 1, 1), Contains(place) && Contains(word));
      CHECK_NOTHROW(Trace::open(folder / "x.npz").cell(1, 0));
    }
  }
  const std::string q = npy_of({"q", {1, 2}});
  const std::string large = npy("<f8", "(1, 2)", raw(std::vector<double>{0.0, 1e200}));
  CHECK_THAT(error_for_cell(folder, zip({{"q.npy", q}, {"k.npy", large}}), 0, 0),
             Contains("k[0,1] is 1e+200"));
}

TEST_CASE("weights that are no causal attention", "[trace]") {
  const TemporaryFolder folder;
  const float nan = std::numeric_limits<float>::quiet_NaN();
  CHECK_THAT(weights_error(folder, {1.0f, 0.0f, 0.5f, 0.43f}),
             Contains("'attn'") && Contains("layer 1, head 0, query 1 sums to 0.93"));
  CHECK_THAT(weights_error(folder, {0.0f, 0.0f, 0.5f, 0.5f}), Contains("query 0 sums to 0,"));
  CHECK_THAT(weights_error(folder, {1.0f, 0.0f, 1.25f, -0.25f}),
             Contains("attn[1,0,1,1] is -0.25"));
  CHECK_THAT(weights_error(folder, {0.5f, 0.5f, 0.5f, 0.5f}),
             Contains("attn[1,0,0,1] is 0.5; weights must be causal"));
  CHECK_THAT(weights_error(folder, {1.0f, 0.0f, nan, 0.5f}), Contains("attn[1,0,1,0] is nan"));
  CHECK_THAT(weights_error(folder, {1.0f, nan, 0.5f, 0.5f}), Contains("attn[1,0,0,1] is nan"));
}

}  // namespace kvbudget::testing
