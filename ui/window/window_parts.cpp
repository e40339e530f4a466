#include "ui/window/window_parts.h"

#include <functional>
#include <map>

#include "core/lessons/lesson.h"
#include "ui/controls/control_panel.h"
#include "ui/pages/audit_view.h"
#include "ui/pages/bound_page.h"
#include "ui/pages/cell_map.h"
#include "ui/pages/rollout_page.h"
#include "ui/pages/selection_page.h"
#include "ui/pages/sink_strength_page.h"
#include "ui/plot/plot_view.h"
#include "ui/views/bound_bars.h"
#include "ui/views/card.h"
#include "ui/views/cause_view.h"
#include "ui/views/error_view.h"
#include "ui/views/identity_line.h"
#include "ui/views/kept_map.h"
#include "ui/views/lever_view.h"
#include "ui/views/pareto_view.h"
#include "ui/views/query_card.h"
#include "ui/views/ranked_sets.h"
#include "ui/views/sink_strips.h"
#include "ui/views/swap_player.h"
#include "ui/views/token_strip.h"
#include "ui/window/main_window.h"
#include "ui/window/transport_bar.h"
#include "ui/window/verdict_bar.h"

namespace kvbudget::ui {
namespace {

QWidget* cardOf(QWidget* view) {
  for (QWidget* up = view; up != nullptr; up = up->parentWidget()) {
    if (qobject_cast<Card*>(up) != nullptr) {
      return up;
    }
  }
  return view;
}

QWidget* partOfRollout(const RolloutPage& page, const std::string& name) {
  const std::map<std::string, QWidget*> parts = {
      {"pareto", &page.pareto()}, {"errors", &page.errors()}, {"query", &page.query()},
      {"sinks", &page.sinks()},   {"kept_map", &page.map()},  {"attention", &page.tokens()},
  };
  const auto found = parts.find(name);
  return found == parts.end() ? nullptr : cardOf(found->second);
}

QWidget* partOfBound(const BoundPage& page, const std::string& name) {
  const std::map<std::string, QWidget*> parts = {
      {"lever", &page.lever()},
      {"identity", &page.identity()},
      {"bounds", &page.bars()},
      {"causes", &page.causes()},
  };
  const auto found = parts.find(name);
  return found == parts.end() ? nullptr : cardOf(found->second);
}

QWidget* partOfSelection(const SelectionPage& page, const std::string& name) {
  if (name == "swaps") {
    return &page.swaps();  // a part of its card
  }
  const std::map<std::string, QWidget*> parts = {
      {"kept_sets", &page.ranking()},
      {"audit", &page.audit().plot()},
      {"cells", &page.audit().map()},
  };
  const auto found = parts.find(name);
  return found == parts.end() ? nullptr : cardOf(found->second);
}

}  // namespace

QWidget* partOf(MainWindow& window, const std::string& name) {
  if (const auto* page = qobject_cast<RolloutPage*>(window.page(QStringLiteral("rollout")))) {
    if (QWidget* part = partOfRollout(*page, name)) {
      return part;
    }
  }
  if (const auto* page = qobject_cast<BoundPage*>(window.page(QStringLiteral("bound")))) {
    if (QWidget* part = partOfBound(*page, name)) {
      return part;
    }
  }
  if (const auto* page = qobject_cast<SelectionPage*>(window.page(QStringLiteral("selection")))) {
    if (QWidget* part = partOfSelection(*page, name)) {
      return part;
    }
  }
  if (name == "sweep") {
    auto* page = qobject_cast<SinkStrengthPage*>(window.page(QStringLiteral("sink-strength")));
    return page == nullptr ? nullptr : cardOf(&page->plot());
  }
  if (name == "controls") {
    return &window.controls();
  }
  if (name == "transport") {
    return &window.transport();
  }
  return name == "verdict" ? static_cast<QWidget*>(&window.verdict())
                           : window.controls().control(name);
}

}  // namespace kvbudget::ui
