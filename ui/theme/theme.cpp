#include "ui/theme/theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPaintDevice>
#include <QScreen>
#include <algorithm>
#include <cmath>

#include "ui/theme/presenter.h"
#include "ui/theme/tabular_font.h"

namespace kvbudget::ui {
namespace {

constexpr double kLineContrast = 3.0;
constexpr double kTextContrast = 4.5;

// For a lecture hall. 18 points are 24 of 1,080 lines.
constexpr double kPresenterZoom = 1.75;
constexpr double kPresenterLeast = 24.0;
constexpr double kPresenterLines = 1080.0;
bool g_presenter = false;

double presenterScale() {
  const QScreen* screen = QGuiApplication::primaryScreen();
  const double lines = screen != nullptr ? screen->size().height() : kPresenterLines;
  return std::max(1.0, lines / kPresenterLines);
}

double screenDpi() {
  const QScreen* screen = QGuiApplication::primaryScreen();
  return screen != nullptr ? screen->logicalDotsPerInch() : 96.0;
}

double luminance(const QColor& colour) {
  const auto linear = [](double c) {
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
         0.0722 * linear(colour.blueF());
}

QColor mixed(const QColor& a, const QColor& b, double share) {
  const auto channel = [share](int from, int to) {
    return static_cast<int>(std::lround(from + (to - from) * share));
  };
  return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

QColor movedUntil(const QColor& colour, const QColor& towards, const QColor& ground, double least) {
  QColor result = colour;
  for (int step = 1; step <= 20 && contrast(result, ground) < least; ++step) {
    result = mixed(colour, towards, 0.05 * step);
  }
  return result;
}

}  // namespace

Theme Theme::light() {
  Theme theme;
  theme.ground = QColor(0xf3, 0xf4, 0xf7);
  theme.card = QColor(0xff, 0xff, 0xff);
  theme.ink = QColor(0x1d, 0x25, 0x30);
  theme.secondary = QColor(0x5b, 0x66, 0x75);
  theme.line = QColor(0xe6, 0xe9, 0xee);
  theme.dropped = QColor(0x6f, 0x77, 0x82);
  theme.accent = QColor(0x00, 0x72, 0xb2);
  theme.holds = QColor(0x0f, 0x7b, 0x47);
  theme.broken = QColor(0xc6, 0x28, 0x28);
  return theme;
}

Theme Theme::night() {
  Theme theme;
  theme.dark = true;
  theme.ground = QColor(0x15, 0x18, 0x1d);
  theme.card = QColor(0x1c, 0x20, 0x26);
  theme.ink = QColor(0xe8, 0xeb, 0xf0);
  theme.secondary = QColor(0x9a, 0xa4, 0xb2);
  theme.line = QColor(0x2c, 0x32, 0x3b);
  theme.dropped = QColor(0x8b, 0x93, 0xa0);
  theme.accent = QColor(0x4a, 0xa8, 0xe0);
  theme.holds = QColor(0x4c, 0xc3, 0x8a);
  theme.broken = QColor(0xff, 0x7b, 0x72);
  return theme;
}

Theme Theme::print() {
  Theme theme = light();
  theme.paper = true;
  theme.ground = Qt::white;
  theme.ink = Qt::black;
  theme.secondary = QColor(0x33, 0x38, 0x40);
  theme.line = QColor(0xd9, 0xdc, 0xe1);
  return theme;
}

Theme Theme::of(const QPalette& palette) {
  Theme theme = palette.color(QPalette::Window).lightnessF() < 0.5F ? night() : light();
  if (g_presenter) {
    theme.ground = theme.card;
    theme.ink = theme.dark ? Qt::white : Qt::black;
    theme.line = mixed(theme.line, theme.secondary, 0.35);
    theme.secondary = mixed(theme.secondary, theme.ink, 0.6);
  }
  return theme;
}

QColor Theme::lineColour(const QColor& colour) const {
  if (!colour.isValid()) {
    return ink;
  }
  // On white the policies' colours stay as they are; on dark some would all but vanish.
  return dark ? movedUntil(colour, Qt::white, card, kLineContrast) : colour;
}

QColor Theme::textColour(const QColor& colour) const {
  return colour.isValid() ? movedUntil(colour, ink, card, kTextContrast) : ink;
}

QPalette paletteOf(const Theme& theme) {
  QPalette palette;
  palette.setColor(QPalette::Window, theme.ground);
  palette.setColor(QPalette::WindowText, theme.ink);
  palette.setColor(QPalette::Base, theme.card);
  palette.setColor(QPalette::AlternateBase, theme.ground);
  palette.setColor(QPalette::ToolTipBase, theme.card);
  palette.setColor(QPalette::ToolTipText, theme.ink);
  palette.setColor(QPalette::PlaceholderText, theme.secondary);
  palette.setColor(QPalette::Text, theme.ink);
  palette.setColor(QPalette::Button, theme.card);
  palette.setColor(QPalette::ButtonText, theme.ink);
  palette.setColor(QPalette::BrightText, theme.broken);
  palette.setColor(QPalette::Light, theme.dark ? theme.card.lighter(120) : Qt::white);
  palette.setColor(QPalette::Midlight, theme.line);
  palette.setColor(QPalette::Mid, mixed(theme.line, theme.secondary, 0.25));
  palette.setColor(QPalette::Dark, mixed(theme.line, theme.secondary, 0.5));
  palette.setColor(QPalette::Shadow, theme.dark ? Qt::black : theme.secondary);
  palette.setColor(QPalette::Highlight, theme.accent);
  palette.setColor(QPalette::HighlightedText, theme.dark ? theme.ground : theme.card);
  palette.setColor(QPalette::Link, theme.accent);
  palette.setColor(QPalette::LinkVisited, theme.accent);
  const QColor faint = mixed(theme.secondary, theme.card, 0.4);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, faint);
  }
  palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.line);
  return palette;
}

