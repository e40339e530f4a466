#pragma once

#include <QWidget>
#include <optional>

#include "ui/views/data_source.h"
#include "ui/views/lever_painter.h"

namespace kvbudget::ui {

/// The lever under mouse and keyboard. It shows a scene and asks for changes; whoever owns the
/// tokens makes them.
class LeverView final : public QWidget, public DataSource {
  Q_OBJECT

 public:
  explicit LeverView(QWidget* parent = nullptr);

  /// `editable`: tokens can be moved, weighted, added and removed, not only kept or dropped. The
  /// scale stands still while a token is dragged.
  void setScene(LeverScene scene, bool editable);
  [[nodiscard]] const LeverScene& scene() const { return m_scene; }
  /// The token that keys act on; -1: none.
  [[nodiscard]] int selected() const { return m_selected; }
  void select(int token);
  [[nodiscard]] QPointF toPixel(const PlanePoint& p) const { return map().toPixel(p); }

  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void toggleWanted(int token);
  void moveWanted(int token, const kvbudget::PlanePoint& to);
  void scaleWanted(int token, double factor);
  void addWanted(const kvbudget::PlanePoint& at);
  void removeWanted(int token);
  void dragBegan();
  void dragEnded();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  [[nodiscard]] const PlaneMap& map() const;
  [[nodiscard]] QRectF area() const;
  [[nodiscard]] int count() const { return static_cast<int>(m_scene.weights.size()); }
  [[nodiscard]] QString readingOf(int token) const;
  void fitDiscs();
  void nudge(const QPointF& pixels);
  bool editKey(const QKeyEvent& event);
  void describe();

  LeverScene m_scene;
  bool m_editable = true;
  mutable std::optional<PlaneMap> m_map;
  int m_selected = -1;
  int m_hovered = -1;
  int m_pressed = -1;
  bool m_dragging = false;
  QPointF m_press;
  QPointF m_grip;  // from the pressed point to the token's centre
};

}  // namespace kvbudget::ui
