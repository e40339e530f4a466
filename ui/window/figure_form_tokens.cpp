// Which tokens a figure of the lever is of.
#include <QComboBox>
#include <algorithm>

#include "core/rollout/lever_presets.h"
#include "ui/window/figure_form.h"

namespace kvbudget::ui {

// None: a query's. Those of no preset are an entry of their own.
void FigureForm::setTokens(const std::vector<LeverToken>& tokens) {
  const auto presets = static_cast<int>(lever_presets().size());
  const auto found = std::ranges::find(lever_presets(), tokens, &LeverPreset::tokens);
  const auto index = static_cast<int>(found - lever_presets().begin());
  if (!tokens.empty() && index == presets) {
    m_hand = tokens;
    if (m_source->count() == presets + 1) {
      m_source->addItem(tr("made by hand"));
    }
  }
  m_source->setCurrentIndex(tokens.empty() ? 0 : index + 1);
}

std::vector<LeverToken> FigureForm::tokens() const {
  const int index = m_source->currentIndex();
  const auto presets = static_cast<int>(lever_presets().size());
  return index == 0         ? std::vector<LeverToken>()
         : index <= presets ? lever_presets()[static_cast<std::size_t>(index - 1)].tokens
                            : m_hand;
}

}  // namespace kvbudget::ui
