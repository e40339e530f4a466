#pragma once

#include <functional>
#include <memory>
#include <set>

#include "core/scenario/comparison.h"
#include "ui/pages/lever_state.h"
#include "ui/pages/scrolled_page.h"
#include "ui/session/compute_queue.h"
#include "ui/views/lever_painter.h"

class QBoxLayout;
class QLabel;

namespace kvbudget::ui {

class BoundBars;
class Card;
class CauseView;
class IdentityLine;
class LeverChoices;
class LeverView;
class MassTray;

/// Why the bound holds: the lever of kept and dropped mean, with the identity and every bound
/// beside it, for tokens made by hand and for the query under the cursor; and whether the errors
/// of the rollout are a matter of mass or of direction.
class BoundPage final : public ScrolledPage {
  Q_OBJECT

 public:
  /// With an arrangement of its own where none is given.
  explicit BoundPage(LeverState* state = nullptr, QWidget* parent = nullptr);

  void setComparison(std::shared_ptr<const Comparison> comparison);
  void setCursor(int queryIndex);

  [[nodiscard]] LeverState& state() const { return m_state; }
  /// 0: tokens by hand; else the query under the cursor as track `source` - 1 keeps it.
  void setSource(int source);
  [[nodiscard]] int source() const;
  void setPreset(std::string_view id);
  void setReadout(Readout readout);
  void setPlainMeans(bool plain);
  [[nodiscard]] const std::vector<LeverToken>& tokens() const { return setup().tokens.all(); }

  [[nodiscard]] Readout readout() const { return setup().readout; }
  [[nodiscard]] bool plainMeans() const { return setup().plainMeans; }

  [[nodiscard]] LeverView& lever() const { return *m_lever; }
  [[nodiscard]] MassTray& tray() const { return *m_tray; }
  [[nodiscard]] BoundBars& bars() const { return *m_bars; }
  [[nodiscard]] IdentityLine& identity() const { return *m_identity; }
  [[nodiscard]] CauseView& causes() const { return *m_causes; }
  [[nodiscard]] bool isSettled() const;

 Q_SIGNALS:
  void cursorRequested(int queryIndex);

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  // What the lever of a query is of.
  struct Wanted {
    std::shared_ptr<const Comparison> comparison;
    int track = 0;
    int query = 0;
    std::set<Position> changed;  // kept or dropped by hand, otherwise than by the policy
    bool operator==(const Wanted&) const = default;
  };

  [[nodiscard]] const LeverSetup& setup() const { return m_state.setup(); }
  [[nodiscard]] Position query() const;
  [[nodiscard]] Wanted wanted() const;
  void edit(const QString& text, const QString& key, const std::function<bool(HandTokens&)>& how);
  void choose(const QString& text, const std::function<void(LeverSetup&)>& how);
  void makeLayout();
  void connectViews();
  void fillSources();
  void refresh();
  void showHand();
  void requestQuery();
  void present(LeverScene scene);
  void toggle(int token);
  void applyType();
  void arrange();
  void updateChoices();
  [[nodiscard]] QString countText() const;
  [[nodiscard]] static LeverScene sceneOf(const Wanted& wanted);

  std::shared_ptr<const Comparison> m_comparison;
  int m_cursor = 0;
  LeverState& m_state;
  Wanted m_shown, m_asked;
  LeverScene m_scene;

  Card* m_leverCard;
  Card* m_identityCard;
  Card* m_barsCard;
  LeverView* m_lever;
  MassTray* m_tray;
  BoundBars* m_bars;
  IdentityLine* m_identity;
  CauseView* m_causes;
  LeverChoices* m_choices;
  QLabel* m_count;
  QBoxLayout* m_columns = nullptr;  // of two, or one below the other
  ComputeQueue m_queue;
};

}  // namespace kvbudget::ui
