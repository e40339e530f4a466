#pragma once

#include <string>

namespace kvbudget {

/// The policies and the scenario keys as the registry and the key table know them, for a terminal
/// and as Markdown pages (docs/policies.md, docs/scenario.md are these).
[[nodiscard]] std::string policies_text();
[[nodiscard]] std::string policies_markdown();
[[nodiscard]] std::string keys_text();
[[nodiscard]] std::string keys_markdown();

}  // namespace kvbudget
