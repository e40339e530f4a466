#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace kvbudget::ui {

class FlatSlider;
class NumberField;
class Session;

/// Time itself: plays, steps and seeks through the evaluated queries.
class TransportBar final : public QWidget {
  Q_OBJECT

 public:
  explicit TransportBar(Session& session, QWidget* parent = nullptr);

  [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
  [[nodiscard]] FlatSlider* slider() const { return m_slider; }
  [[nodiscard]] NumberField* field() const { return m_field; }
  [[nodiscard]] QToolButton* playButton() const { return m_play; }

  /// Space, arrows, Home and End, wherever no widget has a use of its own for them.
  bool handleKey(int key);

 public Q_SLOTS:
  void togglePlaying();
  void step(int queries);
  void toFirst();
  void toLast();

 protected:
  void wheelEvent(QWheelEvent* event) override;

 private:
  void setPlaying(bool playing);
  void advance();
  void seekToken(double token);
  void refresh();
  void refreshCursor();
  void applyType();
  [[nodiscard]] int lastIndex() const;

  Session& m_session;
  QToolButton* m_back;
  QToolButton* m_play;
  QToolButton* m_forward;
  QLabel* m_label;
  NumberField* m_field;
  FlatSlider* m_slider;
  QLabel* m_count;
  QComboBox* m_speed;
  QTimer m_timer;
  QElapsedTimer m_clock;
  double m_owed = 0.0;  // queries that time has passed but the cursor has not
};

}  // namespace kvbudget::ui
