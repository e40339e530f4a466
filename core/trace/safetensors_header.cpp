#include "core/trace/safetensors_header.h"

#include <nlohmann/json.hpp>
#include <unordered_set>

#include "core/trace/message.h"

namespace kvbudget {

namespace {

using Json = nlohmann::json;

struct SafetensorsType {
  std::string_view name;
  ElementType type;
};

constexpr SafetensorsType kTypes[] = {
    {"F16", ElementType::float16},  {"BF16", ElementType::bfloat16}, {"F32", ElementType::float32},
    {"F64", ElementType::float64},  {"I8", ElementType::int8},       {"I16", ElementType::int16},
    {"I32", ElementType::int32},    {"I64", ElementType::int64},     {"U8", ElementType::uint8},
    {"U16", ElementType::uint16},   {"U32", ElementType::uint32},    {"U64", ElementType::uint64},
    {"BOOL", ElementType::boolean},
};

/// Follows the header's JSON event by event: nothing but the list of arrays is kept of a header
/// that may be 100 MB long, and a key that is there twice is seen.
class HeaderEvents : public nlohmann::json_sax<Json> {
 public:
  std::vector<TensorInfo> tensors;

  bool start_object(std::size_t) override {
    switch (m_state) {
      case State::begin:
        return go(State::names);
      case State::array_value:
        return go(State::fields);
      case State::metadata_value:
        return go(State::metadata);
      default:
        return fail("an object is where a value should be");
    }
  }

  bool key(std::string& name) override {
    if (m_state == State::metadata) {
      return true;
    }
    if (m_state == State::names) {
      if (!m_names.insert(name).second) {
        return fail(in_quotes(name) + " is there twice");
      }
      m_seen = {};
      if (name == "__metadata__") {
        return go(State::metadata_value);
      }
      tensors.emplace_back();
      tensors.back().name = name;
      return go(State::array_value);
    }
    const Field field = name == "dtype"          ? dtype
                        : name == "shape"        ? shape
                        : name == "data_offsets" ? data_offsets
                                                 : unknown;
    if (field == unknown || std::exchange(m_seen.at(field), true)) {
      return fail(array() + " has " + in_quotes(name) + (field == unknown ? "" : " twice"));
    }
    return go(field == dtype   ? State::dtype_value
              : field == shape ? State::shape_value
                               : State::offsets_value);
  }

  bool string(std::string& value) override {
    if (m_state == State::metadata) {
      return true;
    }
    if (m_state != State::dtype_value) {
      return fail("a text is where it does not belong");
    }
    TensorInfo& tensor = tensors.back();
    tensor.dtype = value;
    for (const SafetensorsType& known : kTypes) {
      if (known.name == value) {
        tensor.type = known.type;
        tensor.element_size = size_of(known.type);
      }
    }
    return go(State::fields);
  }

  bool start_array(std::size_t) override {
    if (m_state == State::shape_value || m_state == State::offsets_value) {
      return go(m_state == State::shape_value ? State::shape_numbers : State::offset_numbers);
    }
    return fail("a list is where it does not belong");
  }

  bool number_unsigned(std::uint64_t value) override {
    if (m_state == State::shape_numbers) {
      if (value > std::uint64_t{INT64_MAX} || tensors.back().shape.size() == kMostDimensions) {
        return fail(array() + " has a shape that is too large");
      }
      tensors.back().shape.push_back(static_cast<std::int64_t>(value));
      return true;
    }
    if (m_state != State::offset_numbers || m_offsets.size() == 2) {
      return fail("a number is where it does not belong");
    }
    m_offsets.push_back(value);
    return true;
  }

  bool end_array() override {
    if (m_state == State::offset_numbers) {
      if (m_offsets.size() != 2) {
        return fail(array() + " needs two data_offsets");
      }
      if (m_offsets[0] > m_offsets[1]) {
        return fail(array() + " begins at offset " + std::to_string(m_offsets[0]) +
                    " and ends before, at " + std::to_string(m_offsets[1]));
      }
      tensors.back().data_offset = m_offsets[0];
      tensors.back().bytes = m_offsets[1] - m_offsets[0];
      m_offsets.clear();
    }
    return go(State::fields);
  }

  bool end_object() override {
    if (m_state == State::fields && m_seen != std::array{true, true, true}) {
      return fail(array() + " needs dtype, shape and data_offsets");
    }
    return go(m_state == State::names ? State::end : State::names);
  }

  bool number_integer(std::int64_t value) override {
    return fail("a size or an offset is " + std::to_string(value) + ", below 0");
  }
  bool number_float(double, const std::string& text) override {
    return fail("a size or an offset is " + text + ", no whole number of 64 bits");
  }
  bool null() override { return fail("a null is where it does not belong"); }
  bool boolean(bool) override { return fail("a boolean is where it does not belong"); }
  bool binary(Json::binary_t&) override { return fail("it is not JSON"); }
  bool parse_error(std::size_t position, const std::string&, const Json::exception&) override {
    return fail("it is not valid JSON at byte " + std::to_string(position));
  }

 private:
  enum class State {
    begin,           // before the header's object
    names,           // in it, before an array's name
    array_value,     // before the array's object
    fields,          // in it, before a field's name
    dtype_value,     // before the text
    shape_value,     // before the list
    shape_numbers,   // in it
    offsets_value,   // before the list
    offset_numbers,  // in it
    metadata_value,  // before the object of __metadata__
    metadata,        // in it
    end
  };
  enum Field : std::size_t { dtype, shape, data_offsets, unknown };

  static constexpr std::size_t kMostDimensions = 32;

  bool go(State state) {
    m_state = state;
    return true;
  }

  [[noreturn]] static bool fail(const std::string& fault) {
    throw Error("its header is damaged: " + fault);
  }

  std::string array() const { return "array " + in_quotes(tensors.back().name); }

  State m_state = State::begin;
  std::unordered_set<std::string> m_names;
  std::array<bool, 3> m_seen = {};
  std::vector<std::uint64_t> m_offsets;
};

}  // namespace

std::vector<TensorInfo> parse_safetensors_header(std::string_view json) {
  HeaderEvents events;
  Json::sax_parse(json.begin(), json.end(), &events);
  return std::move(events.tensors);
}

}  // namespace kvbudget
