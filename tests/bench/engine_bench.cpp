// Measures the engine beside its numpy baseline and beside what the machine could do. One line a
// measure; nothing here decides over success, since machines are shared and noisy.

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <Eigen/Core>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/rollout/drop_kernel.h"
#include "core/scenario/explore.h"
#include "tests/bench/selection_bench.h"
#include "tests/paths.h"

using namespace kvbudget;

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Times {
  double lowest, median, highest;
};

// One warm-up run, then `runs` counted ones.
Times measure(int runs, const std::function<void()>& work) {
  std::vector<double> times;
  for (int i = -1; i < runs; ++i) {
    const auto start = Clock::now();
    work();
    if (i >= 0) {
      times.push_back(seconds_since(start));
    }
  }
  std::ranges::sort(times);
  return {times.front(), times[times.size() / 2], times.back()};
}

Scenario preset_of(Index tokens) {
  Scenario scenario;
  scenario.simulator.frames = tokens / scenario.simulator.tokens_per_frame;
  return scenario;
}

// Attention, the exact curves of all windows and all taus at every query, the 11 listed settings
// and the per-query errors of both policies.
void whole_preset(Index tokens) {
  ExploreOptions options;
  options.keep_curves = true;
  if (explore(preset_of(tokens), options)->evaluation.settings.size() != 11) {
    std::abort();
  }
}

// What the machine does on a plain product and a plain copy, all cores together.
struct Machine {
  double flops_per_second, bytes_per_second;
};

Machine measure_machine() {
  constexpr Index kSize = 1024;
  const Eigen::MatrixXd a = Eigen::MatrixXd::Random(kSize, kSize);
  std::vector<Eigen::MatrixXd> c(2, Eigen::MatrixXd(kSize, kSize));
  const Times product = measure(5, [&] {
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 2; ++i) {
      c[static_cast<std::size_t>(i)].noalias() = a * a;
    }
  });
  std::vector<double> from(std::size_t{1} << 24U, 1.0);
  std::vector<double> to(from.size());
  const Times copy = measure(5, [&] {
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 2; ++i) {
      const std::size_t half = from.size() / 2;
      const std::size_t begin = half * static_cast<std::size_t>(i);
      std::memcpy(to.data() + begin, from.data() + begin, half * sizeof(double));
    }
  });
  return {2.0 * 2.0 * kSize * kSize * kSize / product.lowest,
          2.0 * static_cast<double>(from.size() * sizeof(double)) / copy.lowest};
}

// The least time for the curves alone: a multiply-add for each sum and one for its norm, per number
// of a value and for each of the two curves, at the product's rate; and the results, 36 bytes a
// (query, position), written at the copy's rate. Values stay in cache and count nothing.
double floor_seconds(Index tokens, Index queries, Index dim, const Machine& machine) {
  const double pairs = static_cast<double>(queries) * static_cast<double>(tokens) / 2.0;
  return 2.0 * pairs * static_cast<double>(dim) * 4.0 / machine.flops_per_second +
         36.0 * pairs / machine.bytes_per_second;
}

// The numpy statement of the same settings: attention plus the vectorised curves, in seconds.
std::vector<double> numpy_seconds(Index tokens, int runs) {
  const std::filesystem::path script =
      std::filesystem::path(KVBUDGET_REFERENCE) / "kvbudget_reference.py";
  std::vector<double> times;
  if (!std::filesystem::exists(script)) {
    return times;
  }
  const std::string command = std::string(KVBUDGET_PYTHON) + " '" + script.string() + "' time " +
                              std::to_string(tokens) + " 64";
  for (int i = 0; i < runs; ++i) {
    FILE* pipe = popen(command.c_str(), "r");
    char line[512] = {};
    double attention = 0.0, vectorised = 0.0;
    if (pipe != nullptr && std::fgets(line, sizeof line, pipe) != nullptr) {
      const char* a = std::strstr(line, "attention ");
      const char* v = std::strstr(line, "vectorised ");
      if (a != nullptr && v != nullptr && std::sscanf(a, "attention %lf", &attention) == 1 &&
          std::sscanf(v, "vectorised %lf", &vectorised) == 1) {
        times.push_back(attention + vectorised);
      }
    }
    if (pipe != nullptr) {
      pclose(pipe);
    }
  }
  std::ranges::sort(times);
  return times;
}