double contrast(const QColor& a, const QColor& b) {
  const double one = luminance(a) + 0.05;
  const double other = luminance(b) + 0.05;
  return std::max(one, other) / std::min(one, other);
}

TypeScale TypeScale::screen(double zoom) {
  const double factor = g_presenter ? kPresenterZoom * presenterScale() : zoom;
  return {factor * screenDpi() / 96.0, tabularFamily(), false};
}

TypeScale TypeScale::print() {
  // Inter itself: in print nothing moves, and other programs know no Inter with tabular digits.
  const QString inter = QStringLiteral("Inter");
  return {1.0,
          QFontDatabase::hasFamily(inter)
              ? inter
              : QFontDatabase::systemFont(QFontDatabase::GeneralFont).family(),
          true};
}

namespace {

double plainSize(TypeScale::Role role) {
  using Role = TypeScale::Role;
  switch (role) {
    case Role::ticks:
      return 11.0;
    case Role::labels:
      return 12.0;
    case Role::text:
    case Role::title:
      return 13.0;
    case Role::number:
      return 15.0;
    case Role::bigNumber:
      return 24.0;
  }
  return 13.0;
}

}  // namespace

double TypeScale::size(Role role) const {
  if (figure) {
    return 12.0 * factor;
  }
  // Scripts in formulas are smaller than their text; that of lessons is in the role `number`.
  const double least = !g_presenter           ? 0.0
                       : role == Role::number ? kPresenterLeast / 0.7
                                              : kPresenterLeast;
  return std::max(plainSize(role) * factor, least * factor / kPresenterZoom);
}

bool isPresenterLook() {
  return g_presenter;
}

void setPresenterLook(bool on) {
  if (on != g_presenter) {
    g_presenter = on;
    // The style makes the palette anew, and with its news everything takes the new look.
    // A copy of the present one would be taken for no change.
    QApplication::setPalette(paletteOf(Theme::of(QApplication::palette())));
  }
}

QFont TypeScale::font(Role role, const QPaintDevice* device, bool strong) const {
  QFont font(family);
  font.setPointSizeF(size(role) * 72.0 / device->logicalDpiY());
  if (figure) {
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
  }
  font.setWeight(strong || role == Role::title ? QFont::DemiBold : QFont::Normal);
  return font;
}

QFont TypeScale::font(Role role, bool strong) const {
  QFont font(family);
  font.setPointSizeF(size(role) * 72.0 / screenDpi());
  font.setWeight(strong || role == Role::title ? QFont::DemiBold : QFont::Normal);
  return font;
}

int TypeScale::space(double units) const {
  return static_cast<int>(std::lround(4.0 * units * factor));
}

TimelineMargins timelineMargins(const TypeScale& type) {
  return {type.space(14), type.space(6)};
}

}  // namespace kvbudget::ui
