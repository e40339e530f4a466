#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

namespace kvbudget::ui {

/// A language of the window: its code, as in "zh_CN", and its name in itself.
struct Language {
  QString code;
  QString name;
};

/// English first.
[[nodiscard]] const QList<Language>& languages();

/// The one that the system asks for, as far as there is one; else English.
[[nodiscard]] QString systemLanguage();

/// From now on tr() answers in this language, numbers on screen are written as it does, and so are
/// Qt's own texts where Qt's translations are installed. Widgets that are there keep their texts.
/// Figures are English, whatever the language: the same scenario gives the same file. An unknown
/// code is English.
void setLanguage(const QString& code);
[[nodiscard]] const QString& language();

}  // namespace kvbudget::ui
