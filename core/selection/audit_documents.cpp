#include "core/selection/audit_documents.h"

#include <algorithm>

#include "core/attention/trace_attention.h"
#include "core/base/error.h"

namespace kvbudget {
namespace {

AuditDocument document_of(const Trace& trace) {
  AuditDocument document;
  document.name = trace.info().path.filename().string();
  document.layers = trace.info().layers;
  document.heads = trace.info().heads;
  document.tokens = trace.info().tokens;
  document.open = [trace](Index layer, Index head) {
    return std::make_shared<TraceAttention>(trace.info(), trace.cell(layer, head));
  };
  return document;
}

}  // namespace

AuditDocument simulator_document(const SimulatorParameters& parameters) {
  AuditDocument document;
  document.name = "simulator";
  document.tokens = parameters.frames * parameters.tokens_per_frame;
  document.open = [parameters](Index, Index) {
    return std::make_shared<SimulatedAttention>(parameters);
  };
  return document;
}

AuditDocument attention_document(const std::string& name,
                                 std::shared_ptr<const Attention> attention) {
  AuditDocument document;
  document.name = name;
  document.tokens = attention->tokens();
  document.open = [attention = std::move(attention)](Index, Index) { return attention; };
  return document;
}

AuditDocument trace_document(const std::filesystem::path& file) {
  const Trace trace = Trace::open(file);
  if (trace.info().value_dim == 0) {
    throw Error("'" + file.string() + "' has no values 'v', and without them there are no errors");
  }
  return document_of(trace);
}

std::vector<AuditDocument> folder_documents(const std::filesystem::path& folder,
                                            std::vector<std::string>& left_out) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const auto extension = entry.path().extension();
    if (entry.is_regular_file() && (extension == ".npz" || extension == ".safetensors")) {
      files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);  // a name's .npz comes before its .safetensors
  const auto same_name = [](const auto& a, const auto& b) { return a.stem() == b.stem(); };
  files.erase(std::unique(files.begin(), files.end(), same_name), files.end());
  std::vector<AuditDocument> documents;
  for (const std::filesystem::path& file : files) {
    const Trace trace = Trace::open(file);
    if (trace.info().value_dim > 0) {
      documents.push_back(document_of(trace));
    } else {
      left_out.push_back(file.filename().string());
    }
  }
  if (documents.empty()) {
    throw Error("the folder '" + folder.string() +
                "' has no trace (.npz or .safetensors) with "
                "values");
  }
  return documents;
}

}  // namespace kvbudget
