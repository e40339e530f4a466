#include "ui/words/english_plurals.h"
#include "tests/paths.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDirIterator>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <catch2/catch.hpp>

using namespace kvbudget::ui;

namespace {

QString said(const char* text, int n) {
  return QCoreApplication::translate("Any", text, nullptr, n);
}

// Texts with a count in the sources of the window, as the compiler puts their parts together.
QStringList countedTexts() {
  QStringList texts;
  QDirIterator files(QStringLiteral(KVBUDGET_SOURCE_DIR "/ui"), {QStringLiteral("*.cpp")},
                     QDir::Files, QDirIterator::Subdirectories);
  const QRegularExpression seam(QStringLiteral("\"\\s*\\n\\s*\""));
  const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\\\n]|\\\\.)*%L?n[^\"\\n]*)\""));
  while (files.hasNext()) {
    QFile file(files.next());
    if (!file.open(QIODevice::ReadOnly) || file.fileName().contains(QStringLiteral("/words/"))) {
      continue;
    }
    const QString source = QString::fromUtf8(file.readAll()).remove(seam);
    auto found = literal.globalMatch(source);
    while (found.hasNext()) {
      texts << found.next().captured(1);
    }
  }
  return texts;
}

}  // namespace

TEST_CASE("one query is a query, two are queries", "[words]") {
  CHECK(said("%Ln queries", 1) == QStringLiteral("1 query"));
  CHECK(said("%Ln queries", 2) == QStringLiteral("2 queries"));
  CHECK(said("%Ln queries", 0) == QStringLiteral("0 queries"));
  CHECK(said("bound holds at all %Ln queries", 1) ==
        QStringLiteral("bound holds at the only query"));
  CHECK(said("bound holds at all %Ln queries", 504) ==
        QStringLiteral("bound holds at all 504 queries"));
  CHECK(said("no count here", 1) == QStringLiteral("no count here"));
}

TEST_CASE("each text with a count has a singular with the same places", "[words]") {
  const QStringList texts = countedTexts();
  CHECK(texts.size() > 8);
  const QRegularExpression place(QStringLiteral("%[1-9]"));
  for (const QString& text : texts) {
    const QString singular = singularOf(text.toUtf8().constData());
    INFO(text.toStdString());
    CHECK_FALSE(singular.isEmpty());
    QStringList of[2];
    for (int i = 0; i < 2; ++i) {
      auto found = place.globalMatch(i == 0 ? text : singular);
      while (found.hasNext()) {
        of[i] << found.next().captured();
      }
      of[i].sort();
    }
    CHECK(of[0] == of[1]);
  }
}
