#include "ui/words/language.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLibraryInfo>
#include <QtCore/QLocale>
#include <QtCore/QPointer>
#include <QtCore/QTranslator>
#include <algorithm>

#include "ui/plot/number_locale.h"

namespace kvbudget::ui {
namespace {

QString english() {
  return QStringLiteral("en");
}

// All texts are in one context, see resources/translations/update.py.
class Translator final : public QTranslator {
 public:
  using QTranslator::QTranslator;

  [[nodiscard]] QString translate(const char* /*context*/, const char* text,
                                  const char* disambiguation, int n) const override {
    return onPaper() ? QString() : QTranslator::translate("kvbudget", text, disambiguation, n);
  }
};

struct Current {
  QString code = english();
  QPointer<QTranslator> ours;
  QPointer<QTranslator> qts;
};

Current& current() {
  static Current one;
  return one;
}

void replace(QPointer<QTranslator>& installed, QTranslator* next) {
  delete installed.data();  // which removes it
  installed = next;
  if (next != nullptr) {
    QCoreApplication::installTranslator(next);
  }
}

QTranslator* loaded(QTranslator* translator, const QString& file, const QString& folder) {
  if (translator->load(file, folder)) {
    return translator;
  }
  delete translator;
  return nullptr;
}

}  // namespace

const QList<Language>& languages() {
  static const QList<Language> all = {{english(), QStringLiteral("English")},
                                      {QStringLiteral("es"), QStringLiteral("Español")},
                                      {QStringLiteral("zh_CN"), QStringLiteral("简体中文")}};
  return all;
}

QString systemLanguage() {
  for (const QString& wanted : QLocale::system().uiLanguages()) {
    const QString code = QLocale(wanted).name();  // as in es_MX
    for (const Language& language : languages()) {
      if (code == language.code || code.section(u'_', 0, 0) == language.code) {
        return language.code;
      }
    }
  }
  return english();
}

void setLanguage(const QString& code) {
  const bool known =
      std::ranges::any_of(languages(), [&](const auto& l) { return l.code == code; });
  Current& now = current();
  now.code = known ? code : english();
  const bool translated = now.code != english();
  static const QLocale before;  // not QLocale::system(): C's writes 2000, not 2,000
  QLocale::setDefault(translated ? QLocale(now.code) : before);
  QObject* owner = QCoreApplication::instance();
  replace(now.qts, translated ? loaded(new QTranslator(owner), QStringLiteral("qtbase_") + now.code,
                                       QLibraryInfo::path(QLibraryInfo::TranslationsPath))
                              : nullptr);
  replace(now.ours, translated
                        ? loaded(new Translator(owner), QStringLiteral("kvbudget_") + now.code,
                                 QStringLiteral(":/translations"))
                        : nullptr);
}

const QString& language() {
  return current().code;
}

}  // namespace kvbudget::ui
