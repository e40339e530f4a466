#pragma once

#include <QWidget>
#include <memory>

#include "ui/views/data_source.h"
#include "ui/views/ranked_painter.h"

namespace kvbudget::ui {

/// All kept sets of one row, least error first, each with a bar and its tokens. Up and Down go from
/// set to set.
class RankedSets final : public QWidget, public DataSource {
  Q_OBJECT

 public:
  explicit RankedSets(QWidget* parent = nullptr);

  /// Null: nothing to show, and `message` says why.
  void setSets(std::shared_ptr<const RowSets> sets, const QString& message = {});
  [[nodiscard]] int selected() const { return m_selected; }
  void select(int set);

  [[nodiscard]] QRectF rowRect(int set) const;
  /// What a set is, a line each.
  [[nodiscard]] QString readingOf(int set) const;

  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The set gone to, for a scroll area to show.
  void focusMoved(const QRect& row);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  [[nodiscard]] int count() const;
  [[nodiscard]] int setAt(const QPointF& point) const;
  [[nodiscard]] RankedLayout layoutNow() const;
  void describe();

  std::shared_ptr<const RowSets> m_sets;
  QString m_message;
  int m_selected = -1;
};

/// The ranking as a table: who chose, error, its ratio to the top-mass set's, keys.
[[nodiscard]] QAbstractItemModel* rankingTable(const RowSets& sets, QObject* parent);

}  // namespace kvbudget::ui