void preset_line(Index tokens, int runs, const Machine& machine) {
  const Times ours = measure(runs, [&] { whole_preset(tokens); });
  std::printf("whole preset, %5td tokens   ours %8.2f ms (%.2f to %.2f)", tokens, ours.median * 1e3,
              ours.lowest * 1e3, ours.highest * 1e3);
  const std::vector<double> numpy = numpy_seconds(tokens, 5);
  if (numpy.empty()) {
    std::printf("   numpy baseline not found\n");
  } else {
    const double middle = numpy[numpy.size() / 2];
    std::printf("   numpy %8.1f ms (%.1f to %.1f)   %.0f times faster\n", middle * 1e3,
                numpy.front() * 1e3, numpy.back() * 1e3, middle / ours.median);
  }
  const double floor = floor_seconds(tokens, tokens - 8, 64, machine);
  std::printf("  floor of the two curves      %8.2f ms, so ours is %.1f times the floor\n",
              floor * 1e3, ours.median / floor);
}

// Where the time of one preset goes: each part alone.
void parts_line(Index tokens) {
  const Scenario scenario = preset_of(tokens);
  const Times source = measure(5, [&] { (void)make_attention(scenario); });
  const auto attention = make_attention(scenario);
  const auto queries = queries_from(tokens, 8, 1);
  const Times rows = measure(5, [&] {
#pragma omp parallel
    {
      std::vector<double> row;
#pragma omp for schedule(dynamic, 4)
      for (Index i = 0; i < static_cast<Index>(queries.size()); ++i) {
        const Position t = queries[static_cast<std::size_t>(i)];
        row.resize(static_cast<std::size_t>(t) + 1);
        attention->row(t, row);
      }
    }
  });
  EvaluationPlan plan;
  plan.queries = queries;
  const Times all = measure(5, [&] { (void)evaluate(*attention, plan); });
  std::printf(
      "  parts at %5td tokens        values %.2f ms, rows %.2f ms, sorting and curves %.2f ms\n",
      tokens, source.median * 1e3, rows.median * 1e3, (all.median - rows.median) * 1e3);
}

// A video model's size in a process of its own, so that its peak memory is its own.
struct ChildResult {
  double seconds;
  double peak_megabytes;
};

ChildResult run_alone(const std::function<void()>& work) {
  int ends[2];
  if (pipe(ends) != 0) {
    return {};
  }
  const pid_t child = fork();
  if (child == 0) {
    const auto start = Clock::now();
    work();
    const double seconds = seconds_since(start);
    const bool written = write(ends[1], &seconds, sizeof seconds) == sizeof seconds;
    _exit(written ? 0 : 1);
  }
  ChildResult result{};
  const bool got = read(ends[0], &result.seconds, sizeof result.seconds) == sizeof result.seconds;
  int status = 0;
  rusage usage{};
  wait4(child, &status, 0, &usage);
  close(ends[0]);
  close(ends[1]);
  result.peak_megabytes = got ? static_cast<double>(usage.ru_maxrss) / 1024.0 : 0.0;
  return result;
}

void video_line(Index tokens) {
  const auto work = [tokens] {
    Scenario scenario;
    scenario.simulator.frames = tokens / 1560;
    scenario.simulator.tokens_per_frame = 1560;
    scenario.simulator.value_dim = 128;
    scenario.simulator.recency = 0.0005;
    scenario.query_stride = (tokens - 8) / 512;
    (void)explore(scenario);
  };
  std::vector<ChildResult> runs;
  for (int i = 0; i < 3; ++i) {
    runs.push_back(run_alone(work));
  }
  std::ranges::sort(runs, {}, &ChildResult::seconds);
  std::printf("video, %6td tokens, d 128, 512 queries   %.2f s (%.2f to %.2f), peak %.0f MB\n",
              tokens, runs[1].seconds, runs[0].seconds, runs[2].seconds, runs[1].peak_megabytes);
}

}  // namespace

int main() {
  std::printf("kernel %s, %d threads\n", drop_kernel_name(), 2);
  // Processes are forked before anything here grows this one's memory, which they would inherit.
  for (const Index tokens : {8190, 16380, 32760}) {
    video_line(tokens / 1560 * 1560);
  }
  const Machine machine = measure_machine();
  std::printf("machine: Eigen product %.0f GFlop/s, copy %.1f GB/s\n",
              machine.flops_per_second / 1e9, machine.bytes_per_second / 1e9);
  preset_line(512, 21, machine);
  parts_line(512);
  preset_line(2048, 7, machine);
  parts_line(2048);
  print_selection_lines(machine.flops_per_second);
  return 0;
}
