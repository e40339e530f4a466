#pragma once

#include <QImage>
#include <memory>
#include <optional>
#include <vector>

#include "core/rollout/fate.h"
#include "core/scenario/comparison.h"
#include "ui/theme/text_metrics.h"
#include "ui/views/shade.h"

namespace kvbudget::ui {

/// What became of each keyframe sink under each policy of a comparison.
struct SinkFates {
  std::shared_ptr<const Comparison> comparison;
  SinkWeights weights;
  std::vector<std::vector<Fate>> fates;  // [track][sink]

  [[nodiscard]] int sinks() const { return static_cast<int>(weights.sinks.size()); }
  [[nodiscard]] int tracks() const { return static_cast<int>(fates.size()); }
  [[nodiscard]] const Fate& fate(int sink, int track) const {
    return fates[static_cast<std::size_t>(track)][static_cast<std::size_t>(sink)];
  }
};

/// Nothing when cancelled. Any thread.
[[nodiscard]] std::optional<SinkFates> sinkFates(std::shared_ptr<const Comparison> comparison,
                                                 const Hooks& hooks = {});

/// A strip one pixel high over 0..tokens: the policy's colour while the sink is kept, grey while it
/// is dropped, both deeper with the attention mass at stake.
[[nodiscard]] QImage stripImage(const SinkFates& all, int sink, int track, int columns,
                                const ShadeTable& shades);

/// "first lost at 184 · kept at 42 % of queries · mass lost 0.31 on average", or the longest
/// shorter form that fits `width` whole: a number that is cut says something else.
[[nodiscard]] QString fateText(const SinkFates& all, int sink, int track,
                               const TextMetrics& metrics, double width);

/// A share of 1 in percent, without the sign: 99.96 is not "100".
[[nodiscard]] QString shareText(double share);

}  // namespace kvbudget::ui
