#include "ui/controls/control_panel.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

#include "core/policies/registry.h"
#include "ui/controls/draw_box.h"
#include "ui/controls/policy_row.h"
#include "ui/controls/source_box.h"
#include "ui/controls/thin_scroll_bar.h"
#include "ui/controls/words.h"
#include "ui/controls/wrapped_check_box.h"
#include "ui/session/locks.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {

ControlPanel::ControlPanel(Session& session, QWidget* parent)
    : QScrollArea(parent), m_session(session), m_specs(controlSpecs()) {
  setFrameShape(QFrame::NoFrame);
  setVerticalScrollBar(new ThinScrollBar);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  setAccessibleName(tr("Controls"));
  auto* content = new QWidget;
  content->setBackgroundRole(QPalette::Base);
  content->setAutoFillBackground(true);
  m_column = new QVBoxLayout(content);
  addSection(tr("Source"));
  m_source = new SourceBox(session, content);
  m_column->addWidget(m_source);
  addPart("source", m_source);
  addSection(tr("Attention"));
  m_reason = new QLabel(simulatorOnlyReason(), content);
  m_reason->setWordWrap(true);
  m_reason->setForegroundRole(QPalette::PlaceholderText);
  m_column->addWidget(m_reason);
  addRows(Section::attention);
  addSection(tr("Budget"));
  addRows(Section::budget);
  addMatchedBox();
  addSection(tr("Policies"));
  addPolicies();
  addSection(tr("Rollout"));
  addRows(Section::rollout);
  m_size = new QLabel(content);
  m_size->setForegroundRole(QPalette::PlaceholderText);
  m_size->setWordWrap(true);
  m_column->addWidget(m_size);
  m_draw = new DrawBox(session, content);
  m_column->addWidget(m_draw);
  addPart("seed", m_draw);
  addPart("readout", m_draw);
  m_column->addStretch(1);
  content->installEventFilter(this);
  setWidget(content);
  connect(&m_session, &Session::scenarioChanged, this, &ControlPanel::refresh);
  connect(&Locks::of(session), &Locks::changed, this, &ControlPanel::refresh);
  connect(&m_session, &Session::comparisonChanged, this, &ControlPanel::refreshNotes);
  connect(&Appearance::instance(), &Appearance::changed, this, &ControlPanel::applyType);
  applyType();
  refresh();
}

ParameterRow* ControlPanel::row(std::string_view key) const {
  return m_rows.at(key);
}

PolicyRow* ControlPanel::policy(std::string_view id) const {
  return *std::ranges::find_if(m_policies, [id](const PolicyRow* p) { return p->info().id == id; });
}

void ControlPanel::addSection(const QString& title) {
  auto* label = new QLabel(title.toUpper(), m_column->parentWidget());
  label->setForegroundRole(QPalette::PlaceholderText);
  label->setAccessibleName(title);
  m_column->addWidget(label);
  m_titles.push_back(label);
}

void ControlPanel::addPart(const std::string& name, QWidget* part) {
  m_parts.push_back({name, part, m_titles.back()});
}

QWidget* ControlPanel::control(const std::string& name) const {
  const auto part = std::ranges::find(m_parts, name, &Part::name);
  return part == m_parts.end() ? nullptr : part->widget;
}

void ControlPanel::setShown(const std::optional<std::vector<std::string>>& names) {
  m_shown = names;
  applyShown();
}

// A section's title is shown with the first of its controls.
void ControlPanel::applyShown() {
  const auto wanted = [this](const Part& part) {
    return !m_shown || std::ranges::find(*m_shown, part.name) != m_shown->end();
  };
  for (const Part& part : m_parts) {
    part.widget->setVisible(std::ranges::any_of(
        m_parts, [&](const Part& other) { return other.widget == part.widget && wanted(other); }));
  }
  for (QLabel* title : m_titles) {
    title->setVisible(std::ranges::any_of(
        m_parts, [&](const Part& part) { return part.title == title && wanted(part); }));
  }
  if (m_shown) {
    m_reason->hide();
    m_size->hide();
  } else {
    refresh();
  }
  updateGeometry();
}

