#pragma once

#include <QImage>

#include "ui/session/compute_queue.h"
#include "ui/views/timeline_view.h"

class QMenu;

namespace kvbudget::ui {

/// Query by position as an image for one policy, or two one above the other: kept in the policy's
/// colour, dropped in grey, both deeper with weight.
class KeptMap final : public TimelineView {
  Q_OBJECT

 public:
  explicit KeptMap(QWidget* parent = nullptr);

  void setComparison(std::shared_ptr<const Comparison> comparison) override;
  [[nodiscard]] int minimumLeftMargin() const override;

  /// One or two tracks of the comparison; others and repeated ones are ignored.
  void setShownTracks(const QList<int>& tracks);
  [[nodiscard]] QList<int> shownTracks() const;
  /// Two maps stand side by side where there is room for both; else, and when wanted, one below
  /// the other, over one axis.
  [[nodiscard]] bool isSideBySide() const;
  void setStacked(bool stacked);
  /// The choice as a menu: which policy, which beside it, and how.
  void fillChoiceMenu(QMenu* menu);
  [[nodiscard]] QString choiceText() const;

  /// From the first map's right side to the widget's.
  [[nodiscard]] int marginBesideFirst() const;
  /// The area of one map; `map` counts from the top, or from the left.
  [[nodiscard]] QRectF mapRect(int map) const;
  [[nodiscard]] double yOf(int map, double position) const;
  /// An image of the shown comparison is painted: nothing is pending.
  [[nodiscard]] bool isSettled() const;
  [[nodiscard]] int imagesBuilt() const { return m_built; }
  [[nodiscard]] QString readingAt(const QPointF& point) const override;

  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void choiceChanged(const QString& text);
  /// The first map ends elsewhere: another stands beside it, or none any more.
  void firstMapEndMoved();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void comparisonChanged() override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void cursorMoved(double oldX, double newX) override;
  void layoutChanged() override;
  [[nodiscard]] QString describe() const override;

 private:
  struct Built {
    std::shared_ptr<const Comparison> comparison;
    QList<QImage> images;
  };

  /// Whether a picture is on its way.
  bool rebuild();
  [[nodiscard]] double xIn(int map, double token) const;
  [[nodiscard]] int queryUnder(double x) const;
  [[nodiscard]] const std::vector<Position>& sinks() const;

  QList<int> m_chosen;  // empty: by default
  bool m_stacked = false;
  int m_besideFirst = -1;
  ComputeQueue m_queue;
  Built m_shown;
  int m_built = 0;
};

}  // namespace kvbudget::ui
