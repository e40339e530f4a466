#include "core/report/table.h"

#include <catch2/catch.hpp>
#include <clocale>
#include <cmath>
#include <nlohmann/json.hpp>

using namespace kvbudget;

TEST_CASE("numbers for programs read back to the same bits") {
  for (const double x : {0.1, 1.0 / 3.0, 1e-300, 6.02214076e23, -0.0, 512.0, 0.1 + 0.2}) {
    CHECK(std::strtod(shortest(x).c_str(), nullptr) == x);
  }
  CHECK(shortest(0.05) == "0.05");
  CHECK(shortest(48) == "48");
}

TEST_CASE("numbers for people have few digits") {
  CHECK(rounded(0.066982, 4) == "0.06698");
  CHECK(rounded(0.05, 4) == "0.05");
  CHECK(rounded(9.8619, 4) == "9.862");
  CHECK(rounded(113.8, 4) == "113.8");
  CHECK(rounded(12345.6, 4) == "12346");
  CHECK(rounded(0.0, 4) == "0");
  CHECK(rounded(1.8e-15, 2) == "1.8e-15");
  CHECK(rounded(-2.5, 3) == "-2.5");
}

TEST_CASE("a table as text, CSV and JSON") {
  Table table({{"policy", ""}, {"mean_read", "tokens"}, {"error", ""}});
  table.add({std::string("a,\"b\""), Index{7}, 0.25});
  table.add({std::string("w"), Index{123}, {}});
  CHECK(table.text() ==
        "  policy  mean_read  error\n  a,\"b\"           7   0.25\n  w             123      -\n");
  CHECK(table.csv() == "policy,mean_read_tokens,error\n\"a,\"\"b\"\"\",7,0.25\nw,123,\n");
  CHECK(table.units().dump() == R"({"mean_read":"tokens","error":"1"})");
  CHECK(
      table.json().dump() ==
      R"([{"policy":"a,\"b\"","mean_read":7,"error":0.25},{"policy":"w","mean_read":123,"error":null}])");
}
