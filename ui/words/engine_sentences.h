#pragma once

#include <QtCore/QString>
#include <exception>
#include <span>

namespace kvbudget::ui {

/// The engine's sentences about what it refuses, in the window's language. The engine knows no Qt
/// and speaks English; its sentences are found again among the templates below, and what stood in
/// their places is put into the translation: as it was where quotes enclose it, since it is a name
/// then, else in the window's language where it is a sentence or a range of the engine's itself.
/// What is not among the templates stays as it is.
[[nodiscard]] QString engineSentence(const QString& english);
[[nodiscard]] QString engineSentence(const std::exception& error);

/// The templates, %1 to %9 for what is put in. A test finds the sentence that is missing.
[[nodiscard]] std::span<const char* const> sentencesOnLessons();  // formulas and scenarios, too
[[nodiscard]] std::span<const char* const> sentencesOnFiles();    // traces, saving, figures

}  // namespace kvbudget::ui
