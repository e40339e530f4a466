#include "ui/views/query_card.h"

#include <QKeyEvent>
#include <QLocale>
#include <QStandardItemModel>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/plot/axis.h"
#include "ui/views/query_card_body.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

// Tokens x dimension x policies that take about 1 ms; above, a thread of its own computes it.
constexpr double kAtOnce = 512.0 * 64.0 * 4.0;

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

// Four places, so that a number does not change its width while the cursor moves.
QString reading(double value) {
  if (!std::isfinite(value)) {
    return QStringLiteral("…");
  }
  return value == 0.0 || std::abs(value) >= 1e-3 ? QLocale().toString(value, 'f', 4)
                                                 : shortNumber(value);
}

QString residual(double value) {
  return std::isfinite(value) ? QLocale().toString(value, 'g', 1) : QStringLiteral("…");
}

}  // namespace

std::vector<ReadingRow> rowsOf(const Comparison& comparison, const QueryReadings& readings) {
  std::vector<ReadingRow> rows;
  const auto add = [&](const QString& label, const QString& shortLabel, auto value, auto text) {
    ReadingRow row;
    row.label = label;
    row.shortLabel = shortLabel;
    for (const QueryReadings::Column& column : readings.columns) {
      row.values.push_back(value(column));
      row.texts << text(row.values.back());
    }
    rows.push_back(row);
  };
  using Column = QueryReadings::Column;
  add(
      QueryCard::tr("tokens read"), QueryCard::tr("tokens read"),
      [](const Column& c) { return static_cast<double>(c.read); },
      [](double value) { return QLocale().toString(value, 'f', 0); });
  add(
      QueryCard::tr("dropped mass m"), QueryCard::tr("dropped mass m"),
      [](const Column& c) { return c.dropped; }, reading);
  if (!comparison.has_errors()) {
    return rows;
  }
  const auto part = [](double Identity::*member) {
    return [member](const Column& c) { return c.identity ? (*c.identity).*member : kNone; };
  };
  const bool zero = comparison.scenario.readout == Readout::zero_fill;
  add(zero ? QueryCard::tr("× |weighted mean of dropped|")
           : QueryCard::tr("× |weighted mean of dropped − of kept|"),
      zero ? QueryCard::tr("× |mean dropped|") : QueryCard::tr("× |dropped − kept|"),
      part(&Identity::gap), reading);
  add(QueryCard::tr("= error"), QueryCard::tr("= error"), part(&Identity::product), reading);
  rows.back().strong = true;
  add(QueryCard::tr("measured − computed"), QueryCard::tr("residual"), part(&Identity::residual),
      residual);
  add(
      QueryCard::tr("bound m × range"), QueryCard::tr("bound m × range"),
      [](const Column& c) { return c.bound; }, reading);
  return rows;
}

QueryCard::QueryCard(QWidget* parent)
    : Card(tr("Query"), parent), m_body(new QueryCardBody(this)), m_queue(this) {
  setBody(m_body);
  setNote(tr("what is dropped, and what it costs"));
  m_body->setToolTip(tr(
      "The identity, exactly: the error is the dropped mass times the length of the weighted mean "
      "of what is dropped. Both sides are computed apart; what parts them is rounding."));
}

void QueryCard::setComparison(std::shared_ptr<const Comparison> comparison) {
  m_comparison = std::move(comparison);
  refresh();
}

void QueryCard::setCursor(int queryIndex) {
  if (queryIndex != m_cursor) {
    m_cursor = queryIndex;
    refresh();
  }
}

