#pragma once

#include <filesystem>

#include "core/attention/simulated_attention.h"
#include "core/selection/audit.h"

namespace kvbudget {

/// The simulator as one document of one cell.
[[nodiscard]] AuditDocument simulator_document(const SimulatorParameters& parameters);

/// Attention that is there already, as one document of one cell.
[[nodiscard]] AuditDocument attention_document(const std::string& name,
                                               std::shared_ptr<const Attention> attention);

/// A trace file. Throws Error when it cannot be read or has no values, without which there are no
/// errors to audit.
[[nodiscard]] AuditDocument trace_document(const std::filesystem::path& file);

/// The traces of a folder, by name, .npz and .safetensors; those without values are left out and
/// named in `left_out`. Of one trace in both formats the .npz is taken. Throws Error when none is
/// left.
[[nodiscard]] std::vector<AuditDocument> folder_documents(const std::filesystem::path& folder,
                                                          std::vector<std::string>& left_out);

}  // namespace kvbudget
