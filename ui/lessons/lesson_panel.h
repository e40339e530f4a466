#pragma once

#include <QUrl>
#include <QWidget>
#include <filesystem>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace kvbudget::ui {

class FormulaText;
class LessonRunner;
class PredictionBox;

/// The lesson beside the page: its list, or one step with its question and the way on.
class LessonPanel final : public QWidget {
  Q_OBJECT

 public:
  explicit LessonPanel(LessonRunner& runner, QWidget* parent = nullptr);

  struct Entry {
    QString title, about;
  };
  /// What there is to choose from, and from whom.
  void setList(const QString& heading, const std::vector<Entry>& entries);
  void showList();
  [[nodiscard]] bool showsList() const { return m_listed; }

  /// What Page Down does: shows the answer, or goes on. False at the end.
  bool advance();
  bool back();
  /// Shows more of the text before a question that is not all in sight. False: it is.
  bool scrollToQuestion();
  /// Shows more of a text that does not fit. False: its end is in sight.
  bool scrollOn();

  [[nodiscard]] PredictionBox& prediction() const { return *m_prediction; }
  [[nodiscard]] QPushButton& backButton() const { return *m_back; }
  [[nodiscard]] QPushButton& nextButton() const { return *m_next; }
  [[nodiscard]] QPushButton& revealButton() const { return *m_reveal; }
  [[nodiscard]] FormulaText& list() const { return *m_list; }
  [[nodiscard]] QString shownText() const;
  [[nodiscard]] QScrollArea& area() const { return *m_area; }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void chosen(int entry);
  void closeWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();
  void showStep();
  void applyType();
  void showAnswer();
  [[nodiscard]] int stride() const;

  LessonRunner& m_runner;
  bool m_listed = true;
  QLabel* m_title;
  QLabel* m_count;
  QToolButton* m_close;
  QScrollArea* m_area;
  FormulaText* m_list;
  FormulaText* m_text;
  PredictionBox* m_prediction;
  FormulaText* m_revealed;
  QWidget* m_buttons;
  QPushButton* m_back;
  QPushButton* m_reveal;
  QPushButton* m_next;
};

}  // namespace kvbudget::ui
