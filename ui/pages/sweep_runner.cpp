#include "ui/pages/sweep_runner.h"

#include <QThread>
#include <algorithm>
#include <exception>

#include "ui/session/workload.h"
#include "ui/words/engine_sentences.h"

namespace kvbudget::ui {
namespace {

constexpr int kCoarseSteps = 13;
// Of a preview at one value: a quarter of a second for the coarse pass.
constexpr double kPreviewEntries = 300'000.0;
// A sweep of other settings that has run for so long will not be worth waiting for.
constexpr qint64 kPatience = 400;

struct Outcome {
  std::optional<SweepResult> result;
  QString failure;
};

}  // namespace

SweepRunner::SweepRunner(QObject* parent)
    : QObject(parent), m_progress(std::make_shared<std::atomic<double>>(0.0)) {
  connect(&m_queue, &ComputeQueue::idle, this, &SweepRunner::changed);
}

std::vector<SweepStage> SweepRunner::stagesOf(const SweepTask& task) {
  const Index exact = task.scenario.query_stride;
  Index preview = exact;
  while (entryCount(task.scenario.tokens(), task.scenario.first_query, preview) > kPreviewEntries) {
    preview *= 2;
  }
  std::vector<SweepStage> stages = {{std::min(kCoarseSteps, task.axis.steps), preview}};
  for (const SweepStage& next :
       {SweepStage{task.axis.steps, preview}, SweepStage{task.axis.steps, exact}}) {
    if (stages.back() != next) {
      stages.push_back(next);
    }
  }
  return stages;
}

bool SweepRunner::isDone(const SweepTask& task) const {
  return m_result && m_result->task == task && m_result->stage == stagesOf(task).back();
}

void SweepRunner::run(const SweepTask& task) {
  m_paused = false;
  if (m_task == task) {
    if (!m_queue.isBusy()) {
      goOn();
    }
    return;
  }
  m_task = task;
  m_failure.clear();
  m_cancelled = false;
  if (m_queue.runningMilliseconds() > kPatience) {
    m_queue.cancelRunning();
  }
  request(task, stagesOf(task).front());
}

void SweepRunner::pause() {
  m_paused = true;
  m_queue.clear();
}

void SweepRunner::cancel() {
  m_cancelled = true;
  m_queue.clear();
}

void SweepRunner::resume() {
  m_cancelled = false;
  goOn();
}

// The stage after the one that there is.
void SweepRunner::goOn() {
  if (m_cancelled || m_paused || !m_failure.isEmpty() || !m_task || isDone(*m_task)) {
    return;
  }
  const std::vector<SweepStage> stages = stagesOf(*m_task);
  auto next = stages.begin();
  if (m_result && m_result->task == *m_task) {
    next = std::ranges::find(stages, m_result->stage) + 1;
  }
  request(*m_task, *next);
}

void SweepRunner::request(const SweepTask& task, const SweepStage& stage) {
  m_queue.request(
      {[task, stage, progress = m_progress](const ComputeQueue::IsCancelled& cancelled) {
         progress->store(0.0);
         Hooks hooks;
         hooks.threads = std::max(1, QThread::idealThreadCount() - 1);  // one is the window's
         hooks.cancelled = cancelled;
         hooks.progressed = [progress](double share) { progress->store(share); };
         Outcome outcome;
         Scenario scenario = task.scenario;
         scenario.query_stride = stage.stride;
         try {
           auto swept = sweep(scenario, task.axis.key,
                              even_values(task.axis.low, task.axis.high, stage.steps), hooks);
           if (swept) {
             outcome.result = SweepResult{task, stage, std::move(*swept)};
           }
         } catch (const std::exception& error) {
           outcome.failure = engineSentence(error);
         }
         return std::any(std::move(outcome));
       },
       [this, task](const std::any& result) {
         const auto& outcome = std::any_cast<const Outcome&>(result);
         if (outcome.result) {
           m_result = outcome.result;
           if (m_task == task) {
             goOn();
           }
         } else if (m_task == task) {
           m_failure = outcome.failure;
         }
         Q_EMIT changed();
       }});
}

}  // namespace kvbudget::ui
