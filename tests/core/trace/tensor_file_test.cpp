#include "core/trace/tensor_file.h"

#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <numeric>
#include <random>
#include <thread>

#include "tests/core/trace/trace_files.h"

namespace kvbudget::testing {

using Catch::Contains;

namespace {

std::vector<double> read_slice(const TensorFile& file, const std::string& name, std::int64_t first,
                               std::size_t count) {
  const TensorInfo* tensor = file.find(name);
  REQUIRE(tensor != nullptr);
  std::vector<double> out(count);
  file.read(*tensor, first, out);
  return out;
}

std::vector<double> counting(std::int64_t first, std::size_t count) {
  std::vector<double> values(count);
  std::iota(values.begin(), values.end(), static_cast<double>(first));
  return values;
}

/// The numbers 0, 1, ... of a C-ordered array, laid out in Fortran order.
std::vector<float> in_fortran_order(const std::vector<std::int64_t>& shape) {
  std::int64_t count = 1;
  for (const std::int64_t size : shape) {
    count *= size;
  }
  std::vector<float> data(static_cast<std::size_t>(count));
  for (std::int64_t c = 0; c < count; ++c) {
    std::int64_t rest = c;
    std::int64_t place = 0;
    std::int64_t stride = count;
    for (std::size_t axis = shape.size(); axis-- > 0;) {
      stride /= shape[axis];
      place += rest % shape[axis] * stride;
      rest /= shape[axis];
    }
    data[static_cast<std::size_t>(place)] = static_cast<float>(c);
  }
  return data;
}

}  // namespace

TEST_CASE("slices of stored and deflated arrays, in any order", "[trace]") {
  const TemporaryFolder folder;
  constexpr std::int64_t kCount = 50'000;  // more than one of the reader's chunks
  std::vector<float> data(kCount);
  std::iota(data.begin(), data.end(), 0.0f);
  for (const bool deflated : {false, true}) {
    const auto path =
        folder.file("x.npz", zip({{.name = "k.npy",
                                   .data = npy("<f4", shape_tuple({kCount / 10, 10}), raw(data)),
                                   .deflated = deflated}}));
    const auto file = TensorFile::open(path);
    CHECK(file->tensors().size() == 1);
    CHECK(file->tensors()[0].type == ElementType::float32);
    CHECK(file->tensors()[0].shape == std::vector<std::int64_t>{kCount / 10, 10});
    for (const std::int64_t first : {0, 40'000, 17, 39'999, 49'999, 8'191, 0}) {
      const auto count = static_cast<std::size_t>(std::min<std::int64_t>(9'000, kCount - first));
      CHECK(read_slice(*file, "k", first, count) == counting(first, count));
    }
    CHECK(read_slice(*file, "k", kCount, 0).empty());
    CHECK_THROWS_AS(read_slice(*file, "k", kCount - 1, 2), std::out_of_range);
    CHECK_THROWS_AS(read_slice(*file, "k", -1, 2), std::out_of_range);
  }
}

TEST_CASE("slices of Fortran-ordered arrays are gathered in C order", "[trace]") {
  const TemporaryFolder folder;
  std::mt19937 random(7);
  for (int round = 0; round < 60; ++round) {
    std::vector<std::int64_t> shape(1 + random() % 5);
    std::int64_t count = 1;
    for (std::int64_t& size : shape) {
      size = 1 + static_cast<std::int64_t>(random() % 7);
      count *= size;
    }
    const auto path = folder.file(
        "x.npz",
        zip({{"k.npy", npy("<f4", shape_tuple(shape), raw(in_fortran_order(shape)), true)}}));
    const auto file = TensorFile::open(path);
    REQUIRE(read_slice(*file, "k", 0, static_cast<std::size_t>(count)) ==
            counting(0, static_cast<std::size_t>(count)));
    const auto first = static_cast<std::int64_t>(random() % static_cast<unsigned>(count));
    const std::size_t length = random() % static_cast<unsigned>(count - first + 1);
    REQUIRE(read_slice(*file, "k", first, length) == counting(first, length));
  }
}

TEST_CASE("element types and header versions that numpy and ml_dtypes write", "[trace]") {
  const TemporaryFolder folder;
  const std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': (), }\n";
  const std::string two = raw(std::vector<float>{2.0f});
  const auto path = folder.file(
      "x.npz",
      zip({{"half.npy", npy("<f2", "(2,)", std::string("\x00\x3e\x00\xc0", 4))},
           {"big_half.npy", npy(">f2", "(2,)", std::string("\x3e\x00\xc0\x00", 4))},
           {"bfloat.npy", npy("<V2", "(2,)", std::string("\xc0\x3f\x00\xc0", 4))},
           {"bfloat_bar.npy", npy("|V2", "(2,)", std::string("\xc0\x3f\x00\xc0", 4))},
           {"big_float.npy",
            npy(">f4", "(2,)", std::string("\x3f\xc0\x00\x00\xc0\x00\x00\x00", 8))},
           {"big_double.npy", npy(">f8", "()", std::string("\x3f\xf8\x00\x00\x00\x00\x00\x00", 8))},
           {"version_2.npy", npy_with_header(header, two, 2)},
           {"version_3.npy", npy_with_header(header, two, 3)}}));
  const auto file = TensorFile::open(path);
  for (const char* name : {"half", "big_half", "bfloat", "bfloat_bar", "big_float"}) {
    INFO(name);
    CHECK(read_slice(*file, name, 0, 2) == std::vector<double>{1.5, -2.0});
  }
  CHECK(file->find("bfloat")->type == ElementType::bfloat16);
  CHECK(read_slice(*file, "big_double", 0, 1) == std::vector<double>{1.5});
  CHECK(read_slice(*file, "version_2", 0, 1) == std::vector<double>{2.0});
  CHECK(read_slice(*file, "version_3", 0, 1) == std::vector<double>{2.0});
  CHECK(file->find("nothing") == nullptr);
}

TEST_CASE("several threads read one file", "[trace]") {
  const TemporaryFolder folder;
  std::vector<float> data(20'000);
  std::iota(data.begin(), data.end(), 0.0f);
  const auto path = folder.file(
      "x.npz",
      zip({{.name = "k.npy", .data = npy("<f4", "(20000,)", raw(data)), .deflated = true}}));
  const auto file = TensorFile::open(path);
  std::vector<int> wrong(4, 0);
  std::vector<std::thread> threads;
  for (std::size_t thread = 0; thread < wrong.size(); ++thread) {
    threads.emplace_back([&, thread] {
      for (std::int64_t i = 0; i < 20; ++i) {
        std::vector<double> out(100);
        const std::int64_t first = (i * 977 + static_cast<std::int64_t>(thread) * 5'000) % 19'900;
        file->read(*file->find("k"), first, out);
        wrong[thread] += out == counting(first, 100) ? 0 : 1;
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  CHECK(wrong == std::vector<int>(4, 0));
}

TEST_CASE("what is no trace file at all is said to be what it is", "[trace]") {
  const TemporaryFolder folder;
  const auto fault = [&](const std::string& name, const std::string& bytes) {
    const auto path = folder.file(name, bytes);
    std::string sentence = error_of([&] { TensorFile::open(path); });
    CHECK_THAT(sentence, Contains(name));
    return sentence;
  };
  CHECK_THAT(fault("x.npz", ""), Contains("the file is empty"));
  CHECK_THAT(fault("x.npy", npy("<f4", "(1,)", "abcd")), Contains("a single .npy array"));
  CHECK_THAT(fault("x.safetensors", "version https://git-lfs.github.com/spec/v1\noid x\n"),
             Contains("git lfs pull"));
  CHECK_THAT(fault("x.npz", "<!DOCTYPE html><html></html>"), Contains("web page"));
  CHECK_THAT(fault("x.npz", "<html></html>"), Contains("web page"));
  CHECK_THAT(fault("x.json", "{\"kvbudget\": 1}"), Contains("JSON file"));
  CHECK_THAT(fault("x.pt", std::string("\x80\x02}q\0", 5)), Contains("pickle"));
  CHECK_THAT(fault("x.h5", "\x89HDF\r\n"), Contains("HDF5"));
  CHECK_THAT(fault("x.npz.gz", "\x1f\x8b\x08"), Contains("gzip"));
  CHECK_THAT(fault("x.npz", "some text"), Contains("neither a .npz nor a .safetensors file"));

  CHECK_THAT(error_of([&] { TensorFile::open(folder.path()); }), Contains("it is a folder"));
  CHECK_THAT(error_of([&] { TensorFile::open(folder / "none.npz"); }),
             Contains("none.npz'") && Contains("No such file"));
  CHECK_THAT(error_of([&] { TensorFile::open("/dev/zero"); }), Contains("not a regular file"));
  const auto fifo = folder / "fifo";
  REQUIRE(mkfifo(fifo.c_str(), 0600) == 0);
  CHECK_THAT(error_of([&] { TensorFile::open(fifo); }), Contains("not a regular file"));
}

}  // namespace kvbudget::testing
