#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>

#include "core/trace/npz_writer.h"
#include "core/trace/trace.h"
#include "tests/core/trace/trace_files.h"

namespace kvbudget::testing {

// What numpy writes is read, and what is written numpy reads: the other side of the format.

namespace {

/// A Python that has numpy, empty when there is none.
const std::string& python() {
  static const std::string found = [] {
    for (std::string name : {"python3", "/usr/bin/python3"}) {
      if (std::system((name + " -c 'import numpy' >/dev/null 2>&1").c_str()) == 0) {
        return name;
      }
    }
    return std::string();
  }();
  return found;
}

bool have_numpy() {
  if (python().empty()) {
    WARN("python3 with numpy is not installed: its side of the .npz format is not tested");
  }
  return !python().empty();
}

/// Runs the script in the folder and returns what it prints, or fails the test.
std::string run(const TemporaryFolder& folder, const std::string& script) {
  const auto file = folder.file("script.py", "import numpy as np\n" + script);
  const std::string command = "cd " + folder.path().string() + " && " + python() + " " +
                              file.string() + " > out.txt 2> error.txt";
  const int status = std::system(command.c_str());
  INFO(read_all(folder / "error.txt"));
  REQUIRE(status == 0);
  return read_all(folder / "out.txt");
}

}  // namespace

TEST_CASE("traces that numpy writes, compressed and not", "[trace][numpy]") {
  if (!have_numpy()) {
    return;
  }
  const TemporaryFolder folder;
  run(folder, R"(
q = (np.arange(2*4*9*3) % 61 - 30).reshape(2, 4, 9, 3) / 8
k = (np.arange(2*2*9*3) % 53 - 20).reshape(2, 2, 9, 3) / 16
v = (np.arange(2*2*9*5) % 47 - 10).reshape(2, 2, 9, 5) / 4
extra = dict(scale=np.float32(0.25), tokens_per_frame=3, keyframes=[0, 3, 6],
             tokens=np.array(["a", "b"]), words=np.array([None], dtype=object))
for save, kind in ((np.savez, "stored"), (np.savez_compressed, "deflated")):
    save(kind + "_f2", q=q.astype("f2"), k=k.astype("f2"), v=v.astype("f2"), **extra)
    save(kind + "_f4", q=q.astype("f4"), k=k.astype("f4"), v=v.astype("f4"), **extra)
    save(kind + "_f8", q=q, k=k, v=v, **extra)
    save(kind + "_big", q=q.astype(">f4"), k=k.astype(">f8"), v=v.astype(">f2"), **extra)
    save(kind + "_fortran", q=np.asfortranarray(q), k=np.asfortranarray(k), v=np.asfortranarray(v), **extra)
    bf = lambda a: (a.astype("f4").view("u4") >> 16).astype("u2").view("V2")
    save(kind + "_bfloat", q=bf(q), k=bf(k), v=bf(v), **extra)
)");
  for (const std::string kind : {"stored", "deflated"}) {
    for (const std::string type : {"f2", "f4", "f8", "big", "fortran", "bfloat"}) {
      INFO(kind << " " << type);
      std::string name = kind;
      name.append("_").append(type).append(".npz");
      const Trace trace = Trace::open(folder / name);
      CHECK(trace.info().kv_heads == 2);
      CHECK(trace.info().scale == 0.25);
      CHECK(trace.info().tokens_per_frame == 3);
      CHECK(trace.info().keyframes == std::vector<Position>{0, 3, 6});
      int wrong = 0;
      for (Index layer = 0; layer < 2; ++layer) {
        for (Index head = 0; head < 4; ++head) {
          const Trace::Cell cell = trace.cell(layer, head);
          const Index kv = layer * 2 + head / 2;
          for (Index token = 0; token < 9; ++token) {
            for (Index i = 0; i < 3; ++i) {
              const Index q = ((layer * 4 + head) * 9 + token) * 3 + i;
              const Index k = (kv * 9 + token) * 3 + i;
              wrong += cell.queries(token, i) == static_cast<double>(q % 61 - 30) / 8 ? 0 : 1;
              wrong += cell.keys(token, i) == static_cast<double>(k % 53 - 20) / 16 ? 0 : 1;
            }
            for (Index i = 0; i < 5; ++i) {
              const Index v = (kv * 9 + token) * 5 + i;
              wrong += cell.values(token, i) == static_cast<double>(v % 47 - 10) / 4 ? 0 : 1;
            }
          }
        }
      }
      CHECK(wrong == 0);
    }
  }
}

TEST_CASE("numpy reads what is written, without pickle", "[trace][numpy]") {
  if (!have_numpy()) {
    return;
  }
  const TemporaryFolder folder;
  NpzWriter writer(folder / "x.npz");
  writer.add("v", {2, 3}, std::vector<double>{1, 2, 3, 4, 5, 0.1});
  writer.add("sizes", {2}, std::vector<std::int64_t>{-16, 9007199254740993});
  writer.add("first_query", 8);
  writer.add("readout", "zero_fill");
  writer.add("nothing", "");
  writer.add("empty", {0, 4}, std::span<const double>());
  writer.add_rows("p", 700, 1000, [](Index row, std::span<double> out) {
    for (std::size_t i = 0; i < out.size(); ++i) {
      out[i] = static_cast<double>(row) * 1000.0 + static_cast<double>(i);
    }
  });
  writer.commit();
  CHECK(run(folder, R"(
z = np.load("x.npz", allow_pickle=False)
assert z.zip.testzip() is None
assert z["v"].tolist() == [[1, 2, 3], [4, 5, 0.1]] and z["v"].dtype == "f8"
assert z["sizes"].tolist() == [-16, 9007199254740993]
assert z["first_query"].shape == () and int(z["first_query"]) == 8
assert z["readout"].dtype == "S9" and bytes(z["readout"]) == b"zero_fill"
assert z["nothing"].item() == b""
assert z["empty"].shape == (0, 4)
assert (z["p"].ravel() == np.arange(700000)).all() and z["p"].shape == (700, 1000)
print("read")
)") == "read\n");
}

}  // namespace kvbudget::testing
