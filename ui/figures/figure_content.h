#pragma once

#include <QImage>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

#include "core/report/figure_spec.h"
#include "core/report/table.h"
#include "ui/plot/plot_painter.h"
#include "ui/theme/theme.h"

class QPainter;

namespace kvbudget::ui {

/// Units: below, the texts of a figure have no room.
inline constexpr double kLeastFigureHeight = 80.0;

/// How figures look on paper. Its unit is a twelfth of the type size, which is what a pixel is on a
/// screen: so whatever paints views paints figures.
struct FigureStyle {
  Theme theme = Theme::print();
  TypeScale type = TypeScale::print();
  Strokes strokes;

  explicit FigureStyle(const FigureSpec& spec);
  [[nodiscard]] static double pointsPerUnit(const FigureSpec& spec) { return spec.type_pt / 12.0; }
};

/// What a script must know of the figure around the data.
struct ScriptFrame {
  QString stem;        // the CSV beside it is <stem>.csv
  QString title;       // a heading in its comments
  QStringList origin;  // lines of provenance, for its comments
  bool showTitle = false;
  QSizeF units;  // the whole figure
  QRectF area;   // of the content within it
  FigureSpec spec;
};

/// A float in its shortest form, as a double that prints so.
[[nodiscard]] double asPrinted(float value);

/// Pictures and the names of their files.
using NamedImages = std::vector<std::pair<QString, QImage>>;

/// One figure's content at one choice of axes and policies: paints itself, and lists what it
/// paints.
class FigureContent {
 public:
  virtual ~FigureContent() = default;

  [[nodiscard]] virtual QString title() const = 0;
  /// The height that suits a width, both in units of the style.
  [[nodiscard]] virtual double naturalHeight(double width, const FigureStyle& style) const = 0;
  virtual void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const = 0;

  /// Exactly what is drawn.
  [[nodiscard]] virtual Table table() const = 0;
  /// What the table's columns and names mean, a line each.
  [[nodiscard]] virtual QStringList notes() const = 0;

  /// Scripts that redraw the figure from the table's CSV.
  [[nodiscard]] virtual QString matplotlib(const ScriptFrame& frame,
                                           const FigureStyle& style) const = 0;
  [[nodiscard]] virtual QString pgfplots(const ScriptFrame& frame,
                                         const FigureStyle& style) const = 0;
  /// Pictures that the pgfplots script needs beside the CSV.
  [[nodiscard]] virtual NamedImages pictures(const ScriptFrame& /*frame*/,
                                             const FigureStyle& /*style*/) const {
    return {};
  }

 protected:
  FigureContent() = default;
  FigureContent(const FigureContent&) = default;
  FigureContent& operator=(const FigureContent&) = default;
};

}  // namespace kvbudget::ui
