#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

#include "core/report/figure_spec.h"
#include "core/scenario/comparison.h"
#include "ui/views/lever_painter.h"

namespace kvbudget::ui {

/// One query under one policy, as figures of a single kept set show it.
struct QuerySubject {
  std::shared_ptr<const Comparison> comparison;
  std::size_t track = 0;
  std::size_t query = 0;  // index among the evaluated queries

  [[nodiscard]] Position position() const { return comparison->queries()[query]; }
};

/// A kept set in the plane: of a query, or of tokens made by hand.
struct LeverSubject {
  LeverScene scene;
  QString where;      // in a title: "at query 59 under the window"
  QStringList notes;  // for a table
};

/// Of the spec's tokens where it has any, else of querySubject().
[[nodiscard]] LeverSubject leverSubject(const std::shared_ptr<const Comparison>& comparison,
                                        const FigureSpec& spec);

/// Where `query` stands among the evaluated queries, which are ascending. Throws Error where it is
/// not one of them.
[[nodiscard]] std::size_t indexOfQuery(const std::vector<Position>& queries, Position query);

/// The first policy that the spec shows, at its query; unset: where that policy errs most. Throws
/// Error: no policy, no values, a query that is not evaluated.
[[nodiscard]] QuerySubject querySubject(const std::shared_ptr<const Comparison>& comparison,
                                        const FigureSpec& spec);

}  // namespace kvbudget::ui
