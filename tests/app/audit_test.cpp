#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/app/run.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"

using namespace kvbudget;
using Catch::Matchers::Contains;
using testing::run;

namespace {

const std::string kTrace = KVBUDGET_SOURCE_DIR "/resources/traces/moving_shapes.safetensors";

std::string read(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

void write(const std::string& file, const std::string& text) {
  std::ofstream(file, std::ios::binary) << text;
}

std::vector<std::string> audit(std::vector<std::string> more) {
  std::vector<std::string> arguments = {
      "audit",     "--trace", kTrace,          "--layer", "1",       "--rows-per-cell", "2",
      "--budgets", "4,8",     "--exact-nodes", "50",      "--rules", "snapkv,h2o_cache"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

}  // namespace

TEST_CASE("audit: a line per row and budget, medians, cells, and words on what it means") {
  const testing::TemporaryFolder folder;
  const auto outcome = run(audit({"--csv", folder / "a.csv", "--json", folder / "a.json"}));
  INFO(outcome.err);
  REQUIRE(outcome.code == 0);
  CHECK_THAT(outcome.out, Contains("4 cells, 16 instances"));
  CHECK_THAT(outcome.out, Contains("lower bounds"));
  CHECK_THAT(outcome.out, Contains("switching only the flat cells to balancing"));
  CHECK_THAT(outcome.out, Contains("nothing here measures what a model"));
  const std::string csv = read(folder / "a.csv");
  CHECK_THAT(csv, Contains("\ntrace,layer,head,query,budget,keys,dropped_mass,phi,es_top,"));
  CHECK_THAT(csv, Contains(",es_snapkv,es_h2o_cache,radius\n"));
  CHECK(std::ranges::count(csv, '\n') == 3 + 1 + 16);
  CHECK_FALSE(std::filesystem::exists(folder / "a.csv.partial"));
  const auto json = nlohmann::json::parse(read(folder / "a.json"));
  CHECK(json["budgets"].size() == 2);
  CHECK(json["budgets"][0]["kappa"]["median"] >= 1.0);
  CHECK(json["interval_clusters"] == "cells");
  CHECK(json["cells"].size() == 4);
  CHECK(json["conversion"].size() == 2);
  CHECK(json["settings"]["rules"] == nlohmann::json({"snapkv", "h2o_cache"}));
}

TEST_CASE("audit: goes on where it was interrupted, to the same bytes") {
  const testing::TemporaryFolder folder;
  const std::string target = folder / "a.csv";
  REQUIRE(run(audit({"--csv", target})).code == 0);
  const std::string whole = read(target);
  const auto resumed = [&](std::size_t bytes, const std::string& rest) {
    std::filesystem::remove(target);
    write(target + ".partial", whole.substr(0, bytes) + rest);
    const auto outcome = run(audit({"--csv", target, "--json", folder / "a.json"}));
    INFO(outcome.err);
    CHECK(outcome.code == 0);
    CHECK(nlohmann::json::parse(read(folder / "a.json"))["instances"] == 16);
    return read(target);
  };
  CHECK(resumed(whole.size(), "") == whole);
  CHECK(resumed(whole.size() * 2 / 3, "") == whole);  // in the middle of a line
  CHECK(resumed(whole.rfind('\n'), "") == whole);     // a line without its newline
  CHECK(resumed(40, "") == whole);                    // in the middle of the head
  CHECK(resumed(0, "") == whole);
  CHECK(resumed(whole.size(), "not,a,line\n") == whole);  // cut off again
  write(target + ".partial", "# something else\n" + std::string(2000, 'x'));
  const auto refused = run(audit({"--csv", target}));
  CHECK(refused.code == 2);
  CHECK_THAT(refused.err, Contains("interrupted audit with other settings"));
  CHECK(read(target) == whole);
}

TEST_CASE("audit: killed in the middle, it goes on to the same bytes") {
  const testing::TemporaryFolder folder;
  const auto line = [&](const std::string& file) {
    return "audit --trace '" + kTrace +
           "' --rows-per-cell 3 --exact-nodes 300 --threads 1 --csv '" + (folder / file).string() +
           "'";
  };
  REQUIRE(testing::run_in_shell(line("whole.csv")).code == 0);
  const std::string whole = read(folder / "whole.csv");
  // Killed as soon as some cells are on disk. What a program has not flushed dies with it.
  const auto killed = testing::shell(
      "'" KVBUDGET_PROGRAM "' " + line("a.csv") +
      " & program=$!; for i in $(seq 3000); do [ $(cat '" + (folder / "a.csv.partial").string() +
      "' 2>/dev/null | wc -l) -gt 30 ] && break; sleep 0.01; done; "
      "kill -KILL $program; wait $program 2>/dev/null; echo ended by $?");
  INFO(killed.out);
  CHECK_THAT(killed.out, Contains("ended by 137"));
  REQUIRE_FALSE(std::filesystem::exists(folder / "a.csv"));
  const std::string begun = read(folder / "a.csv.partial");
  CHECK(std::ranges::count(begun, '\n') > 30);
  CHECK(begun.size() < whole.size());
  const auto resumed = testing::run_in_shell(line("a.csv"));
  INFO(resumed.out);
  CHECK(resumed.code == 0);
  CHECK(read(folder / "a.csv") == whole);
  CHECK_FALSE(std::filesystem::exists(folder / "a.csv.partial"));
}

TEST_CASE("audit: the simulator, and a trace whole or in part") {
  const std::vector<std::string> quick = {"--rows-per-cell", "1",    "--exact-nodes", "0",
                                          "--rules",         "none", "--budgets",     "4"};
  const auto with = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "audit");
    arguments.insert(arguments.end(), quick.begin(), quick.end());
    return run(arguments);
  };
  CHECK_THAT(with({}).out, Contains("1 cells, 1 instances"));
  CHECK_THAT(with({"--trace", kTrace}).out, Contains("16 cells, 16 instances"));
  CHECK_THAT(with({"--trace", kTrace, "--head", "3"}).out, Contains("4 cells, 4 instances"));
  const auto folder = with({"--trace", KVBUDGET_SOURCE_DIR "/resources/traces"});
  CHECK_THAT(folder.out, Contains("16 cells, 16 instances"));
}

TEST_CASE("audit: bad input is one sentence") {
  const auto complaint = [](const std::vector<std::string>& arguments) {
    const auto outcome = run(arguments);
    CHECK(outcome.code == 2);
    CHECK(std::ranges::count(outcome.err, '\n') == 1);
    return outcome.err;
  };
  CHECK_THAT(complaint(audit({"--rules", "best"})), Contains("'best' is no rule; the rules are"));
  CHECK_THAT(complaint({"audit", "--budgets", "0"}), Contains("from 1 to 4096"));
  CHECK_THAT(complaint({"audit", "--budgets", "600"}), Contains("smallest budget, 600"));
  CHECK_THAT(complaint({"audit", "--trace", kTrace, "--layer", "7"}),
             Contains("has layers 0 to 3 and heads 0 to 3"));
  CHECK_THAT(complaint({"audit", "--csv", "-", "--json", "-"}), Contains("standard output"));
  const testing::TemporaryFolder folder;
  CHECK_THAT(complaint({"audit", "--trace", folder / ""}), Contains("has no trace"));
  CHECK_THAT(complaint(audit({"--csv", folder / "none/a.csv"})), Contains("cannot write"));
}
