#pragma once

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>
#include <functional>

#include "ui/window/verdict.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace kvbudget::ui {

/// The last line of the window: the verdict, and how long the last update took.
class VerdictBar final : public QWidget {
  Q_OBJECT

 public:
  explicit VerdictBar(Session& session, QWidget* parent = nullptr);

  /// Times differ from run to run; pictures that must not, leave them out.
  void setTimeShown(bool shown);
  /// A message that takes the verdict's place for some seconds: a change that was refused.
  void showMessage(const QString& sentence);
  /// Work outside the session, such as reading a file, and its share that is done; empty: none.
  void setWork(const QString& sentence, std::function<double()> progress = {});

  /// A sentence that stands in the verdict's place as long as it is not empty; messages and work
  /// are still shown.
  void setCovered(const QString& sentence);

  [[nodiscard]] QString text() const;

 Q_SIGNALS:
  void cancelWanted();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void showProgress();
  void fit();
  void applyType();

  Session& m_session;
  QLabel* m_verdict;
  QLabel* m_worst;
  QLabel* m_ratio;
  QLabel* m_mark;
  QLabel* m_time;
  QProgressBar* m_progress;
  QPushButton* m_cancel;
  QTimer m_slow;     // work that takes long enough to be announced
  QTimer m_message;  // how long a message stays
  QString m_full;    // the verdict before it is cut to fit
  QString m_sentence;
  QString m_cover;
  QString m_work;
  std::function<double()> m_workProgress;
  bool m_timeShown = true;
};

}  // namespace kvbudget::ui
