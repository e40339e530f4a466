#include "ui/theme/shaped_text.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QPaintDevice>
#include <QPainter>
#include <QTextLayout>
#include <algorithm>
#include <vector>

namespace kvbudget::ui {
namespace {

// More fonts or texts than a session meets; then all is forgotten, which costs one slow picture.
constexpr std::size_t kMostFaces = 64;
constexpr int kMostTexts = 8192;

}  // namespace

class TextFace {
 public:
  TextFace(const QFont& wanted, const QPaintDevice& device);

  [[nodiscard]] bool isOf(const QFont& wanted, int dots, double pixels) const {
    return dpi == dots && ratio == pixels && font == wanted;
  }

  QFont font;
  int dpi;
  double ratio;
  QFont resolved;  // to that many dots
  QFontMetricsF metrics;
  ShapedText space;
  QHash<QString, ShapedText> words;
  QHash<QString, ShapedText> texts;
};

namespace {

// Fonts belong to a thread. Pictures are painted on several.
std::vector<std::shared_ptr<TextFace>>& faces() {
  thread_local std::vector<std::shared_ptr<TextFace>> all;
  return all;
}

// Glyphs hold fonts, which must be gone before the application is.
void forgetAtExit() {
  static const bool told = [] {
    qAddPostRoutine([] { faces().clear(); });
    return true;
  }();
  (void)told;
}

ShapedText shaped(const TextFace& face, const QString& text) {
  QTextLayout layout(text, face.resolved);
  layout.beginLayout();
  const QTextLine line = layout.createLine();
  layout.endLayout();
  if (!line.isValid()) {
    return {};
  }
  ShapedText result{layout.glyphRuns(), line.horizontalAdvance()};
  for (QGlyphRun& run : result.runs) {
    QList<QPointF> positions = run.positions();
    for (QPointF& position : positions) {
      position.ry() -= line.ascent();
    }
    run.setPositions(positions);
  }
  return result;
}

template <class Map>
ShapedText& remember(Map& map, const QString& text, ShapedText&& result) {
  if (map.size() >= kMostTexts) {
    map.clear();
  }
  return *map.insert(text, std::move(result));
}

void append(ShapedText& text, const ShapedText& next) {
  for (const QGlyphRun& run : next.runs) {
    QList<QPointF> positions = run.positions();
    for (QPointF& position : positions) {
      position.rx() += text.width;
    }
    if (!text.runs.isEmpty() && text.runs.back().rawFont() == run.rawFont()) {
      QGlyphRun& last = text.runs.back();
      last.setGlyphIndexes(last.glyphIndexes() + run.glyphIndexes());
      last.setPositions(last.positions() + positions);
    } else {
      text.runs.push_back(run);
      text.runs.back().setPositions(positions);
    }
  }
  text.width += next.width;
}

// Digits of equal width meet neither kerning nor other forms between one another, a point or a
// comma.
bool isNumber(QStringView text) {
  return text.size() > 1 && std::ranges::all_of(text, [](QChar c) {
           return (c >= u'0' && c <= u'9') || c == u'.' || c == u',';
         });
}

// Of the words that follow a dragged slider most are numbers, new at each step: put together from
// their digits.
ShapedText word(TextFace& face, const QString& text) {
  if (isNumber(text)) {
    ShapedText number;
    for (const QChar digit : text) {
      append(number, word(face, digit));
    }
    return number;
  }
  if (const auto found = face.words.find(text); found != face.words.end()) {
    return *found;
  }
  return remember(face.words, text, shaped(face, text));
}

// A word that is set alike whatever words stand beside it. Fonts choose other forms of quotes,
// brackets and signs beside digits and capitals, set an x between numbers as a times sign, and move
// the space after a stop closer.
bool standsAlone(QStringView word) {
  const auto isStop = [](QChar c) { return c == u'.' || c == u','; };
  return word != u"x" && !isStop(word.back()) && std::ranges::all_of(word, [&](QChar c) {
           return c.isLetterOrNumber() || isStop(c) || c == u'%' || c == u'·';
         });
}

// Signs between two words belong to the script of the word before: with one script, to that.
bool isLatin(const QString& text) {
  return std::ranges::all_of(text, [](QChar c) {
    return c.script() == QChar::Script_Latin || c.script() == QChar::Script_Common;
  });
}

}  // namespace

void ShapedText::draw(QPainter& painter, const QPointF& left) const {
  for (const QGlyphRun& run : runs) {
    painter.drawGlyphRun(left, run);
  }
}

TextFace::TextFace(const QFont& wanted, const QPaintDevice& device)
    : font(wanted),
      dpi(device.logicalDpiY()),
      ratio(device.devicePixelRatioF()),
      resolved(wanted, &device),
      metrics(wanted, &device) {
  space = shaped(*this, QStringLiteral(" "));
}

std::shared_ptr<TextFace> faceOf(const QFont& font, const QPaintDevice& device) {
  forgetAtExit();
  const int dpi = device.logicalDpiY();
  const double ratio = device.devicePixelRatioF();
  auto& all = faces();
  const auto found =
      std::ranges::find_if(all, [&](const auto& face) { return face->isOf(font, dpi, ratio); });
  if (found != all.end()) {
    std::rotate(all.begin(), found, found + 1);  // it is likely to be wanted again
    return all.front();
  }
  if (all.size() >= kMostFaces) {
    all.clear();  // who still measures with one keeps it
  }
  return all.emplace_back(std::make_shared<TextFace>(font, device));
}

const QFontMetricsF& metricsOf(const TextFace& face) {
  return face.metrics;
}

const ShapedText& shapedText(TextFace& face, const QString& text) {
  if (const auto found = face.texts.find(text); found != face.texts.end()) {
    return *found;
  }
  ShapedText result;
  qsizetype begin = 0;  // of what is not appended yet
  if (isLatin(text)) {
    bool alone = false;  // the word before
    qsizetype space = -1;
    for (const QStringView next : QStringView(text).split(u' ')) {
      const bool aloneToo = !next.isEmpty() && standsAlone(next);
      if (alone && aloneToo) {
        append(result, word(face, text.mid(begin, space - begin)));
        append(result, face.space);
        begin = space + 1;
      }
      alone = aloneToo;
      space += 1 + next.size();
    }
  }
  append(result, word(face, text.mid(begin)));
  return remember(face.texts, text, std::move(result));
}

}  // namespace kvbudget::ui
