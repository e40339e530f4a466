#include "ui/views/ranked_sets.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/plot/axis.h"
#include "ui/theme/appearance.h"
#include "ui/views/column_table.h"
#include "ui/views/set_words.h"

namespace kvbudget::ui {
namespace {

const TypeScale& type() {
  return Appearance::instance().type();
}

}  // namespace

RankedSets::RankedSets(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Kept sets of the query, by error"));
  connect(&Appearance::instance(), &Appearance::changed, this, [this] {
    updateGeometry();
    update();
  });
  describe();
}

void RankedSets::setSets(std::shared_ptr<const RowSets> sets, const QString& message) {
  if (sets == m_sets && message == m_message) {
    return;
  }
  m_sets = std::move(sets);
  m_message = message;
  m_selected = std::min(m_selected, count() - 1);
  updateGeometry();
  describe();
  update();
}

int RankedSets::count() const {
  return m_sets ? static_cast<int>(m_sets->ranked.size()) : 0;
}

void RankedSets::select(int set) {
  if (set < 0 || set >= count()) {
    return;
  }
  m_selected = set;
  describe();
  update();
  Q_EMIT focusMoved(rowRect(set).toAlignedRect());
}

RankedLayout RankedSets::layoutNow() const {
  return {QRectF(rect()), type(), true};
}

QRectF RankedSets::rowRect(int set) const {
  return layoutNow().rowRect(static_cast<std::size_t>(set));
}

int RankedSets::setAt(const QPointF& point) const {
  for (int i = 0; i < count(); ++i) {
    if (rowRect(i).contains(point)) {
      return i;
    }
  }
  return -1;
}

QString RankedSets::readingOf(int set) const {
  const RankedSet& ranked = m_sets->ranked[static_cast<std::size_t>(set)];
  QStringList lines;
  for (const SetChooser& chooser : ranked.by) {
    lines << tr("%1: %2").arg(nameOf(chooser, *m_sets), ruleOf(chooser, *m_sets));
  }
  const double error = cleaned(ranked.set.error, *m_sets);
  const double top = cleaned(m_sets->row.top.error, *m_sets);
  lines << (top > 0.0 ? tr("Error %1, %2 times the top-mass set's")
                            .arg(shortNumber(error), shortNumber(error / top))
                      : tr("Error %1").arg(shortNumber(error)));
  lines << tr("Keys: %1").arg(keyList(ranked.set.kept));
  return lines.join(QLatin1Char('\n'));
}

void RankedSets::describe() {
  if (count() == 0) {
    setAccessibleDescription(m_message.isEmpty() ? tr("No rollout is computed yet.") : m_message);
    return;
  }
  QStringList sentences = {
      tr("Query %1, %Ln kept sets of different keys.", nullptr, count()).arg(m_sets->query),
      tr("Least error %1, by %2; top-mass %3; free weights %4.")
          .arg(shortNumber(cleaned(m_sets->ranked.front().set.error, *m_sets)),
               namesOf(m_sets->ranked.front(), *m_sets),
               shortNumber(cleaned(m_sets->row.top.error, *m_sets)),
               shortNumber(cleaned(m_sets->row.free_least, *m_sets)))};
  if (m_selected >= 0) {
    sentences << tr("Selected: %1.")
                     .arg(readingOf(m_selected).replace(QLatin1Char('\n'), QStringLiteral(". ")));
  }
  setAccessibleDescription(sentences.join(QLatin1Char(' ')));
}

void RankedSets::paintEvent(QPaintEvent*) {
  const Theme& theme = Appearance::instance().theme();
  QPainter painter(this);
  painter.fillRect(rect(), theme.card);
  painter.setRenderHint(QPainter::Antialiasing);
  if (count() == 0) {
    painter.setFont(type().font(TypeScale::Role::text, this));
    painter.setPen(theme.secondary);
    painter.drawText(rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap, m_message);
  } else {
    paintRanking(painter, *m_sets, layoutNow(), theme, type(), m_selected);
  }
  if (hasFocus()) {
    painter.setPen(QPen(theme.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 3.0, 3.0);
  }
}

bool RankedSets::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const int set = setAt(help->pos());
    QToolTip::showText(help->globalPos(), set < 0 ? QString() : readingOf(set), this);
    return true;
  }
  return QWidget::event(event);
}

void RankedSets::mousePressEvent(QMouseEvent* event) {
  const int set = event->button() == Qt::LeftButton ? setAt(event->position()) : -1;
  if (set >= 0) {
    select(set);
  } else {
    event->ignore();
  }
}

void RankedSets::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Up:
      select(std::max(0, m_selected - 1));
      return;
    case Qt::Key_Down:
      select(std::min(count() - 1, m_selected + 1));
      return;
    default:
      QWidget::keyPressEvent(event);
  }
}

void RankedSets::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void RankedSets::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

QString RankedSets::dataTitle() const {
  return m_sets ? tr("Kept sets of query %1").arg(m_sets->query) : accessibleName();
}

QAbstractItemModel* RankedSets::dataModel(QObject* parent) const {
  return count() == 0 ? nullptr : rankingTable(*m_sets, parent);
}

QSize RankedSets::sizeHint() const {
  return {type().space(120),
          static_cast<int>(RankedLayout(QRectF(0, 0, 400, 100), type())
                               .height(static_cast<std::size_t>(std::max(5, count())))) +
              type().space(1)};
}

QSize RankedSets::minimumSizeHint() const {
  return {type().space(42), sizeHint().height()};
}

QAbstractItemModel* rankingTable(const RowSets& sets, QObject* parent) {
  const double top = cleaned(sets.row.top.error, sets);
  std::vector<std::vector<QVariant>> rows;
  for (const RankedSet& ranked : sets.ranked) {
    const double error = cleaned(ranked.set.error, sets);
    rows.push_back({namesOf(ranked, sets), error, top > 0.0 ? QVariant(error / top) : QVariant(),
                    keyList(ranked.set.kept, ranked.set.kept.size())});
  }
  rows.push_back(
      {RankedSets::tr("least free-weight error found"), cleaned(sets.row.free_least, sets),
       top > 0.0 ? QVariant(cleaned(sets.row.free_least, sets) / top) : QVariant(), QString()});
  return new ColumnTable({RankedSets::tr("kept set"), RankedSets::tr("error"),
                          RankedSets::tr("times top-mass"), RankedSets::tr("keys")},
                         std::move(rows), parent);
}

}  // namespace kvbudget::ui
