#include "ui/words/engine_sentences.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>
#include <algorithm>
#include <vector>

namespace kvbudget::ui {
namespace {

constexpr int kDeepest = 6;  // sentences within sentences

struct Place {
  int number = 0;  // of %1
  bool isName = false;
};

struct Template {
  const char* text = nullptr;
  qsizetype letters = 0;                // of its own: the more, the surer
  QRegularExpression strict, tolerant;  // the first wants no quotes within a name
  std::vector<Place> places;
};

Template compiled(const char* text) {
  Template result;
  result.text = text;
  const QString whole = QString::fromUtf8(text);
  static const QRegularExpression place(QStringLiteral("%([1-9])"));
  QString strict, tolerant;
  qsizetype at = 0;
  for (auto found = place.globalMatch(whole); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    const QString before = whole.mid(at, match.capturedStart() - at);
    at = match.capturedEnd();
    const bool isName = before.endsWith(u'\'') && at < whole.size() && whole[at] == u'\'';
    const QString own = QRegularExpression::escape(before);
    strict += own + (isName ? QStringLiteral("([^']*)") : QStringLiteral("(.+?)"));
    tolerant += own + QStringLiteral("(.*?)");
    result.letters += before.size();
    result.places.push_back({match.capturedView(1).toInt(), isName});
  }
  const QString end = QRegularExpression::escape(whole.mid(at));
  result.letters += whole.size() - at;
  const auto options = QRegularExpression::DotMatchesEverythingOption;
  result.strict = QRegularExpression(QRegularExpression::anchoredPattern(strict + end), options);
  result.tolerant =
      QRegularExpression(QRegularExpression::anchoredPattern(tolerant + end), options);
  return result;
}

const std::vector<Template>& templates() {
  static const std::vector<Template> all = [] {
    std::vector<Template> made;
    for (const auto& texts : {sentencesOnLessons(), sentencesOnFiles()}) {
      std::ranges::transform(texts, std::back_inserter(made), compiled);
    }
    std::ranges::stable_sort(made, std::ranges::greater(), &Template::letters);
    return made;
  }();
  return all;
}

QString translated(const QString& english, int depth);

QString filled(const Template& found, const QRegularExpressionMatch& match, int depth) {
  const QString sentence = QCoreApplication::translate("Engine", found.text);
  static const QRegularExpression place(QStringLiteral("%([1-9])"));
  QString result;
  qsizetype at = 0;
  for (auto next = place.globalMatch(sentence); next.hasNext();) {
    const QRegularExpressionMatch here = next.next();
    result += sentence.mid(at, here.capturedStart() - at);
    at = here.capturedEnd();
    const auto which =
        std::ranges::find(found.places, here.capturedView(1).toInt(), &Place::number);
    if (which != found.places.end()) {
      const QString text = match.captured(static_cast<int>(which - found.places.begin()) + 1);
      result += which->isName ? text : translated(text, depth + 1);
    }
  }
  return result + sentence.mid(at);
}

QString translated(const QString& english, int depth) {
  if (depth < kDeepest) {
    for (const auto pattern : {&Template::strict, &Template::tolerant}) {
      for (const Template& each : templates()) {
        const QRegularExpressionMatch match = (each.*pattern).match(english);
        if (match.hasMatch()) {
          return filled(each, match, depth);
        }
      }
    }
  }
  return english;
}

}  // namespace

QString engineSentence(const QString& english) {
  return translated(english, 0);
}

QString engineSentence(const std::exception& error) {
  return engineSentence(QString::fromUtf8(error.what()));
}

}  // namespace kvbudget::ui