void QueryCard::refresh() {
  if (m_comparison == nullptr || m_cursor < 0 ||
      m_cursor >= static_cast<int>(m_comparison->queries().size())) {
    return;
  }
  const auto query = static_cast<std::size_t>(m_cursor);
  const double work = static_cast<double>(m_comparison->queries()[query] + 1) *
                      static_cast<double>(std::max<Index>(
                          m_comparison->exploration->attention->values().dim(), 1)) *
                      static_cast<double>(m_comparison->tracks.size());
  if (work <= kAtOnce) {
    m_queue.clear();
    showReadings(computed(*m_comparison, query));
    return;
  }
  showReadings(lookedUp(*m_comparison, query));
  ComputeQueue::Job job;
  job.work = [comparison = m_comparison, query](const ComputeQueue::IsCancelled&) {
    return std::any(computed(*comparison, query));
  };
  job.done = [this, comparison = m_comparison](std::any result) {
    auto readings = std::any_cast<QueryReadings>(std::move(result));
    if (comparison == m_comparison && readings.query == static_cast<std::size_t>(m_cursor)) {
      showReadings(std::move(readings));
    }
  };
  m_queue.request(std::move(job));
}

void QueryCard::showReadings(QueryReadings readings) {
  // While the sentence of the next query is on its way, the last one keeps its place.
  if (!readings.exact) {
    readings.sentence = m_readings.sentence;
  }
  m_readings = std::move(readings);
  m_rows = rowsOf(*m_comparison, m_readings);
  const Position t = m_comparison->queries()[m_readings.query];
  setTitle(tr("Query %1").arg(QLocale().toString(t)));
  std::vector<QueryCardBody::Head> heads;
  QStringList spoken = {title() + u'.'};
  for (std::size_t c = 0; c < m_readings.columns.size(); ++c) {
    const PolicyTrack& track = m_comparison->tracks[m_readings.columns[c].track];
    heads.push_back(
        {titleOf(*track.choice.info), styleOf(track).shortLabel, styleOf(track).colour});
    QStringList parts;
    for (const ReadingRow& row : m_rows) {
      parts << row.label + u' ' + row.texts[static_cast<qsizetype>(c)];
    }
    spoken << tr("%1: %2.").arg(nameOf(track.choice), parts.join(QStringLiteral(", ")));
  }
  QString sentence = m_readings.sentence;
  if (!m_comparison->has_errors()) {
    sentence += u' ' + tr("Errors need values; this trace has none.");
  }
  m_body->setContent(heads, m_rows, sentence.trimmed(), m_comparison->tracks.size());
  m_body->setAccessibleName(title());
  m_body->setAccessibleDescription((spoken << sentence).join(u' '));
}

void QueryCard::keyPressEvent(QKeyEvent* event) {
  if (m_comparison == nullptr) {
    Card::keyPressEvent(event);
    return;
  }
  const int last = static_cast<int>(m_comparison->queries().size()) - 1;
  switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
      const int to = std::clamp(m_cursor + (event->key() == Qt::Key_Left ? -1 : 1), 0, last);
      if (to != m_cursor) {
        Q_EMIT cursorRequested(to);
      }
      return;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter: {
      const auto worst = std::ranges::max_element(
          m_readings.columns, {}, [](const auto& c) { return std::pair(c.error, c.dropped); });
      if (worst != m_readings.columns.end()) {
        Q_EMIT whyRequested(static_cast<int>(worst->track), m_cursor);
      }
      return;
    }
    default:
      Card::keyPressEvent(event);
  }
}

QString QueryCard::dataTitle() const {
  return title();
}

QAbstractItemModel* QueryCard::dataModel(QObject* parent) const {
  auto* model = new QStandardItemModel(parent);
  QStringList heads = {tr("Reading")};
  for (const QueryReadings::Column& column : m_readings.columns) {
    heads << nameOf(m_comparison->tracks[column.track].choice);
  }
  model->setHorizontalHeaderLabels(heads);
  for (const ReadingRow& row : m_rows) {
    QList<QStandardItem*> items = {new QStandardItem(row.label)};
    for (const double value : row.values) {
      auto* item = new QStandardItem;
      if (std::isfinite(value)) {
        item->setData(value, Qt::EditRole);
      }
      item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      items << item;
    }
    model->appendRow(items);
  }
  return model;
}

}  // namespace kvbudget::ui
