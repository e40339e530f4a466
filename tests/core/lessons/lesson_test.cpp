#include "core/lessons/lesson.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <regex>

#include "core/base/error.h"
#include "core/base/resources.h"
#include "core/lessons/class_file.h"
#include "core/lessons/step_numbers.h"

using namespace kvbudget;

namespace {

const char* const kHead = "---\nlesson: 1\ntitle: T\n---\n";

std::string refused(const std::string& text) {
  try {
    (void)read_lesson(text, "a.md");
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

std::string step(const std::string& body) {
  return std::string(kHead) + "\n## S\n" + body;
}

}  // namespace

TEST_CASE("a lesson's head, steps and settings are read", "[lessons]") {
  const Lesson lesson = read_lesson(
      "---\nlesson: 1\ntitle: Two steps\nabout: x\npreset: no_sinks\nset: tau=0.1\nset: window=20\n"
      "lock: seed, tau\ncontrols: window\n---\n\n"
      "## One\nhighlight: errors\n\nText {{tau}} and $m$.\n\n"
      "## Two\nset: tau=0.2\npage: bound\ntokens: eight, plain\ncontrols: none\n\nMore.\n\n"
      "```predict\nmark: How many?\nanswer: mean_read(mass)\naxis: 0 to 500 tokens\n```\n\nSo.\n",
      "folder/two.md");
  CHECK(lesson.name == "two");
  CHECK(lesson.locks == std::vector<std::string>{"seed", "tau"});
  REQUIRE(lesson.steps.size() == 2);
  CHECK(lesson.steps[0].page == "rollout");  // where the highlighted part is
  CHECK(lesson.steps[0].scenario.tau == 0.1);
  CHECK(lesson.steps[0].scenario.simulator.sinks.empty());
  CHECK(lesson.steps[0].text.numbers.size() == 1);
  CHECK(lesson.steps[1].scenario.tau == 0.2);
  CHECK(lesson.steps[1].scenario.window == 20);
  CHECK(lesson.steps[1].hand->plain_means);
  CHECK(lesson.steps[1].controls->empty());
  CHECK(lesson.steps[1].prediction->axis.name == "tokens");
  CHECK(lesson.steps[1].line == 17);
}

TEST_CASE("a malformed lesson is refused with the line and what would be right", "[lessons]") {
  struct Case {
    std::string text, line, what;
  };
  const Case cases[] = {
      {"# Hello", "line 1", "begins with a line '---'"},
      {"---\ntitle: T\n---\n\n## S\n\nx\n", "line 1", "'lesson: 1'"},
      {"---\nlesson: 2\n---\n", "line 2", "version 1"},
      {"---\nlesson: 1\ntitle: T\n", "line 3", "not closed"},
      {"---\nlesson: 1\ntitel: T\n---\n", "line 3", "did you mean 'title'?"},
      {"---\nlesson: 1\ntitle: T\npreset: nothing\n---\n", "line 4", "there is no preset"},
      {"---\nlesson: 1\ntitle: T\nset: tua=1\n---\n\n## S\n\nx\n", "line 4", "tua"},
      {"---\nlesson: 1\ntitle: T\nset: tau=3\n---\n\n## S\n\nx\n", "line 4", "tau"},
      {"---\nlesson: 1\ntitle: T\nlock: sed\n---\n", "line 4", "did you mean 'seed'?"},
      {"---\nlesson: 1\ntitle: T\ncontrols: tua\n---\n", "line 4", "did you mean 'tau'?"},
      {kHead, "line 4", "no steps"},
      {std::string(kHead) + "text\n", "line 5", "heading is expected"},
      {step("highlight: eror\n\nx\n"), "line 7", "did you mean 'errors'?"},
      {step("cover: eror\n\nx\n"), "line 7", "did you mean 'errors'?"},
      {step("cover: errors\n\nx\n"), "line 6", "asks nothing"},
      {step("page: bond\n\nx\n"), "line 7", "did you mean 'bound'?"},
      {step("tokens: plain\n\nx\n"), "line 7", "needs one of the lever's presets"},
      {step("\n"), "line 6", "no text"},
      {step("\nline one\n$\\fraq{a}{b}$\n"), "line 9", "did you mean '\\frac'?"},
      {step("\nfive $ only\n"), "line 8", "never closed"},
      {step("\n{{mean_red(mass)}}\n"), "line 8", "did you mean 'mean_read'?"},
      {step("\n{{mean_read}}\n"), "line 8", "needs a policy"},
      {step("\n{{tau | 12}}\n"), "line 8", "from 1 to 9"},
      {step("\n{{tau\n"), "line 8", "never closed by '}}'"},
      {step("\nx\n\n```predict\nask: y\n```\n\nz\n"), "line 11", "begins with 'choose:'"},
      {step("\nx\n\n```predict\nchoose: y\n- a => 1\n```\n\nz\n"), "line 11", "two options"},
      {step("\nx\n\n```predict\nchoose: y\n- a\n- b => 1\n```\n\nz\n"), "line 12", "needs '=>'"},
      {step("\nx\n\n```predict\nmark: y\nanswer: 1\n```\n\nz\n"), "line 11", "no 'axis:'"},
      {step("\nx\n\n```predict\nmark: y\nanswer: 1\naxis: 5 to 1\n```\n\nz\n"), "line 13",
       "ends before it begins"},
      {step("\nx\n\n```predict\nmark: y\nanswer: 1\naxis: 0 to 1 log\n```\n\nz\n"), "line 13",
       "begins above 0"},
      {step("\nx\n\n```predict\ndraw: y\nanswer: 1\naxis: 0 to 1\nacross: taus 0 to 1\n```\n\nz\n"),
       "line 14", "key that is a number"},
      {step("\nx\n\n```predict\ndraw: y\nanswer: 1\naxis: 0 to 1\nacross: tau 0 to 2\n```\n\nz\n"),
       "line 14", "'tau' must be"},
      {step("\nx\n\n```predict\nmark: y\n"), "line 10", "not closed"},
      {step("\nx\n\n```predict\nmark: y\nanswer: 1\naxis: 0 to 1\n```\n"), "line 6",
       "nothing follows the prediction"},
  };
  for (const Case& c : cases) {
    INFO(c.text);
    const std::string sentence = refused(c.text);
    CHECK_THAT(sentence, Catch::Contains("'a.md', " + c.line + ":"));
    CHECK_THAT(sentence, Catch::Contains(c.what));
  }
}

TEST_CASE("expressions are evaluated as written", "[lessons]") {
  const auto value = [](const char* text) {
    return evaluate(parse_expression(text), [](const Expression& asked, auto numbers) {
      return asked.name == "weight" ? numbers[0] * 10 + numbers[1] : 7.0;
    });
  };
  CHECK(value("1 + 2 * 3 - 4 / 2") == 5.0);
  CHECK(value("-(2 - 5) * 2") == 6.0);
  CHECK(value("2 < 3 and 3 <= 3 and 1 > 2 or 0") == 0.0);
  CHECK(value("2 < 3 and (3 < 3 or 5 >= 5)") == 1.0);
  CHECK(value("weight(1 + 1, 3)") == 23.0);
  CHECK(value("mean_read(mass, sinks=[8, 136], tau=0.1) + 1") == 8.0);
}

TEST_CASE("what cannot be read as an expression is refused with its place", "[lessons]") {
  CHECK_THROWS_WITH(parse_expression("1 +"), Catch::Contains("character 4"));
  CHECK_THROWS_WITH(parse_expression("mean_read(mas)"), Catch::Contains("a policy is expected"));
  CHECK_THROWS_WITH(parse_expression("error_at(mass)"), Catch::Contains("needs these numbers"));
  CHECK_THROWS_WITH(parse_expression("mean_read(mass, tau=9)"), Catch::Contains("tau"));
  CHECK_THROWS_WITH(parse_expression("(1"), Catch::Contains("')' is expected"));
  CHECK_THROWS_WITH(parse_expression(std::string(200, '(')), Catch::Contains("too many"));
}

TEST_CASE("a quantity is the engine's, with settings and lists", "[lessons]") {
  Scenario scenario;
  scenario.simulator.frames = 12;
  scenario.simulator.sinks = {8};
  LessonNumbers numbers(scenario);
  const auto value = [&numbers](const char* text) { return numbers.value(parse_expression(text)); };
  CHECK(value("tokens") == 96.0);
  CHECK(value("tau") == 0.05);
  CHECK(value("promise / value_range") == Approx(0.05));
  CHECK(value("mean_read(mass, tau=0.01) > mean_read(mass)") == 1.0);
  CHECK(value("first_loss(window, 8)") == 8.0 + 48.0);
  CHECK(value("first_loss(full, 8)") == -1.0);
  CHECK(value("dropped_at(window, 60, window=61)") == 0.0);
  CHECK(value("weight(60, 8, sinks=[]) < weight(60, 8)") == 1.0);
  CHECK_THROWS_WITH(value("dropped_at(window, 2)"), Catch::Contains("not among"));
}

TEST_CASE("the guide's example is a lesson", "[lessons]") {
  std::ifstream stream(resource_directory().parent_path() / "docs" / "lessons.md");
  const std::string guide{std::istreambuf_iterator<char>(stream), {}};
  const std::size_t begin = guide.find("````markdown\n");
  REQUIRE(begin != std::string::npos);
  const std::size_t start = begin + std::string("````markdown\n").size();
  const std::string example = guide.substr(start, guide.find("````", start) - start);
  const Lesson lesson = read_lesson(example, "example.md");
  CHECK(lesson.steps.size() >= 2);
  int predictions = 0;
  for (const LessonStep& each : lesson.steps) {
    LessonNumbers numbers(each.scenario);
    CHECK_NOTHROW((void)step_numbers(each, numbers));
    predictions += each.prediction ? 1 : 0;
  }
  CHECK(predictions == 3);
  // Every name that a lesson can use stands in the guide.
  for (const LessonPart& part : lesson_parts()) {
    CHECK_THAT(guide, Catch::Contains("`" + std::string(part.name) + "`"));
  }
  for (const QuantityInfo& quantity : quantities()) {
    CHECK_THAT(guide, Catch::Contains("`" + std::string(quantity.name)));
  }
  for (const std::string_view control : lesson_controls()) {
    CHECK_THAT(guide, Catch::Contains("`" + std::string(control) + "`"));
  }
}

TEST_CASE("translations take the place of English where there are any", "[lessons]") {
  const auto files = lesson_files("xx_YY");
  CHECK(files == lesson_files());
  CHECK_THROWS_WITH(translated_file("help", "nothing.md", "es"), Catch::Contains("missing"));
}
