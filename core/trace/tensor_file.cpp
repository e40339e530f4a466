#include "core/trace/tensor_file.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

#include "core/trace/fortran_slice.h"
#include "core/trace/mapped_file.h"
#include "core/trace/message.h"
#include "core/trace/npy_dtype.h"
#include "core/trace/npz_file.h"
#include "core/trace/safetensors_file.h"

namespace kvbudget {

namespace {

constexpr std::int64_t kChunkElements = 8192;

struct OtherKind {
  std::string_view prefix;
  const char* description;
};

constexpr OtherKind kOtherKinds[] = {
    {"\x93NUMPY", "it is a single .npy array; put q and k, or attn, in one file with np.savez"},
    {"version https://git-lfs", "it is a Git LFS pointer, not the file itself; run git lfs pull"},
    {"<!DOCTYPE", "it is a web page, not the file itself"},
    {"<!doctype", "it is a web page, not the file itself"},
    {"<html", "it is a web page, not the file itself"},
    {"\x89HDF", "it is an HDF5 file, where a .npz or .safetensors file is needed"},
    {"\x80\x02", "it is a Python pickle, where a .npz or .safetensors file is needed"},
    {"\x1f\x8b", "it is compressed by gzip; decompress it first"},
    {"{", "it is a JSON file, where a .npz or .safetensors file is needed"},
};

/// A length below 2^56 and the beginning of a JSON object. What other files begin with can be a
/// length too, so this is asked first.
bool looks_like_safetensors(std::string_view start) {
  return start.size() > 8 && start[7] == 0 && start[8] == '{';
}

}  // namespace

std::unique_ptr<TensorFile> TensorFile::open(const std::filesystem::path& path) {
  auto file = std::make_unique<MappedFile>(path);
  const std::span<const std::byte> bytes = file->bytes();
  const std::string_view start(reinterpret_cast<const char*>(bytes.data()),
                               std::min<std::size_t>(bytes.size(), 64));
  // "PK\5\6" begins an archive without entries.
  if (start.starts_with("PK\3\4") || start.starts_with("PK\5\6")) {
    return std::make_unique<NpzFile>(path, std::move(file));
  }
  if (!looks_like_safetensors(start)) {
    for (const OtherKind& kind : kOtherKinds) {
      if (start.starts_with(kind.prefix)) {
        throw read_error(path, kind.description);
      }
    }
    if (path.extension() != ".safetensors") {
      throw read_error(path, "it is neither a .npz nor a .safetensors file");
    }
  }
  return std::make_unique<SafetensorsFile>(path, std::move(file));
}

const TensorInfo* TensorFile::find(std::string_view name) const {
  const auto found = std::find_if(m_tensors.begin(), m_tensors.end(),
                                  [&](const TensorInfo& tensor) { return tensor.name == name; });
  return found == m_tensors.end() ? nullptr : &*found;
}

void TensorFile::read(const TensorInfo& tensor, std::int64_t first_element, std::span<double> out,
                      const ReadMeter& meter) const {
  if (size_of(tensor.type) == 0) {
    throw read_error(m_path, "array " + in_quotes(tensor.name) + " " +
                                 describe_unsupported(tensor) + ", where numbers are needed");
  }
  const auto count = static_cast<std::int64_t>(out.size());
  if (first_element < 0 || count > tensor.count() - first_element) {
    throw std::out_of_range("a read beyond the end of an array");
  }
  if (tensor.fortran_order && tensor.shape.size() > 1) {
    FortranSlice slice(tensor.shape, first_element, out);
    read_in_order(
        tensor, slice.first(), slice.count(),
        [&](std::span<const double> elements) { slice.take(elements); }, meter);
    return;
  }
  read_in_order(
      tensor, first_element, count,
      [&](std::span<const double> elements) {
        std::copy(elements.begin(), elements.end(), out.begin());
        out = out.subspan(elements.size());
      },
      meter);
}

std::uint64_t TensorFile::bytes_to_read(const TensorInfo& tensor, std::int64_t first_element,
                                        std::int64_t count) const {
  if (tensor.fortran_order && tensor.shape.size() > 1) {
    const FortranSlice::Part part = FortranSlice::part_of(tensor.shape, first_element, count);
    first_element = part.first;
    count = part.count;
  }
  const std::uint64_t size = tensor.element_size;
  return static_cast<std::uint64_t>(count) * size +
         bytes_before(tensor, static_cast<std::uint64_t>(first_element) * size);
}

void TensorFile::read_in_order(const TensorInfo& tensor, std::int64_t first, std::int64_t count,
                               const std::function<void(std::span<const double>)>& take,
                               const ReadMeter& meter) const {
  const std::size_t size = tensor.element_size;
  std::vector<std::byte> bytes;
  std::vector<double> elements;
  while (count > 0) {
    const std::int64_t chunk = std::min(count, kChunkElements);
    bytes.resize(static_cast<std::size_t>(chunk) * size);
    elements.resize(static_cast<std::size_t>(chunk));
    read_bytes(tensor, static_cast<std::uint64_t>(first) * size, bytes, meter);
    decode_elements(tensor.type, tensor.big_endian, bytes, elements);
    take(elements);
    if (meter) {
      meter(bytes.size());
    }
    first += chunk;
    count -= chunk;
  }
}

}  // namespace kvbudget
