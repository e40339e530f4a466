#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace kvbudget::ui {

/// A line at the top of the window that offers something and waits for an answer without being in
/// the way.
class OfferBar final : public QWidget {
  Q_OBJECT

 public:
  OfferBar(const QString& accept, const QString& decline, QWidget* parent = nullptr);

  void offer(const QString& sentence);

  [[nodiscard]] QPushButton* acceptButton() const { return m_accept; }
  [[nodiscard]] QPushButton* declineButton() const { return m_decline; }

 Q_SIGNALS:
  void accepted();
  void declined();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void applyType();

  QLabel* m_sentence;
  QPushButton* m_accept;
  QPushButton* m_decline;
};

}  // namespace kvbudget::ui
