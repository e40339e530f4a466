#pragma once

#include <QtCore/QString>

class QCoreApplication;

namespace kvbudget::ui {

/// Gives texts with a count their singular. They are written in the plural, tr("%Ln queries",
/// nullptr, n), which Qt shows as it is when there is no translation: "1 queries". A translation
/// into another language, installed later, comes first.
void installEnglishPlurals(QCoreApplication& application);

/// The singular of such a text; null when there is none.
[[nodiscard]] QString singularOf(const char* text);

}  // namespace kvbudget::ui
