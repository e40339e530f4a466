#pragma once

#include <QByteArray>
#include <QImage>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/file_set.h"
#include "core/base/hooks.h"
#include "ui/figures/figure.h"

namespace kvbudget::ui {

/// What a figure can be written as. csv is what is drawn; matplotlib and pgfplots are scripts that
/// redraw it from that.
enum class FigureFormat { svg, pdf, png, csv, matplotlib, pgfplots };

/// All, in this order.
[[nodiscard]] const std::vector<FigureFormat>& allFormats();
/// "svg", "pdf", "png", "csv", "py", "tex": also the ending of the file.
[[nodiscard]] std::string_view endingOf(FigureFormat format);
/// Throws Error that lists the formats when there is none of that name.
[[nodiscard]] FigureFormat formatNamed(std::string_view name);

// The same bytes for the same figure, on any screen, in any locale, any process and thread. Each
// carries program, commit and scenario; none a time of day, but for a PDF's creation date where
// SOURCE_DATE_EPOCH asks for one.
[[nodiscard]] QByteArray svgOf(const Figure& figure);
[[nodiscard]] QByteArray pdfOf(const Figure& figure);
[[nodiscard]] QByteArray pngOf(const Figure& figure);
[[nodiscard]] QByteArray csvOf(const Figure& figure);
/// Its table alone, with tabs between the cells: what spreadsheets paste.
[[nodiscard]] QString cellsOf(const Figure& figure);
[[nodiscard]] QByteArray bytesOf(const Figure& figure, FigureFormat format);

/// The figure as pixels: what pngOf() holds, and what a clipboard takes.
[[nodiscard]] QImage imageOf(const Figure& figure);

/// What is written, and how.
struct BundleOptions {
  std::vector<FigureFormat> formats = allFormats();
  bool scenario = true;            // scenario.json, which makes everything again
  bool readme = true;              // README.md: what each file is
  std::filesystem::path folder;    // that they are meant for: a trace's path is relative to it
  std::vector<std::string> again;  // what stands after `kvbudget figures DIR` to make them again
};

/// The files of these figures; with a script comes the CSV that it reads. Nothing when cancelled.
[[nodiscard]] std::optional<FileSet> filesOf(const FigureData& data,
                                             const std::vector<FigureSpec>& specs,
                                             const BundleOptions& options, const Hooks& hooks = {});

}  // namespace kvbudget::ui
