#include "core/trace/npz_writer.h"

#include <bit>
#include <functional>
#include <numeric>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/base/atomic_file.h"
#include "core/trace/npy_header.h"
#include "core/trace/zip_writer.h"

namespace kvbudget {

namespace {

std::string descr(const char* type) {
  return (std::endian::native == std::endian::little ? "<" : ">") + std::string(type);
}

std::span<const std::byte> bytes_of(std::string_view text) {
  return std::as_bytes(std::span(text.data(), text.size()));
}

std::string entry_name(std::string_view name) {
  if (name.empty()) {
    throw std::invalid_argument("an array needs a name");
  }
  return std::string(name) + ".npy";
}

void need_size(const NpzWriter::Shape& shape, std::size_t size) {
  const std::int64_t count =
      std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>());
  if (count != static_cast<std::int64_t>(size)) {
    throw std::invalid_argument("an array's shape does not have as many elements as its data");
  }
}

}  // namespace

struct NpzWriter::Contents {
  explicit Contents(const std::filesystem::path& path) : zip(path) {}

  void add(std::string_view name, std::string_view type, const Shape& shape,
           std::span<const std::byte> data) {
    std::vector<std::byte> bytes;
    const std::string header = make_npy_header(type, shape);
    bytes.reserve(header.size() + data.size());
    const std::span<const std::byte> header_bytes = bytes_of(header);
    bytes.insert(bytes.end(), header_bytes.begin(), header_bytes.end());
    bytes.insert(bytes.end(), data.begin(), data.end());
    zip.add(entry_name(name), std::move(bytes));
  }

  ZipWriter zip;
};

NpzWriter::NpzWriter(const std::filesystem::path& path)
    : m_contents(std::make_unique<Contents>(path)) {}

NpzWriter::~NpzWriter() = default;

void NpzWriter::add(std::string_view name, const Shape& shape, std::span<const double> data) {
  need_size(shape, data.size());
  m_contents->add(name, descr("f8"), shape, std::as_bytes(data));
}

void NpzWriter::add(std::string_view name, const Shape& shape, std::span<const std::int64_t> data) {
  need_size(shape, data.size());
  m_contents->add(name, descr("i8"), shape, std::as_bytes(data));
}

void NpzWriter::add(std::string_view name, std::int64_t value) {
  add(name, {}, std::span<const std::int64_t>(&value, 1));
}

void NpzWriter::add(std::string_view name, std::string_view bytes) {
  // numpy has no bytes type of length 0: an empty text is one NUL, which it strips when reading.
  const std::string text(bytes.empty() ? std::string_view("\0", 1) : bytes);
  m_contents->add(name, "|S" + std::to_string(text.size()), {}, bytes_of(text));
}

void NpzWriter::add_rows(std::string_view name, Index rows, Index columns, RowSource source) {
  const std::string header = make_npy_header(descr("f8"), {rows, columns});
  m_contents->zip.add(entry_name(name), ZipRows{header, rows, columns, std::move(source)});
}

void NpzWriter::commit() {
  m_contents->zip.commit();
}

}  // namespace kvbudget
