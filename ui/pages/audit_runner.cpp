#include "ui/pages/audit_runner.h"

#include <QThread>
#include <algorithm>
#include <exception>

#include "core/selection/audit_documents.h"
#include "ui/words/engine_sentences.h"

namespace kvbudget::ui {
namespace {

// An audit of something else that has run for so long will not be worth waiting for.
constexpr qint64 kPatience = 400;
// Of one cell, and of each of several: as many as give a map and its medians in some seconds.
constexpr Index kRowsOfOne = 96;
constexpr Index kRowsOfEach = 12;
constexpr Index kFirstShare = 8;  // the first stage has an eighth of the rows

struct Outcome {
  std::shared_ptr<const AuditOverview> overview;
  QString failure;
};

Outcome audited(const AuditTask& task, const std::shared_ptr<const Attention>& simulated, int stage,
                const Hooks& hooks) {
  Outcome outcome;
  try {
    const AuditDocument document = auditDocument(task, simulated);
    auto overview = audit_overview(document, auditRows(document.layers * document.heads, stage),
                                   task.firstQuery, hooks);
    if (overview) {
      outcome.overview = std::make_shared<const AuditOverview>(std::move(*overview));
    }
  } catch (const std::exception& error) {
    outcome.failure = engineSentence(error);
  }
  return outcome;
}

}  // namespace

AuditTask AuditTask::of(const Comparison& comparison) {
  AuditTask task;
  const Scenario& scenario = comparison.exploration->scenario;
  if (scenario.trace) {
    task.trace = scenario.trace->path;
  } else {
    task.simulator = scenario.simulator;
  }
  task.firstQuery = scenario.first_query;
  return task;
}

AuditDocument auditDocument(const AuditTask& task, std::shared_ptr<const Attention> simulated) {
  return task.trace ? trace_document(*task.trace)
                    : attention_document("simulator", std::move(simulated));
}

Index auditRows(Index cells, int stage) {
  const Index all = cells > 1 ? kRowsOfEach : kRowsOfOne;
  return stage + 1 < kAuditStages ? std::max<Index>(1, all / kFirstShare) : all;
}

AuditRunner::AuditRunner(QObject* parent)
    : QObject(parent), m_progress(std::make_shared<std::atomic<double>>(0.0)) {
  connect(&m_queue, &ComputeQueue::idle, this, &AuditRunner::changed);
}

void AuditRunner::run(const Comparison& comparison) {
  m_paused = false;
  const AuditTask task = AuditTask::of(comparison);
  if (m_task == task) {
    if (!m_queue.isBusy()) {
      goOn();
    }
    return;
  }
  m_task = task;
  m_attention = task.trace ? nullptr : comparison.exploration->attention;
  m_failure.clear();
  m_cancelled = false;
  if (m_queue.runningMilliseconds() > kPatience) {
    m_queue.cancelRunning();
  }
  goOn();
}

void AuditRunner::pause() {
  m_paused = true;
  m_queue.clear();
}

void AuditRunner::cancel() {
  m_cancelled = true;
  m_queue.clear();
}

void AuditRunner::resume() {
  m_cancelled = false;
  goOn();
}

void AuditRunner::goOn() {
  if (!m_cancelled && !m_paused && m_failure.isEmpty() && m_task && !isDone(*m_task)) {
    request(isOf(*m_task) ? m_stage + 1 : 0);
  }
}

void AuditRunner::request(int stage) {
  m_queue.request({[task = *m_task, attention = m_attention, stage,
                    progress = m_progress](const ComputeQueue::IsCancelled& cancelled) {
                     progress->store(0.0);
                     Hooks hooks;
                     hooks.threads = std::max(1, QThread::idealThreadCount() - 1);
                     hooks.cancelled = cancelled;
                     hooks.progressed = [progress](double share) { progress->store(share); };
                     return std::any(audited(task, attention, stage, hooks));
                   },
                   [this, stage, task = *m_task](const std::any& result) {
                     const auto& outcome = std::any_cast<const Outcome&>(result);
                     if (outcome.overview) {
                       m_result = outcome.overview;
                       m_resultTask = task;
                       m_stage = stage;
                     }
                     if (task == m_task) {
                       m_failure = outcome.failure;
                       goOn();
                     }
                     Q_EMIT changed();
                   }});
}

}  // namespace kvbudget::ui
