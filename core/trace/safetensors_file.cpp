#include "core/trace/safetensors_file.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "core/trace/message.h"
#include "core/trace/safetensors_header.h"
#include "core/trace/tensor_bytes.h"

namespace kvbudget {

namespace {

constexpr std::size_t kLengthBytes = 8;
constexpr std::uint64_t kLongestHeader = 100'000'000;  // the format's own limit

}  // namespace

SafetensorsFile::SafetensorsFile(const std::filesystem::path& path,
                                 std::unique_ptr<MappedFile> file)
    : TensorFile(path), m_file(std::move(file)) {
  const std::span<const std::byte> bytes = m_file->bytes();
  if (bytes.size() < kLengthBytes) {
    throw read_error(path, "it is too short for a safetensors file");
  }
  std::uint64_t header_bytes = 0;
  for (std::size_t i = kLengthBytes; i-- > 0;) {
    header_bytes = header_bytes << 8 | std::to_integer<std::uint64_t>(bytes[i]);
  }
  if (header_bytes > bytes.size() - kLengthBytes) {
    throw read_error(path, "its safetensors header says that it is " +
                               std::to_string(header_bytes) + " bytes long, in a file of " +
                               std::to_string(bytes.size()) + " bytes");
  }
  if (header_bytes > kLongestHeader) {
    throw read_error(path, "its safetensors header is " + std::to_string(header_bytes) +
                               " bytes long, where the format allows 100000000");
  }
  m_data = bytes.subspan(kLengthBytes + header_bytes);
  const std::string_view header(reinterpret_cast<const char*>(bytes.data()) + kLengthBytes,
                                header_bytes);
  try {
    m_tensors = parse_safetensors_header(header);
  } catch (const Error& fault) {
    throw read_error(path, fault.what());
  }
  for (const TensorInfo& tensor : m_tensors) {
    try {
      check_bytes(tensor);
    } catch (const Error& fault) {
      throw read_error(path, "array " + in_quotes(tensor.name) + ": " + fault.what());
    }
  }
  check_offsets(m_data.size());
}

void SafetensorsFile::check_offsets(std::uint64_t data_bytes) const {
  std::vector<const TensorInfo*> order;
  for (const TensorInfo& tensor : m_tensors) {
    order.push_back(&tensor);
  }
  std::sort(order.begin(), order.end(), [](const TensorInfo* a, const TensorInfo* b) {
    return std::pair(a->data_offset, a->bytes) < std::pair(b->data_offset, b->bytes);
  });
  std::uint64_t filled = 0;
  const TensorInfo* previous = nullptr;
  for (const TensorInfo* tensor : order) {
    const std::string array = "array " + in_quotes(tensor->name);
    if (tensor->data_offset > data_bytes || tensor->bytes > data_bytes - tensor->data_offset) {
      throw read_error(path(), array + " is at bytes " + std::to_string(tensor->data_offset) +
                                   " to " + std::to_string(tensor->data_offset + tensor->bytes) +
                                   " of the data, which has only " + std::to_string(data_bytes));
    }
    if (tensor->data_offset < filled) {
      throw read_error(path(), array + " begins at byte " + std::to_string(tensor->data_offset) +
                                   " of the data, inside array " + in_quotes(previous->name) +
                                   ", which ends at " + std::to_string(filled));
    }
    if (tensor->data_offset > filled) {
      throw read_error(path(), "bytes " + std::to_string(filled) + " to " +
                                   std::to_string(tensor->data_offset) + " of the data, before " +
                                   array + ", belong to no array, which the format forbids");
    }
    filled += tensor->bytes;
    previous = tensor;
  }
  if (filled != data_bytes) {
    throw read_error(path(), "its arrays end at byte " + std::to_string(filled) +
                                 " of the data, which has " + std::to_string(data_bytes));
  }
}

void SafetensorsFile::read_bytes(const TensorInfo& tensor, std::uint64_t offset,
                                 std::span<std::byte> out, const ReadMeter& /*meter*/) const {
  if (!out.empty()) {
    std::memcpy(out.data(), m_data.data() + tensor.data_offset + offset, out.size());
  }
}

}  // namespace kvbudget
