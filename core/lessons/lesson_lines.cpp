#include "core/lessons/lesson_lines.h"

#include <algorithm>
#include <charconv>

#include "core/formula/formula.h"
#include "core/scenario/json_values.h"

namespace kvbudget {
namespace {

int newlines(std::string_view text) {
  return static_cast<int>(std::ranges::count(text, '\n'));
}

// "mean_read(mass) | 2": two significant digits.
LessonText::Number read_number(std::string_view text) {
  LessonText::Number number;
  const std::size_t bar = text.rfind('|');
  if (bar != std::string_view::npos) {
    const std::string_view digits = trimmed(text.substr(bar + 1));
    const auto [end, failure] =
        std::from_chars(digits.data(), digits.data() + digits.size(), number.digits);
    if (failure != std::errc() || end != digits.data() + digits.size() || number.digits < 1 ||
        number.digits > 9) {
      throw Error("after '|' in {{...}} stands the number of digits, from 1 to 9, not '" +
                  std::string(digits) + "'");
    }
    text = text.substr(0, bar);
  }
  number.expression = parse_expression(trimmed(text));
  return number;
}

void check_formulas(std::string_view text, int line, const LessonLines& lines) {
  std::vector<TextPiece> pieces;
  try {
    pieces = split_formulas(text);
  } catch (const FormulaError& error) {
    lines.fail(line + newlines(text.substr(0, error.position() - 1)), error.what());
  }
  for (const TextPiece& piece : pieces) {
    if (piece.kind != TextPiece::Kind::words) {
      lines.at_line(line + newlines(text.substr(0, piece.offset)),
                    [&piece] { return parse_formula(piece.text); });
    }
  }
}

}  // namespace

LessonLines::LessonLines(std::string_view text, std::string file) : m_file(std::move(file)) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) {
      line.remove_suffix(1);
    }
    m_lines.push_back(line);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
}

void LessonLines::fail(int line, const std::string& what) const {
  throw Error("'" + m_file + "', line " + std::to_string(line) + ": " + what);
}

std::string_view trimmed(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t");
  return start == std::string_view::npos
             ? std::string_view()
             : text.substr(start, text.find_last_not_of(" \t") - start + 1);
}

std::vector<std::string> comma_list(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t end = text.find(',');
    if (const std::string_view word = trimmed(text.substr(0, end)); !word.empty()) {
      words.emplace_back(word);
    }
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
  return words;
}

std::string not_among(const std::string& what, const std::string& word,
                      const std::vector<std::string_view>& known) {
  const std::string_view like = nearest(word, known);
  std::string sentence = "there is no " + what + " '" + word + "'";
  if (!like.empty()) {
    return sentence + "; did you mean '" + std::string(like) + "'?";
  }
  std::string names;
  for (const std::string_view name : known) {
    names += (names.empty() ? "" : ", ") + std::string(name);
  }
  return sentence + "; there are " + names;
}

std::optional<LessonEntry> lesson_entry(std::string_view line, int number) {
  const std::size_t colon = line.find(':');
  const std::string_view key = line.substr(0, colon);
  const bool is_key =
      colon != std::string_view::npos && !key.empty() &&
      key.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
  if (!is_key) {
    return std::nullopt;
  }
  return LessonEntry{std::string(key), std::string(trimmed(line.substr(colon + 1))), number};
}

LessonText read_lesson_text(std::string_view text, int line, const LessonLines& lines) {
  check_formulas(text, line, lines);
  LessonText result;
  std::size_t at = 0;
  for (std::size_t open = text.find("{{"); open != std::string_view::npos;
       open = text.find("{{", at)) {
    const int here = line + newlines(text.substr(0, open));
    const std::size_t close = text.find("}}", open);
    if (close == std::string_view::npos) {
      lines.fail(here, "'{{' is never closed by '}}'");
    }
    result.words.back() += text.substr(at, open - at);
    const std::string_view inside = text.substr(open + 2, close - open - 2);
    result.numbers.push_back(lines.at_line(here, [inside] { return read_number(inside); }));
    result.words.emplace_back();
    at = close + 2;
  }
  result.words.back() += text.substr(at);
  return result;
}

}  // namespace kvbudget
