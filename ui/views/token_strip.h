#pragma once

#include "ui/views/timeline_view.h"

namespace kvbudget::ui {

/// The current query's row of attention: a lane for each policy with a bar for each token, as high
/// as its weight, in the policy's colour when kept and grey when dropped.
class TokenStrip final : public TimelineView {
  Q_OBJECT

 public:
  explicit TokenStrip(QWidget* parent = nullptr);

  void setComparison(std::shared_ptr<const Comparison> comparison) override;
  [[nodiscard]] int minimumLeftMargin() const override;

  [[nodiscard]] QRectF laneRect(int track) const;
  [[nodiscard]] QString readingAt(const QPointF& point) const override;

  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void cursorMoved(double oldX, double newX) override;
  [[nodiscard]] QString describe() const override;

 private:
  [[nodiscard]] int laneCount() const;
  void paintLane(QPainter& painter, int track) const;
  [[nodiscard]] QString laneLabel(int track) const;
  void paintMarks(QPainter& painter) const;
};

}  // namespace kvbudget::ui
