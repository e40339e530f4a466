#pragma once

#include <QString>
#include <optional>

#include "core/scenario/comparison.h"
#include "core/scenario/kept_views.h"

namespace kvbudget::ui {

/// Why one policy errs at one query, in sentences.
struct WhyText {
  QString title;    // "Why the window errs at query 184"
  QString what;     // which key was dropped, and with what mass
  QString when;     // when it was dropped
  QString cost;     // what it costs
  QString keepers;  // who would have kept it

  [[nodiscard]] QString spoken() const;
  /// What and when in one paragraph, cost and keepers in one each.
  [[nodiscard]] QString lines() const;
};

[[nodiscard]] WhyText whyText(const Comparison& comparison, std::size_t track, std::size_t query,
                              const std::optional<Why>& why);

}  // namespace kvbudget::ui
