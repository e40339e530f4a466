#pragma once

#include <QWidget>
#include <memory>

#include "core/selection/row_sets.h"
#include "ui/views/data_source.h"

class QTimer;
class QToolButton;

namespace kvbudget::ui {

/// The balancing selector's swaps on one row as steps: the set at each step on its tokens, what
/// goes out and what comes in, and the error. Left and Right step, Space plays.
class SwapPlayer final : public QWidget, public DataSource {
  Q_OBJECT

 public:
  explicit SwapPlayer(QWidget* parent = nullptr);

  /// Null: nothing to show. Another row begins at its first step.
  void setSets(std::shared_ptr<const RowSets> sets);

  /// 0: the top-mass set; as many further steps as there are swaps.
  [[nodiscard]] int step() const { return m_step; }
  [[nodiscard]] int stepCount() const;
  void setStep(int step);
  [[nodiscard]] bool isPlaying() const;
  void play(bool playing);

  /// The set after `step` swaps, ascending.
  [[nodiscard]] std::vector<Position> keptAt(int step) const;
  [[nodiscard]] double errorAt(int step) const;
  /// "Swap 1 of 2: key 12 out, key 85 in: error 0.373 to 0.243".
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] QToolButton* playButton() const { return m_play; }

  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  QToolButton* makeButton(const QString& text, const QString& name);
  [[nodiscard]] QRectF stripRect() const;
  void paintMarks(QPainter& painter) const;
  void placeButtons();
  void showState();

  std::shared_ptr<const RowSets> m_sets;
  int m_step = 0;
  QToolButton* m_back;
  QToolButton* m_play;
  QToolButton* m_on;
  QTimer* m_timer;
};

}  // namespace kvbudget::ui
