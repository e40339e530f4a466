#pragma once

#include <memory>

#include "core/scenario/comparison.h"
#include "ui/pages/scrolled_page.h"

class QGridLayout;

namespace kvbudget::ui {

class Card;
class ErrorView;
class KeptMap;
class KeyframeEditor;
class ParetoView;
class QueryCard;
class Session;
class SinkStrips;
class TokenStrip;
class WhyCard;

/// What the settings come to (left) and what happens over time (right, on one shared axis).
class RolloutPage final : public ScrolledPage {
  Q_OBJECT

 public:
  explicit RolloutPage(Session& session, QWidget* parent = nullptr);

  /// All views show the session's newest comparison.
  [[nodiscard]] bool isSettled() const;

  [[nodiscard]] ParetoView& pareto() const { return *m_pareto; }
  [[nodiscard]] ErrorView& errors() const { return *m_errors; }
  [[nodiscard]] QueryCard& query() const { return *m_query; }
  [[nodiscard]] WhyCard& why() const { return *m_why; }
  [[nodiscard]] SinkStrips& sinks() const { return *m_sinks; }
  [[nodiscard]] KeptMap& map() const { return *m_map; }
  [[nodiscard]] KeyframeEditor& keyframes() const { return *m_keyframes; }
  [[nodiscard]] TokenStrip& tokens() const { return *m_tokens; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void makeCards();
  void connectViews();
  void applyType();
  void arrange();
  void reserveHeights();
  void alignAxes();
  void update();
  void editSinks(const std::vector<Position>& sinks, bool finished);

  Session& m_session;
  QGridLayout* m_grid;
  ParetoView* m_pareto;
  QueryCard* m_query;
  WhyCard* m_why;
  ErrorView* m_errors;
  SinkStrips* m_sinks;
  KeptMap* m_map;
  KeyframeEditor* m_keyframes;
  TokenStrip* m_tokens;
  Card* m_sinkCard = nullptr;
  Card* m_mapCard = nullptr;
  Card* m_tokenCard = nullptr;
  int m_columns = 0;
  std::shared_ptr<const Comparison> m_shown;
};

}  // namespace kvbudget::ui
