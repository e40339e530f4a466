#include "ui/theme/text_metrics.h"

#include <QCoreApplication>
#include <QFont>
#include <QGlyphRun>
#include <QHash>
#include <QPaintDevice>
#include <QPainter>
#include <QTextLayout>
#include <vector>

namespace kvbudget::ui {
namespace {

// More fonts or texts than a session meets; then all is forgotten, which costs one slow picture.
constexpr std::size_t kMostFonts = 64;
constexpr int kMostTexts = 8192;

struct Remembered {
  struct Face {
    QFont font;
    int dpi;
    double ratio;
  };
  struct Glyphs {
    QList<QGlyphRun> runs;
    double ascent = 0.0;
    bool known = false;  // else the text was met once
  };
  std::vector<Face> faces;
  QHash<std::pair<int, QString>, double> widths;
  QHash<std::pair<int, QString>, Glyphs> glyphs;
};

// Fonts belong to a thread. Pictures are painted on several.
Remembered& remembered() {
  thread_local Remembered all;
  return all;
}

// Glyphs hold fonts, which must be gone before the application is.
void forgetAtExit() {
  static const bool told = [] {
    qAddPostRoutine([] { remembered() = {}; });
    return true;
  }();
  (void)told;
}

Remembered::Glyphs glyphsOf(const QString& text, const QFont& font, QPaintDevice* device) {
  QTextLayout layout(text, font, device);
  layout.beginLayout();
  const QTextLine line = layout.createLine();
  layout.endLayout();
  return {layout.glyphRuns(), line.isValid() ? line.ascent() : 0.0, true};
}

int indexOf(const QFont& font, const QPaintDevice* device) {
  Remembered& all = remembered();
  const int dpi = device->logicalDpiY();
  const double ratio = device->devicePixelRatioF();
  for (std::size_t i = 0; i < all.faces.size(); ++i) {
    const Remembered::Face& face = all.faces[i];
    if (face.dpi == dpi && face.ratio == ratio && face.font == font) {
      return static_cast<int>(i);
    }
  }
  if (all.faces.size() >= kMostFonts) {
    all = {};
  }
  all.faces.push_back({font, dpi, ratio});
  return static_cast<int>(all.faces.size()) - 1;
}

}  // namespace

TextMetrics::TextMetrics(const QFont& font, const QPaintDevice* device)
    : QFontMetricsF(font, device), m_font(indexOf(font, device)) {}

double TextMetrics::horizontalAdvance(const QString& text) const {
  auto& widths = remembered().widths;
  const std::pair key(m_font, text);
  if (const auto found = widths.constFind(key); found != widths.constEnd()) {
    return *found;
  }
  if (widths.size() >= kMostTexts) {
    widths.clear();
  }
  const double width = QFontMetricsF::horizontalAdvance(text);
  widths.insert(key, width);
  return width;
}

QString TextMetrics::elidedText(const QString& text, Qt::TextElideMode mode, double width) const {
  return horizontalAdvance(text) <= width ? text : QFontMetricsF::elidedText(text, mode, width);
}

void drawRemembered(QPainter& painter, const QPointF& left, const QString& text) {
  const QFont font = painter.font();
  auto& glyphs = remembered().glyphs;
  const std::pair key(indexOf(font, painter.device()), text);
  const auto found = glyphs.find(key);
  if (found == glyphs.end()) {
    if (glyphs.size() >= kMostTexts) {
      glyphs.clear();
    }
    glyphs.insert(key, {});  // a number that is gone with the next picture is not worth more
    painter.drawText(left, text);
    return;
  }
  if (!found->known) {
    forgetAtExit();
    *found = glyphsOf(text, font, painter.device());
  }
  const QPointF top = left - QPointF(0.0, found->ascent);
  for (const QGlyphRun& run : found->runs) {
    painter.drawGlyphRun(top, run);
  }
}

}  // namespace kvbudget::ui
