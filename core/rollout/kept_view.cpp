#include "core/rollout/kept_view.h"

#include <algorithm>

namespace kvbudget {

KeptView::KeptView(const Curves& curves, const CurveSetting& setting)
    : m_curves(&curves), m_setting(setting) {}

KeptView::KeptView(const std::vector<std::vector<Position>>* sets) : m_sets(sets) {}

Index KeptView::read(std::size_t query) const {
  return cost_at(m_curves->view(m_setting.order, query), m_setting).read;
}

bool KeptView::contains(std::size_t query, Position position) const {
  if (m_curves == nullptr) {
    return m_sets != nullptr && query < m_sets->size() &&
           std::ranges::binary_search((*m_sets)[query], position);
  }
  const Position t = m_curves->queries()[query];
  if (position < 0 || position > t) {
    return false;
  }
  const Index kept = read(query);
  if (m_setting.order == CurveSetting::Order::time) {
    return Index{position} > Index{t} - kept;
  }
  const auto heaviest = m_curves->ascending(query).last(static_cast<std::size_t>(kept));
  return std::ranges::find(heaviest, position) != heaviest.end();
}

void KeptView::mark(std::size_t query, std::span<char> is_kept) const {
  std::ranges::fill(is_kept, char{0});
  if (m_curves == nullptr) {
    if (m_sets != nullptr && query < m_sets->size()) {
      for (const Position j : (*m_sets)[query]) {
        is_kept[static_cast<std::size_t>(j)] = 1;
      }
    }
    return;
  }
  const auto length = static_cast<std::size_t>(m_curves->queries()[query]) + 1;
  const auto kept = static_cast<std::size_t>(read(query));
  if (m_setting.order == CurveSetting::Order::time) {
    std::ranges::fill(is_kept.subspan(length - kept, kept), char{1});
    return;
  }
  for (const Position j : m_curves->ascending(query).last(kept)) {
    is_kept[static_cast<std::size_t>(j)] = 1;
  }
}

}  // namespace kvbudget