void ControlPanel::addRows(Section section) {
  for (const ControlSpec& spec : m_specs) {
    if (spec.section != section) {
      continue;
    }
    auto* row = new ParameterRow(spec.looks(), spec.travel, spec.lowest(), spec.highest());
    m_column->addWidget(row);
    m_rows[spec.key] = row;
    addPart(spec.key, row);
    const QString text = tr("Change %1").arg(spec.name);
    const bool isWindow = std::string_view(spec.key) == "window";
    connect(row, &ParameterRow::edited, this, [this, &spec, text, isWindow](double value) {
      m_session.change(
          text,
          [&spec, value, isWindow](Scenario& s) {
            spec.set(s, value);
            s.window_matched = s.window_matched && !isWindow;  // a window set by hand is free
          },
          QString::fromLatin1(spec.key));
    });
    connect(row, &ParameterRow::gestureBegan, this, [this, text] { m_session.beginEdit(text); });
    connect(row, &ParameterRow::gestureEnded, &m_session, &Session::endEdit);
    connect(row, &ParameterRow::resetWanted, this, [this, &spec] {
      const Scenario& baseline = m_session.baseline();
      const bool matched = std::string_view(spec.key) == "window" && baseline.window_matched;
      m_session.change(tr("Reset %1").arg(spec.name), [&spec, &baseline, matched](Scenario& s) {
        spec.set(s, spec.get(baseline));
        s.window_matched = s.window_matched || matched;
      });
    });
  }
}

void ControlPanel::addMatchedBox() {
  m_matched = new WrappedCheckBox(tr("Match the mass budget’s mean size"));
  m_matched->setToolTip(
      tr("Keeps the window as large as the mass budget is on average, whatever else changes, so "
         "that both are compared at equal size."));
  m_column->addWidget(m_matched);
  addPart("window", m_matched);
  connect(m_matched, &QCheckBox::toggled, this, [this](bool matched) {
    const Index size =
        m_session.comparison() ? m_session.comparison()->window : m_session.scenario().window;
    m_session.change(matched ? tr("Match Window") : tr("Free Window"), [=](Scenario& s) {
      s.window_matched = matched;
      s.window = matched ? s.window : size;
    });
  });
}

void ControlPanel::addPolicies() {
  for (const PolicyInfo* info : policies()) {
    auto* row = new PolicyRow(*info);
    m_column->addWidget(row);
    m_policies.push_back(row);
    addPart("policies", row);
    const std::string id(info->id);
    const QString title = policyTitle(*info);
    connect(row, &PolicyRow::toggled, this,
            [this, info](bool shown) { showPolicyToggled(*info, shown); });
    connect(row, &PolicyRow::edited, this, [=, this](const QString& name, double value) {
      setPolicies(
          tr("Change %1 of %2").arg(name, title),
          [=](std::vector<PolicyEntry>& entries) {
            const auto entry = std::ranges::find(entries, id, &PolicyEntry::policy);
            if (entry != entries.end()) {
              entry->parameters[name.toStdString()] = value;
            }
          },
          title + name);
    });
    connect(row, &PolicyRow::resetWanted, this, [=, this](const QString& name) {
      setPolicies(tr("Reset %1 of %2").arg(name, title), [=](std::vector<PolicyEntry>& entries) {
        const auto entry = std::ranges::find(entries, id, &PolicyEntry::policy);
        if (entry != entries.end()) {
          entry->parameters.erase(name.toStdString());
        }
      });
    });
  }
}

void ControlPanel::setPolicies(const QString& text,
                               const std::function<void(std::vector<PolicyEntry>&)>& edit,
                               const QString& key) {
  m_session.change(
      text, [&edit](Scenario& s) { edit(s.policies); }, key);
}

void ControlPanel::showPolicyToggled(const PolicyInfo& info, bool shown) {
  const QString title = policyTitle(info);
  const std::string id(info.id);
  setPolicies(shown ? tr("Show %1").arg(title) : tr("Hide %1").arg(title),
              [&](std::vector<PolicyEntry>& entries) {
                if (!shown) {
                  std::erase_if(entries, [&](const PolicyEntry& e) { return e.policy == id; });
                  return;
                }
                // In the registry's order, as in this list.
                const auto rank = [](std::string_view policy) {
                  return std::ranges::find(policies(), policy, &PolicyInfo::id) -
                         policies().begin();
                };
                const auto next = std::ranges::find_if(
                    entries, [&](const PolicyEntry& e) { return rank(e.policy) > rank(id); });
                entries.insert(next, {id, {}});
              });
}

