#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"

using namespace kvbudget;

namespace {

// What the engine reads of a lesson: its head but for the words, each step's keys, its numbers.
std::vector<std::string> read_by_the_engine(const std::filesystem::path& file) {
  std::ifstream stream(file);
  const std::string text((std::istreambuf_iterator<char>(stream)), {});
  const std::regex machine(
      "\\{\\{[^}]*\\}\\}|"
      "(^|\\n)(lesson|preset|scenario|controls|lock|highlight|cursor|claim|answer|across|set|page):"
      "[^\\n]*");
  std::vector<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), machine), end; it != end; ++it) {
    found.push_back(it->str());
  }
  std::ranges::sort(found);
  return found;
}

}  // namespace

TEST_CASE("a translated lesson is the English one in other words", "[lessons]") {
  const auto english = lesson_files();
  REQUIRE(english.size() == 8);
  for (const char* language : {"es", "zh_CN"}) {
    const auto translated = lesson_files(language);
    REQUIRE(translated.size() == english.size());
    for (std::size_t i = 0; i < english.size(); ++i) {
      INFO(translated[i].string());
      REQUIRE(translated[i] != english[i]);
      CHECK(read_by_the_engine(translated[i]) == read_by_the_engine(english[i]));
      const Lesson there = load_lesson(translated[i]);
      const Lesson here = load_lesson(english[i]);
      CHECK(there.title != here.title);
      REQUIRE(there.steps.size() == here.steps.size());
      for (std::size_t s = 0; s < here.steps.size(); ++s) {
        CHECK(there.steps[s].prediction.has_value() == here.steps[s].prediction.has_value());
      }
    }
    CHECK(translated_file("help", "about-the-bound.md", language) !=
          translated_file("help", "about-the-bound.md", ""));
  }
}
