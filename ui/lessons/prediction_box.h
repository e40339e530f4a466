#pragma once

#include <QWidget>
#include <vector>

class QAbstractButton;
class QVBoxLayout;

namespace kvbudget::ui {

class AnswerAxis;
class AnswerCurve;
class FormulaText;
class LessonRunner;

/// The question of a lesson's step, and what to answer with: options, an axis, or a plot.
class PredictionBox final : public QWidget {
  Q_OBJECT

 public:
  explicit PredictionBox(LessonRunner& runner, QWidget* parent = nullptr);

  [[nodiscard]] const std::vector<QAbstractButton*>& options() const { return m_options; }
  [[nodiscard]] AnswerAxis* axis() const { return m_axis; }
  [[nodiscard]] AnswerCurve* curve() const { return m_curve; }
  /// What is said of the answer; empty until it is shown.
  [[nodiscard]] QString verdict() const;
  /// The widget to answer with.
  void takeFocus();

 Q_SIGNALS:
  /// Enter: show the answer.
  void confirmed();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void rebuild();
  void addOptions();
  void addAxis();
  void addCurve();
  void showOutcome();
  void applyType();

  LessonRunner& m_runner;
  QVBoxLayout* m_column;
  QWidget* m_body = nullptr;
  FormulaText* m_question = nullptr;
  FormulaText* m_verdict = nullptr;
  std::vector<QAbstractButton*> m_options;
  std::vector<FormulaText*> m_texts;
  AnswerAxis* m_axis = nullptr;
  AnswerCurve* m_curve = nullptr;
};

}  // namespace kvbudget::ui
