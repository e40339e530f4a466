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
                     const Scenario& scenario) {
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
      "same files again,\nbyte for byte:\n\n    kvbudget figures again --scenario scenario.json");
  if (!figures.empty()) {
    const FigureSpec& spec = figures.front().spec;
    text += QStringLiteral(" --width-mm %1 --font-pt %2 --line-pt %3 --dpi %4")
                .arg(QString::number(spec.width_mm, 'g', 6), QString::number(spec.type_pt, 'g', 6),
                     QString::number(spec.line_pt, 'g', 6))
                .arg(spec.dpi);
  }
  text += QStringLiteral(
              "\n\n`kvbudget %1 --scenario scenario.json` shows the numbers, and "
              "`kvbudget scenario.json` the window.\n")
              .arg(QStringLiteral("rollout"));
  if (scenario.trace) {
    text +=
        QStringLiteral("\nThe scenario reads the trace `%1`, which is not part of these files.\n")
            .arg(QString::fromStdString(scenario.trace->path.filename().string()));
  }
  return text;
}

}  // namespace kvbudget::ui
