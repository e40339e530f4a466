#include "tests/core/trace/trace_files.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>

#include "core/base/error.h"

namespace kvbudget::testing {

namespace {

std::uint32_t crc32(std::string_view data) {
  std::uint32_t crc = 0xffffffffu;
  for (const char c : data) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) {
      crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xedb88320u : 0u);
    }
  }
  return ~crc;
}

/// A deflate stream of uncompressed blocks.
std::string deflate(std::string_view data) {
  constexpr std::size_t kLongest = 65535;
  std::string stream;
  do {
    const std::string_view block = data.substr(0, kLongest);
    data.remove_prefix(block.size());
    stream += data.empty() ? '\1' : '\0';
    stream += little_endian(block.size(), 2) + little_endian(~block.size() & 0xffff, 2);
    stream += block;
  } while (!data.empty());
  return stream;
}

std::uint64_t or_truth(std::int64_t claimed, std::uint64_t truth) {
  return claimed < 0 ? truth : static_cast<std::uint64_t>(claimed);
}

}  // namespace

std::string error_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const Error& error) {
    std::string sentence = error.what();
    INFO(sentence);
    CHECK(sentence.find('\n') == std::string::npos);
    CHECK(!sentence.ends_with('.'));
    return sentence;
  }
  FAIL("no Error was thrown");
  return "";
}

std::string little_endian(std::uint64_t value, int bytes) {
  std::string text;
  for (int i = 0; i < bytes; ++i) {
    text += static_cast<char>(value & 0xff);
    value >>= 8;
  }
  return text;
}

std::string npy_with_header(std::string_view header, std::string_view data, int version) {
  return std::string("\x93NUMPY") + static_cast<char>(version) + '\0' +
         little_endian(header.size(), version == 1 ? 2 : 4) + std::string(header) +
         std::string(data);
}

std::string npy(std::string_view descr, std::string_view shape, std::string_view data,
                bool fortran_order) {
  return npy_with_header("{'descr': '" + std::string(descr) +
                             "', 'fortran_order': " + (fortran_order ? "True" : "False") +
                             ", 'shape': " + std::string(shape) + ", }\n",
                         data);
}

std::string zip(const std::vector<ZipItem>& items) {
  std::string archive;
  std::string directory;
  for (const ZipItem& item : items) {
    const std::string stored = item.deflated ? deflate(item.data) : item.data;
    const std::string common =
        little_endian(20, 2) + little_endian(static_cast<std::uint64_t>(item.flags), 2) +
        little_endian(or_truth(item.method, item.deflated ? 8 : 0), 2) +
        little_endian(0x210000, 4) + little_endian(or_truth(item.checksum, crc32(item.data)), 4) +
        little_endian(or_truth(item.compressed_size, stored.size()), 4) +
        little_endian(or_truth(item.size, item.data.size()), 4) +
        little_endian(item.name.size(), 2) + little_endian(0, 2);
    directory.append("PK\1\2").append(little_endian(20, 2)).append(common).append(10, '\0');
    directory.append(little_endian(archive.size(), 4)).append(item.name);
    archive.append("PK\3\4").append(common).append(item.name).append(stored);
  }
  return archive + directory + "PK\5\6" + little_endian(0, 4) + little_endian(items.size(), 2) +
         little_endian(items.size(), 2) + little_endian(directory.size(), 4) +
         little_endian(archive.size(), 4) + little_endian(0, 2);
}

std::string shape_tuple(const std::vector<std::int64_t>& shape) {
  std::string text = "(";
  for (const std::int64_t size : shape) {
    text += std::to_string(size);
    text += ',';
  }
  return text + ")";
}

std::string npy_of(const Array& array) {
  std::int64_t count = 1;
  for (const std::int64_t size : array.shape) {
    count *= size;
  }
  std::vector<float> data(static_cast<std::size_t>(count));
  for (std::size_t i = 0; i < data.size(); ++i) {
    data[i] =
        array.value == -1.0 ? static_cast<float>(i % 97) / 32.0f : static_cast<float>(array.value);
  }
  return npy("<f4", shape_tuple(array.shape), raw(data));
}

std::string npz(const std::vector<Array>& arrays) {
  std::vector<ZipItem> items;
  items.reserve(arrays.size());
  for (const Array& array : arrays) {
    items.push_back({array.name + ".npy", npy_of(array)});
  }
  return zip(items);
}

std::string safetensors(std::string_view header, std::string_view data) {
  return little_endian(header.size(), 8) + std::string(header) + std::string(data);
}

}  // namespace kvbudget::testing
