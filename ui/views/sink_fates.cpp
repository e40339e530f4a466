#include "ui/views/sink_fates.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/scenario/kept_views.h"
#include "ui/plot/axis.h"
#include "ui/plot/number_locale.h"
#include "ui/theme/text_metrics.h"
#include "ui/views/strip_cells.h"

namespace kvbudget::ui {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("SinkStrips", text);
}

}  // namespace

QString shareText(double share) {
  // 99.96 % is not "100 %": what was lost once must not read as never lost.
  const double shown = share < 1.0 ? std::min(share * 100.0, 99.9) : 100.0;
  return numberLocale().toString(shown, 'f',
                                 shown >= 10.0 && shown < 99.0 ? 0 : (shown >= 100.0 ? 0 : 1));
}

std::optional<SinkFates> sinkFates(std::shared_ptr<const Comparison> comparison,
                                   const Hooks& hooks) {
  SinkFates result;
  const Exploration& exploration = *comparison->exploration;
  const Curves& curves = exploration.evaluation.curves;
  const Attention& attention = *exploration.attention;
  result.weights = sink_weights(curves, attention.keyframes(), attention.tokens_per_sink());
  auto all = fates(result.weights, curves, kept_views(*comparison), hooks);
  if (!all) {
    return std::nullopt;
  }
  result.fates = std::move(*all);
  result.comparison = std::move(comparison);
  return result;
}

QImage stripImage(const SinkFates& all, int sink, int track, int columns,
                  const ShadeTable& shades) {
  const auto s = static_cast<std::size_t>(sink);
  const auto cells =
      stripCells(all.comparison->queries(), all.weights.first[s], all.weights.weights[s],
                 all.fate(sink, track), all.comparison->exploration->evaluation.tokens, columns);
  QImage strip(columns, 1, QImage::Format_ARGB32_Premultiplied);
  auto* line = reinterpret_cast<QRgb*>(strip.scanLine(0));
  std::ranges::transform(
      cells, line, [&](const StripCell& cell) { return shades.pixel(cell.kept, cell.dropped); });
  return strip;
}

QString fateText(const SinkFates& all, int sink, int track, const TextMetrics& metrics,
                 double width) {
  const Fate& f = all.fate(sink, track);
  if (f.kept.empty()) {
    return tr("after the last query");
  }
  if (f.first_loss < 0) {
    return tr("never lost");
  }
  const QString lost =
      numberLocale().toString(all.comparison->queries()[static_cast<std::size_t>(f.first_loss)]);
  const QString kept = shareText(f.share_kept);
  const QStringList choices = {
      tr("first lost at %1 · kept at %2 % of queries · mass lost %3 on average")
          .arg(lost, kept, shortNumber(f.mean_mass_lost)),
      tr("lost at %1 · kept %2 % · mass lost %3").arg(lost, kept, shortNumber(f.mean_mass_lost)),
      tr("lost at %1 · kept %2 %").arg(lost, kept), tr("lost at %1").arg(lost)};
  for (const QString& text : choices) {
    if (metrics.horizontalAdvance(text) <= width) {
      return text;
    }
  }
  return {};
}

}  // namespace kvbudget::ui
