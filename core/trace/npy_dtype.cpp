#include "core/trace/npy_dtype.h"

#include <bit>
#include <charconv>

#include "core/trace/message.h"

namespace kvbudget {

namespace {

struct NpyType {
  std::string_view name;
  ElementType type;
};

// ml_dtypes registers bfloat16 as an extension type without a code of its own, so np.save writes
// it as two anonymous bytes, V2; nothing else that a trace could hold is written so.
constexpr NpyType kTypes[] = {
    {"f2", ElementType::float16}, {"V2", ElementType::bfloat16}, {"f4", ElementType::float32},
    {"f8", ElementType::float64}, {"i1", ElementType::int8},     {"i2", ElementType::int16},
    {"i4", ElementType::int32},   {"i8", ElementType::int64},    {"u1", ElementType::uint8},
    {"u2", ElementType::uint16},  {"u4", ElementType::uint32},   {"u8", ElementType::uint64},
    {"b1", ElementType::boolean},
};

/// The number of items that "U252" or "S9" gives, 0 when it gives none.
std::size_t item_count(std::string_view digits) {
  std::uint32_t count = 0;
  const auto [end, error] = std::from_chars(digits.begin(), digits.end(), count);
  return error == std::errc() && end == digits.end() ? count : 0;
}

}  // namespace

void set_npy_dtype(TensorInfo& tensor, std::string_view descr) {
  tensor.dtype = descr;
  const bool has_order = descr.find_first_of("<>|=") == 0;
  const bool swapped_order = has_order && descr.front() == '>';
  const bool little_order = has_order && descr.front() == '<';
  tensor.big_endian = swapped_order || (!little_order && std::endian::native == std::endian::big);
  const std::string_view name = descr.substr(has_order ? 1 : 0);
  for (const NpyType& known : kTypes) {
    if (known.name == name) {
      tensor.type = known.type;
      tensor.element_size = size_of(known.type);
      return;
    }
  }
  if (name.starts_with('U') || name.starts_with('S')) {
    tensor.type = ElementType::text;
    const std::size_t bytes_per_character = name.front() == 'U' ? 4 : 1;
    tensor.element_size = item_count(name.substr(1)) * bytes_per_character;
  }
}

std::string describe_unsupported(const TensorInfo& tensor) {
  const std::string dtype = "(dtype " + in_quotes(tensor.dtype) + ")";
  if (tensor.type == ElementType::text) {
    return "holds text " + dtype;
  }
  if (tensor.dtype.ends_with('O')) {
    return "holds Python objects " + dtype;
  }
  if (tensor.dtype.starts_with('[')) {
    return "has a structured type " + dtype;
  }
  return "has a type that is not known " + dtype;
}

}  // namespace kvbudget
