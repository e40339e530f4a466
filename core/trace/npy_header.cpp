#include "core/trace/npy_header.h"

#include <algorithm>
#include <utility>

#include "core/trace/message.h"
#include "core/trace/npy_dtype.h"

namespace kvbudget {

namespace {

constexpr std::string_view kMagic = "\x93NUMPY";
constexpr std::size_t kLongestHeader = 1 << 16;
constexpr std::size_t kMostDimensions = 32;  // numpy 1's own limit

/// Reads the header's text, a Python dictionary, from left to right.
class HeaderText {
 public:
  explicit HeaderText(std::string_view text) : m_text(text) {}

  /// Skips blanks, then `c` if it comes next; says whether it did.
  bool take(char c) {
    m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size());
    if (m_at == m_text.size() || m_text[m_at] != c) {
      return false;
    }
    ++m_at;
    return true;
  }

  void expect(char c) {
    if (!take(c)) {
      fail(std::string("'") + c + "' is missing");
    }
  }

  bool at_end() {
    m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size());
    return m_at == m_text.size();
  }

  std::string string() {
    const char quote = take('"') ? '"' : '\'';
    if (quote == '\'') {
      expect('\'');
    }
    const std::size_t end = m_text.find(quote, m_at);
    if (end == std::string_view::npos) {
      fail("a quote is not closed");
    }
    const std::string_view content = m_text.substr(m_at, end - m_at);
    m_at = end + 1;
    return std::string(content);
  }

  bool boolean() {
    for (const bool value : {false, true}) {
      const std::string_view word = value ? "True" : "False";
      take(' ');
      if (m_text.substr(m_at).starts_with(word)) {
        m_at += word.size();
        return value;
      }
    }
    fail("fortran_order must be True or False");
  }

  /// A list in brackets, brackets within it included: what a structured dtype is written as.
  std::string bracketed() {
    const std::size_t begin = m_at;
    int depth = 0;
    do {
      if (m_at == m_text.size()) {
        fail("']' is missing");
      }
      depth += m_text[m_at] == '[' ? 1 : m_text[m_at] == ']' ? -1 : 0;
      ++m_at;
    } while (depth > 0);
    return std::string(m_text.substr(begin, m_at - begin));
  }

  std::vector<std::int64_t> shape() {
    std::vector<std::int64_t> sizes;
    bool comma = true;
    expect('(');
    while (!take(')')) {
      if (!comma) {
        fail("a comma is missing in the shape");
      }
      sizes.push_back(size());
      comma = take(',');
      if (sizes.size() > kMostDimensions) {
        fail("the shape has more than 32 dimensions");
      }
    }
    if (sizes.size() == 1 && !comma) {
      fail("the shape is a number, not a tuple");
    }
    return sizes;
  }

  bool next_is(char c) {
    const bool found = take(c);
    m_at -= found ? 1 : 0;
    return found;
  }

  [[noreturn]] static void fail(const std::string& fault) {
    throw Error("its .npy header is damaged: " + fault);
  }

 private:
  std::int64_t size() {
    if (take('-')) {
      fail("the shape has a negative size");
    }
    take(' ');
    const std::size_t begin = m_at;
    std::int64_t value = 0;
    for (; m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9'; ++m_at) {
      if (__builtin_mul_overflow(value, 10, &value) ||
          __builtin_add_overflow(value, m_text[m_at] - '0', &value)) {
        fail("the shape has a size beyond 64 bits");
      }
    }
    if (m_at == begin) {
      fail("the shape has something that is not a number");
    }
    return value;
  }

  std::string_view m_text;
  std::size_t m_at = 0;
};

std::size_t little_endian(std::span<const std::byte> bytes) {
  std::size_t value = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) {
    value = value << 8 | std::to_integer<std::size_t>(bytes[i]);
  }
  return value;
}

}  // namespace

std::size_t npy_header_size(std::span<const std::byte> prefix) {
  if (prefix.size() < kNpyPrefixBytes) {
    throw Error("it is too short for a .npy header");
  }
  const std::string_view text(reinterpret_cast<const char*>(prefix.data()), prefix.size());
  if (!text.starts_with(kMagic)) {
    throw Error("it does not start as a .npy array");
  }
  const int version = std::to_integer<int>(prefix[6]);
  if (version < 1 || version > 3) {
    throw Error("its .npy header has version " + std::to_string(version) +
                ", where 1, 2 and 3 are known");
  }
  const std::size_t length_bytes = version == 1 ? 2 : 4;
  const std::size_t length = little_endian(prefix.subspan(8, length_bytes));
  if (length > kLongestHeader) {
    throw Error("its .npy header says that it is " + std::to_string(length) +
                " bytes long, where at most 65536 are read");
  }
  return 8 + length_bytes + length;
}

TensorInfo parse_npy_header(std::string_view header) {
  const bool short_length = header[6] == 1;
  HeaderText text(header.substr(short_length ? 10 : 12));
  TensorInfo tensor;
  std::string descr;
  bool seen[3] = {};
  text.expect('{');
  while (!text.take('}')) {
    const std::string key = text.string();
    text.expect(':');
    const int which = key == "descr" ? 0 : key == "fortran_order" ? 1 : key == "shape" ? 2 : -1;
    if (which < 0 || std::exchange(seen[which], true)) {
      HeaderText::fail("key " + in_quotes(key) + (which < 0 ? " is not known" : " is there twice"));
    }
    if (which == 0) {
      descr = text.next_is('[') ? text.bracketed() : text.string();
    } else if (which == 1) {
      tensor.fortran_order = text.boolean();
    } else {
      tensor.shape = text.shape();
    }
    if (!text.take(',')) {
      text.expect('}');
      break;
    }
  }
  if (!seen[0] || !seen[1] || !seen[2]) {
    HeaderText::fail("it needs descr, fortran_order and shape");
  }
  if (!text.at_end()) {
    HeaderText::fail("something follows the closing '}'");
  }
  set_npy_dtype(tensor, descr);
  tensor.data_offset = header.size();
  return tensor;
}

std::string make_npy_header(std::string_view descr, const std::vector<std::int64_t>& shape) {
  constexpr std::size_t kAlignment = 64;
  constexpr std::size_t kPreamble = 10;
  std::string text = "{'descr': '" + std::string(descr) + "', 'fortran_order': False, 'shape': (";
  for (const std::int64_t size : shape) {
    text += std::to_string(size) + (shape.size() == 1 ? "," : &size == &shape.back() ? "" : ", ");
  }
  text += "), }";
  const std::size_t unpadded = kPreamble + text.size() + 1;
  text.append((kAlignment - unpadded % kAlignment) % kAlignment, ' ');
  text += '\n';
  std::string header(kMagic);
  header += {1, 0, static_cast<char>(text.size() & 0xff), static_cast<char>(text.size() >> 8)};
  return header + text;
}

}  // namespace kvbudget
