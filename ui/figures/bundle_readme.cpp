#include "ui/figures/bundle_readme.h"

#include <algorithm>

#include "core/report/provenance.h"

namespace kvbudget::ui {
namespace {

QString row(const Figure& figure) {
  return QStringLiteral("| `%1` | %2 | %3 x %4 mm |\n")
      .arg(figure.stem, figure.title, QString::number(figure.spec.width_mm, 'f', 1),
           QString::number(figure.spec.height_mm, 'f', 1));
}

QString endings(const std::vector<FigureFormat>& formats) {
  const auto has = [&](FigureFormat format) {
    return std::ranges::find(formats, format) != formats.end();
  };
  QString text;
  const auto add = [&](FigureFormat format, const char* what) {
    if (has(format)) {
      text += QLatin1String(what);
    }
  };
  add(FigureFormat::pdf, "- `.pdf`: for papers; fonts embedded.\n");
  add(FigureFormat::svg,
      "- `.svg`: for further editing; text is text unless asked for outlines.\n");
  add(FigureFormat::png, "- `.png`: for slides and the web.\n");
  add(FigureFormat::csv,
      "- `.csv`: exactly the numbers that are drawn; what the columns mean stands in the lines "
      "that begin with #.\n      pandas: `pandas.read_csv(file, comment=\"#\")`\n");
  add(FigureFormat::matplotlib,
      "- `.py`: redraws the figure from the CSV, with matplotlib: `python3 pareto.py`\n");
  add(FigureFormat::pgfplots,
      "- `.tex`: the same with pgfplots: `pdflatex pareto.tex`. The cells of maps and strips come "
      "as pictures, `-cells.png`.\n");
  return text;
}

}  // namespace

QString bundleReadme(const std::vector<Figure>& figures, const std::vector<FigureFormat>& formats,
                     const Scenario& scenario, const std::vector<std::string>& again) {
  QString text = QStringLiteral("# Figures\n\nMade by %1, from the %2.\n\n")
                     .arg(QString::fromStdString(program_text()),
                          QString::fromStdString(source_text(scenario)));
  text += QStringLiteral("| file | what it shows | size |\n| --- | --- | --- |\n");
  for (const Figure& figure : figures) {
    text += row(figure);
  }
  text += u'\n' + endings(formats);
  text += QStringLiteral(
      "\nEach file names the program and the scenario in its metadata. The same program makes the "
      "same files again,\nbyte for byte:\n\n");
  for (const std::string& options : again) {
    text += QStringLiteral("    kvbudget figures again --scenario scenario.json%1\n")
                .arg(QString::fromStdString(options));
  }
  text += QStringLiteral(
      "\n`kvbudget rollout --scenario scenario.json` shows the numbers, and "
      "`kvbudget scenario.json` the window.\n");
  if (scenario.trace) {
    text +=
        QStringLiteral("\nThe scenario reads the trace `%1`, which is not part of these files.\n")
            .arg(QString::fromStdString(scenario.trace->path.filename().string()));
  }
  return text;
}

}  // namespace kvbudget::ui
