#include "ui/pages/bound_page.h"
#include "ui/pages/rollout_page.h"
#include "ui/pages/selection_page.h"
#include "ui/pages/sink_strength_page.h"
#include "ui/window/main_window.h"

namespace kvbudget::ui {
namespace {

// The page sweeps the session's scenario; its cursor is one of the scenario's numbers.
SinkStrengthPage* sinkStrengthPage(Session& session) {
  auto* page = new SinkStrengthPage;
  QObject::connect(&session, &Session::comparisonChanged, page, &SinkStrengthPage::setComparison);
  QObject::connect(page, &SinkStrengthPage::valueRequested, &session,
                   [&session](const QString& key, double value, bool finished) {
                     const bool recency = key == QLatin1String("recency");
                     const QString text = recency ? SinkStrengthPage::tr("Change Recency")
                                                  : SinkStrengthPage::tr("Change Sink boost");
                     if (!finished && !session.isEditing()) {
                       session.beginEdit(text);
                     }
                     session.change(text, [recency, value](Scenario& s) {
                       (recency ? s.simulator.recency : s.simulator.sink_boost) = value;
                     });
                     if (finished) {
                       session.endEdit();
                     }
                   });
  return page;
}

BoundPage* boundPage(Session& session) {
  auto* page = new BoundPage(&LeverState::of(session));
  QObject::connect(&session, &Session::comparisonChanged, page, &BoundPage::setComparison);
  QObject::connect(&session, &Session::cursorChanged, page, &BoundPage::setCursor);
  QObject::connect(page, &BoundPage::cursorRequested, &session, &Session::setCursor);
  return page;
}

// A click on the map chooses the trace's cell, as the cell picker does.
SelectionPage* selectionPage(Session& session) {
  auto* page = new SelectionPage;
  QObject::connect(&session, &Session::comparisonChanged, page, &SelectionPage::setComparison);
  QObject::connect(&session, &Session::cursorChanged, page, &SelectionPage::setCursor);
  QObject::connect(page, &SelectionPage::cellChosen, &session, [&session](int layer, int head) {
    if (session.scenario().trace) {
      session.change(SelectionPage::tr("Choose Cell"), [layer, head](Scenario& s) {
        s.trace->layer = layer;
        s.trace->head = head;
      });
    }
  });
  return page;
}

}  // namespace

// One line a page; the order is that of the tabs.
void MainWindow::makePages() {
  addPage(QStringLiteral("rollout"), tr("Rollout"), new RolloutPage(m_session));
  addPage(QStringLiteral("sink-strength"), tr("Sink strength"), sinkStrengthPage(m_session));
  addPage(QStringLiteral("bound"), tr("Bound"), boundPage(m_session));
  addPage(QStringLiteral("selection"), tr("Selection"), selectionPage(m_session));
}

}  // namespace kvbudget::ui
