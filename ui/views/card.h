#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace kvbudget::ui {

/// A white card: title left, its most used choice right as a small flat menu button, and a body.
/// Everything else that can be chosen is in the context menu. Where the card is too narrow for
/// both, the choice stands below the title.
class Card : public QWidget {
  Q_OBJECT

 public:
  explicit Card(const QString& title, QWidget* parent = nullptr);

  void setTitle(const QString& title);
  [[nodiscard]] QString title() const;

  /// Text in the choice's place, for a card that offers none.
  void setNote(const QString& note);

  /// The menu of the choice button; the button appears with the first call.
  QMenu* choiceMenu();
  /// What is chosen now, as the button shows it: "read, mean".
  void setChoiceText(const QString& text);

  /// Opened by right click, the menu key or Shift+F10 anywhere on the card.
  QMenu* moreMenu();

  /// Takes the widget; an earlier body is deleted.
  void setBody(QWidget* body);
  [[nodiscard]] QWidget* body() const { return m_body; }
  /// A widget in the head, left of the choice: a progress bar, a cancel button.
  void addToHead(QWidget* widget);

  /// Width at which title and choice stand in one line.
  [[nodiscard]] int headWidth() const;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  void applyType();
  void arrangeHead();
  void placeSide(bool narrow);
  void showChoice(int room);
  [[nodiscard]] int besideNote() const;

  QVBoxLayout* m_layout;
  QHBoxLayout* m_head;
  QHBoxLayout* m_side;  // all of the head but the title
  QLabel* m_title;
  QLabel* m_note;
  QToolButton* m_choice = nullptr;
  QString m_choiceText;
  QMenu* m_more = nullptr;
  QWidget* m_body = nullptr;
};

}  // namespace kvbudget::ui
