#include "ui/trace/cell_survey.h"

#include <exception>

#include "core/attention/trace_attention.h"
#include "ui/words/engine_sentences.h"

namespace kvbudget::ui {
namespace {

struct Outcome {
  std::shared_ptr<const Trace> trace;
  std::optional<CellFigures> figures;
  QString failure;
};

Outcome read(const std::filesystem::path& path, std::shared_ptr<const Trace> trace, Index layer,
             Index head, const ComputeQueue::IsCancelled& cancelled) {
  Outcome outcome;
  try {
    if (!trace) {
      trace = std::make_shared<const Trace>(Trace::open(path));
    }
    outcome.trace = trace;
    Hooks hooks;
    hooks.cancelled = cancelled;
    auto cell = trace->cell(layer, head, hooks);
    if (!cell) {
      return outcome;
    }
    const TraceAttention attention(trace->info(), std::move(*cell));
    outcome.figures =
        cell_figures(attention, sample_rows(attention.tokens(), CellSurvey::kRows), hooks);
  } catch (const std::exception& error) {
    outcome.failure = engineSentence(error);
  }
  return outcome;
}

}  // namespace

CellSurvey::CellSurvey(QObject* parent) : QObject(parent) {}

void CellSurvey::start(const TraceInfo& info) {
  const bool same = info.path == m_info.path && info.layers == m_info.layers &&
                    info.heads == m_info.heads && info.tokens == m_info.tokens;
  if (same && (m_running || m_next == cellCount())) {
    return;
  }
  if (!same) {
    m_queue.clear();
    m_info = info;
    m_trace.reset();
    m_next = 0;
    m_figures.assign(static_cast<std::size_t>(info.layers * info.heads), std::nullopt);
    m_failures.assign(m_figures.size(), QString());
  }
  m_running = true;
  next();
}

void CellSurvey::cancel() {
  if (m_running) {
    m_running = false;
    m_queue.clear();
    Q_EMIT ended();
  }
}

void CellSurvey::next() {
  if (m_next == cellCount()) {
    m_running = false;
    Q_EMIT ended();
    return;
  }
  const Index layer = m_next / m_info.heads;
  const Index head = m_next % m_info.heads;
  m_queue.request({[path = m_info.path, trace = m_trace, layer,
                    head](const ComputeQueue::IsCancelled& cancelled) {
                     return std::any(read(path, trace, layer, head, cancelled));
                   },
                   [this, layer, head](const std::any& result) {
                     const auto& outcome = std::any_cast<const Outcome&>(result);
                     m_trace = outcome.trace;
                     m_figures[at(layer, head)] = outcome.figures;
                     m_failures[at(layer, head)] = outcome.failure;
                     ++m_next;
                     Q_EMIT cellDone(static_cast<int>(layer), static_cast<int>(head));
                     if (m_running) {
                       next();
                     }
                   }});
}

const std::optional<CellFigures>& CellSurvey::figures(Index layer, Index head) const {
  return m_figures[at(layer, head)];
}

QString CellSurvey::failure(Index layer, Index head) const {
  return m_failures[at(layer, head)];
}

}  // namespace kvbudget::ui
