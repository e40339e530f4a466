#include "ui/figures/figure_files.h"

#include <QBuffer>
#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/report/provenance.h"
#include "ui/figures/bundle_readme.h"
#include "ui/plot/number_locale.h"

namespace kvbudget::ui {
namespace {

constexpr std::array<std::pair<FigureFormat, std::string_view>, 6> kEndings = {
    {{FigureFormat::svg, "svg"},
     {FigureFormat::pdf, "pdf"},
     {FigureFormat::png, "png"},
     {FigureFormat::csv, "csv"},
     {FigureFormat::matplotlib, "py"},
     {FigureFormat::pgfplots, "tex"}}};

std::string text(const QByteArray& bytes) {
  return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

QByteArray pngOf(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

// A script needs the CSV.
std::vector<FigureFormat> withData(std::vector<FigureFormat> formats) {
  const auto has = [&](FigureFormat format) {
    return std::ranges::find(formats, format) != formats.end();
  };
  if ((has(FigureFormat::matplotlib) || has(FigureFormat::pgfplots)) && !has(FigureFormat::csv)) {
    formats.push_back(FigureFormat::csv);
  }
  return formats;
}

void add(FileSet& files, const Figure& figure, const std::vector<FigureFormat>& formats) {
  for (const FigureFormat format : formats) {
    files.add(figure.stem.toStdString() + "." + std::string(endingOf(format)),
              text(bytesOf(figure, format)));
    if (format == FigureFormat::pgfplots) {
      for (const auto& [name, image] :
           figure.content->pictures(figure.frame(), FigureStyle(figure.spec))) {
        files.add(name.toStdString(), text(pngOf(image)));
      }
    }
  }
}

}  // namespace

const std::vector<FigureFormat>& allFormats() {
  static const std::vector<FigureFormat> all = [] {
    std::vector<FigureFormat> formats;
    formats.reserve(std::size(kEndings));
    for (const auto& [format, ending] : kEndings) {
      formats.push_back(format);
    }
    return formats;
  }();
  return all;
}

std::string_view endingOf(FigureFormat format) {
  return std::ranges::find(kEndings, format, &std::pair<FigureFormat, std::string_view>::first)
      ->second;
}

FigureFormat formatNamed(std::string_view name) {
  std::string names;
  for (const auto& [format, ending] : kEndings) {
    if (ending == name) {
      return format;
    }
    names += (names.empty() ? "" : ", ") + std::string(ending);
  }
  throw Error("there is no format '" + std::string(name) + "'; there are " + names);
}

QByteArray csvOf(const Figure& figure) {
  const PaperLocale locale;
  QByteArray csv = QByteArray::fromStdString(scenario_comment(figure.scenario));
  csv += "# " + figure.title.toUtf8() + '\n';
  for (const QString& note : figure.content->notes()) {
    csv += "# " + note.simplified().toUtf8() + '\n';
  }
  return csv + QByteArray::fromStdString(figure.content->table().csv());
}

QString cellsOf(const Figure& figure) {
  const PaperLocale locale;
  return QString::fromStdString(figure.content->table().csv())
      .replace(QLatin1Char(','), QLatin1Char('\t'));
}

QByteArray bytesOf(const Figure& figure, FigureFormat format) {
  const PaperLocale locale;  // scripts and notes write numbers, too
  switch (format) {
    case FigureFormat::svg:
      return svgOf(figure);
    case FigureFormat::pdf:
      return pdfOf(figure);
    case FigureFormat::png:
      return pngOf(figure);
    case FigureFormat::csv:
      return csvOf(figure);
    case FigureFormat::matplotlib:
      return figure.content->matplotlib(figure.frame(), FigureStyle(figure.spec)).toUtf8();
    case FigureFormat::pgfplots:
      return figure.content->pgfplots(figure.frame(), FigureStyle(figure.spec)).toUtf8();
  }
  return {};
}

std::optional<FileSet> filesOf(const FigureData& data, const std::vector<FigureSpec>& specs,
                               const BundleOptions& options, const Hooks& hooks) {
  const PaperLocale locale;
  FileSet files;
  const std::vector<FigureFormat> formats = withData(options.formats);
  std::vector<Figure> figures;
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (hooks.stop()) {
      return std::nullopt;
    }
    const Figure figure = makeFigure(data, specs[i]);
    add(files, figure, formats);
    figures.push_back(figure);
    hooks.report(static_cast<double>(i + 1) / static_cast<double>(specs.size()));
  }
  if (options.scenario) {
    files.add("scenario.json", scenario_file(data.scenario(), options.folder));
  }
  if (options.readme) {
    files.add("README.md",
              text(bundleReadme(figures, formats, data.scenario(), options.again).toUtf8()));
  }
  return files;
}

}  // namespace kvbudget::ui
