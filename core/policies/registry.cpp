#include "core/policies/registry.h"

#include <algorithm>
#include <array>

#include "core/base/numbers.h"

namespace kvbudget {

// One file and one line here make a policy; the order is the order on screen.
#define KVBUDGET_POLICIES(POLICY) \
  POLICY(kFull)                   \
  POLICY(kWindow)                 \
  POLICY(kSinkWindow)             \
  POLICY(kKeyframeWindow)         \
  POLICY(kMass)                   \
  POLICY(kTop)                    \
  POLICY(kMassEvict)              \
  POLICY(kTova)                   \
  POLICY(kH2o)                    \
  POLICY(kSnapkv)

#define KVBUDGET_DECLARE(info) extern const PolicyInfo info;
KVBUDGET_POLICIES(KVBUDGET_DECLARE)

std::span<const PolicyInfo* const> policies() {
#define KVBUDGET_ADDRESS(info) &info,
  static constexpr std::array kAll = {KVBUDGET_POLICIES(KVBUDGET_ADDRESS)};
  return kAll;
}

const PolicyInfo* find_policy(std::string_view id) {
  const auto all = policies();
  const auto found = std::ranges::find(all, id, [](const PolicyInfo* p) { return p->id; });
  return found == all.end() ? nullptr : *found;
}

std::string_view name(Reads reads) {
  switch (reads) {
    case Reads::nothing:
      return "nothing";
    case Reads::positions:
      return "positions";
    case Reads::row:
      return "this query's row";
    case Reads::past_rows:
      return "past rows";
  }
  return "";
}

std::string describe(const PolicyChoice& choice) {
  std::string text(choice.info->id);
  for (std::size_t i = 0; i < choice.values.size(); ++i) {
    text += " " + std::string(choice.info->parameters[i].name) + " " + shortest(choice.values[i]);
  }
  return text;
}

}  // namespace kvbudget
