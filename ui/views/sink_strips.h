#pragma once

#include <QImage>

#include "ui/session/compute_queue.h"
#include "ui/views/sink_fates.h"
#include "ui/views/timeline_view.h"

class QScrollBar;

namespace kvbudget::ui {

/// For each keyframe sink and each policy a strip over the rollout: the policy's colour while the
/// sink is kept, grey while it is dropped, both deeper with the attention mass at stake. Above each
/// strip stands what it comes to.
class SinkStrips final : public TimelineView {
  Q_OBJECT

 public:
  explicit SinkStrips(QWidget* parent = nullptr);
  [[nodiscard]] int minimumLeftMargin() const override;

  [[nodiscard]] bool isSettled() const;
  [[nodiscard]] int sinkCount() const;
  /// The strip of a sink (by its order) under a track, in widget coordinates; may lie outside.
  [[nodiscard]] QRectF stripRect(int sink, int track) const;
  /// What stands above the strip, at the left and at the right; the right one fits `width`.
  [[nodiscard]] QString verdict(int sink, int track, double width) const;
  [[nodiscard]] QString readingAt(const QPointF& point) const override;

  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void comparisonChanged() override;
  void layoutChanged() override;
  [[nodiscard]] QString describe() const override;

 private:
  struct Built {
    SinkFates fates;
    std::vector<QImage> strips;  // track by track; one pixel high
  };

  /// Whether pictures are on their way.
  bool rebuild();
  void placeScrollBar();
  void paintStrip(QPainter& painter, int sink, int track) const;
  [[nodiscard]] double rowHeight() const;
  [[nodiscard]] double contentHeight() const;
  [[nodiscard]] const Fate& fate(int sink, int track) const {
    return m_shown->fates.fate(sink, track);
  }
  [[nodiscard]] int trackCount() const;
  [[nodiscard]] QString nameOfShown(int track) const;
  [[nodiscard]] QString queryName(Index q) const;

  ComputeQueue m_queue;
  std::shared_ptr<const Built> m_shown;
  QScrollBar* m_scroll;
};

}  // namespace kvbudget::ui
