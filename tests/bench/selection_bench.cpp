#include "tests/bench/selection_bench.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <numeric>
#include <vector>

#include "core/attention/counter_normal.h"
#include "core/selection/balance.h"
#include "core/selection/forced_error.h"
#include "core/selection/free_error.h"
#include "core/selection/pool_kernel.h"
#include "tests/paths.h"

using namespace kvbudget;

namespace {

constexpr Index kKeys = 4096;
constexpr int kRows = 64;
constexpr int kRuns = 7;
const std::vector<Index> kBudgets = {4, 8, 16, 32};  // the paper's

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Rows of one cell: they share its values. Logits of standard deviation 3 are moderately peaked.
struct Rows {
  ValueTable values;
  std::vector<std::vector<double>> weights;

  explicit Rows(Index dim) : values(kKeys, dim) {
    const CounterNormal draws(1, Stream::values);
    for (Index j = 0; j < kKeys; ++j) {
      draws.fill(static_cast<std::uint32_t>(j), values.row(j));
    }
    const CounterNormal logits(1, Stream::noise);
    for (std::uint32_t r = 0; r < kRows; ++r) {
      std::vector<double>& row = weights.emplace_back(kKeys);
      logits.fill(r, row);
      std::ranges::transform(row, row.begin(), [](double x) { return std::exp(3.0 * x); });
      const double sum = std::accumulate(row.begin(), row.end(), 0.0);
      std::ranges::transform(row, row.begin(), [sum](double x) { return x / sum; });
    }
  }
};

// Top-mass, balancing over the pool, the pool's best, and free weights with certificate.
double audit_row(const std::vector<double>& weights, const ValueTable& values) {
  const Instance instance(weights, values);
  double sum = 0.0;
  for (const TopMass& top : top_mass_sets(instance, kBudgets)) {
    const auto extras = largest_outside(
        instance, top, pool_extras(static_cast<Index>(top.kept.size()), instance.keys()));
    const Balanced balanced = balance(instance, top, extras);
    sum += best_of_pool(instance, top, extras, balanced.set).error +
           free_error(instance, top.kept).value;
  }
  return sum;
}

double median_of(std::vector<double> times) {
  std::ranges::sort(times);
  return times[times.size() / 2];
}

double audit_seconds(const Rows& rows, int threads) {
  std::vector<double> times;
  for (int run = -1; run < kRuns; ++run) {
    const double start = now();
    double sum = 0.0;
#pragma omp parallel for schedule(dynamic, 1) num_threads(threads) reduction(+ : sum)
    for (int r = 0; r < kRows; ++r) {
      sum += audit_row(rows.weights[static_cast<std::size_t>(r)], rows.values);
    }
    if (!(sum > 0.0)) {
      std::abort();
    }
    if (run >= 0) {
      times.push_back(now() - start);
    }
  }
  return median_of(times);
}

// Subsets a second of the four pools' enumeration alone, on one core.
double enumerated_per_second(const Rows& rows) {
  double subsets = 0.0;
  double seconds = 0.0;
  for (const std::vector<double>& weights : rows.weights) {
    const Instance instance(weights, rows.values);
    for (const TopMass& top : top_mass_sets(instance, kBudgets)) {
      const auto s = static_cast<Index>(top.kept.size());
      const auto extras = largest_outside(instance, top, pool_extras(s, kKeys));
      const Balanced balanced = balance(instance, top, extras);
      const double start = now();
      (void)best_of_pool(instance, top, extras, balanced.set);
      seconds += now() - start;
      subsets += pool_subsets(s, static_cast<Index>(extras.size()));
    }
  }
  return subsets / seconds;
}

// The kernel alone, its 64 lanes and eight terms in the first-level cache: nothing set up, nothing
// found.
double kernel_per_second() {
  constexpr Index kTerms = 8;
  constexpr Index kPicks = 4;
  constexpr double kSets = 70.0;  // 8 choose 4
  std::vector<double, CacheLineAllocator<double>> lanes((2 * kTerms + 8) * kPoolLanes, 1.0);
  const std::vector<double> others(3 * static_cast<std::size_t>(kSets), 1.0);
  const double best = 0.0;
  PoolBlock block;
  block.picks = kPicks;
  block.choices = kTerms;
  block.base = lanes.data();
  block.mass = lanes.data() + kPoolLanes;
  block.size = lanes.data() + 2 * kPoolLanes;
  block.cross = lanes.data() + 3 * kPoolLanes;
  block.sums = lanes.data() + (3 + kTerms) * kPoolLanes;
  block.others = others.data();
  block.best = &best;
  block.found = [](void*, Index, const double*) { std::abort(); };
  constexpr int kTimes = 2'000;
  std::vector<double> times;
  for (int run = -1; run < kRuns; ++run) {
    const double start = now();
    for (int i = 0; i < kTimes; ++i) {
      run_pool_kernel(block);
    }
    times.push_back(now() - start);
  }
  return kTimes * kSets * kPoolLanes / median_of(times);
}

// Seconds of the numpy oracle for one row at the four budgets, in one process.
double oracle_seconds(Index dim) {
  const std::string folder = KVBUDGET_REFERENCE;
  if (!std::filesystem::exists(folder + "/selection_reference.py")) {
    return 0.0;
  }
  const std::string command =
      std::string(KVBUDGET_PYTHON) + " -c \"import sys; sys.path.insert(0, '" + folder +
      "'); sys.dont_write_bytecode = True\n"
      "import numpy as np, time, selection_reference as s\n"
      "r = np.random.default_rng(1); v = r.standard_normal((4096, " +
      std::to_string(dim) +
      "))\n"
      "p = np.exp(3 * r.standard_normal(4096)); p /= p.sum(); s.figures(p, v, 4)\n"
      "t = time.perf_counter()\n"
      "for b in (4, 8, 16, 32): s.figures(p, v, b)\n"
      "print(time.perf_counter() - t)\" 2>/dev/null";
  double seconds = 0.0;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe != nullptr) {
    if (std::fscanf(pipe, "%lf", &seconds) != 1) {
      seconds = 0.0;
    }
    pclose(pipe);
  }
  return seconds;
}

}  // namespace

void print_selection_lines(double flops_per_second) {
  for (const Index dim : {64, 128}) {
    const Rows rows(dim);
    const double instances = kRows * static_cast<double>(kBudgets.size());
    const double seconds = audit_seconds(rows, 2);
    std::printf("audit, 4,096 keys, d %td: %.0f (row, budget) instances a second on two threads",
                dim, instances / seconds);
    std::printf(" (%.0f on one); 111,744 take %.0f s", instances / audit_seconds(rows, 1),
                111'744.0 * seconds / instances);
    const double oracle = oracle_seconds(dim);
    if (oracle > 0.0) {
      std::printf("; numpy %.2f instances a second, so %.0f times faster", 4.0 / oracle,
                  oracle / 4.0 * instances / seconds);
    }
    std::printf("\n");
  }
  // A subset takes 11 additions and multiplications in the kernel.
  std::printf(
      "  pool: %.0f million subsets a second on one core; the kernel alone, in cache, %.0f; "
      "a core's arithmetic at the product's rate %.0f\n",
      enumerated_per_second(Rows(64)) / 1e6, kernel_per_second() / 1e6,
      flops_per_second / 2.0 / 11.0 / 1e6);
}
