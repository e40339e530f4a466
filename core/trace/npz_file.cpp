#include "core/trace/npz_file.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/trace/message.h"
#include "core/trace/npy_header.h"
#include "core/trace/tensor_bytes.h"

namespace kvbudget {

namespace {

constexpr std::string_view kSuffix = ".npy";

/// Throws Error without file and array.
TensorInfo read_header(const ZipReader& zip, std::size_t entry) {
  const std::uint64_t size = zip.entries()[entry].size;
  std::array<std::byte, kNpyPrefixBytes> prefix{};
  const std::size_t prefix_bytes = std::min<std::size_t>(size, prefix.size());
  zip.peek(entry, 0, std::span(prefix).first(prefix_bytes));
  const std::size_t header_bytes = npy_header_size(std::span(prefix).first(prefix_bytes));
  if (header_bytes > size) {
    throw Error("its .npy header says that it is " + std::to_string(header_bytes) +
                " bytes long, where the whole entry has " + std::to_string(size));
  }
  std::string header(header_bytes, '\0');
  zip.peek(entry, 0, std::as_writable_bytes(std::span(header)));
  TensorInfo tensor = parse_npy_header(header);
  tensor.entry = entry;
  tensor.bytes = size - header_bytes;
  return tensor;
}

}  // namespace

NpzFile::NpzFile(const std::filesystem::path& path, std::unique_ptr<MappedFile> file)
    : TensorFile(path), m_file(std::move(file)), m_zip(path, m_file->bytes()) {
  for (std::size_t entry = 0; entry < m_zip.entries().size(); ++entry) {
    const std::string& name = m_zip.entries()[entry].name;
    if (!name.ends_with(kSuffix)) {
      continue;
    }
    const std::string array = name.substr(0, name.size() - kSuffix.size());
    try {
      TensorInfo tensor = read_header(m_zip, entry);
      tensor.name = array;
      check_bytes(tensor);
      m_tensors.push_back(std::move(tensor));
    } catch (const Error& fault) {
      throw read_error(path, "array " + in_quotes(array) + ": " + fault.what());
    }
  }
  if (m_tensors.empty()) {
    throw read_error(path,
                     "it is a zip archive without .npy arrays (a PyTorch file?), where a .npz or "
                     ".safetensors file is needed");
  }
}

void NpzFile::read_bytes(const TensorInfo& tensor, std::uint64_t offset, std::span<std::byte> out,
                         const ReadMeter& meter) const {
  m_zip.read(tensor.entry, tensor.data_offset + offset, out, meter);
}

std::uint64_t NpzFile::bytes_before(const TensorInfo& tensor, std::uint64_t offset) const {
  return m_zip.bytes_before(tensor.entry, tensor.data_offset + offset);
}

}  // namespace kvbudget
