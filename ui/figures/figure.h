#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "ui/figures/drawing.h"
#include "ui/figures/figure_content.h"
#include "ui/figures/figure_data.h"

namespace kvbudget::ui {

/// A kind of figure there is. A new one is a line in figure_registry.cpp.
struct FigureKind {
  /// What it shows: the rollout; one policy or one query, which then are in the names of its files.
  enum class Of { rollout, policy, query };

  std::string_view id;     // the stem of its files, too
  const char* name;        // for menus, untranslated
  std::string_view sweep;  // the key whose sweep it needs; empty: none
  std::function<std::unique_ptr<const FigureContent>(const FigureData&, const FigureSpec&)> make;
  /// What else it needs: an audit of all cells, or the kept sets of one row.
  enum class Need { nothing, audit, row } need = Need::nothing;
  Of of = Of::rollout;
  bool by_hand = false;  // tokens made by hand can stand in for the query
};

[[nodiscard]] std::span<const FigureKind> figureKinds();
/// Throws Error that lists the figures when there is none of that name.
[[nodiscard]] const FigureKind& findFigure(std::string_view id);
[[nodiscard]] QString nameOf(const FigureKind& kind);

/// The figures that a paper on this comparison is most likely to show, in the style of `base`:
/// Pareto, error per query, kept maps together and one by one, sink strips, sweeps. Those that need
/// a simulator or keyframe sinks only where there are any. `base.figure` is among them as `base`
/// has it; what `base` says of axes is about that figure alone.
[[nodiscard]] std::vector<FigureSpec> standardSet(const FigureData& data, const FigureSpec& base);
/// All there are of this comparison: the standard set, lever, bounds and mass tray under each
/// policy and of tokens by hand where `base` has any, and those of the kept sets; with `base` as
/// above.
[[nodiscard]] std::vector<FigureSpec> allFigures(const FigureData& data, const FigureSpec& base);

/// A figure, made: everything that files of it are written from.
struct Figure {
  FigureSpec spec;  // with its height settled
  QString stem;     // of its files: "pareto", "kept-map-window"
  QString title;
  QStringList heading;  // the title in the lines that are painted; none: it is not
  Scenario scenario;
  Drawing drawing;
  std::shared_ptr<const FigureContent> content;

  [[nodiscard]] ScriptFrame frame() const;
};

/// Checks the spec and makes the figure. The same bits in any thread, at any locale and screen.
/// Throws Error: a spec out of range, a policy or sweep that is not there, type too large for the
/// figure.
[[nodiscard]] Figure makeFigure(const FigureData& data, const FigureSpec& spec);

/// The stem of a figure's files.
[[nodiscard]] std::string stemOf(const FigureSpec& spec);

}  // namespace kvbudget::ui
