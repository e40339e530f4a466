#include "ui/views/track_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/plot/axis.h"

namespace kvbudget::ui {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("TrackText", text);
}

QString plain(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString symbolOf(std::string_view parameter) {
  if (parameter == "tau") {
    return QStringLiteral("τ");
  }
  if (parameter == "window") {
    return QStringLiteral("W");
  }
  return plain(parameter).replace(u'_', u' ');
}

}  // namespace

QString titleOf(const PolicyInfo& info) {
  return QCoreApplication::translate("Engine", std::string(info.title).c_str());
}

QString settingOf(const PolicyChoice& choice) {
  QStringList parts;
  for (std::size_t i = 0; i < choice.values.size(); ++i) {
    parts << tr("%1 = %2").arg(symbolOf(choice.info->parameters[i].name),
                               shortNumber(choice.values[i]));
  }
  return parts.join(QStringLiteral(", "));
}

QString nameOf(const PolicyChoice& choice) {
  const QString setting = settingOf(choice);
  return setting.isEmpty() ? titleOf(*choice.info)
                           : tr("%1, %2").arg(titleOf(*choice.info), setting);
}

QString labelOf(const Comparison& comparison, std::size_t track) {
  const PolicyChoice& choice = comparison.tracks[track].choice;
  const QString label = styleOf(choice.info->id).label;
  const auto same = std::ranges::count_if(comparison.tracks, [&](const PolicyTrack& other) {
    return other.choice.info == choice.info;
  });
  return same > 1 ? tr("%1, %2").arg(label, settingOf(choice)) : label;
}

PolicyStyle styleOf(const PolicyTrack& track) {
  return styleOf(track.choice.info->id);
}

QString keyOf(const PolicyTrack& track) {
  return plain(track.choice.info->id);
}

QString inSentence(const PolicyChoice& choice) {
  const QString label = styleOf(choice.info->id).label;
  // A name in capitals is a name; the others are things.
  return label == label.toLower() ? tr("the %1").arg(label) : label;
}

QString listed(const QStringList& names) {
  if (names.size() < 2) {
    return names.join(QString());
  }
  return tr("%1 and %2")
      .arg(names.first(names.size() - 1).join(QStringLiteral(", ")), names.last());
}

QString percent(double share) {
  const double value = 100.0 * share;
  return tr("%1 %").arg(shortNumber(value >= 1.0 ? std::round(value) : value));
}

}  // namespace kvbudget::ui
