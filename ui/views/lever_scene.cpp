#include "ui/views/lever_scene.h"

#include <algorithm>
#include <utility>

#include "ui/views/track_text.h"

namespace kvbudget::ui {

LeverScene leverScene(const Comparison& comparison, std::size_t track, std::size_t query,
                      const std::set<Position>& changed) {
  const Attention& attention = *comparison.exploration->attention;
  LeverScene scene;
  scene.weights = comparison.row(query);
  scene.kept.assign(scene.weights.size(), false);
  for (const Position j : comparison.kept(track, query)) {
    scene.kept[static_cast<std::size_t>(j)] = true;
  }
  std::vector<bool> byHand = scene.kept;
  for (const Position j : changed) {
    const auto at = static_cast<std::size_t>(j);
    if (at < byHand.size()) {
      byHand[at] = !byHand[at];
    }
  }
  // What was changed by hand under another policy may leave nothing here.
  if (std::ranges::find(byHand, true) != byHand.end()) {
    scene.kept = std::move(byHand);
  }
  std::vector<Position> kept;
  for (std::size_t j = 0; j < scene.kept.size(); ++j) {
    if (scene.kept[j]) {
      kept.push_back(static_cast<Position>(j));
    }
  }
  scene.readout = comparison.scenario.readout;
  // The rollout's diameter is found once; a row's own would be searched anew for every query.
  scene.lever =
      lever_of(scene.weights, attention.values(), kept, scene.readout, attention.diameter());
  scene.keptColour = styleOf(comparison.tracks[track]).colour;
  return scene;
}

LeverScene leverScene(const std::vector<LeverToken>& tokens, Readout readout) {
  LeverScene scene;
  scene.lever = lever_of(tokens, readout);
  scene.weights = weights_of(tokens);
  for (const LeverToken& token : tokens) {
    scene.kept.push_back(token.kept);
  }
  scene.readout = readout;
  scene.keptColour = styleOf("mass").colour;
  scene.droppedColour = styleOf("window").colour;
  return scene;
}

}  // namespace kvbudget::ui
