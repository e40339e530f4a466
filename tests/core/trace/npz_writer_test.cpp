#include "core/trace/npz_writer.h"

#include <catch2/catch.hpp>
#include <future>

#include "core/trace/tensor_file.h"
#include "tests/core/trace/failing_disk.h"
#include "tests/core/trace/trace_files.h"

namespace kvbudget::testing {

using Catch::Contains;

namespace {

using Names = std::vector<std::string>;

void write_sample(const std::filesystem::path& path) {
  NpzWriter writer(path);
  writer.add("v", {2, 3}, std::vector<double>{1, 2, 3, 4, 5, 6.5});
  writer.add("sizes", {2}, std::vector<std::int64_t>{-16, 32});
  writer.add("first_query", 8);
  writer.add("readout", "zero_fill");
  writer.add("empty", {0, 4}, std::span<const double>());
  writer.add_rows("p", 300, 200, [](Index row, std::span<double> out) {
    for (std::size_t i = 0; i < out.size(); ++i) {
      out[i] = static_cast<double>(row) + static_cast<double>(i) / 1000.0;
    }
  });
  writer.commit();
}

std::vector<double> all_of(const TensorFile& file, const std::string& name) {
  const TensorInfo& tensor = *file.find(name);
  std::vector<double> out(static_cast<std::size_t>(tensor.count()));
  file.read(tensor, 0, out);
  return out;
}

}  // namespace

TEST_CASE("what is written to a .npz is read back", "[trace]") {
  const TemporaryFolder folder;
  write_sample(folder / "x.npz");
  const auto file = TensorFile::open(folder / "x.npz");
  CHECK(file->tensors().size() == 6);
  CHECK(all_of(*file, "v") == std::vector<double>{1, 2, 3, 4, 5, 6.5});
  CHECK(all_of(*file, "sizes") == std::vector<double>{-16, 32});
  CHECK(file->find("first_query")->shape.empty());
  CHECK(all_of(*file, "first_query") == std::vector<double>{8});
  CHECK(file->find("readout")->dtype == "|S9");
  CHECK(file->find("empty")->shape == std::vector<std::int64_t>{0, 4});
  const std::vector<double> p = all_of(*file, "p");
  REQUIRE(p.size() == 60'000);
  CHECK(p[0] == 0.0);
  CHECK(p[200 * 299 + 199] == 299.199);
}

TEST_CASE("the same arrays give the same bytes", "[trace]") {
  const TemporaryFolder folder;
  write_sample(folder / "a.npz");
  write_sample(folder / "b.npz");
  CHECK(read_all(folder / "a.npz") == read_all(folder / "b.npz"));
  CHECK(folder.names() == Names{"a.npz", "b.npz"});
}

TEST_CASE("a .npz that cannot be written is one clear error and no file", "[trace]") {
  const TemporaryFolder folder;
  CHECK_THAT(error_of([&] { write_sample(folder / "none/x.npz"); }),
             Contains("none/x.npz': there is no folder"));
  CHECK_THAT(error_of([&] { write_sample(folder.path()); }), Contains("it is a folder"));
  const auto old = folder.file("x.npz", "old");
  for (const rlim_t limit_bytes : {0u, 100u, 4096u, 400'000u}) {
    std::string sentence = error_of([&] {
      const FileSizeLimit limit(limit_bytes);
      write_sample(old);
    });
    CHECK_THAT(sentence, Contains("x.npz': File too large; nothing was written"));
    CHECK(folder.names() == Names{"x.npz"});
    CHECK(read_all(old) == "old");
  }
  if (std::filesystem::exists("/dev/full")) {
    CHECK(error_of([] { write_sample("/dev/full"); }) ==
          "cannot write '/dev/full': No space left on device");
  }
}

TEST_CASE("a .npz goes through a pipe", "[trace]") {
  const TemporaryFolder folder;
  REQUIRE(std::system(("mkfifo " + (folder / "fifo").string()).c_str()) == 0);
  auto reader = std::async(std::launch::async, [&] { return read_all(folder / "fifo"); });
  write_sample(folder / "fifo");
  write_sample(folder / "x.npz");
  CHECK(reader.get() == read_all(folder / "x.npz"));
}

TEST_CASE("what a source of rows throws comes out, and no file is left", "[trace]") {
  const TemporaryFolder folder;
  {
    NpzWriter writer(folder / "x.npz");
    writer.add_rows("p", 10, 10, [](Index row, std::span<double>) {
      if (row == 7) {
        throw std::domain_error("row 7");
      }
    });
    CHECK_THROWS_WITH(writer.commit(), "row 7");
  }
  CHECK(folder.names().empty());
}

TEST_CASE("a .npz writer's misuse is told", "[trace]") {
  const TemporaryFolder folder;
  NpzWriter writer(folder / "x.npz");
  CHECK_THROWS_AS(writer.add("v", {2, 2}, std::vector<double>{1, 2, 3}), std::invalid_argument);
  writer.add("v", 1);
  CHECK_THROWS_AS(writer.add("v", 2), std::invalid_argument);
  CHECK_THROWS_AS(writer.add("", 2), std::invalid_argument);
}

}  // namespace kvbudget::testing
