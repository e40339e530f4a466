#include "ui/views/error_view.h"

#include <QActionGroup>
#include <QKeyEvent>
#include <QMenu>
#include <algorithm>

#include "ui/plot/plot_view.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {

ErrorView::ErrorView(QWidget* parent)
    : Card(tr("Error per query"), parent), m_plot(new PlotView(this)) {
  setBody(m_plot);
  m_plot->setTimeline(true);
  m_plot->setToolTip(tr(
      "How far each policy's output is from the full cache's, query by query. Click or drag to "
      "move the cursor; click a ringed spike to see why. Up and Down go from spike to spike. Ctrl "
      "and drag zooms, Esc shows all."));
  applyMargins();
  buildMenus();
  connect(&Appearance::instance(), &Appearance::changed, this, &ErrorView::applyMargins);
  connect(m_plot, &PlotView::cursorWanted, this, [this](double x) {
    if (m_comparison != nullptr) {
      if (const int query = queryNearest(*m_comparison, x); query >= 0 && query != m_cursor) {
        Q_EMIT cursorRequested(query);
      }
    }
  });
  connect(m_plot, &PlotView::cursorStepWanted, this, &ErrorView::step);
  connect(m_plot, &PlotView::markClicked, this, &ErrorView::askWhy);
  updateActions();
}

void ErrorView::applyMargins() {
  const TimelineMargins margins = timelineMargins(Appearance::instance().type());
  PlotMargins plot;
  plot.left = margins.left;
  plot.right = margins.right;
  m_plot->setMargins(plot);
}

void ErrorView::buildMenus() {
  auto* scales = new QActionGroup(this);
  for (const auto& [logarithmic, text] :
       {std::pair{true, tr("Logarithmic")}, {false, tr("Linear")}}) {
    auto* action = new QAction(text, scales);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, value = logarithmic] {
      ErrorChoice choice = m_choice;
      choice.logarithmic = value;
      setChoice(choice);
    });
    m_scaleActions.emplace_back(action, logarithmic);
  }
  auto* bounds = new QActionGroup(this);
  using Bounds = ErrorChoice::Bounds;
  for (const auto& [which, text] : {std::pair{Bounds::none, tr("No Bounds")},
                                    {Bounds::promised, tr("Bounds of Mass Budgets")},
                                    {Bounds::all, tr("Bounds of All Policies")}}) {
    auto* action = new QAction(text, bounds);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, value = which] {
      ErrorChoice choice = m_choice;
      choice.bounds = value;
      setChoice(choice);
    });
    m_boundActions.emplace_back(action, which);
  }
  choiceMenu()->addActions(scales->actions());
  moreMenu()->addActions(scales->actions());
  moreMenu()->addSeparator();
  moreMenu()->addActions(bounds->actions());
  moreMenu()->addSeparator();
  QAction* whole = moreMenu()->addAction(tr("Show All"));
  connect(whole, &QAction::triggered, m_plot, &PlotView::resetZoom);
}

void ErrorView::setComparison(std::shared_ptr<const Comparison> comparison) {
  m_comparison = std::move(comparison);
  updateModel();
}

void ErrorView::setCursor(int queryIndex) {
  m_cursor = queryIndex;
  const bool known = m_comparison != nullptr && queryIndex >= 0 &&
                     queryIndex < static_cast<int>(m_comparison->queries().size());
  m_plot->setCursorAt(
      known ? std::optional<double>(m_comparison->queries()[static_cast<std::size_t>(queryIndex)])
            : std::nullopt);
}

void ErrorView::setChoice(const ErrorChoice& choice) {
  if (choice != m_choice) {
    m_choice = choice;
    updateModel();
    Q_EMIT choiceChanged();
  }
  updateActions();
}

void ErrorView::updateActions() {
  for (const auto& [action, logarithmic] : m_scaleActions) {
    action->setChecked(logarithmic == m_choice.logarithmic);
  }
  for (const auto& [action, bounds] : m_boundActions) {
    action->setChecked(bounds == m_choice.bounds);
  }
  setChoiceText(m_choice.logarithmic ? tr("logarithmic") : tr("linear"));
}

void ErrorView::updateModel() {
  if (m_comparison != nullptr) {
    PlotModel model = errorModel(m_comparison, m_choice);
    setTitle(model.title);
    m_plot->setModel(std::move(model));
    setCursor(m_cursor);
  }
}

void ErrorView::step(int samples) {
  if (m_comparison != nullptr && !m_comparison->queries().empty()) {
    const int last = static_cast<int>(m_comparison->queries().size()) - 1;
    const int to = std::clamp(std::max(m_cursor, 0) + samples, 0, last);
    if (to != m_cursor) {
      Q_EMIT cursorRequested(to);
    }
  }
}

void ErrorView::askWhy(const QString& markId) {
  const QStringList parts = markId.split(u' ');
  if (parts.size() == 3 && parts[0] == QStringLiteral("spike")) {
    Q_EMIT cursorRequested(parts[2].toInt());
    Q_EMIT whyRequested(parts[1].toInt(), parts[2].toInt());
  }
}

void ErrorView::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enter || m_comparison == nullptr || m_cursor < 0 || m_comparison->tracks.empty()) {
    Card::keyPressEvent(event);
    return;
  }
  // The policy that errs most at the cursor is the one to ask about.
  std::size_t worst = 0;
  const auto valueAt = [this](std::size_t track) {
    const QuerySeries& series = m_comparison->tracks[track].series;
    const auto& values = m_comparison->has_errors() ? series.error : series.dropped;
    const auto q = static_cast<std::size_t>(m_cursor);
    return q < values.size() ? values[q] : 0.0;
  };
  for (std::size_t i = 1; i < m_comparison->tracks.size(); ++i) {
    worst = valueAt(i) > valueAt(worst) ? i : worst;
  }
  Q_EMIT whyRequested(static_cast<int>(worst), m_cursor);
}

QString ErrorView::dataTitle() const {
  return m_plot->dataTitle();
}

QAbstractItemModel* ErrorView::dataModel(QObject* parent) const {
  return m_plot->dataModel(parent);
}

}  // namespace kvbudget::ui
