#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

#include "core/lessons/lesson_lines.h"
#include "core/scenario/scenario_keys.h"

namespace kvbudget {
namespace {

using Kind = Prediction::Kind;

// "0 to 300 tokens", "0.005 to 0.2 log".
LessonAxis read_axis(std::string_view text) {
  const std::string whole(text);
  const auto number = [&](std::string_view word) {
    double value = 0.0;
    const auto [end, failure] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (failure != std::errc() || end != word.data() + word.size() || !std::isfinite(value)) {
      throw Error(
          "an axis is written as '0 to 300 tokens', with numbers before and after 'to', not '" +
          whole + "'");
    }
    return value;
  };
  const auto word = [&text] {
    text = trimmed(text);
    const std::string_view first = text.substr(0, text.find(' '));
    text.remove_prefix(first.size());
    return first;
  };
  LessonAxis axis;
  axis.low = number(word());
  if (word() != "to") {
    throw Error("an axis is written as '0 to 300 tokens', not '" + whole + "'");
  }
  axis.high = number(word());
  text = trimmed(text);
  if (text == "log" || text.starts_with("log ")) {
    axis.logarithmic = true;
    text = trimmed(text.substr(3));
  }
  axis.name = text;
  if (!(axis.low < axis.high)) {
    throw Error("the axis ends before it begins: '" + whole + "'");
  }
  if (axis.logarithmic && axis.low <= 0.0) {
    throw Error("a logarithmic axis begins above 0: '" + whole + "'");
  }
  return axis;
}

class Reader {
 public:
  Reader(const std::vector<LessonEntry>& entries, const LessonLines& lines)
      : m_entries(entries), m_lines(lines) {}

  Prediction read() {
    const LessonEntry& first = m_entries.front();
    static const std::map<std::string_view, Kind> kKinds = {
        {"choose", Kind::choose}, {"mark", Kind::mark}, {"draw", Kind::draw}};
    const auto kind = kKinds.find(first.key);
    if (kind == kKinds.end()) {
      m_lines.fail(first.line,
                   "a prediction begins with 'choose:', 'mark:' or 'draw:' and its question");
    }
    m_result.kind = kind->second;
    if (first.value.empty()) {
      m_lines.fail(first.line, "the question is missing after '" + first.key + ":'");
    }
    m_result.question = read_lesson_text(first.value, first.line, m_lines);
    for (std::size_t i = 1; i < m_entries.size(); ++i) {
      take(m_entries[i]);
    }
    check(first.line);
    return std::move(m_result);
  }

 private:
  void take(const LessonEntry& entry) {
    const bool choose = m_result.kind == Kind::choose;
    const bool draw = m_result.kind == Kind::draw;
    if (entry.key == "-" && choose) {
      option(entry);
    } else if (entry.key == "answer" && !choose) {
      m_result.answer = m_lines.at_line(entry.line, [&] { return parse_expression(entry.value); });
    } else if (entry.key == "axis" && !choose) {
      m_result.axis = m_lines.at_line(entry.line, [&] { return read_axis(entry.value); });
    } else if (entry.key == "across" && draw) {
      across(entry);
    } else {
      m_lines.fail(entry.line, choose ? "after 'choose:' come options: '- text => what must hold'"
                               : draw ? "after 'draw:' come 'answer:', 'axis:' and 'across:'"
                                      : "after 'mark:' come 'answer:' and 'axis:'");
    }
    m_seen.push_back(entry.key);
  }

  void option(const LessonEntry& entry) {
    const std::size_t arrow = entry.value.rfind("=>");
    if (arrow == std::string::npos) {
      m_lines.fail(entry.line,
                   "an option needs '=>' and what makes it right, as in '- The window => "
                   "max_error(window) > max_error(mass)'");
    }
    const std::string_view value = entry.value;
    Prediction::Option option;
    option.text = read_lesson_text(trimmed(value.substr(0, arrow)), entry.line, m_lines);
    option.holds = m_lines.at_line(
        entry.line, [&] { return parse_expression(trimmed(value.substr(arrow + 2))); });
    m_result.options.push_back(std::move(option));
  }

  // "tau 0.005 to 0.2 log"
  void across(const LessonEntry& entry) {
    const std::size_t space = entry.value.find(' ');
    m_result.key = entry.value.substr(0, space);
    const ScenarioKey* key = find_scenario_key(m_result.key);
    if (key == nullptr || key->is_list || !(key->lowest < key->highest)) {
      m_lines.fail(entry.line,
                   "'across:' begins with a scenario's key that is a number, as in "
                   "'across: tau 0.005 to 0.2 log', not '" +
                       m_result.key + "'");
    }
    m_result.across = m_lines.at_line(entry.line, [&] {
      return read_axis(space == std::string::npos ? std::string_view()
                                                  : std::string_view(entry.value).substr(space));
    });
    if (m_result.across.low < key->lowest || m_result.across.high > key->highest) {
      m_lines.fail(entry.line,
                   "'" + m_result.key + "' must be " + std::string(key->range) + " all along");
    }
  }

  void check(int line) const {
    std::vector<std::string_view> needed;
    if (m_result.kind == Kind::choose && m_result.options.size() < 2) {
      m_lines.fail(line, "a choice needs two options or more: '- text => what must hold'");
    }
    if (m_result.kind != Kind::choose) {
      needed = {"answer", "axis"};
    }
    if (m_result.kind == Kind::draw) {
      needed.emplace_back("across");
    }
    for (const std::string_view key : needed) {
      if (std::ranges::find(m_seen, key) == m_seen.end()) {
        m_lines.fail(line, "this prediction has no '" + std::string(key) + ":'");
      }
    }
  }

  const std::vector<LessonEntry>& m_entries;
  const LessonLines& m_lines;
  Prediction m_result;
  std::vector<std::string> m_seen;
};

}  // namespace

Prediction read_prediction(const std::vector<LessonEntry>& entries, const LessonLines& lines) {
  return Reader(entries, lines).read();
}

}  // namespace kvbudget
