#include "ui/views/cause_view.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include "ui/plot/plot_view.h"
#include "ui/views/cause_model.h"

namespace kvbudget::ui {

CauseView::CauseView(QWidget* parent)
    : Card(tr("Mass or direction?"), parent), m_plot(new PlotView(this)) {
  setBody(m_plot);
  m_plot->setToolTip(
      tr("Each query as a point: how much mass is dropped, and how far what is dropped lies from "
         "what is kept. Their product is the error; along a dashed curve it is the same. Click a "
         "point to move the cursor to its query."));
  auto* group = new QActionGroup(this);
  for (const auto& [logarithmic, text] :
       {std::pair{false, tr("Linear")}, {true, tr("Logarithmic")}}) {
    QAction* action = choiceMenu()->addAction(text);
    action->setCheckable(true);
    action->setChecked(logarithmic == m_logarithmic);
    group->addAction(action);
    connect(action, &QAction::triggered, this,
            [this, value = logarithmic] { setLogarithmic(value); });
  }
  setChoiceText(tr("linear"));
  connect(m_plot, &PlotView::pointClicked, this, &CauseView::pick);
}

void CauseView::setComparison(std::shared_ptr<const Comparison> comparison) {
  m_comparison = std::move(comparison);
  rebuild();
}

void CauseView::setCursor(int queryIndex) {
  if (queryIndex != m_cursor) {
    m_cursor = queryIndex;
    rebuild();
  }
}

void CauseView::setLogarithmic(bool logarithmic) {
  m_logarithmic = logarithmic;
  setChoiceText(logarithmic ? tr("logarithmic") : tr("linear"));
  for (QAction* action : choiceMenu()->actions()) {
    action->setChecked((action == choiceMenu()->actions().constLast()) == logarithmic);
  }
  rebuild();
}

// What cannot be seen costs nothing.
void CauseView::rebuild() {
  if (m_comparison == nullptr || !isVisible()) {
    return;
  }
  if (m_built != m_comparison || m_builtLogarithmic != m_logarithmic) {
    m_model = causeModel(m_comparison, m_logarithmic);
    m_built = m_comparison;
    m_builtLogarithmic = m_logarithmic;
  }
  PlotModel model = m_model;
  markQuery(model, *m_comparison, m_cursor);
  m_plot->setModel(std::move(model));
}

void CauseView::pick(const PointRef& point) {
  if (m_comparison == nullptr || point.series < 0 ||
      point.series >= static_cast<int>(m_comparison->tracks.size())) {
    return;
  }
  const std::vector<int> queries =
      queriesOfPoints(*m_comparison, static_cast<std::size_t>(point.series));
  if (point.point >= 0 && point.point < static_cast<int>(queries.size())) {
    Q_EMIT cursorRequested(queries[static_cast<std::size_t>(point.point)]);
  }
}

void CauseView::showEvent(QShowEvent* event) {
  Card::showEvent(event);
  rebuild();
}

QString CauseView::dataTitle() const {
  return m_plot->dataTitle();
}

QAbstractItemModel* CauseView::dataModel(QObject* parent) const {
  return m_plot->dataModel(parent);
}

}  // namespace kvbudget::ui
