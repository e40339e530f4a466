#pragma once

#include <memory>

#include "ui/session/compute_queue.h"
#include "ui/views/card.h"
#include "ui/views/data_source.h"
#include "ui/views/query_readings.h"

namespace kvbudget::ui {

/// A row of the card: its label, a shorter one for narrow cards, and a text a column.
struct ReadingRow {
  QString label, shortLabel;
  QStringList texts;
  std::vector<double> values;  // NaN where there is none
  bool strong = false;
};

/// The card's rows as text: mass, lever, error, residual, bound.
[[nodiscard]] std::vector<ReadingRow> rowsOf(const Comparison& comparison,
                                             const QueryReadings& readings);

class QueryCardBody;

/// The identity at the cursor, a column a policy.
class QueryCard final : public Card, public DataSource {
  Q_OBJECT

 public:
  explicit QueryCard(QWidget* parent = nullptr);

  void setComparison(std::shared_ptr<const Comparison> comparison);
  void setCursor(int queryIndex);

  [[nodiscard]] const QueryReadings& readings() const { return m_readings; }
  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;

 Q_SIGNALS:
  void cursorRequested(int queryIndex);
  /// Asked for by Enter or a double click: why does this track err here?
  void whyRequested(int trackIndex, int queryIndex);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void refresh();
  void showReadings(QueryReadings readings);

  std::shared_ptr<const Comparison> m_comparison;
  int m_cursor = -1;
  QueryReadings m_readings;
  std::vector<ReadingRow> m_rows;
  QueryCardBody* m_body;
  ComputeQueue m_queue;
};

}  // namespace kvbudget::ui
