#pragma once

#include <QString>

#include "core/scenario/comparison.h"
#include "ui/theme/policy_style.h"

namespace kvbudget::ui {

/// "Window", in the language of the interface.
[[nodiscard]] QString titleOf(const PolicyInfo& info);

/// The parameters that set a policy apart: "W = 48", "τ = 0.05"; empty if it has none.
[[nodiscard]] QString settingOf(const PolicyChoice& choice);

/// "Window, W = 48".
[[nodiscard]] QString nameOf(const PolicyChoice& choice);

/// For a line's end or a column's head: "window", and its setting where another track of the
/// comparison is of the same policy.
[[nodiscard]] QString labelOf(const Comparison& comparison, std::size_t track);

[[nodiscard]] PolicyStyle styleOf(const PolicyTrack& track);

/// The policy's id, as files name it.
[[nodiscard]] QString keyOf(const PolicyTrack& track);

/// The policy within a sentence: "the window", "TOVA".
[[nodiscard]] QString inSentence(const PolicyChoice& choice);

/// "a", "a and b", "a, b and c".
[[nodiscard]] QString listed(const QStringList& names);

/// A share of 1 as a percentage: "60 %".
[[nodiscard]] QString percent(double share);

}  // namespace kvbudget::ui
