#pragma once

#include <memory>

#include "ui/session/compute_queue.h"
#include "ui/views/card.h"
#include "ui/views/why_text.h"

class QLabel;

namespace kvbudget::ui {

/// Why a policy errs at a query: which key was dropped, when, with what mass, who would have kept
/// it. Hidden until asked; Esc or its button closes it.
class WhyCard final : public Card {
  Q_OBJECT

 public:
  explicit WhyCard(QWidget* parent = nullptr);

  /// Follows the comparison for the track and query it was asked about; closes when they are gone.
  void setComparison(std::shared_ptr<const Comparison> comparison);
  /// Computed on a thread of its own, then shown.
  void ask(int trackIndex, int queryIndex);

  [[nodiscard]] const WhyText& text() const { return m_text; }

 Q_SIGNALS:
  void closed();
  void shown();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void applyType();
  void showText(WhyText text);
  void dismiss();

  std::shared_ptr<const Comparison> m_comparison;
  int m_track = -1;
  int m_query = -1;
  WhyText m_text;
  QLabel* m_label;
  ComputeQueue m_queue;
};

}  // namespace kvbudget::ui
