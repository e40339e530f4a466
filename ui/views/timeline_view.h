#pragma once

#include <QWidget>
#include <memory>

#include "core/scenario/comparison.h"
#include "ui/plot/axis.h"
#include "ui/theme/theme.h"
#include "ui/views/data_source.h"

namespace kvbudget::ui {

/// The axis that all views over a rollout share: queries from 0 to `tokens`, ticks at powers of two
/// where those fit.
[[nodiscard]] Axis timelineAxis(Index tokens);

/// What all views over a rollout have in common: a horizontal axis of tokens from 0 to all, the
/// shared cursor, and how mouse and keys ask for a move of it.
class TimelineView : public QWidget, public DataSource {
  Q_OBJECT

 public:
  explicit TimelineView(QWidget* parent = nullptr);

  virtual void setComparison(std::shared_ptr<const Comparison> comparison);
  void setCursor(int queryIndex);
  [[nodiscard]] int cursor() const { return m_cursor; }

  /// Where the axis begins and ends, from the widget's edges. Until set: timelineMargins().
  void setPlotMargins(int left, int right);
  /// The least left margin at which nothing of this view is cut.
  [[nodiscard]] virtual int minimumLeftMargin() const { return 0; }

  [[nodiscard]] double xOf(double token) const;
  /// Index of the query whose column lies at x: the last one at or before it, clamped.
  [[nodiscard]] int queryAt(double x) const;
  [[nodiscard]] int plotLeft() const;
  [[nodiscard]] int plotRight() const;

 Q_SIGNALS:
  void cursorRequested(int queryIndex);

 protected:
  /// There is another comparison, perhaps none. A view that builds a picture of it first repaints
  /// once it is there: twice would cost a drag a third of its frames' time.
  virtual void comparisonChanged() { update(); }

  [[nodiscard]] const std::shared_ptr<const Comparison>& comparison() const { return m_comparison; }
  [[nodiscard]] Index tokens() const;
  [[nodiscard]] bool hasQueries() const;
  [[nodiscard]] Position cursorQuery() const;
  [[nodiscard]] static const Theme& theme();
  [[nodiscard]] static const TypeScale& type();
  [[nodiscard]] QFont font(TypeScale::Role role, bool strong = false) const;
  /// As labelOf(): with its setting where two tracks are of one policy.
  [[nodiscard]] QString policyName(int track) const;
  [[nodiscard]] QColor policyColour(int track) const;
  /// The same as text, which needs more contrast.
  [[nodiscard]] QColor policyTextColour(int track) const;

  void paintCursor(QPainter& painter, double top, double bottom) const;
  void paintFocus(QPainter& painter) const;
  /// Text that stays readable where the cursor crosses it.
  void paintText(QPainter& painter, const QPointF& baseline, const QString& text) const;
  /// In the middle of the plot area.
  void paintMessage(QPainter& painter, const QString& text) const;

  /// Geometry, theme or text size changed, or the view was shown.
  virtual void layoutChanged();
  /// Repaints what the cursor's move changes: by itself, its old and its new place.
  virtual void cursorMoved(double oldX, double newX);
  /// What the view says at a point; empty: nothing.
  [[nodiscard]] virtual QString readingAt(const QPointF& point) const;
  /// A sentence or more about what is shown, with the reading at the cursor.
  [[nodiscard]] virtual QString describe() const = 0;
  void updateDescription();

  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  std::shared_ptr<const Comparison> m_comparison;
  int m_cursor = 0;
  int m_left = -1;
  int m_right = -1;
};

}  // namespace kvbudget::ui
