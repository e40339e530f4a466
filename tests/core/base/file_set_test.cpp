#include "core/base/file_set.h"

#include <sys/stat.h>

#include <catch2/catch.hpp>

#include "tests/core/support/temporary_folder.h"

using namespace kvbudget;
using Catch::Matchers::Contains;
using testing::read_all;

namespace {

FileSet two_files() {
  FileSet files;
  files.add("a.txt", "new a");
  files.add("b.txt", "new b");
  return files;
}

}  // namespace

TEST_CASE("a set of files appears in a new folder, or over what is there where that is allowed",
          "[file_set]") {
  const testing::TemporaryFolder folder;
  const auto target = folder / "deep/figures";
  two_files().write(target, false);
  CHECK(read_all(target / "a.txt") == "new a");
  CHECK(read_all(target / "b.txt") == "new b");
  CHECK_THROWS_AS(two_files().write(target, false), FileExists);
  CHECK_THROWS_WITH(two_files().write(target, false), Contains((target / "a.txt").string()));
  FileSet other;
  other.add("b.txt", "newer b");
  other.write(target, true);
  CHECK(read_all(target / "a.txt") == "new a");
  CHECK(read_all(target / "b.txt") == "newer b");
  CHECK(folder.names() == std::vector<std::string>{"deep"});  // nothing is left beside them
}

TEST_CASE("a failure half-way puts back what was there", "[file_set]") {
  const testing::TemporaryFolder folder;
  folder.file("a.txt", "old a");
  struct stat before {};
  REQUIRE(::stat((folder / "a.txt").c_str(), &before) == 0);
  std::filesystem::create_directory(folder / "b.txt");  // in the way of the second file
  CHECK_THROWS_WITH(two_files().write(folder.path(), true), Contains("it is a folder"));
  CHECK(read_all(folder / "a.txt") == "old a");
  struct stat after {};
  REQUIRE(::stat((folder / "a.txt").c_str(), &after) == 0);
  CHECK(before.st_ino == after.st_ino);
  CHECK(folder.names() == std::vector<std::string>{"a.txt", "b.txt"});
}

TEST_CASE("a folder that cannot be written is named as it was given", "[file_set]") {
  CHECK_THROWS_WITH(two_files().write("/proc/figures", false), Contains("'/proc/figures'"));
  const testing::TemporaryFolder folder;
  const auto file = folder.file("file", "x");
  CHECK_THROWS_WITH(two_files().write(file, false), Contains(file.string()));
  CHECK_THROWS_WITH(two_files().write(file / "in", false), Contains((file / "in").string()));
}

TEST_CASE("a name that cannot be written is told by where it was to be", "[file_set]") {
  const testing::TemporaryFolder folder;
  FileSet files;
  const std::string name(300, 'x');  // longer than a file system allows
  files.add(name, "text");
  CHECK_THROWS_WITH(files.write(folder / "figures", false),
                    Contains((folder / "figures").string()) && !Contains(".tmp"));
  CHECK(folder.names().empty());
}
