#pragma once

#include <optional>
#include <vector>

#include "ui/views/timeline_view.h"

namespace kvbudget::ui {

/// The keyframe sinks along the rollout, to be added by click, moved by drag and removed by Delete.
/// For a trace, whose keyframes are as captured, it shows them and says so.
class KeyframeEditor final : public TimelineView {
  Q_OBJECT

 public:
  explicit KeyframeEditor(QWidget* parent = nullptr);

  /// Takes the scenario's sinks, unless they are being edited here.
  void setComparison(std::shared_ptr<const Comparison> comparison) override;

  [[nodiscard]] const std::vector<Position>& sinks() const { return m_sinks; }
  [[nodiscard]] std::optional<Position> selected() const { return m_selected; }
  /// Why nothing can be edited; empty: it can.
  [[nodiscard]] QString reasonNot() const;

  [[nodiscard]] QString readingAt(const QPointF& point) const override;
  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
  /// Ascending, none twice. Not finished: more of the same gesture follows.
  void sinksEdited(std::vector<kvbudget::Position> sinks, bool finished);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  [[nodiscard]] QString describe() const override;

 private:
  [[nodiscard]] std::optional<Position> sinkNear(double x) const;
  [[nodiscard]] Position positionAt(double x) const;
  void begin();
  /// The selected sink goes to `target`, or as far towards it as is free.
  void moveSelected(Position target);
  void add(Position position);
  void removeSelected();
  void edited(bool finished);
  void cancel();
  void select(std::optional<Position> sink);
  bool editByKey(QKeyEvent* event);

  std::vector<Position> m_sinks;
  std::vector<Position> m_before;  // at the gesture's beginning
  std::optional<Position> m_selected;
  bool m_dragging = false;
  bool m_keyHeld = false;
};

}  // namespace kvbudget::ui
