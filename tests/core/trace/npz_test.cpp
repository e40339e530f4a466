#include <catch2/catch.hpp>
#include <string>

#include "core/trace/tensor_file.h"
#include "tests/core/trace/trace_files.h"

namespace kvbudget::testing {

using Catch::Contains;

namespace {

/// What opening the file, or reading all of array k in it, says.
std::string error_for(const TemporaryFolder& folder, const std::string& bytes) {
  const auto path = folder.file("x.npz", bytes);
  std::string sentence = error_of([&] {
    const auto file = TensorFile::open(path);
    const TensorInfo* tensor = file->find("k");
    REQUIRE(tensor != nullptr);
    std::vector<double> out(static_cast<std::size_t>(tensor->count()));
    file->read(*tensor, 0, out);
  });
  CHECK_THAT(sentence, Contains("x.npz'"));
  return sentence;
}

std::string error_for_array(const TemporaryFolder& folder, const std::string& npy) {
  std::string sentence = error_for(folder, zip({{"k.npy", npy}}));
  CHECK_THAT(sentence, Contains("'k'") || Contains("'k.npy'"));
  return sentence;
}

std::string error_for_header(const TemporaryFolder& folder, const std::string& header) {
  return error_for_array(folder, npy_with_header(header, std::string(24, '\1')));
}

const std::string kGood = npy("<f4", "(2, 3)", std::string(24, '\1'));

}  // namespace

TEST_CASE("a broken zip archive is one clear error", "[trace]") {
  const TemporaryFolder folder;
  const std::string archive = zip({{"k.npy", kGood}});

  for (const std::size_t size : {archive.size() - 1, archive.size() - 30, archive.size() / 2,
                                 std::size_t{30}, std::size_t{4}}) {
    CHECK_THAT(error_for(folder, archive.substr(0, size)),
               Contains("truncated or damaged zip archive"));
  }
  CHECK_THAT(error_for(folder, zip({})), Contains("without .npy arrays"));
  CHECK_THAT(error_for(folder, zip({{"archive/data.pkl", "x"}})), Contains("a PyTorch file?"));
  CHECK_THAT(error_for(folder, zip({{"k.npy", kGood}, {"k.npy", kGood}})),
             Contains("two entries named 'k.npy'"));
  CHECK_THAT(error_for(folder, zip({{.name = "k.npy", .data = kGood, .flags = 1}})),
             Contains("encrypted"));
  CHECK_THAT(error_for(folder, zip({{.name = "k.npy", .data = kGood, .method = 12}})),
             Contains("compressed by method 12"));
}

TEST_CASE("a zip entry that lies is found out", "[trace]") {
  const TemporaryFolder folder;
  const auto size = static_cast<std::int64_t>(kGood.size());
  const auto lying = [&](std::int64_t claimed, std::int64_t compressed, bool deflated) {
    return error_for(folder, zip({{.name = "k.npy",
                                   .data = kGood,
                                   .deflated = deflated,
                                   .size = claimed,
                                   .compressed_size = compressed}}));
  };
  CHECK_THAT(lying(size + 4, -1, false), Contains("'k.npy'") && Contains("but holds"));
  CHECK_THAT(lying(4'000'000'000, 4'000'000'000, false), Contains("in a file of"));
  CHECK_THAT(lying(4'000'000'000, -1, true), Contains("compressed bytes cannot give"));
  CHECK_THAT(lying(size - 4, -1, true), Contains("needs 24 bytes of data, but it has 20"));

  // Header and directory agree on a length that the data does not have.
  const std::string longer = npy("<f4", "(2, 4)", std::string(24, '\1'));
  const auto claimed = static_cast<std::int64_t>(longer.size()) + 8;
  CHECK_THAT(error_for(folder,
                       zip({{.name = "k.npy", .data = longer, .deflated = true, .size = claimed}})),
             Contains("'k.npy'") && Contains("length"));
  CHECK_THAT(
      error_for(
          folder,
          zip({{.name = "k.npy", .data = longer, .size = claimed, .compressed_size = claimed}})),
      Contains("'k.npy'") && (Contains("checksum") || Contains("ends before")));
}

TEST_CASE("a changed byte in an entry is found by its checksum", "[trace]") {
  const TemporaryFolder folder;
  for (const bool deflated : {false, true}) {
    CHECK_THAT(
        error_for(folder,
                  zip({{.name = "k.npy", .data = kGood, .deflated = deflated, .checksum = 12345}})),
        Contains("'k.npy'") && Contains("checksum"));
  }
}

TEST_CASE("a broken .npy header is one clear error", "[trace]") {
  const TemporaryFolder folder;
  const auto fault = [&](const std::string& header) { return error_for_header(folder, header); };
  CHECK_THAT(fault("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 4), }"),
             Contains("shape [2, 4] of <f4 needs 32 bytes of data, but it has 24"));
  CHECK_THAT(fault("{'descr': '<f4', 'fortran_order': False, 'shape': (-2, 3), }"),
             Contains("negative size"));
  CHECK_THAT(fault("{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 4294967296), }"),
             Contains("too large"));
  CHECK_THAT(
      fault("{'descr': '<f4', 'fortran_order': False, 'shape': (0, 4294967296, 4294967296), }"),
      Contains("too large"));
  CHECK_THAT(fault("{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999,), }"),
             Contains("beyond 64 bits"));
  CHECK_THAT(fault("{'descr': '<f4', 'fortran_order': False, 'shape': (6), }"),
             Contains("not a tuple"));
  CHECK_THAT(fault("{'descr': '<f4', 'fortran_order': False, 'shape': (2 3), }"),
             Contains("comma is missing"));
  CHECK_THAT(fault("{'descr': '<f4', 'fortran_order': False, 'shape': (2.5,), }"),
             Contains("comma is missing"));
  CHECK_THAT(fault("{'descr': '<f4', 'fortran_order': False, 'shape': (x,), }"),
             Contains("not a number"));
  CHECK_THAT(fault("{'descr': '<f4', 'fortran_order': Maybe, 'shape': (2, 3), }"),
             Contains("fortran_order must be True or False"));
  CHECK_THAT(fault("{'descr': '<f4', 'shape': (2, 3), }"), Contains("it needs descr"));
  CHECK_THAT(fault("{'descr': '<f4', 'descr': '<f4', 'shape': (2, 3), }"),
             Contains("'descr' is there twice"));
  CHECK_THAT(fault("{'descr': '<f4', 'order': False, 'shape': (2, 3), }"),
             Contains("'order' is not known"));
  CHECK_THAT(fault("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), } x"),
             Contains("follows the closing"));
  CHECK_THAT(fault("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3)"),
             Contains("missing"));
  CHECK_THAT(fault("{'descr': '<f4"), Contains("a quote is not closed"));
  CHECK_THAT(fault(""), Contains("'{' is missing"));
  std::string many = "{'descr': '<f4', 'fortran_order': False, 'shape': (";
  for (int i = 0; i < 40; ++i) {
    many += "1, ";
  }
  CHECK_THAT(fault(many + ")}"), Contains("more than 32 dimensions"));
}

TEST_CASE("an entry that is no .npy array is one clear error", "[trace]") {
  const TemporaryFolder folder;
  CHECK_THAT(error_for_array(folder, ""), Contains("too short"));
  CHECK_THAT(error_for_array(folder, "\x93NUMPY"), Contains("too short"));
  CHECK_THAT(error_for_array(folder, std::string(100, 'x')), Contains("does not start as"));
  CHECK_THAT(error_for_array(folder, npy_with_header("{}", "", 4)), Contains("version 4"));
  const std::string too_long = std::string("\x93NUMPY\1\0", 8) + little_endian(60000, 2) + "{}";
  CHECK_THAT(error_for_array(folder, too_long), Contains("60010 bytes long"));
  const std::string huge = std::string("\x93NUMPY\2\0", 8) + little_endian(0xffffffff, 4) + "{}";
  CHECK_THAT(error_for_array(folder, huge), Contains("4294967295 bytes long"));
}

TEST_CASE("a type that cannot be read matters only to who reads it", "[trace]") {
  const TemporaryFolder folder;
  const auto fault = [&](const std::string& header) {
    return error_for_header(folder,
                            "{'descr': " + header + ", 'fortran_order': False, 'shape': (3,)}");
  };
  CHECK_THAT(fault("'|O'"), Contains("holds Python objects"));
  CHECK_THAT(fault("[('a', '<f4', (2,)), ('b', '<i4')]"), Contains("structured type"));
  CHECK_THAT(fault("'<c8'"), Contains("not known (dtype '<c8')"));
  CHECK_THAT(fault("'<U2'"), Contains("holds text"));
  CHECK_THAT(fault("'|S8'"), Contains("holds text"));

  const auto path =
      folder.file("mixed.npz", zip({{"names.npy", npy("|O", "(1,)", "pickle")}, {"k.npy", kGood}}));
  const auto file = TensorFile::open(path);
  std::vector<double> out(6);
  CHECK_NOTHROW(file->read(*file->find("k"), 0, out));
}

}  // namespace kvbudget::testing
