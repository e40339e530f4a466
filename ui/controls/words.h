#pragma once

#include <QtCore/QString>
#include <string>
#include <string_view>

#include "core/policies/policy.h"

namespace kvbudget::ui {

[[nodiscard]] QString toQString(std::string_view text);

/// The engine's names and sentences, translated where a translation knows them.
[[nodiscard]] QString presetTitle(const std::string& id);
[[nodiscard]] QString policyTitle(const PolicyInfo& info);
/// What it keeps and what that needs, as sentences.
[[nodiscard]] QString policyRule(const PolicyInfo& info);
[[nodiscard]] QString parameterName(const ParameterInfo& parameter);
[[nodiscard]] QString parameterMeaning(const ParameterInfo& parameter);

}  // namespace kvbudget::ui
