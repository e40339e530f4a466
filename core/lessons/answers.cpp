#include "core/lessons/answers.h"

#include <nlohmann/json.hpp>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/base/numbers.h"
#include "core/lessons/class_file.h"
#include "core/scenario/json_values.h"

namespace kvbudget {
namespace {

using nlohmann::json;

constexpr std::size_t kLargest = std::size_t{64} << 20U;

struct Column {
  const char* name;
  std::string LessonAnswer::*text;
};
constexpr Column kTexts[] = {
    {"time", &LessonAnswer::time},         {"class", &LessonAnswer::class_title},
    {"lesson", &LessonAnswer::lesson},     {"step", &LessonAnswer::step},
    {"question", &LessonAnswer::question}, {"kind", &LessonAnswer::kind},
    {"said", &LessonAnswer::said},         {"answer", &LessonAnswer::answer},
};

LessonAnswer from_json(const json& item) {
  LessonAnswer answer;
  for (const Column& column : kTexts) {
    answer.*column.text = item.at(column.name).get<std::string>();
  }
  answer.score = item.at("score").get<double>();
  answer.seconds = item.at("seconds").get<double>();
  return answer;
}

json to_json(const LessonAnswer& answer) {
  json item;
  for (const Column& column : kTexts) {
    item[column.name] = answer.*column.text;
  }
  item["score"] = answer.score;
  item["seconds"] = answer.seconds;
  return item;
}

std::string quoted_field(const std::string& text) {
  // A spreadsheet must not take a text for a formula.
  std::string safe =
      !text.empty() && std::string_view("=+-@").find(text.front()) != std::string_view::npos
          ? "'" + text
          : text;
  if (safe.find_first_of(",\"\n\r") == std::string::npos) {
    return safe;
  }
  std::string field = "\"";
  for (const char c : safe) {
    field += c == '"' ? "\"\"" : std::string(1, c);
  }
  return field + "\"";
}

}  // namespace

AnswerBook::AnswerBook(std::filesystem::path file) : m_file(std::move(file)) {
  std::error_code failure;
  if (!std::filesystem::exists(m_file, failure)) {
    return;
  }
  const std::string where = "the answers in '" + m_file.string() + "' cannot be read: ";
  const std::string text = read_small_file(m_file, kLargest);
  try {
    for (const json& item : json::parse(text)) {
      m_answers.push_back(from_json(item));
    }
  } catch (const json::parse_error& error) {
    throw Error(where + not_json(text, error));
  } catch (const json::exception&) {
    throw Error(where + "they are not as this program writes them");
  }
}

void AnswerBook::add(LessonAnswer answer) {
  m_answers.push_back(std::move(answer));
  json all = json::array();
  for (const LessonAnswer& known : m_answers) {
    all.push_back(to_json(known));
  }
  std::error_code failure;
  std::filesystem::create_directories(m_file.parent_path(), failure);
  write_file(m_file, all.dump(1) + "\n");
}

std::string answers_csv(const std::vector<LessonAnswer>& answers) {
  std::string csv;
  for (const Column& column : kTexts) {
    csv += std::string(column.name) + ",";
  }
  csv += "score,seconds\n";
  for (const LessonAnswer& answer : answers) {
    for (const Column& column : kTexts) {
      csv += quoted_field(answer.*column.text) + ",";
    }
    csv += rounded(answer.score, 4) + "," + rounded(answer.seconds, 4) + "\n";
  }
  return csv;
}

void AnswerBook::export_csv(const std::filesystem::path& file) const {
  write_file(file, answers_csv(m_answers));
}

}  // namespace kvbudget
