#include "ui/words/engine_words.h"

#include <QtCore/QtGlobal>
#include <array>

namespace kvbudget::ui {

std::span<const char* const> engineWords() {
  static constexpr std::array kWords = {
      QT_TRANSLATE_NOOP("Engine", "Full cache"),
      QT_TRANSLATE_NOOP("Engine", "Window"),
      QT_TRANSLATE_NOOP("Engine", "Sinks + window"),
      QT_TRANSLATE_NOOP("Engine", "Keyframes + window"),
      QT_TRANSLATE_NOOP("Engine", "Mass budget"),
      QT_TRANSLATE_NOOP("Engine", "Heaviest k"),
      QT_TRANSLATE_NOOP("Engine", "Mass budget, evicting"),
      QT_TRANSLATE_NOOP("Engine", "TOVA"),
      QT_TRANSLATE_NOOP("Engine", "H2O"),
      QT_TRANSLATE_NOOP("Engine", "SnapKV"),
      // After "Keeps".
      QT_TRANSLATE_NOOP("Engine", "everything"),
      QT_TRANSLATE_NOOP("Engine", "the last W positions"),
      QT_TRANSLATE_NOOP("Engine", "the first S tokens or frames and the last W positions"),
      QT_TRANSLATE_NOOP("Engine", "the sinks' frames seen so far and the last W positions"),
      QT_TRANSLATE_NOOP("Engine", "the smallest set with mass at least 1 - tau"),
      QT_TRANSLATE_NOOP("Engine", "the k heaviest tokens of this query's row"),
      QT_TRANSLATE_NOOP("Engine",
                        "the smallest set of residents with 1 - tau of the residents' mass"),
      QT_TRANSLATE_NOOP("Engine", "the k heaviest residents by this query's row"),
      QT_TRANSLATE_NOOP("Engine",
                        "a recent share and the residents with the most accumulated weight"),
      QT_TRANSLATE_NOOP(
          "Engine", "the last w tokens and the residents heaviest by the last w rows, max-pooled"),
      // Parameters: names, and what they mean.
      QT_TRANSLATE_NOOP("Engine", "window"),
      QT_TRANSLATE_NOOP("Engine", "tau"),
      QT_TRANSLATE_NOOP("Engine", "budget"),
      QT_TRANSLATE_NOOP("Engine", "sink_tokens"),
      QT_TRANSLATE_NOOP("Engine", "sink_frames"),
      QT_TRANSLATE_NOOP("Engine", "recent_share"),
      QT_TRANSLATE_NOOP("Engine", "observed"),
      QT_TRANSLATE_NOOP("Engine", "kernel"),
      QT_TRANSLATE_NOOP("Engine", "newest tokens kept, the query's own included"),
      QT_TRANSLATE_NOOP("Engine", "attention mass that may be dropped"),
      QT_TRANSLATE_NOOP("Engine", "tokens kept"),
      QT_TRANSLATE_NOOP("Engine", "first tokens kept for good"),
      QT_TRANSLATE_NOOP("Engine",
                        "first frames kept for good, where that is more than sink_tokens"),
      QT_TRANSLATE_NOOP("Engine",
                        "share of the residents' attention that may be dropped at each query"),
      QT_TRANSLATE_NOOP("Engine", "share of the budget that goes to the newest tokens"),
      QT_TRANSLATE_NOOP("Engine", "queries whose rows are used, and newest tokens always kept"),
      QT_TRANSLATE_NOOP("Engine", "width of the max pooling over cache slots, odd"),
      // Rules of the audit: names, and what they keep.
      QT_TRANSLATE_NOOP("Engine",
                        "the last w = min(32, s/2) keys, and the heaviest others by the last w "
                        "rows, max-pooled over 7"),
      QT_TRANSLATE_NOOP("Engine", "SnapKV, cache"),
      QT_TRANSLATE_NOOP("Engine", "what a cache holds that has evicted by SnapKV at every query"),
      QT_TRANSLATE_NOOP("Engine", "the last s/2 keys, and the heaviest others by all rows so far"),
      QT_TRANSLATE_NOOP("Engine", "H2O, cache"),
      QT_TRANSLATE_NOOP("Engine", "what a cache holds that has evicted by H2O at every query"),
      QT_TRANSLATE_NOOP("Engine",
                        "the heaviest by this row: with one head, the top-mass set itself"),
      QT_TRANSLATE_NOOP("Engine", "TOVA, cache"),
      QT_TRANSLATE_NOOP("Engine", "what a cache holds that has evicted by TOVA at every query"),
      QT_TRANSLATE_NOOP("Engine", "StreamingLLM"),
      QT_TRANSLATE_NOOP("Engine", "the first min(4, s/2) keys and the last others"),
      QT_TRANSLATE_NOOP("Engine", "Quest"),
      QT_TRANSLATE_NOOP("Engine",
                        "the pages of max(2, s/4) keys with the largest bound on their logits"),
      QT_TRANSLATE_NOOP("Engine", "Quest, pages of 16"),
      QT_TRANSLATE_NOOP("Engine", "the pages of 16 keys with the largest bound on their logits"),
      QT_TRANSLATE_NOOP("Engine", "CAOTE"),
      QT_TRANSLATE_NOOP("Engine",
                        "the keys whose drop alone would cost most, p / (1 - p) |v - mean|"),
      QT_TRANSLATE_NOOP("Engine", "CAOTE, cache"),
      QT_TRANSLATE_NOOP("Engine", "what a cache holds that has evicted by CAOTE at every query"),
      QT_TRANSLATE_NOOP("Engine", "KeyDiff"),
      QT_TRANSLATE_NOOP("Engine", "the keys least like the mean direction of all keys"),
      QT_TRANSLATE_NOOP("Engine", "KeyDiff, cache"),
      QT_TRANSLATE_NOOP("Engine", "what a cache holds that has evicted by KeyDiff at every query"),
      QT_TRANSLATE_NOOP("Engine", "Knorm"),
      QT_TRANSLATE_NOOP("Engine",
                        "the keys of smallest norm; a cache that evicts by it holds the same"),
      QT_TRANSLATE_NOOP("Engine", "geometric support"),
      QT_TRANSLATE_NOOP("Engine",
                        "the keys of Frank-Wolfe's path to the output, filled with the heaviest"),
      QT_TRANSLATE_NOOP("Engine", "kernel herding"),
      QT_TRANSLATE_NOOP("Engine", "the keys that herding draws, filled with the heaviest"),
      QT_TRANSLATE_NOOP("Engine", "ridge leverage"),
      QT_TRANSLATE_NOOP(
          "Engine",
          "the keys of largest ridge leverage, lambda a hundredth of the mean eigenvalue"),
  };
  return kWords;
}

}  // namespace kvbudget::ui
