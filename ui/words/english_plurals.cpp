#include "ui/words/english_plurals.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTranslator>
#include <algorithm>
#include <array>
#include <string_view>

namespace kvbudget::ui {
namespace {

struct Form {
  std::string_view plural;
  const char* singular;
};

// Placeholders of the plural must be in the singular too: an argument without one is a warning.
constexpr std::array kForms = {
    Form{"%1 have dropped %2, which holds %3 of the attention.",
         "%1 has dropped %2, which holds %3 of the attention."},
    Form{"%Ln of the shown policies have dropped %1, which holds %2 of the attention.",
         "One of the shown policies has dropped %1, which holds %2 of the attention."},
    Form{"%1 keep it.", "%1 keeps it."},
    Form{"The other %Ln keep it.", "The other one keeps it."},
    Form{"%Ln shown policies keep it.", "One shown policy keeps it."},
    Form{"%1 of %Ln cells read.", "%1 of %Ln cell read."},
    Form{"%1 over %Ln draws", "%1 over %Ln draw"},
    Form{"%1 of each of %Ln cells", "%1 of each of %Ln cell"},
    Form{"%1 of %Ln cells are flat", "%1 of %Ln cell is flat"},
    Form{"%Ln rows", "%Ln row"},
    Form{"%Ln rows of infinite κ not shown", "%Ln row of infinite κ not shown"},
    Form{"Query %1, %Ln kept sets of different keys.", "Query %1, %Ln kept set."},
    Form{"Top-mass set, error %1; %Ln swaps follow.", "Top-mass set, error %1; %Ln swap follows."},
    Form{"%Ln files written to %1.", "%Ln file written to %1."},
    Form{"%Ln queries", "%Ln query"},
    Form{"%Ln rows, exactly what the view draws.", "%Ln row, exactly what the view draws."},
    Form{"%Ln dropped", "%Ln dropped"},
    Form{"%Ln tokens", "%Ln token"},
    Form{"%Ln tokens in all", "%Ln token in all"},
    Form{"From %Ln rows of each cell; dotted: flat, 8 keys leave more than a quarter of the mass.",
         "From %Ln row of each cell; dotted: flat, 8 keys leave more than a quarter of the mass."},
    Form{"It was dropped at query %1, %Ln tokens ago.",
         "It was dropped at query %1, %Ln token ago."},
    Form{"The first %Ln of %1 policies are shown.", "Only the first of %1 policies is shown."},
    Form{"Tokens kept and dropped at %Ln queries, shown for %1.",
         "Tokens kept and dropped at %Ln query, shown for %1."},
    Form{"What became of %Ln keyframe sinks under each shown policy.",
         "What became of %Ln keyframe sink under each shown policy."},
    Form{"bound broken at %1 of %Ln queries, first at query %2",
         "bound broken at %1 of %Ln query: query %2"},
    Form{"bound holds at all %Ln queries", "bound holds at the only query"},
    Form{"Attention of query %1 over its %Ln tokens.", "Attention of query %1 over its %Ln token."},
    Form{"At query %1, %2 keeps %3 of %Ln tokens and drops a mass of %4.",
         "At query %1, %2 keeps %3 of %Ln token and drops a mass of %4."},
};

class EnglishPlurals final : public QTranslator {
 public:
  using QTranslator::QTranslator;

  [[nodiscard]] bool isEmpty() const override { return false; }
  [[nodiscard]] QString translate(const char* /*context*/, const char* text,
                                  const char* /*disambiguation*/, int n) const override {
    return n == 1 ? singularOf(text) : QString();
  }
};

}  // namespace

QString singularOf(const char* text) {
  const auto form = std::ranges::find(kForms, std::string_view(text), &Form::plural);
  return form == kForms.end() ? QString() : QString::fromUtf8(form->singular);
}

void installEnglishPlurals(QCoreApplication& application) {
  QCoreApplication::installTranslator(new EnglishPlurals(&application));
}

}  // namespace kvbudget::ui
