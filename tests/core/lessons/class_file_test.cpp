#include "core/lessons/class_file.h"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <fstream>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/lessons/answers.h"
#include "core/scenario/presets.h"

using namespace kvbudget;

namespace {

struct Folder {
  std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("kvbudget-class-" + std::to_string(::getpid()));
  Folder() { std::filesystem::create_directories(path); }
  ~Folder() { std::filesystem::remove_all(path); }
};

const char* const kLesson = "---\nlesson: 1\ntitle: T\nlock: tau\n---\n\n## S\n\nText.\n";

}  // namespace

TEST_CASE("a class file holds lessons, scenario and locks", "[lessons]") {
  const Folder folder;
  const auto file = folder.path / "monday.kvclass";
  ClassFile made;
  made.title = "Monday";
  made.lessons = {{"one.md", kLesson}};
  made.scenario = load_preset("no_sinks");
  made.scenario->tau = 0.25;
  made.locks = {"seed"};
  save_class_file(made, file);
  CHECK(is_class_file(file));
  const ClassFile read = load_class_file(file);
  CHECK(read.title == "Monday");
  CHECK(read.scenario == made.scenario);
  const auto lessons = read.read_lessons();
  REQUIRE(lessons.size() == 1);
  CHECK(lessons[0].steps[0].scenario.tau == 0.25);  // the lesson names no scenario of its own
  CHECK(lessons[0].locks == std::vector<std::string>{"tau", "seed"});
  save_scenario(*made.scenario, folder.path / "scenario.json");
  CHECK_FALSE(is_class_file(folder.path / "scenario.json"));
}

TEST_CASE("a bad class file is refused in a sentence", "[lessons]") {
  const Folder folder;
  const auto file = folder.path / "bad.kvclass";
  const auto refused = [&file](const std::string& content) -> std::string {
    write_file(file, content);
    try {
      (void)load_class_file(file);
    } catch (const Error& error) {
      return error.what();
    }
    return {};
  };
  CHECK_THAT(refused("{"), Catch::Contains("line 1 is not valid JSON"));
  CHECK_THAT(refused("{\"kvbudget_class\": 2}"), Catch::Contains("version 1"));
  CHECK_THAT(refused("{\"kvbudget_class\": 1}"), Catch::Contains("neither a lesson nor"));
  CHECK_THAT(refused("{\"kvbudget_class\": 1, \"leson\": []}"), Catch::Contains("'lessons'"));
  CHECK_THAT(refused("{\"kvbudget_class\": 1, \"locks\": [\"sed\"]}"),
             Catch::Contains("did you mean 'seed'"));
  CHECK_THAT(refused("{\"kvbudget_class\": 1, \"lessons\": [{\"name\": \"a.md\", \"markdown\": "
                     "\"---\\nlesson: 1\\n\"}]}"),
             Catch::Contains("'a.md', line 2"));
  CHECK_THAT(refused("{\"kvbudget_class\": 1, \"scenario\": {\"kvbudget\": 1, \"tau\": 7}}"),
             Catch::Contains("tau"));
  CHECK_THROWS_WITH(load_class_file(folder.path / "none"), Catch::Contains("there is no file"));
  ClassFile needs;
  needs.title = "x";
  needs.lessons = {{"b.md", "---\nlesson: 1\ntitle: T\nscenario: s.json\n---\n\n## S\n\nT\n"}};
  CHECK_THROWS_WITH(save_class_file(needs, file), Catch::Contains("cannot name another file"));
}

TEST_CASE("answers are kept whole and exported as a plain table", "[lessons]") {
  const Folder folder;
  const auto file = folder.path / "deep" / "answers.json";
  LessonAnswer answer{"2026-03-01T10:15:00Z",
                      "Monday",
                      "1-x",
                      "Step",
                      "Which, \"now\"?",
                      "choose",
                      "=1+1",
                      "b",
                      1.0,
                      12.5};
  {
    AnswerBook book(file);
    CHECK(book.answers().empty());
    book.add(answer);
    answer.score = 0.25;
    book.add(answer);
  }
  const AnswerBook book(file);
  REQUIRE(book.answers().size() == 2);
  CHECK(book.answers()[1] == answer);
  book.export_csv(folder.path / "answers.csv");
  CHECK(read_small_file(folder.path / "answers.csv", 10000) ==
        "time,class,lesson,step,question,kind,said,answer,score,seconds\n"
        "2026-03-01T10:15:00Z,Monday,1-x,Step,\"Which, \"\"now\"\"?\",choose,'=1+1,b,1,12.5\n"
        "2026-03-01T10:15:00Z,Monday,1-x,Step,\"Which, \"\"now\"\"?\",choose,'=1+1,b,0.25,12.5\n");
  write_file(file, "[{]");
  CHECK_THROWS_WITH(AnswerBook(file), Catch::Contains("cannot be read"));
}
