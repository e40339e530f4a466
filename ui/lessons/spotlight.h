#pragma once

#include <QPointer>
#include <QWidget>

namespace kvbudget::ui {

/// Lies over a window and dims all but one part of it; mouse and keyboard reach through it. It can
/// also show a pointer that a lecture hall sees.
class Spotlight final : public QWidget {
  Q_OBJECT

 public:
  explicit Spotlight(QWidget* window);

  /// Null: nothing is dimmed. `undimmed` stays light, too: where the text is.
  void setTarget(QWidget* target, QWidget* undimmed);
  [[nodiscard]] QWidget* target() const { return m_target; }
  /// In the window; empty when nothing is to be seen of the target.
  [[nodiscard]] QRect targetRect() const;

  void setPointer(bool shown);
  [[nodiscard]] bool hasPointer() const { return m_pointer; }
  void movePointer(const QPoint& by);
  [[nodiscard]] QPoint pointerAt() const { return m_at; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void follow();
  void refresh();
  [[nodiscard]] QRect visibleRect(const QWidget* part) const;

  QPointer<QWidget> m_target;
  QPointer<QWidget> m_undimmed;
  QList<QPointer<QWidget>> m_watched;
  bool m_pointer = false;
  QPoint m_at;
};

}  // namespace kvbudget::ui
