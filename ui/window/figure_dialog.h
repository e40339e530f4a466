#pragma once

#include <QDialog>
#include <QImage>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>

#include "ui/figures/figure_data.h"
#include "ui/session/compute_queue.h"

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace kvbudget::ui {

class FigureForm;

/// Figures for a paper: what is chosen, a preview at true proportions that follows each change, and
/// one action to write the files. They are written as `kvbudget figures` writes them, from the
/// scenario, so that the bytes are the same.
class FigureDialog final : public QDialog {
  Q_OBJECT

 public:
  /// Asks for a folder; empty: none was chosen.
  using AskFolder = std::function<QString()>;

  explicit FigureDialog(std::shared_ptr<const Comparison> comparison, QWidget* parent = nullptr,
                        AskFolder askFolder = {});

  [[nodiscard]] FigureForm& form() const { return *m_form; }
  [[nodiscard]] QString message() const;
  [[nodiscard]] QImage preview() const { return m_preview; }
  [[nodiscard]] bool isBusy() const;
  void setReplacing(bool replace);

 public Q_SLOTS:
  /// The chosen figure, in the chosen formats.
  void writeFigure();
  /// The standard set in all formats with scenario and README.
  void writeBundle();
  /// As PNG and SVG.
  void copyPicture();
  void copyData();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  [[nodiscard]] bool canDraw();
  void requestPreview();
  void showPreview();
  void write(bool bundle);
  void copy(bool numbers);
  void say(const QString& text, bool failed = false);
  void updateButtons();

  std::shared_ptr<const Comparison> m_comparison;
  FigureData m_data;  // with the sweeps computed so far
  AskFolder m_askFolder;
  QImage m_preview;
  bool m_writing = false;
  std::shared_ptr<std::atomic<double>> m_progress;
  FigureForm* m_form;
  QLabel* m_picture;
  QLabel* m_message;
  QProgressBar* m_bar;
  QCheckBox* m_every;
  QCheckBox* m_replace;
  std::vector<QPushButton*> m_actions;
  QPushButton* m_cancel;
  ComputeQueue m_previews;
  ComputeQueue m_writes;
};

}  // namespace kvbudget::ui
