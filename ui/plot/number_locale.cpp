#include "ui/plot/number_locale.h"

namespace kvbudget::ui {
namespace {

thread_local int papers = 0;

}  // namespace

bool onPaper() {
  return papers > 0;
}

QLocale numberLocale() {
  return papers > 0 ? QLocale::c() : QLocale();
}

PaperLocale::PaperLocale() {
  ++papers;
}

PaperLocale::~PaperLocale() {
  --papers;
}

}  // namespace kvbudget::ui
