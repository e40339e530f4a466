#pragma once

#include <QWidget>
#include <optional>

#include "ui/plot/plot_picture.h"
#include "ui/views/data_source.h"

namespace kvbudget::ui {

/// A plot on screen: hover, click, keyboard cursor, zoom, focus, description, table.
class PlotView : public QWidget, public DataSource {
  Q_OBJECT

 public:
  explicit PlotView(QWidget* parent = nullptr);

  /// Keeps zoom, hover and keyboard position where the model still has them. Painting begins at
  /// once, beside this thread.
  void setModel(PlotModel model);
  [[nodiscard]] const PlotModel& model() const { return m_model; }

  /// The vertical line shared by linked views; nullopt: none. Repaints the overlay only.
  void setCursorAt(std::optional<double> x);
  [[nodiscard]] std::optional<double> cursorAt() const { return m_cursor; }

  /// A view over time: arrows, clicks and drags ask for a move of the shared cursor, Up and Down go
  /// from mark to mark, and zoom leaves the horizontal axis alone, which linked views share.
  /// Otherwise arrows move through the
  /// points of a series, and a drag zooms. Ctrl and drag zooms in both.
  void setTimeline(bool timeline) { m_timeline = timeline; }
  void setMargins(const PlotMargins& margins);

  [[nodiscard]] QRectF plotRect() const { return layout().plot; }
  [[nodiscard]] QPointF toPixel(const QPointF& value) const { return layout().toPixel(value); }
  /// The mark that is hovered, or gone to by keyboard.
  [[nodiscard]] const Mark* readMark() const;
  /// Nearest hoverable point within `reach` pixels.
  [[nodiscard]] std::optional<PointRef> pointNear(const QPointF& pixel, double reach) const;

  [[nodiscard]] bool isZoomed() const { return !m_zoom.empty(); }
  void zoomTo(const Range& x, const Range& y);
  void zoomBack();
  void resetZoom();

  /// What the static layer was painted for so far: moving a cursor must not raise it.
  [[nodiscard]] int staticPaints() const { return m_picture.count(); }
  [[nodiscard]] const PaintedPlot& painted() const { return m_picture.painted(); }

  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void pointClicked(kvbudget::ui::PointRef point);
  void markClicked(const QString& id);
  /// A click in the plot area, or an arrow key with cursor keys on: the shared cursor should go to
  /// x.
  void cursorWanted(double x);
  /// Arrow keys with cursor keys on: by so many samples.
  void cursorStepWanted(int samples);
  void hovered(std::optional<kvbudget::ui::PointRef> point);
  void zoomChanged(bool zoomed);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  struct Zoom {
    Range x, y;
  };
  [[nodiscard]] const PlotLayout& layout() const;
  [[nodiscard]] bool exists(const std::optional<PointRef>& point) const;
  [[nodiscard]] QPointF valueOf(const PointRef& point) const;
  void applyZoom();
  void invalidate();
  void setHover(std::optional<PointRef> point);
  void setHoveredMark(std::optional<std::size_t> mark);
  [[nodiscard]] std::optional<std::size_t> markNear(const QPointF& pixel) const;
  bool stepMark(int by);
  void beginPicture();
  void paintOverlay(QPainter& painter);
  void paintCursor(QPainter& painter) const;
  void paintReadingOf(QPainter& painter, const PointRef& point);
  void paintReadingOf(QPainter& painter, const Mark& mark);
  bool timelineKey(const QKeyEvent& event);
  bool pointKey(const QKeyEvent& event);
  bool zoomKey(const QKeyEvent& event);
  void zoomAbout(const QPointF& pixel, double by);
  void finishRubber();
  void describe();

  PlotModel m_model;
  PlotMargins m_margins;
  std::vector<Zoom> m_zoom;                        // the last one is shown
  Axis m_fullX, m_fullY;                           // without zoom
  std::pair<QString, Scale> m_zoomedX, m_zoomedY;  // what the zoom was of
  mutable std::optional<PlotLayout> m_layout;
  PlotPicture m_picture;
  bool m_timeline = false;
  std::optional<double> m_cursor;
  std::optional<PointRef> m_hover;
  std::optional<PointRef> m_selected;
  std::optional<std::size_t> m_hoveredMark;
  std::optional<std::size_t> m_selectedMark;  // by keyboard; over time only
  std::optional<QPointF> m_press;
  bool m_rubberWanted = false;
  QRectF m_rubber;
};

}  // namespace kvbudget::ui
