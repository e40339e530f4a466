#include "ui/words/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "core/policies/registry.h"
#include "core/selection/rules.h"
#include "ui/plot/number_locale.h"
#include "ui/words/engine_words.h"

using namespace kvbudget;
using namespace kvbudget::ui;

namespace {

struct InEnglishAgain {
  ~InEnglishAgain() { setLanguage(QStringLiteral("en")); }
};

QString said(const char* text, int n = -1) {
  return QCoreApplication::translate("AnyClass", text, nullptr, n);
}

}  // namespace

TEST_CASE("texts and numbers follow the language, wherever the text stands") {
  const InEnglishAgain after;
  CHECK(said("Error per query") == QStringLiteral("Error per query"));
  setLanguage(QStringLiteral("es"));
  CHECK(language() == QStringLiteral("es"));
  CHECK(said("Error per query") == QStringLiteral("Error por consulta"));
  CHECK(said("%Ln queries", 1) == QStringLiteral("1 consulta"));
  CHECK(said("%Ln queries", 504) == QStringLiteral("504 consultas"));
  CHECK(numberLocale().toString(0.05) == QStringLiteral("0,05"));
  setLanguage(QStringLiteral("zh_CN"));
  CHECK(said("Error per query") == QStringLiteral("各查询的误差"));
  CHECK(numberLocale().toString(0.05) == QStringLiteral("0.05"));
  setLanguage(QStringLiteral("en"));
  CHECK(said("Error per query") == QStringLiteral("Error per query"));
}

TEST_CASE("a language that there is not is English") {
  const InEnglishAgain after;
  setLanguage(QStringLiteral("es"));
  setLanguage(QStringLiteral("xx"));
  CHECK(language() == QStringLiteral("en"));
  CHECK(said("Error per query") == QStringLiteral("Error per query"));
}

TEST_CASE("figures are English with C's numbers in every language") {
  const InEnglishAgain after;
  setLanguage(QStringLiteral("es"));
  const PaperLocale paper;
  CHECK(said("Error per query") == QStringLiteral("Error per query"));
  CHECK(numberLocale().toString(0.05) == QStringLiteral("0.05"));
}

TEST_CASE("what the window shows of the registries is listed for translators") {
  const auto words = engineWords();
  const auto known = [&](std::string_view text) {
    INFO(text);
    CHECK(std::ranges::any_of(words, [&](const char* word) { return word == text; }));
  };
  for (const PolicyInfo* info : policies()) {
    known(info->title);
    known(info->keeps);
    for (const ParameterInfo& parameter : info->parameters) {
      known(parameter.name);
      known(parameter.meaning);
    }
  }
  for (const SelectionRule& rule : selection_rules()) {
    known(rule.title);
    known(rule.keeps);
  }
}
