#include "ui/theme/policy_style.h"

#include <QCoreApplication>
#include <array>
#include <cmath>
#include <cstdint>

namespace kvbudget::ui {
namespace {

struct Known {
  std::string_view id;
  QRgb colour;
  QList<qreal> dashes;
  double width;
  Marker marker;
  const char* shortLabel;
  const char* label;
};

const QList<qreal>& solid() {
  static const QList<qreal> pattern;
  return pattern;
}
const QList<qreal> kDash = {5, 3};
const QList<qreal> kDot = {1.2, 2.2};
const QList<qreal> kDashDot = {6, 2.5, 1.2, 2.5};
const QList<qreal> kLongDash = {10, 4};

QString tr(const char* text) {
  return QCoreApplication::translate("PolicyStyle", text);
}

const std::array<Known, 10>& known() {
  static const std::array<Known, 10> styles = {{
      {"full", 0x8a8f98, solid(), 1.0, Marker::plus, QT_TRANSLATE_NOOP("PolicyStyle", "all"),
       QT_TRANSLATE_NOOP("PolicyStyle", "full cache")},
      {"window", 0xd55e00, solid(), 1.75, Marker::square, QT_TRANSLATE_NOOP("PolicyStyle", "W"),
       QT_TRANSLATE_NOOP("PolicyStyle", "window")},
      {"sink_window", 0x009e73, kDash, 1.75, Marker::triangle,
       QT_TRANSLATE_NOOP("PolicyStyle", "S+W"), QT_TRANSLATE_NOOP("PolicyStyle", "sinks + window")},
      {"keyframe_window", 0x117a65, kDashDot, 1.75, Marker::down,
       QT_TRANSLATE_NOOP("PolicyStyle", "K+W"),
       QT_TRANSLATE_NOOP("PolicyStyle", "keyframes + window")},
      {"mass", 0x0072b2, solid(), 1.75, Marker::circle, "τ",
       QT_TRANSLATE_NOOP("PolicyStyle", "mass budget")},
      {"top", 0x4b4b8f, kDot, 1.75, Marker::diamond, QT_TRANSLATE_NOOP("PolicyStyle", "top"),
       QT_TRANSLATE_NOOP("PolicyStyle", "k heaviest")},
      {"mass_evict", 0x56b4e9, kDash, 1.75, Marker::diamond, "τ×",
       QT_TRANSLATE_NOOP("PolicyStyle", "evicting mass budget")},
      {"tova", 0xcc79a7, kDot, 1.75, Marker::triangle, "TOVA", "TOVA"},
      {"h2o", 0xe69f00, kDashDot, 1.75, Marker::down, "H2O", "H2O"},
      {"snapkv", 0x8c6d31, kLongDash, 1.75, Marker::cross, "Snap", "SnapKV"},
  }};
  return styles;
}

// FNV-1a: the same on every platform, as std::hash need not be.
std::uint32_t hashOf(std::string_view text) {
  std::uint32_t hash = 2166136261U;
  for (const char c : text) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  }
  return hash;
}

PolicyStyle madeUp(std::string_view id) {
  const std::uint32_t hash = hashOf(id);
  const std::array<QList<qreal>, 4> dashes = {kDash, kDot, kDashDot, kLongDash};
  const std::array markers = {Marker::circle, Marker::square, Marker::diamond, Marker::triangle,
                              Marker::cross,  Marker::plus,   Marker::down};
  PolicyStyle style;
  style.colour = QColor::fromHsl(static_cast<int>(hash % 360), 120, 105);
  style.dashes = dashes[(hash >> 9) % dashes.size()];
  style.marker = markers[(hash >> 13) % markers.size()];
  style.label = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
  style.shortLabel = style.label.left(5);
  return style;
}

}  // namespace

PolicyStyle styleOf(std::string_view id) {
  for (const Known& style : known()) {
    if (style.id == id) {
      return {QColor::fromRgb(style.colour), style.dashes,   style.width, style.marker,
              tr(style.shortLabel),          tr(style.label)};
    }
  }
  return madeUp(id);
}

QPen penOf(const PolicyStyle& style, const QColor& colour) {
  QPen pen(colour, style.width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
  if (!style.dashes.isEmpty()) {
    pen.setDashPattern(style.dashes);
  }
  return pen;
}

QPainterPath markerPath(Marker marker, double size) {
  const double r = size / 2.0;
  QPainterPath path;
  const auto polygon = [&path](std::initializer_list<QPointF> points) {
    path.addPolygon(QPolygonF(points));
    path.closeSubpath();
  };
  switch (marker) {
    case Marker::none:
      break;
    case Marker::circle:
      path.addEllipse(QPointF(0, 0), r, r);
      break;
    case Marker::square:
      path.addRect(-0.9 * r, -0.9 * r, 1.8 * r, 1.8 * r);
      break;
    case Marker::diamond:
      polygon({{0, -1.2 * r}, {1.2 * r, 0}, {0, 1.2 * r}, {-1.2 * r, 0}});
      break;
    case Marker::triangle:
      polygon({{0, -1.1 * r}, {1.1 * r, 0.9 * r}, {-1.1 * r, 0.9 * r}});
      break;
    case Marker::down:
      polygon({{0, 1.1 * r}, {1.1 * r, -0.9 * r}, {-1.1 * r, -0.9 * r}});
      break;
    case Marker::cross:
    case Marker::plus: {
      const double w = 0.32 * r;
      polygon({{-w, -r},
               {w, -r},
               {w, -w},
               {r, -w},
               {r, w},
               {w, w},
               {w, r},
               {-w, r},
               {-w, w},
               {-r, w},
               {-r, -w},
               {-w, -w}});
      if (marker == Marker::cross) {
        path = QTransform().rotate(45.0).map(path);
      }
      break;
    }
  }
  return path;
}

}  // namespace kvbudget::ui