void ControlPanel::refresh() {
  const Scenario& scenario = m_session.scenario();
  m_reason->setVisible(scenario.trace.has_value() && !m_shown);
  for (const ControlSpec& spec : m_specs) {
    ParameterRow* row = m_rows.at(spec.key);
    row->setUnavailable(scenario.trace && spec.simulatorOnly() ? simulatorOnlyReason()
                        : Locks::of(m_session).has(spec.key)   ? Locks::of(m_session).reason()
                                                               : QString());
    if (std::string_view(spec.key) == "window") {
      const double tokens = static_cast<double>(std::max<Index>(2, scenario.tokens()));
      row->setTravel({Travel::Kind::logarithmic, 1.0, tokens, true});
    }
    row->show(spec.get(scenario));
  }
  {
    const QSignalBlocker quiet(m_matched);
    m_matched->setChecked(scenario.window_matched);
    m_matched->setEnabled(!Locks::of(m_session).has("window"));
  }
  refreshNotes();
}

void ControlPanel::refreshNotes() {
  const Scenario& scenario = m_session.scenario();
  const auto& comparison = m_session.comparison();
  const QLocale locale;
  const Index window = scenario.window_matched && comparison ? comparison->window : scenario.window;
  ParameterRow* windowRow = m_rows.at("window");
  if (comparison && scenario.trace) {
    const double tokens = static_cast<double>(comparison->exploration->evaluation.tokens);
    windowRow->setTravel({Travel::Kind::logarithmic, 1.0, std::max(2.0, tokens), true});
  }
  if (scenario.window_matched) {
    windowRow->show(static_cast<double>(window));
  }
  const bool masses = scenario.trace && comparison && !comparison->has_errors();
  m_rows.at("tau")->setNote(
      (masses ? tr("promise: dropped mass ≤ %1") : tr("promise: error ≤ %1 × value range"))
          .arg(locale.toString(scenario.tau, 'g', 3)));
  for (PolicyRow* row : m_policies) {
    const auto entry = std::ranges::find(scenario.policies, row->info().id, &PolicyEntry::policy);
    const bool shown = entry != scenario.policies.end();
    row->show(scenario, window, shown ? &*entry : nullptr, shown && scenario.policies.size() == 1);
  }
  const Index tokens = scenario.trace && comparison != nullptr
                           ? comparison->exploration->evaluation.tokens
                           : scenario.tokens();
  m_size->setText(tr("%Ln tokens in all", nullptr, static_cast<int>(tokens)));
  m_size->setVisible(!m_shown && (!scenario.trace || comparison != nullptr));
}

void ControlPanel::applyType() {
  const TypeScale& type = Appearance::instance().type();
  QFont font = type.font(TypeScale::Role::ticks, true);
  font.setLetterSpacing(QFont::AbsoluteSpacing, 0.6);
  for (QLabel* title : m_titles) {
    title->setFont(font);
    title->setContentsMargins(0, title == m_titles.front() ? 0 : type.space(3), 0, 0);
  }
  m_reason->setFont(type.font(TypeScale::Role::ticks));
  m_size->setFont(type.font(TypeScale::Role::ticks));
  m_matched->setFont(type.font(TypeScale::Role::labels));
  m_column->setContentsMargins(type.space(4), type.space(3), type.space(4), type.space(3));
  m_column->setSpacing(type.space(1.5));
  updateGeometry();
}

QSize ControlPanel::sizeHint() const {
  const QMargins margins = m_column->contentsMargins();
  const int line = m_matched->sizeHint().width() + margins.left() + margins.right();
  const int bar = verticalScrollBar()->sizeHint().width();
  return {std::max(widget()->minimumSizeHint().width(), line) + bar, widget()->sizeHint().height()};
}

QSize ControlPanel::minimumSizeHint() const {
  const int bar = verticalScrollBar()->sizeHint().width();
  return {widget()->minimumSizeHint().width() + bar, 120};
}

bool ControlPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) {
    updateGeometry();  // nothing is cut at its side when a text grows
  }
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace kvbudget::ui
