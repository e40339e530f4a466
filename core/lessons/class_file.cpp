#include "core/lessons/class_file.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/lessons/lesson_lines.h"
#include "core/scenario/json_values.h"
#include "core/scenario/scenario_keys.h"

namespace kvbudget {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::size_t kLargest = std::size_t{16} << 20U;
constexpr const char* kVersionKey = "kvbudget_class";

std::string text_of(const json& value, const std::string& key) {
  if (!value.is_string()) {
    throw Error("'" + key + "' must be a text");
  }
  return value.get<std::string>();
}

std::vector<std::string> locks_of(const json& value) {
  if (!value.is_array()) {
    throw Error("'locks' must be a list of scenario keys");
  }
  std::vector<std::string_view> known;
  for (const ScenarioKey& key : scenario_keys()) {
    known.push_back(key.name);
  }
  std::vector<std::string> locks;
  for (const json& item : value) {
    locks.push_back(text_of(item, "locks"));
    if (std::ranges::find(known, locks.back()) == known.end()) {
      throw Error("'locks': " + not_among("scenario key", locks.back(), known));
    }
  }
  return locks;
}

ClassFile from_json(const json& content) {
  if (!content.is_object() || !content.contains(kVersionKey) || content[kVersionKey] != 1) {
    throw Error(std::string("this is no class file of version 1: '") + kVersionKey + "' must be 1");
  }
  ClassFile result;
  for (const auto& [key, value] : content.items()) {
    if (key == "title") {
      result.title = text_of(value, key);
    } else if (key == "scenario") {
      result.scenario = scenario_from_json(value);
    } else if (key == "locks") {
      result.locks = locks_of(value);
    } else if (key == "lessons") {
      if (!value.is_array()) {
        throw Error("'lessons' must be a list of {\"name\", \"markdown\"}");
      }
      for (const json& item : value) {
        if (!item.is_object() || !item.contains("name") || !item.contains("markdown")) {
          throw Error("each of 'lessons' must have 'name' and 'markdown'");
        }
        result.lessons.push_back(
            {text_of(item["name"], "name"), text_of(item["markdown"], "markdown")});
      }
    } else if (key != kVersionKey) {
      throw Error(not_among("key", key, {kVersionKey, "title", "lessons", "scenario", "locks"}));
    }
  }
  if (result.lessons.empty() && !result.scenario) {
    throw Error("there is neither a lesson nor a scenario in it");
  }
  return result;
}

}  // namespace

std::string read_small_file(const std::filesystem::path& file, std::size_t most) {
  std::error_code failure;
  if (!std::filesystem::is_regular_file(file, failure)) {
    throw Error("there is no file '" + file.string() + "'");
  }
  const auto size = std::filesystem::file_size(file, failure);
  if (failure || size > most) {
    throw Error("'" + file.string() + "' is " +
                (failure ? "not readable" : "larger than " + std::to_string(most >> 20U) + " MiB"));
  }
  std::ifstream stream(file, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(stream), {}};
  if (text.size() != size) {
    throw Error("cannot read '" + file.string() + "'");
  }
  return text;
}

std::vector<Lesson> ClassFile::read_lessons() const {
  std::vector<Lesson> read;
  for (const Text& text : lessons) {
    read.push_back(read_lesson(text.markdown, text.name, {}, scenario ? &*scenario : nullptr));
    for (const std::string& lock : locks) {
      read.back().locks.push_back(lock);
    }
  }
  return read;
}

ClassFile load_class_file(const std::filesystem::path& file) {
  const std::string text = read_small_file(file, kLargest);
  try {
    ClassFile result = from_json(json::parse(text));
    if (result.title.empty()) {
      result.title = file.stem().string();
    }
    (void)result.read_lessons();  // a class must not find out at the second lesson
    return result;
  } catch (const json::parse_error& error) {
    throw Error("'" + file.string() + "': " + not_json(text, error));
  } catch (const Error& error) {
    throw Error("'" + file.string() + "': " + error.what());
  }
}

void save_class_file(const ClassFile& handed_out, const std::filesystem::path& file) {
  (void)handed_out.read_lessons();
  ordered_json content;
  content[kVersionKey] = 1;
  content["title"] = handed_out.title;
  if (handed_out.scenario) {
    if (handed_out.scenario->trace) {
      throw Error("a class file cannot hold a trace; hand out the trace and a lesson beside it");
    }
    content["scenario"] = scenario_to_json(*handed_out.scenario);
  }
  content["locks"] = handed_out.locks;
  content["lessons"] = ordered_json::array();
  for (const ClassFile::Text& text : handed_out.lessons) {
    content["lessons"].push_back({{"name", text.name}, {"markdown", text.markdown}});
  }
  write_file(file, content.dump(2) + "\n");
}

bool is_class_file(const std::filesystem::path& file) {
  // The version stands first in what is written, and a scenario has no such key.
  std::ifstream stream(file, std::ios::binary);
  std::string start(4096, '\0');
  stream.read(start.data(), static_cast<std::streamsize>(start.size()));
  start.resize(static_cast<std::size_t>(stream.gcount()));
  return start.find('"' + std::string(kVersionKey) + '"') != std::string::npos;
}

bool is_lesson_file(const std::filesystem::path& file) {
  return file.extension() == ".md";
}

std::string first_difference(const Scenario& a, const Scenario& b,
                             const std::vector<std::string>& keys) {
  for (const std::string& name : keys) {
    const ScenarioKey* key = find_scenario_key(name);
    if (key != nullptr && key->get(a) != key->get(b)) {
      return name;
    }
  }
  return {};
}

}  // namespace kvbudget
