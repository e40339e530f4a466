#include <ostream>

#include "app/commands/command.h"
#include "core/report/table.h"
#include "core/trace/trace.h"

namespace kvbudget {
namespace {

std::string shape_text(const std::vector<std::int64_t>& shape) {
  std::string text = "[";
  for (std::size_t i = 0; i < shape.size(); ++i) {
    text += (i == 0 ? "" : ", ") + std::to_string(shape[i]);
  }
  return text + "]";
}

std::string info_text(const TraceInfo& info) {
  std::string text = info.path.string() + "\n";
  text += "  " + std::to_string(info.layers) + " layers, " + std::to_string(info.heads) + " heads";
  if (info.kv_heads != info.heads && info.kv_heads > 0) {
    text += ", " + std::to_string(info.kv_heads) + " KV heads (head h reads KV head h / " +
            std::to_string(info.heads / info.kv_heads) + ")";
  }
  text += ", " + std::to_string(info.tokens) + " tokens\n";
  text += info.has_weights
              ? "  attention weights as the model computed them\n"
              : "  queries and keys of dimension " + std::to_string(info.key_dim) +
                    "; weights are softmax(" + rounded(info.scale, 6) + " q k^T), causal\n";
  text += info.value_dim > 0 ? "  values of dimension " + std::to_string(info.value_dim) + "\n"
                             : "  no values: masses and sizes are exact, but errors need values\n";
  if (info.tokens_per_frame > 0) {
    text += "  " + std::to_string(info.tokens_per_frame) + " tokens a frame\n";
  }
  if (!info.keyframes.empty()) {
    text += "  keyframes at tokens";
    for (const Position k : info.keyframes) {
      text += " " + std::to_string(k);
    }
    text += "\n";
  }
  Table arrays({{"array", ""}, {"type", ""}, {"shape", ""}});
  for (const TensorInfo& tensor : info.tensors) {
    arrays.add({tensor.name, name_of(tensor.type), shape_text(tensor.shape)});
  }
  return text + "\n" + arrays.text() + "\nTry: kvbudget rollout --trace " + info.path.string() +
         " --layer 0 --head 0\n";
}

}  // namespace

void add_info_command(CLI::App& program, CommandContext& context) {
  auto path = std::make_shared<std::string>();
  CLI::App* command = program.add_subcommand(
      "info", "What a trace file holds: layers, heads, tokens, dimensions, keyframes, arrays");
  command->add_option("TRACE", *path, "A trace file (.npz or .safetensors)")->required();
  command->callback(
      [path, &context] { context.streams.out << info_text(Trace::open(*path).info()); });
}

}  // namespace kvbudget
