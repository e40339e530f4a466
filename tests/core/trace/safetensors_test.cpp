#include <catch2/catch.hpp>
#include <string>

#include "core/trace/tensor_file.h"
#include "tests/core/trace/trace_files.h"

namespace kvbudget::testing {

using Catch::Contains;

namespace {

const std::string kData = raw(std::vector<float>{1, 2, 3, 4, 5, 6});

std::string tensor_json(const std::string& name, const std::string& begin, const std::string& end,
                        const std::string& shape = "[3]", const std::string& dtype = "F32") {
  return "\"" + name + "\": {\"dtype\": \"" + dtype + "\", \"shape\": " + shape +
         ", \"data_offsets\": [" + begin + ", " + end + "]}";
}

std::string error_for(const TemporaryFolder& folder, const std::string& header,
                      const std::string& data = kData) {
  const auto path = folder.file("x.safetensors", safetensors(header, data));
  std::string sentence = error_of([&] { TensorFile::open(path); });
  CHECK_THAT(sentence, Contains("x.safetensors'"));
  return sentence;
}

std::string error_for_two(const TemporaryFolder& folder, const std::string& q,
                          const std::string& k) {
  return error_for(folder, "{" + q + ", " + k + "}");
}

}  // namespace

TEST_CASE("a safetensors file is read, its metadata and unknown types passed over", "[trace]") {
  const TemporaryFolder folder;
  const std::string header = "{\"__metadata__\": {\"note\": \"text\"}, " +
                             tensor_json("k", "4", "16") + ", " +
                             tensor_json("h", "0", "4", "[2,1]", "F16") + ", " +
                             tensor_json("b", "16", "20", "[2]", "BF16") + ", " +
                             tensor_json("f8", "20", "24", "[4]", "F8_E4M3") + ", " +
                             tensor_json("none", "24", "24", "[0, 5]") + "}    ";
  const auto path = folder.file(
      "x.bin", safetensors(header, std::string("\x00\x3e\x00\xc0", 4) + kData.substr(0, 12) +
                                       std::string("\xc0\x3f\x00\xc0", 4) + "abcd"));
  const auto file = TensorFile::open(path);
  CHECK(file->tensors().size() == 5);
  std::vector<double> three(3);
  file->read(*file->find("k"), 0, three);
  CHECK(three == std::vector<double>{1, 2, 3});
  std::vector<double> two(2);
  file->read(*file->find("h"), 0, two);
  CHECK(two == std::vector<double>{1.5, -2});
  file->read(*file->find("b"), 0, two);
  CHECK(two == std::vector<double>{1.5, -2});
  file->read(*file->find("k"), 1, two);
  CHECK(two == std::vector<double>{2, 3});
  CHECK_THAT(error_of([&] { file->read(*file->find("f8"), 0, two); }),
             Contains("'f8'") && Contains("F8_E4M3"));
}

TEST_CASE("a safetensors header's length is checked against the file", "[trace]") {
  const TemporaryFolder folder;
  const auto fault = [&](std::uint64_t length, const std::string& rest) {
    const auto path = folder.file("x.safetensors", little_endian(length, 8) + rest);
    return error_of([&] { TensorFile::open(path); });
  };
  CHECK_THAT(fault(std::uint64_t{1} << 60, "{}"), Contains("1152921504606846976 bytes long"));
  CHECK_THAT(fault(~std::uint64_t{0}, "{}"), Contains("in a file of 10 bytes"));
  CHECK_THAT(fault(3, "{}"), Contains("3 bytes long, in a file of 10 bytes"));
  const auto path = folder.file("y.safetensors", "1234");
  CHECK_THAT(error_of([&] { TensorFile::open(path); }), Contains("too short"));

  // Longer than the format allows, in a file that is mostly a hole.
  const auto large = folder.file("z.safetensors", little_endian(100'000'001, 8) + "{}");
  std::filesystem::resize_file(large, 100'000'100);
  CHECK_THAT(error_of([&] { TensorFile::open(large); }), Contains("the format allows 100000000"));
}

TEST_CASE("a safetensors header that is not the format's JSON is one clear error", "[trace]") {
  const TemporaryFolder folder;
  const auto fault = [&](const std::string& header) {
    std::string sentence = error_for(folder, header);
    CHECK_THAT(sentence, Contains("header is damaged"));
    return sentence;
  };
  const std::string k = tensor_json("k", "0", "24", "[6]");
  CHECK_THAT(fault(""), Contains("not valid JSON at byte"));
  CHECK_THAT(fault("{"), Contains("not valid JSON at byte"));
  CHECK_THAT(fault("{" + k + "} x"), Contains("not valid JSON at byte"));
  CHECK_THAT(fault("{\"\xff\xfe\": {}}"), Contains("not valid JSON at byte"));
  CHECK_THAT(fault("[]"), Contains("a list"));
  CHECK_THAT(fault("7"), Contains("a number"));
  CHECK_THAT(fault("{\"k\": null}"), Contains("a null"));
  CHECK_THAT(fault("{\"k\": true}"), Contains("a boolean"));
  CHECK_THAT(fault("{\"k\": \"x\"}"), Contains("a text"));
  CHECK_THAT(fault("{\"k\": {\"dtype\": {}}}"), Contains("an object"));
  CHECK_THAT(fault("{\"k\": {\"dtype\": \"F32\", \"shape\": [6]}}"), Contains("'k' needs dtype"));
  CHECK_THAT(fault("{\"k\": {\"dtype\": \"F32\", \"dtype\": \"F32\"}}"), Contains("'dtype' twice"));
  CHECK_THAT(fault("{\"k\": {\"color\": 1}}"), Contains("'color'"));
  CHECK_THAT(fault("{" + k + ", " + k + "}"), Contains("'k' is there twice"));
  CHECK_THAT(fault("{\"__metadata__\": {\"a\": 1}}"), Contains("a number"));
  CHECK_THAT(fault("{" + tensor_json("k", "0", "24", "[-6]") + "}"), Contains("-6, below 0"));
  CHECK_THAT(fault("{" + tensor_json("k", "0", "24", "[6.5]") + "}"), Contains("6.5"));
  CHECK_THAT(fault("{" + tensor_json("k", "0", "99999999999999999999") + "}"),
             Contains("no whole number of 64 bits"));
  CHECK_THAT(fault("{" + tensor_json("k", "0", "24", "[18446744073709551615]") + "}"),
             Contains("too large"));
  CHECK_THAT(fault("{" + tensor_json("k", "24", "0", "[6]") + "}"), Contains("ends before"));
  CHECK_THAT(fault("{\"k\": {\"dtype\": \"F32\", \"shape\": [6], \"data_offsets\": [0]}}"),
             Contains("two data_offsets"));
  CHECK_THAT(fault("{\"k\": {\"dtype\": \"F32\", \"shape\": [6], \"data_offsets\": [0, 24, 3]}}"),
             Contains("a number"));
  CHECK_THAT(fault(std::string(100'000, '[')), Contains("a list"));
  CHECK_THAT(fault("{\"a\\u001b[2J\\n\": {\"color\": 1}}"), Contains("'a?[2J?'"));
}

TEST_CASE("safetensors arrays must fill the data exactly", "[trace]") {
  const TemporaryFolder folder;
  const std::string q = tensor_json("q", "0", "12");
  CHECK_THAT(error_for_two(folder, q, tensor_json("k", "8", "20")),
             Contains("array 'k' begins at byte 8") && Contains("inside array 'q'"));
  CHECK_THAT(error_for_two(folder, q, tensor_json("k", "16", "28")),
             Contains("array 'k' is at bytes 16 to 28") && Contains("only 24"));
  CHECK_THAT(
      error_for_two(folder, q,
                    tensor_json("k", "18446744073709551604", "18446744073709551615", "[11]", "U8")),
      Contains("array 'k'") && Contains("only 24"));
  CHECK_THAT(error_for_two(folder, q, tensor_json("k", "16", "24", "[2]")),
             Contains("bytes 12 to 16") && Contains("before array 'k'"));
  CHECK_THAT(error_for(folder, "{" + q + "}"), Contains("end at byte 12"));
  CHECK_THAT(error_for_two(folder, q, tensor_json("k", "12", "24", "[4]")),
             Contains("array 'k'") && Contains("needs 16 bytes of data, but it has 12"));
  CHECK_THAT(error_for_two(folder, q, tensor_json("k", "12", "24", "[4294967296, 4294967296]")),
             Contains("array 'k'") && Contains("too large"));
}

}  // namespace kvbudget::testing
