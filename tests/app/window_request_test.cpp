#include "app/commands/window_request.h"

#include <catch2/catch.hpp>
#include <fstream>

#include "core/base/error.h"
#include "tests/core/support/temporary_folder.h"

using namespace kvbudget;
using Catch::Matchers::Contains;

TEST_CASE("what is for the window and what is a command") {
  const testing::TemporaryFolder folder;
  const std::string file = folder / "scenario.json";
  std::ofstream(file) << "{}";
  CHECK(window_request({}) == WindowRequest{});
  CHECK(window_request({file}) == WindowRequest{file, ""});
  CHECK(window_request({"--screenshots", "pictures"}) == WindowRequest{"", "pictures"});
  CHECK(window_request({"--screenshots", "pictures", file}) == WindowRequest{file, "pictures"});
  CHECK_FALSE(window_request({"verify"}));
  CHECK_FALSE(window_request({"--help"}));
  CHECK_FALSE(window_request({"no such file"}));
  CHECK_FALSE(window_request({folder.path().string()}));
  CHECK_THROWS_WITH(window_request({"--screenshots"}), Contains("needs a folder"));
  CHECK_THROWS_WITH(window_request({"--screenshots", "p", "nope.json"}), Contains("nope.json"));
  CHECK_THROWS_WITH(window_request({file, file}), Contains("too many"));
}
