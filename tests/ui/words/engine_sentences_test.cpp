// What the engine says, in the window's languages. Its sources are read for what it can say.

#include "ui/words/engine_sentences.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <catch2/catch.hpp>
#include <functional>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/lessons/class_file.h"
#include "core/report/figure_spec.h"
#include "core/scenario/presets.h"
#include "core/trace/trace.h"
#include "tests/paths.h"
#include "ui/controls/words.h"
#include "ui/words/engine_words.h"
#include "ui/words/language.h"

using namespace kvbudget;
using namespace kvbudget::ui;

namespace {

struct English {
  ~English() { setLanguage(QStringLiteral("en")); }
};

QList<const char*> allSentences() {
  QList<const char*> all;
  for (const auto& texts : {sentencesOnLessons(), sentencesOnFiles()}) {
    all.append(QList<const char*>(texts.begin(), texts.end()));
  }
  return all;
}

// The string literals of a C++ source, neighbours joined as the compiler joins them; no comments,
// no includes.
QStringList literalsOf(const QString& path) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  const QString source = QString::fromUtf8(file.readAll());
  static const QRegularExpression token(
      QStringLiteral(
          R"re(//[^\n]*|/\*.*?\*/|#[^\n]*|'(?:\\.|[^'\\\n])+'|"((?:\\.|[^"\\])*)"|\S)re"),
      QRegularExpression::DotMatchesEverythingOption);
  QStringList found;
  bool wasLiteral = false;
  for (auto next = token.globalMatch(source); next.hasNext();) {
    const QRegularExpressionMatch match = next.next();
    const QChar first = match.capturedView(0).front();
    if (first == u'/' && match.capturedLength() > 1) {
      continue;
    }
    if (first == u'"') {
      QString text = match.captured(1);
      text.replace(QStringLiteral("\\\""), QStringLiteral("\""));
      text.replace(QStringLiteral("\\\\"), QStringLiteral("\\"));
      if (wasLiteral) {
        found.back() += text;
      } else {
        found << text;
      }
    }
    wasLiteral = first == u'"';
  }
  return found;
}

// Words with a space between them: nobody says more than one word in code.
bool speaks(const QString& literal) {
  static const QRegularExpression words(QStringLiteral("[A-Za-z]{2,}[,;:]? [A-Za-z]{2,}"));
  static const QRegularExpression piece(QStringLiteral("^\\W* [a-z]{3,}|[a-z]{3,} \\W*$"));
  return words.match(literal).hasMatch() || piece.match(literal).hasMatch();
}

// What no window shows, and why.
bool isElsewhere(const QString& file, const QString& literal) {
  static const QStringList kFiles = {
      // Tables, documents and files of the command line; what a form of the window can be refused
      // for is in figure_spec.cpp.
      QStringLiteral("report/(?!figure_spec)"), QStringLiteral("selection/audit_documents"),
      QStringLiteral("lessons/quantities"),      // names of numbers
      QStringLiteral("lessons/lesson_parts"),    // of the guide; the window's words are its own
      QStringLiteral("scenario/scenario_keys"),  // `kvbudget keys`; ranges are tested below
      QStringLiteral("policies/registry"),       // `kvbudget policies`
      QStringLiteral("rollout/drop_kernel"),     // the instruction set, for `kvbudget version`
  };
  static const QStringList kPrograms = {
      // Errors of the program, not of its user.
      QStringLiteral("a read beyond the end of"),
      QStringLiteral("a zip archive cannot have two"),
      QStringLiteral("a zip archive without entries"),
      QStringLiteral("an array needs a name"),
      QStringLiteral("an array's shape does not have as many"),
      QStringLiteral("version https"),  // how a file begins
      // Of a scenario's key, for `kvbudget keys`.
      QStringLiteral("policies that are compared"),
  };
  return std::ranges::any_of(kFiles,
                             [&](const QString& pattern) {
                               return QRegularExpression(pattern).match(file).hasMatch();
                             }) ||
         std::ranges::any_of(kPrograms,
                             [&](const QString& start) { return literal.startsWith(start); });
}

std::string refusal(const std::function<void()>& work) {
  try {
    work();
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

std::string lessonRefusal(const std::string& text) {
  return refusal([&] { (void)read_lesson(text, "bad"); });
}

const char* const kHead = "---\nlesson: 1\ntitle: T\n---\n\n";

}  // namespace

TEST_CASE("every sentence in the engine's sources is listed for translators", "[words]") {
  QString listed;
  for (const char* text : allSentences()) {
    listed += QString::fromUtf8(text) + QLatin1Char('\n');
  }
  for (const char* text : engineWords()) {
    listed += QString::fromUtf8(text) + QLatin1Char('\n');
  }
  int found = 0;
  const QDir root(QStringLiteral(KVBUDGET_SOURCE_DIR "/core"));
  for (QDirIterator files(root.path(), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                          QDir::Files, QDirIterator::Subdirectories);
       files.hasNext();) {
    const QString file = files.next();
    for (const QString& literal : literalsOf(file)) {
      if (speaks(literal) && !isElsewhere(root.relativeFilePath(file), literal)) {
        ++found;
        INFO(root.relativeFilePath(file).toStdString() << ": \"" << literal.toStdString() << "\"");
        // What stands in a place of another sentence is listed without what leads to it.
        static const QRegularExpression lead(QStringLiteral("^(, where |': )"));
        CHECK((listed.contains(literal.trimmed()) ||
               listed.contains(QString(literal).remove(lead).trimmed())));
      }
    }
  }
  CHECK(found > 250);
  CHECK(speaks(QStringLiteral(" has no such thing")));  // a sentence not listed would be seen
  CHECK_FALSE(listed.contains(QStringLiteral("has no such thing")));
}

TEST_CASE("each sentence is found again by its words, with what was put in", "[words]") {
  const English after;
  const QStringList names = {QStringLiteral("zeta"),   QStringLiteral("17"),
                             QStringLiteral("[3, 4]"), QStringLiteral("x.npz"),
                             QStringLiteral("0.25"),   QStringLiteral("omega")};
  for (const Language& each : languages()) {
    setLanguage(each.code);
    for (const char* text : allSentences()) {
      QString english = QString::fromUtf8(text);
      QString wanted = QCoreApplication::translate("Engine", text);
      for (int i = 0; i < names.size(); ++i) {
        const QString place = QStringLiteral("%%1").arg(i + 1);
        CHECK(english.count(place) <= 1);
        english.replace(place, names[i]);
        wanted.replace(place, names[i]);
      }
      INFO(each.code.toStdString() << ": " << english.toStdString());
      CHECK(engineSentence(english).toStdString() == wanted.toStdString());
      if (each.code != QStringLiteral("en") && english.size() > 9 &&
          !english.startsWith(QLatin1Char('\''))) {
        CHECK(wanted != english);
      }
    }
  }
}

TEST_CASE("what is put into a sentence is translated when it is the engine's, too", "[words]") {
  const English after;
  const QString nested = QStringLiteral(
      "cannot read 'folder/o'neill, line 3: x.npz': array 'q' is [3, 4], where numbers are needed");
  CHECK(engineSentence(nested) == nested);
  setLanguage(QStringLiteral("es"));
  CHECK(engineSentence(nested) ==
        QStringLiteral("no se puede leer «folder/o'neill, line 3: x.npz»: el array «q» es [3, 4]; "
                       "se necesitan números"));
  CHECK(engineSentence(QStringLiteral("'cancelled' must be a text")) ==
        QStringLiteral("«cancelled» debe ser un texto"));  // a name stays what it is
  const QString unknown = QStringLiteral("The moon is made of cheese.");
  CHECK(engineSentence(unknown) == unknown);
}

TEST_CASE("what a user meets is said in the window's language", "[words]") {
  const English after;
  QTemporaryDir folder;
  const auto file = [&](const char* name, const std::string& content) {
    const std::filesystem::path path = folder.filePath(QString::fromLatin1(name)).toStdString();
    write_file(path, content);
    return path;
  };
  const std::string head = kHead;
  const std::string text = "## A\n\nText.\n\n";
  std::vector<std::string> said = {
      lessonRefusal("no head"),
      lessonRefusal("---\nlesson: 1\ntitel: x\n---\n"),
      lessonRefusal("---\nlesson: 2\ntitle: x\n---\n"),
      lessonRefusal("---\nlesson: 1\ntitle: x\nset: tau=7\n---\n"),
      lessonRefusal("---\nlesson: 1\ntitle: x\nset: tow=7\n---\n"),
      lessonRefusal("---\nlesson: 1\ntitle: x\npreset: nothing\n---\n"),
      lessonRefusal("---\nlesson: 1\ntitle: x\nlock: nothing\n---\n"),
      lessonRefusal("---\nlesson: 1\ntitle: x\ncontrols: nothing\n---\n"),
      lessonRefusal(head),
      lessonRefusal(head + "## A\n\n"),
      lessonRefusal(head + "## A\nhighlight: nothing\n\nText.\n"),
      lessonRefusal(head + "## A\npage: nothing\n\nText.\n"),
      lessonRefusal(head + "## A\ntokens: nothing\n\nText.\n"),
      lessonRefusal(head + "## A\ncursor: 1 +\n\nText.\n"),
      lessonRefusal(head + "## A\nclaim: mean_eror(mass) > 0\n\nText.\n"),
      lessonRefusal(head + "## A\nclaim: mean_error(nothing) > 0\n\nText.\n"),
      lessonRefusal(head + "## A\nclaim: weight(1) > 0\n\nText.\n"),
      lessonRefusal(head + "## A\n\n{{tau\n"),
      lessonRefusal(head + "## A\n\n{{tau | 99}}\n"),
      lessonRefusal(head + "## A\n\n$\\frac{1}$\n"),
      lessonRefusal(head + "## A\n\n$\\fraq{1}{2}$\n"),
      lessonRefusal(head + "## A\n\n$a_b_c$\n"),
      lessonRefusal(head + "## A\n\n$open\n"),
      lessonRefusal(head + text + "```predict\n```\n"),
      lessonRefusal(head + text + "```predict\nmark: How?\nanswer: tau\n```\n\nSo.\n"),
      lessonRefusal(head + text +
                    "```predict\nmark: How?\nanswer: tau\naxis: 5 to 1\n```\n\nSo.\n"),
      lessonRefusal(head + text + "```predict\nmark: How?\nanswer: tau\naxis: what\n```\n\nSo.\n"),
      lessonRefusal(head + text + "```predict\nchoose: How?\n- One\n```\n\nSo.\n"),
      lessonRefusal(head + text + "```predict\nchoose: How?\n- One => 1\n- Two => 0\n```\n"),
      lessonRefusal(head + text +
                    "```predict\ndraw: How?\nanswer: tau\naxis: 0 to 1\n"
                    "across: readout 0 to 1\n```\n\nSo.\n"),
      refusal([&] { (void)load_class_file(file("a.kvclass", "{\n\n")); }),
      refusal([&] { (void)load_class_file(file("b.kvclass", "{\"kvbudget_class\": 2}")); }),
      refusal([&] { (void)load_class_file(file("c.kvclass", "{\"kvbudget_class\": 1}")); }),
      refusal([&] {
        (void)load_class_file(file("d.kvclass", "{\"kvbudget_class\": 1, \"lessons\": 3}"));
      }),
      refusal([&] {
        (void)load_class_file(file("e.kvclass",
                                   "{\"kvbudget_class\": 1, \"lessons\": [{\"name\": \"x\", "
                                   "\"markdown\": \"---\\nlesson: 1\\n\"}]}"));
      }),
      refusal([&] { (void)load_class_file(folder.path().toStdString() + "/none.kvclass"); }),
      refusal([&] { (void)load_scenario(folder.path().toStdString() + "/none.json"); }),
      refusal([&] { (void)load_scenario(folder.path().toStdString()); }),
      refusal([&] { (void)load_scenario(file("a.json", "{\n")); }),
      refusal([&] { (void)load_scenario(file("b.json", "[]")); }),
      refusal([&] { (void)load_scenario(file("c.json", "{\"kvbudget\": 2}")); }),
      refusal([&] { (void)load_scenario(file("d.json", "{\"kvbudget\": 1, \"taus\": 3}")); }),
      refusal([&] { (void)load_scenario(file("e.json", "{\"kvbudget\": 1, \"window\": \"x\"}")); }),
      refusal([&] { (void)load_scenario(file("f.json", "{\"kvbudget\": 1, \"readout\": 1}")); }),
      refusal([&] { (void)load_scenario(file("g.json", "{\"kvbudget\": 1, \"policies\": [1]}")); }),
      refusal([&] {
        (void)load_scenario(
            file("h.json", "{\"kvbudget\": 1, \"policies\": [{\"policy\": \"h2o\", \"x\": 1}]}"));
      }),
      refusal(
          [&] { (void)load_scenario(file("i.json", "{\"kvbudget\": 1, \"sinks\": [99999]}")); }),
      refusal([&] { (void)load_scenario(file("j.json", "{\"kvbudget\": 1, \"layer\": 3}")); }),
      refusal([&] { (void)Trace::open(file("a.npz", "")); }),
      refusal([&] { (void)Trace::open(file("b.npz", "<html>")); }),
      refusal([&] { (void)Trace::open(file("c.npz", "{}")); }),
      refusal([&] { (void)Trace::open(file("d.npz", "PK\3\4 cut off")); }),
      refusal([&] { (void)Trace::open(file("e.npz", "nothing known")); }),
      refusal([&] { (void)Trace::open(file("a.safetensors", "short")); }),
      refusal([&] { (void)Trace::open(folder.path().toStdString()); }),
      refusal([&] { (void)Trace::open(folder.path().toStdString() + "/none.npz"); }),
      refusal([&] { write_file(folder.path().toStdString() + "/no/such/folder.json", "x"); }),
      refusal([&] { write_file(folder.path().toStdString(), "x"); }),
  };
  for (const char* code : {"es", "zh_CN"}) {
    setLanguage(QString::fromLatin1(code));
    for (const std::string& sentence : said) {
      REQUIRE_FALSE(sentence.empty());
      QString here = engineSentence(QString::fromStdString(sentence));
      INFO(sentence << "\n" << here.toStdString());
      CHECK(here.toStdString() != sentence);
      // No English is left but names.
      here.remove(QRegularExpression(QStringLiteral("[«“][^«»“”]*[»”]|[{\\[][^}\\]]*[}\\]]")));
      static const QRegularExpression leftover(
          QStringLiteral("\\b(the|there|must|needs?|where|has|not|with|which|whose|an|its)\\b"));
      CHECK_FALSE(leftover.match(here).hasMatch());
    }
  }
}

TEST_CASE("every preset has a name of its own for the window", "[words]") {
  const English after;
  for (const Language& each : languages()) {
    setLanguage(each.code);
    for (const std::string& name : preset_names()) {
      INFO(each.code.toStdString() << ": " << name);
      CHECK(presetTitle(name) != QString::fromStdString(name));
    }
  }
}
