#include "ui/theme/text_metrics.h"

#include <QFont>
#include <QHash>
#include <QPaintDevice>
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
  std::vector<Face> faces;
  QHash<std::pair<int, QString>, double> widths;
};

// Pictures are painted on the interface's thread, figures on others.
Remembered& remembered() {
  thread_local Remembered all;
  return all;
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

}  // namespace kvbudget::ui
