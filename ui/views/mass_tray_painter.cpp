#include "ui/views/mass_tray_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

#include "ui/plot/axis.h"
#include "ui/plot/text_sink.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

constexpr double kSeen = 0.002;

QString tr(const char* text) {
  return QCoreApplication::translate("MassTray", text);
}

}  // namespace

bool Tray::Piece::isSeen() const {
  return to - from >= kSeen;
}

Tray trayOf(const LeverScene& scene) {
  Tray tray;
  tray.kept = scene.keptColour;
  tray.dropped = scene.droppedColour;
  double at = 0.0;
  for (const bool side : {true, false}) {
    for (std::size_t j = 0; j < scene.weights.size(); ++j) {
      if (scene.kept[j] == side) {
        tray.pieces.push_back({static_cast<int>(j), at, at + scene.weights[j], side});
        at += scene.weights[j];
      }
    }
    tray.keptMass = side ? at : tray.keptMass;
  }
  return tray;
}

QRectF trayBar(const QRectF& area, const TypeScale& type) {
  const double text = type.space(5);
  return {area.left() + 1.0, area.top() + text, std::max(1.0, area.width() - 2.0),
          std::max(1.0, area.height() - text - 1.0)};
}

QRectF trayRect(const QRectF& bar, const Tray::Piece& piece) {
  return {bar.left() + piece.from * bar.width(), bar.top(), (piece.to - piece.from) * bar.width(),
          bar.height()};
}

double trayDepth(bool kept) {
  return kept ? 0.35 : 0.15;
}

void paintTray(QPainter& painter, const QRectF& area, const Tray& tray, const Theme& theme,
               const TypeScale& type, int moved, double by) {
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor dropped = tray.dropped.isValid() ? theme.lineColour(tray.dropped) : theme.dropped;
  const QFont small = type.font(Role::ticks, painter.device(), true);
  const QFontMetricsF metrics(small, painter.device());
  const QRectF bar = trayBar(area, type);
  painter.setFont(small);
  for (const Tray::Piece& piece : tray.pieces) {
    QRectF rect = trayRect(bar, piece);
    if (piece.token == moved) {
      rect.translate(by, 0.0);
    }
    const QColor colour = piece.kept ? theme.lineColour(tray.kept) : dropped;
    QColor fill = colour;
    fill.setAlphaF(static_cast<float>(trayDepth(piece.kept)));
    painter.setPen(piece.isSeen() ? QPen(theme.card, 1.0) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRect(rect);
    const QString text = shortNumber(piece.to - piece.from);
    const double width = metrics.horizontalAdvance(text);
    if (width + 6.0 <= rect.width()) {
      painter.setPen(theme.textColour(colour));
      drawText(painter,
               {rect.center().x() - width / 2.0, rect.center().y() + metrics.capHeight() / 2.0},
               text, TextAnchor::middle);
    }
  }
  const double x = std::round(bar.left() + tray.keptMass * bar.width());
  painter.setPen(QPen(theme.ink, 2.0 * type.factor));
  painter.drawLine(QPointF(x, bar.top() - type.space(1)), QPointF(x, area.bottom()));
  const QFont labels = type.font(Role::labels, painter.device());
  painter.setFont(labels);
  const double baseline = bar.top() - type.space(1.5);
  const QString kept = tr("kept %1").arg(shortNumber(tray.keptMass));
  const QString gone = tr("dropped mass m = %1").arg(shortNumber(1.0 - tray.keptMass));
  painter.setPen(theme.textColour(tray.kept));
  drawText(painter, {bar.left(), baseline}, kept);
  painter.setPen(theme.textColour(dropped));
  drawText(
      painter,
      {bar.right() - QFontMetricsF(labels, painter.device()).horizontalAdvance(gone), baseline},
      gone, TextAnchor::end);
}

}  // namespace kvbudget::ui
