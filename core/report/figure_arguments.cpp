#include "core/report/figure_arguments.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

#include "core/base/error.h"
#include "core/base/numbers.h"
#include "core/rollout/lever_presets.h"

namespace kvbudget {
namespace {

template <typename Value, std::size_t n>
std::string choice(const char* option, Value value, const std::array<const char*, n>& words) {
  const auto i = static_cast<std::size_t>(value);
  return i == 0 ? "" : " " + std::string(option) + " " + words.at(i);
}

std::string list(const char* option, const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    text += (text.empty() ? " " + std::string(option) + " " : ",") + word;
  }
  return text;
}

std::string axis(const std::string& name, const FigureSpec::AxisChoice& axis) {
  std::string text =
      choice(("--" + name + "-scale").c_str(), axis.scale, std::array{"auto", "lin", "log"});
  if (axis.low || axis.high) {
    text += " --" + name + "-range " + (axis.low ? shortest(*axis.low) : "") + "," +
            (axis.high ? shortest(*axis.high) : "");
  }
  return text;
}

[[noreturn]] void refuse_tokens(const std::string& text) {
  std::string names;
  for (const LeverPreset& preset : lever_presets()) {
    names.append(preset.id).append(", ");
  }
  throw Error("tokens are one of " + names +
              "or X,Y,MASS,kept or X,Y,MASS,dropped for each, with / between them, not '" + text +
              "'");
}

}  // namespace

std::string tokens_text(const std::vector<LeverToken>& tokens) {
  for (const LeverPreset& preset : lever_presets()) {
    if (preset.tokens == tokens) {
      return std::string(preset.id);
    }
  }
  std::string text;
  for (const LeverToken& token : tokens) {
    text += (text.empty() ? "" : "/") + shortest(token.at.x) + "," + shortest(token.at.y) + "," +
            shortest(token.mass) + (token.kept ? ",kept" : ",dropped");
  }
  return text;
}

std::vector<LeverToken> tokens_from(const std::string& text) {
  for (const LeverPreset& preset : lever_presets()) {
    if (preset.id == text) {
      return preset.tokens;
    }
  }
  std::vector<LeverToken> tokens;
  std::istringstream all(text);
  for (std::string one; std::getline(all, one, '/');) {
    std::istringstream parts(one);
    LeverToken token;
    char comma = 0, second = 0, third = 0;
    std::string side;
    parts >> token.at.x >> comma >> token.at.y >> second >> token.mass >> third >> side;
    const bool whole = !parts.fail() && parts.eof() && comma == ',' && second == ',' &&
                       third == ',' && (side == "kept" || side == "dropped");
    if (!whole || !std::isfinite(token.at.x) || !std::isfinite(token.at.y) ||
        !(token.mass > 0.0 && token.mass < 1e6)) {
      refuse_tokens(text);
    }
    token.kept = side == "kept";
    tokens.push_back(token);
  }
  if (std::ranges::none_of(tokens, &LeverToken::kept)) {
    throw Error("tokens by hand need one that is kept, which '" + text + "' has not");
  }
  return tokens;
}

std::string figure_arguments(const FigureSpec& spec) {
  std::string text = " --width-mm " + shortest(spec.width_mm);
  if (spec.height_mm > 0.0) {
    text += " --height-mm " + shortest(spec.height_mm);
  }
  text += " --font-pt " + shortest(spec.type_pt) + " --line-pt " + shortest(spec.line_pt) +
          " --dpi " + std::to_string(spec.dpi);
  text += axis("x", spec.x) + axis("y", spec.y);
  text += choice("--size", spec.pareto.count, std::array{"read", "resident"});
  text += choice("--over", spec.pareto.over, std::array{"mean", "peak"});
  text += choice("--unit", spec.pareto.unit, std::array{"tokens", "bytes"});
  text += choice("--error", spec.pareto.error, std::array{"mean", "largest"});
  if (spec.error.bounds != ErrorChoice().bounds) {
    text += spec.error.bounds == ErrorChoice::Bounds::all ? " --bounds all" : " --bounds none";
  }
  text +=
      choice("--legend", spec.legend, std::array{"auto", "labels", "inside", "outside", "none"});
  std::vector<std::string> without;
  for (const auto& [shown, name] : {std::pair(spec.annotations.settings, "settings"),
                                    {spec.annotations.ratio, "ratio"},
                                    {spec.annotations.promise, "promise"},
                                    {spec.annotations.spikes, "spikes"}}) {
    if (!shown) {
      without.emplace_back(name);
    }
  }
  text += list("--without", without) + list("--policies", spec.policies);
  if (spec.budget != FigureSpec().budget) {
    text += " --budget " + std::to_string(spec.budget);
  }
  if (spec.query) {
    text += " --query " + std::to_string(*spec.query);
  }
  if (!spec.tokens.empty()) {
    text += " --tokens " + tokens_text(spec.tokens);
    text += spec.hand_readout == Readout::zero_fill ? " --hand-readout zero_fill" : "";
  }
  text += spec.plain_means ? " --plain-means" : "";
  text += spec.title ? " --title" : "";
  text += spec.outlines ? " --outlines" : "";
  return text;
}

}  // namespace kvbudget
