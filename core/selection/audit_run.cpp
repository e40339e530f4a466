#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>

#include "core/base/threads.h"
#include "core/selection/audit.h"

namespace kvbudget {
namespace {

// Rows whose records are held at once.
constexpr std::size_t kBlock = 64;

Index records_of_row(const AuditPlan& plan, Position t) {
  return std::ranges::count_if(plan.selection.budgets, [&](Index s) { return s <= t; });
}

// What is left of a cell, and how many of its first row's records are known.
struct Unit {
  AuditCell cell;
  std::vector<Position> rows;
  std::size_t known = 0;
};

class AuditRun {
 public:
  AuditRun(const AuditPlan& plan, const std::function<void(const AuditRecord&)>& sink,
           const Hooks& hooks)
      : m_plan(plan), m_sink(sink), m_hooks(hooks), m_threads(thread_count(hooks.threads)) {
    m_quiet.cancelled = [this] { return m_failed.load() || m_hooks.stop(); };
  }

  bool run(std::size_t done) {
    std::vector<Unit> units = units_after(done);
    const bool small =
        std::ranges::all_of(units, [](const Unit& unit) { return unit.rows.size() <= kBlock; });
    if (small && units.size() > 1) {
      return run_cells(units);
    }
    return std::ranges::all_of(units, [&](const Unit& unit) { return run_rows(unit); });
  }

 private:
  std::vector<Unit> units_after(std::size_t done) {
    std::vector<Unit> units;
    for (const AuditCell& cell : m_plan.cells) {
      Unit unit{cell, sampled_rows(m_plan, cell), 0};
      m_rows += unit.rows.size();
      std::size_t skipped = 0;
      while (skipped < unit.rows.size() && done > 0) {
        const auto records = static_cast<std::size_t>(records_of_row(m_plan, unit.rows[skipped]));
        if (done < records) {
          unit.known = done;
          done = 0;
          break;
        }
        done -= records;
        ++skipped;
      }
      m_rows_done += skipped;
      unit.rows.erase(unit.rows.begin(), unit.rows.begin() + static_cast<Index>(skipped));
      if (!unit.rows.empty()) {
        units.push_back(std::move(unit));
      }
    }
    return units;
  }

  // Many cells: one a thread, handed over in order, as many at a time as there are threads.
  bool run_cells(const std::vector<Unit>& units) {
    for (std::size_t begin = 0; begin < units.size();
         begin += static_cast<std::size_t>(m_threads)) {
      const auto count =
          static_cast<Index>(std::min(static_cast<std::size_t>(m_threads), units.size() - begin));
      std::vector<std::vector<AuditRecord>> records(static_cast<std::size_t>(count));
#pragma omp parallel for schedule(dynamic, 1) num_threads(m_threads)
      for (Index i = 0; i < count; ++i) {
        guarded([&] {
          const Unit& unit = units[begin + static_cast<std::size_t>(i)];
          const auto attention = open(unit.cell);
          RuleWalk walk(*attention, m_plan.selection.rules, m_plan.selection.budgets);
          for (const Position t : unit.rows) {
            if (!walk.advance(t, m_quiet.cancelled) ||
                !one_row(*attention, unit.cell, t, walk.kept(),
                         records[static_cast<std::size_t>(i)])) {
              return;
            }
          }
        });
      }
      for (std::size_t i = 0; i < records.size(); ++i) {
        if (!finish(records[i], units[begin + i].known, units[begin + i].rows.size())) {
          return false;
        }
      }
    }
    return true;
  }

  // Few cells of many rows: the walk runs ahead block by block, and a block's rows run in parallel.
  bool run_rows(const Unit& unit) {
    const auto attention = open(unit.cell);
    RuleWalk walk(*attention, m_plan.selection.rules, m_plan.selection.budgets);
    for (std::size_t begin = 0; begin < unit.rows.size(); begin += kBlock) {
      const std::size_t count = std::min(kBlock, unit.rows.size() - begin);
      std::vector<WalkedSets> walked;
      for (std::size_t i = 0; i < count; ++i) {
        if (!walk.advance(unit.rows[begin + i], m_quiet.cancelled)) {
          return false;
        }
        walked.push_back(walk.kept());
      }
      std::vector<std::vector<AuditRecord>> records(count);
#pragma omp parallel for schedule(dynamic, 1) num_threads(m_threads)
      for (std::size_t i = 0; i < count; ++i) {
        guarded([&] {
          (void)one_row(*attention, unit.cell, unit.rows[begin + i], walked[i], records[i]);
        });
      }
      for (std::size_t i = 0; i < count; ++i) {
        if (!finish(records[i], begin + i == 0 ? unit.known : 0, 1)) {
          return false;
        }
      }
    }
    return true;
  }

  [[nodiscard]] std::shared_ptr<const Attention> open(const AuditCell& cell) const {
    return m_plan.documents[cell.document].open(cell.layer, cell.head);
  }

  bool one_row(const Attention& attention, const AuditCell& cell, Position t,
               const WalkedSets& walked, std::vector<AuditRecord>& records) {
    const auto rows = select_row(attention, t, m_plan.selection, walked, m_quiet);
    if (!rows) {
      return false;
    }
    for (const RowSelection& row : *rows) {
      records.push_back(record_of(cell, t, row, m_plan.selection.rules));
    }
    return true;
  }

  // Exceptions must not leave a parallel region.
  template <typename Work>
  void guarded(const Work& work) {
    try {
      work();
    } catch (...) {
      const std::scoped_lock lock(m_mutex);
      if (!m_failed.exchange(true)) {
        m_failure = std::current_exception();
      }
    }
  }

  // False when work was cut short; what is complete before it has been handed over.
  bool finish(const std::vector<AuditRecord>& records, std::size_t known, std::size_t rows) {
    if (m_failed.load()) {
      std::rethrow_exception(m_failure);
    }
    if (m_hooks.stop()) {
      return false;
    }
    for (std::size_t i = known; i < records.size(); ++i) {
      m_sink(records[i]);
    }
    m_rows_done += rows;
    m_hooks.report(static_cast<double>(m_rows_done) / static_cast<double>(m_rows));
    return true;
  }

  const AuditPlan& m_plan;
  const std::function<void(const AuditRecord&)>& m_sink;
  const Hooks& m_hooks;
  Hooks m_quiet;
  int m_threads;
  std::size_t m_rows = 0;
  std::size_t m_rows_done = 0;
  std::atomic<bool> m_failed{false};
  std::exception_ptr m_failure;
  std::mutex m_mutex;
};

}  // namespace

bool run_audit(const AuditPlan& plan, std::size_t done,
               const std::function<void(const AuditRecord&)>& sink, const Hooks& hooks) {
  return AuditRun(plan, sink, hooks).run(done);
}

}  // namespace kvbudget
