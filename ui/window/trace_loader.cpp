#include "ui/window/trace_loader.h"

#include <QtCore/QFileInfo>
#include <algorithm>
#include <new>

#include "core/attention/trace_attention.h"
#include "ui/words/engine_sentences.h"

namespace kvbudget::ui {
namespace {

struct Loaded {
  TraceInfo info;
  std::shared_ptr<const Attention> cell;
  QString failure;
};

}  // namespace

TraceLoader::TraceLoader(QObject* parent)
    : QObject(parent), m_progress(std::make_shared<std::atomic<double>>(0.0)) {}

void TraceLoader::load(const TraceSource& source) {
  m_queue.clear();
  m_loading = true;
  m_progress = std::make_shared<std::atomic<double>>(0.0);
  Q_EMIT started(QString::fromStdString(source.path.string()));
  m_queue.request(
      {[source, progress = m_progress](const ComputeQueue::IsCancelled& cancelled) -> std::any {
         Loaded result;
         try {
           const Trace trace = Trace::open(source.path);
           result.info = trace.info();
           Hooks hooks;
           hooks.cancelled = cancelled;
           hooks.progressed = [&](double share) {
             progress->store(share, std::memory_order_relaxed);
           };
           if (auto cell = trace.cell(source.layer, source.head, hooks)) {
             result.cell = std::make_shared<const TraceAttention>(trace.info(), std::move(*cell));
           }
         } catch (const std::bad_alloc&) {
           result.failure = tr("There is not enough memory for this trace.");
         } catch (const std::exception& error) {
           result.failure = engineSentence(error);
         }
         return result;
       },
       [this, source](const std::any& result) {
         const auto& done = std::any_cast<const Loaded&>(result);
         m_loading = false;
         if (done.failure.isEmpty()) {
           Q_EMIT loaded(source, done.info, done.cell);
         } else {
           Q_EMIT failed(done.failure);
         }
         Q_EMIT ended();
       }});
}

void TraceLoader::cancel() {
  if (m_loading) {
    m_loading = false;
    m_queue.clear();
    Q_EMIT ended();
  }
}

Scenario TraceLoader::applied(Scenario scenario, const TraceSource& source, const TraceInfo& info) {
  scenario.trace = source;
  scenario.first_query = std::min(scenario.first_query, info.tokens - 1);
  return scenario;
}

bool looksLikeTrace(const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  return suffix == QLatin1String("npz") || suffix == QLatin1String("safetensors");
}

}  // namespace kvbudget::ui
