#pragma once

#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace kvbudget::ui {

class Session;

/// Seed with New Draw, readout, and Reset.
class DrawBox final : public QWidget {
  Q_OBJECT

 public:
  explicit DrawBox(Session& session, QWidget* parent = nullptr);

  [[nodiscard]] QLineEdit* seed() const { return m_seed; }
  [[nodiscard]] QPushButton* newDraw() const { return m_newDraw; }
  [[nodiscard]] QPushButton* reset() const { return m_reset; }
  [[nodiscard]] QComboBox* readout() const { return m_readout; }

 private:
  void takeSeed();
  void refresh();
  void applyType();

  Session& m_session;
  QLabel* m_seedLabel;
  QLineEdit* m_seed;
  QPushButton* m_newDraw;
  QLabel* m_readoutLabel;
  QComboBox* m_readout;
  QPushButton* m_reset;
};

}  // namespace kvbudget::ui
