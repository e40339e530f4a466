#include "ui/figures/strip_figure.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

#include "core/base/error.h"
#include "ui/figures/drawing.h"
#include "ui/figures/matplotlib_script.h"
#include "ui/figures/pgfplots_script.h"
#include "ui/theme/policy_style.h"
#include "ui/views/map_painter.h"
#include "ui/views/strip_painter.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

constexpr Index kMostColumns = 1024;
constexpr double kRight = 10.0;  // units right of the strips, for half of the last number

QString tr(const char* text) {
  return QCoreApplication::translate("Figures", text);
}

}  // namespace

StripFigure::StripFigure(std::shared_ptr<const Comparison> comparison) {
  if (comparison->tracks.empty()) {
    throw Error("sink strips need a policy, and the scenario lists none");
  }
  if (comparison->exploration->attention->keyframes().empty()) {
    throw Error("there are no keyframe sinks whose strips could be drawn");
  }
  m_fates = sinkFates(std::move(comparison)).value();
}

QString StripFigure::title() const {
  return tr("Fates of the keyframe sinks");
}

double StripFigure::naturalHeight(double width, const FigureStyle& style) const {
  double height = 0.0;
  // Measured on paper: the metrics are those of the device.
  static_cast<void>(recorded({width, 100.0}, 1.0, style.type.family, [&](QPainter& painter) {
    const StripMetrics metrics(style.type, painter.device(), m_fates.tracks());
    height = metrics.group * m_fates.sinks() + 2.0 * style.type.space(5);
  }));
  return height;
}

std::vector<QRectF> StripFigure::placesIn(const ScriptFrame& frame,
                                          const FigureStyle& style) const {
  std::vector<QRectF> result;
  static_cast<void>(recorded(frame.units, 1.0, style.type.family, [&](QPainter& painter) {
    result = places(painter, frame.area, style);
  }));
  return result;
}

std::vector<QRectF> StripFigure::places(QPainter& painter, const QRectF& area,
                                        const FigureStyle& style) const {
  const StripMetrics metrics(style.type, painter.device(), m_fates.tracks());
  const StripPainter words(painter, style.theme, style.type, m_fates);
  const MapPainter axis(painter, style.theme, style.type,
                        m_fates.comparison->exploration->evaluation.tokens, m_fates.weights.sinks);
  const double left = area.left() + std::max(words.leftMargin(), axis.leftMargin());
  const double needed = metrics.group * m_fates.sinks() + axis.bottomMargin();
  if (needed > area.height() + 1.0) {
    throw Error("the strips of " + std::to_string(m_fates.sinks()) + " sinks under " +
                std::to_string(m_fates.tracks()) +
                " policies have no room; show fewer policies, or choose a higher figure or "
                "smaller type");
  }
  std::vector<QRectF> result;
  for (int sink = 0; sink < m_fates.sinks(); ++sink) {
    for (int track = 0; track < m_fates.tracks(); ++track) {
      result.push_back(
          metrics.rect(sink, track, left, area.right() - kRight).translated(0.0, area.top()));
    }
  }
  return result;
}

void StripFigure::paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const {
  StripPainter words(painter, style.theme, style.type, m_fates);
  const Index tokens = m_fates.comparison->exploration->evaluation.tokens;
  const std::vector<QRectF> strips = places(painter, area, style);
  const int columns = static_cast<int>(std::min(tokens, kMostColumns));
  for (int i = 0; i < m_fates.sinks() * m_fates.tracks(); ++i) {
    const QRectF& strip = strips[static_cast<std::size_t>(i)];
    const int sink = i / m_fates.tracks();
    const int track = i % m_fates.tracks();
    const PolicyTrack& policy = m_fates.comparison->tracks[static_cast<std::size_t>(track)];
    const QColor colour = style.theme.lineColour(styleOf(policy).colour);
    painter.drawImage(strip,
                      stripImage(m_fates, sink, track, columns, ShadeTable(style.theme, colour)));
    painter.setPen(QPen(style.theme.line, style.strokes.hairline));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(strip);
    words.words(strip, sink, track);
  }
  MapPainter axis(painter, style.theme, style.type, tokens, m_fates.weights.sinks);
  axis.axis(strips.back().translated(0.0, 2.0), area.right());
}

Table StripFigure::table() const {
  Table table({{"keyframe", ""}, {"series", ""}, {"query", ""}, {"kept", ""}, {"weight", ""}});
  for (int sink = 0; sink < m_fates.sinks(); ++sink) {
    const auto s = static_cast<std::size_t>(sink);
    for (int track = 0; track < m_fates.tracks(); ++track) {
      const std::string key =
          ui::keyOf(m_fates.comparison->tracks[static_cast<std::size_t>(track)]).toStdString();
      const Fate& fate = m_fates.fate(sink, track);
      for (std::size_t i = 0; i < fate.kept.size(); ++i) {
        table.add({Index{m_fates.weights.sinks[s]}, key,
                   Index{m_fates.comparison->queries()[m_fates.weights.first[s] + i]},
                   Index{fate.kept[i]}, m_fates.weights.weights[s][i]});
      }
    }
  }
  return table;
}

QStringList StripFigure::notes() const {
  QStringList notes = {
      QStringLiteral("kept: 1 while the policy keeps the keyframe sink at this query, 0 after"),
      QStringLiteral("weight: the attention that the query gives the keyframe in the full cache"),
      QStringLiteral("a query holds until the next one that is listed; %1 tokens")
          .arg(m_fates.comparison->exploration->evaluation.tokens)};
  for (const PolicyTrack& track : m_fates.comparison->tracks) {
    notes << QStringLiteral("series %1: %2").arg(ui::keyOf(track), ui::nameOf(track.choice));
  }
  return notes;
}

QString StripFigure::matplotlib(const ScriptFrame& frame, const FigureStyle& style) const {
  return matplotlibScript(*this, frame, style);
}

QString StripFigure::pgfplots(const ScriptFrame& frame, const FigureStyle& style) const {
  return pgfplotsScript(*this, frame, style);
}

NamedImages StripFigure::pictures(const ScriptFrame& frame, const FigureStyle& style) const {
  return cellImages(*this, frame, style);
}

}  // namespace kvbudget::ui
