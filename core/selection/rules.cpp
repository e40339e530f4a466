#include "core/selection/rules.h"

#include <algorithm>
#include <array>

#include "core/rollout/policy_run.h"
#include "core/selection/rule_parts.h"

namespace kvbudget {
namespace {

// The audit's settings of "Trust the Mass" (arXiv:2608.25230); each rule's own source beside it.
const std::array kRules = {
    SelectionRule{.id = "snapkv",  // Li et al., arXiv:2404.14469
                  .title = "SnapKV",
                  .keeps = "the last w = min(32, s/2) keys, and the heaviest others by the last w "
                           "rows, max-pooled over 7",
                  .by_history = keep_snapkv},
    SelectionRule{.id = "snapkv_cache",
                  .title = "SnapKV, cache",
                  .keeps = "what a cache holds that has evicted by SnapKV at every query",
                  .cache = true,
                  .by_cache = snapkv_cache},
    SelectionRule{.id = "h2o",  // Zhang et al., arXiv:2306.14048
                  .title = "H2O",
                  .keeps = "the last s/2 keys, and the heaviest others by all rows so far",
                  .by_history = keep_h2o},
    SelectionRule{.id = "h2o_cache",
                  .title = "H2O, cache",
                  .keeps = "what a cache holds that has evicted by H2O at every query",
                  .cache = true,
                  .by_cache = h2o_cache},
    SelectionRule{.id = "tova",  // Oren et al., arXiv:2401.06104
                  .title = "TOVA",
                  .keeps = "the heaviest by this row: with one head, the top-mass set itself",
                  .by_row = keep_tova},
    SelectionRule{.id = "tova_cache",
                  .title = "TOVA, cache",
                  .keeps = "what a cache holds that has evicted by TOVA at every query",
                  .cache = true,
                  .by_cache = tova_cache},
    SelectionRule{.id = "streaming",  // Xiao et al., arXiv:2309.17453
                  .title = "StreamingLLM",
                  .keeps = "the first min(4, s/2) keys and the last others",
                  .by_row = keep_streaming},
    SelectionRule{.id = "quest",  // Tang et al., arXiv:2406.10774
                  .title = "Quest",
                  .keeps = "the pages of max(2, s/4) keys with the largest bound on their logits",
                  .needs_keys = true,
                  .by_row = keep_quest},
    SelectionRule{.id = "quest16",
                  .title = "Quest, pages of 16",
                  .keeps = "the pages of 16 keys with the largest bound on their logits",
                  .needs_keys = true,
                  .least_budget = 16,
                  .by_row = keep_quest16},
    SelectionRule{.id = "caote",  // arXiv:2504.14051
                  .title = "CAOTE",
                  .keeps = "the keys whose drop alone would cost most, p / (1 - p) |v - mean|",
                  .by_row = keep_caote},
    SelectionRule{.id = "caote_cache",
                  .title = "CAOTE, cache",
                  .keeps = "what a cache holds that has evicted by CAOTE at every query",
                  .cache = true,
                  .by_cache = caote_cache},
    SelectionRule{.id = "keydiff",  // arXiv:2504.15364
                  .title = "KeyDiff",
                  .keeps = "the keys least like the mean direction of all keys",
                  .needs_keys = true,
                  .by_row = keep_keydiff},
    SelectionRule{.id = "keydiff_cache",
                  .title = "KeyDiff, cache",
                  .keeps = "what a cache holds that has evicted by KeyDiff at every query",
                  .cache = true,
                  .needs_keys = true,
                  .by_cache = keydiff_cache},
    SelectionRule{.id = "knorm",  // Devoto et al., arXiv:2406.11430; a cache ends with the same set
                  .title = "Knorm",
                  .keeps = "the keys of smallest norm; a cache that evicts by it holds the same",
                  .needs_keys = true,
                  .by_row = keep_knorm},
    SelectionRule{.id = "geometric",
                  .title = "geometric support",
                  .keeps = "the keys of Frank-Wolfe's path to the output, filled with the heaviest",
                  .by_row = keep_geometric},
    SelectionRule{.id = "herding",
                  .title = "kernel herding",
                  .keeps = "the keys that herding draws, filled with the heaviest",
                  .by_row = keep_herding},
    SelectionRule{.id = "leverage",
                  .title = "ridge leverage",
                  .keeps = "the keys of largest ridge leverage, lambda a hundredth of the mean "
                           "eigenvalue",
                  .needs_keys = true,
                  .by_row = keep_leverage},
};

}  // namespace

std::span<const SelectionRule> selection_rules() {
  return kRules;
}

const SelectionRule* find_selection_rule(std::string_view id) {
  const auto* found = std::ranges::find(kRules, id, &SelectionRule::id);
  return found == kRules.end() ? nullptr : found;
}

bool applies(const SelectionRule& rule, const Attention& attention, Index budget) {
  return budget >= rule.least_budget &&
         (!rule.needs_keys || (attention.keys() != nullptr && attention.queries() != nullptr));
}

struct RuleWalk::Caches {
  std::vector<std::unique_ptr<EvictingRun>> runs;  // [rules x budgets]; null where there is none
};

RuleWalk::RuleWalk(const Attention& attention, std::vector<const SelectionRule*> rules,
                   std::vector<Index> budgets)
    : m_attention(attention),
      m_rules(std::move(rules)),
      m_budgets(std::move(budgets)),
      m_caches(std::make_unique<Caches>()) {
  for (const SelectionRule* rule : m_rules) {
    if (rule->by_history != nullptr && m_history == nullptr) {
      const Index most = *std::ranges::max_element(m_budgets);
      m_history = std::make_unique<RowHistory>(attention, snapkv_observed(most));
    }
    for (const Index budget : m_budgets) {
      const bool runs = rule->by_cache != nullptr && applies(*rule, attention, budget);
      m_caches->runs.push_back(
          runs ? std::make_unique<EvictingRun>(attention, rule->by_cache(attention, budget),
                                               !rule->needs_keys)
               : nullptr);
    }
  }
}

RuleWalk::~RuleWalk() = default;

bool RuleWalk::advance(Position t, const std::function<bool()>& cancelled) {
  for (; m_next <= t; ++m_next) {
    if (cancelled && cancelled()) {
      return false;
    }
    for (const auto& run : m_caches->runs) {
      if (run != nullptr) {
        run->advance();
      }
    }
    if (m_history != nullptr) {
      m_history->advance(m_next);
    }
  }
  return true;
}

std::vector<std::vector<std::vector<Position>>> RuleWalk::kept() const {
  std::vector<std::vector<std::vector<Position>>> sets;
  std::size_t i = 0;
  for (const SelectionRule* rule : m_rules) {
    auto& of_rule = sets.emplace_back(m_budgets.size());
    for (std::size_t b = 0; b < m_budgets.size(); ++b, ++i) {
      // As many keys as the budget are kept only once there are that many.
      if (m_budgets[b] > m_next - 1) {
        continue;
      }
      if (m_caches->runs[i] != nullptr) {
        of_rule[b] = m_caches->runs[i]->residents();
      } else if (rule->by_history != nullptr && applies(*rule, m_attention, m_budgets[b])) {
        of_rule[b] = rule->by_history(*m_history, m_budgets[b]);
      }
    }
  }
  return sets;
}

}  // namespace kvbudget
