#include "ui/controls/words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <utility>

namespace kvbudget::ui {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("Words", text);
}

QString known(std::string_view text) {
  return QCoreApplication::translate(
      "Engine", QByteArray(text.data(), static_cast<qsizetype>(text.size())).constData());
}

}  // namespace

QString toQString(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString presetTitle(const std::string& id) {
  const std::pair<const char*, QString> titles[] = {
      {"kvbudget", tr("Published experiment")},
      {"moving_shapes", tr("Moving shapes, a trace")},
      {"no_sinks", tr("No sinks")},
      {"strong_sinks", tr("Strong sinks")},
      {"video_21_frames", tr("Video of 21 frames")},
  };
  for (const auto& [known, title] : titles) {
    if (id == known) {
      return title;
    }
  }
  return QString::fromStdString(id);
}

QString policyTitle(const PolicyInfo& info) {
  return known(info.title);
}

QString policyRule(const PolicyInfo& info) {
  const QString keeps = tr("Keeps %1.").arg(known(info.keeps));
  return info.evicts || info.reads == Reads::nothing
             ? keeps
             : keeps + QLatin1Char('\n') +
                   tr("It chooses again at each query, so the whole cache stays in memory: it "
                      "saves "
                      "reading, not storage.");
}

QString parameterName(const ParameterInfo& parameter) {
  QString name = known(parameter.name);
  name.replace(QLatin1Char('_'), QLatin1Char(' '));
  return name;
}

QString parameterMeaning(const ParameterInfo& parameter) {
  QString meaning = known(parameter.meaning);
  if (!meaning.isEmpty()) {
    meaning[0] = meaning[0].toUpper();
  }
  const QLocale locale;
  return tr("%1. From %2 to %3.")
      .arg(meaning, locale.toString(parameter.lowest, 'g', 6),
           locale.toString(parameter.highest, 'g', 7));
}

}  // namespace kvbudget::ui
