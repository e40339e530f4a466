#include "ui/views/token_strip.h"

#include <QLocale>
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "core/rollout/kept_raster.h"
#include "core/scenario/kept_views.h"
#include "ui/theme/policy_style.h"
#include "ui/theme/text_metrics.h"
#include "ui/views/token_lanes.h"
#include "ui/views/token_reading.h"

namespace kvbudget::ui {
TokenStrip::TokenStrip(QWidget* parent) : TimelineView(parent) {
  setAccessibleName(tr("Tokens of the current query"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TokenStrip::setComparison(std::shared_ptr<const Comparison> comparison) {
  const int before = laneCount();
  TimelineView::setComparison(std::move(comparison));
  if (laneCount() != before) {
    updateGeometry();
  }
}

int TokenStrip::laneCount() const {
  return comparison() ? static_cast<int>(comparison()->tracks.size()) : 0;
}

QRectF TokenStrip::laneRect(int track) const {
  const double marks = type().space(2.5);
  const double lanes = height() - marks - type().space(0.5);
  const double each = lanes / std::max(1, laneCount());
  const double gap = std::min<double>(type().space(1), each / 4.0);
  return {static_cast<double>(plotLeft()), std::round(marks + track * each + gap),
          static_cast<double>(plotRight() - plotLeft()), std::round(each - gap)};
}

void TokenStrip::cursorMoved(double, double) {
  update();
}

// A row of one query is read off the curves: some microseconds, less than painting it.
void TokenStrip::paintLane(QPainter& painter, int track) const {
  const auto i = static_cast<std::size_t>(track);
  const QRectF lane = laneRect(track);
  const double ratio = devicePixelRatioF();
  const auto columns = std::min<Index>(tokens(), std::lround(lane.width() * ratio));
  const auto raster =
      kept_raster(comparison()->exploration->evaluation.curves, kept_view(*comparison(), i),
                  {static_cast<std::size_t>(cursor())}, tokens(), std::max<Index>(1, columns),
                  {.threads = 1, .cancelled = {}, .progressed = {}});
  paintTokenLane(painter, lane, xOf(cursorQuery() + 1), *raster, policyColour(track), theme(),
                 ratio);
  const QFont small = font(TypeScale::Role::ticks);
  const TextMetrics metrics(small, this);
  const QString label = laneLabel(track);
  painter.setFont(small);
  painter.setPen(policyTextColour(track));
  drawRemembered(painter,
                 {plotLeft() - type().space(2) - metrics.horizontalAdvance(label),
                  lane.center().y() + metrics.capHeight() / 2.0},
                 label);
}

// Whole names where all of them fit into the margin.
QString TokenStrip::laneLabel(int track) const {
  const TextMetrics metrics(font(TypeScale::Role::ticks), this);
  for (int i = 0; i < laneCount(); ++i) {
    if (metrics.horizontalAdvance(policyName(i)) > plotLeft() - type().space(3)) {
      return styleOf(comparison()->tracks[static_cast<std::size_t>(track)].choice.info->id)
          .shortLabel;
    }
  }
  return policyName(track);
}

void TokenStrip::paintMarks(QPainter& painter) const {
  const double left = xOf(0.0);
  paintTokenMarks(painter, QRectF(left, 0.0, xOf(static_cast<double>(tokens())) - left, height()),
                  type().space(1.25), comparison()->exploration->attention->keyframes(),
                  cursorQuery(), tokens(), theme(), type());
}

void TokenStrip::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.fillRect(event->rect(), theme().card);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!hasQueries() || laneCount() == 0) {
    paintMessage(painter, hasQueries() ? tr("No policy is selected: check one on the left.")
                                       : tr("No rollout is computed yet."));
  } else {
    for (int track = 0; track < laneCount(); ++track) {
      paintLane(painter, track);
    }
    paintMarks(painter);
  }
  paintFocus(painter);
}

QString TokenStrip::readingAt(const QPointF& point) const {
  if (!hasQueries() || point.x() < plotLeft()) {
    return {};
  }
  constexpr double kReach = 2.0;
  const double each = static_cast<double>(tokens()) / (plotRight() - plotLeft());
  const double position = (point.x() - plotLeft()) * each;
  const auto first = static_cast<Position>(std::max(0.0, position - kReach * each));
  const auto last =
      static_cast<Position>(std::min<double>(cursorQuery(), position + kReach * each));
  const auto q = static_cast<std::size_t>(cursor());
  return first > last ? QString()
                      : tokenReading(*comparison(), q, heaviestOf(*comparison(), q, first, last));
}

QString TokenStrip::describe() const {
  if (!hasQueries()) {
    return tr("No rollout is computed yet.");
  }
  const auto q = static_cast<std::size_t>(cursor());
  QStringList sentences = {
      tr("Attention of query %1 over its %Ln tokens.", nullptr, cursorQuery() + 1)
          .arg(QLocale().toString(cursorQuery()))};
  for (std::size_t i = 0; i < comparison()->tracks.size(); ++i) {
    const PolicyTrack& track = comparison()->tracks[i];
    sentences << tr("%1 keeps %2 and drops a mass of %3.")
                     .arg(policyName(static_cast<int>(i)),
                          QLocale().toString(static_cast<qlonglong>(track.series.read[q])),
                          shortNumber(track.series.dropped[q]));
  }
  return sentences.join(QLatin1Char(' '));
}

int TokenStrip::minimumLeftMargin() const {
  const TextMetrics metrics(font(TypeScale::Role::ticks), this);
  double widest = 0.0;
  if (comparison()) {
    for (const PolicyTrack& track : comparison()->tracks) {
      widest =
          std::max(widest, metrics.horizontalAdvance(styleOf(track.choice.info->id).shortLabel));
    }
  }
  return static_cast<int>(std::ceil(widest)) + type().space(3);
}

QString TokenStrip::dataTitle() const {
  return hasQueries() ? tr("Tokens of query %1").arg(QLocale().toString(cursorQuery()))
                      : tr("Tokens of the current query");
}

QAbstractItemModel* TokenStrip::dataModel(QObject* parent) const {
  return hasQueries() ? rowTable(*comparison(), static_cast<std::size_t>(cursor()), parent)
                      : nullptr;
}

QSize TokenStrip::sizeHint() const {
  // Many policies share a height that leaves room for the pages.
  const int lanes = std::clamp(laneCount(), 1, 10);
  const double each = lanes <= 3 ? 6.0 : lanes <= 6 ? 4.0 : 3.0;
  return {type().space(100), type().space(3.0 + each * lanes)};
}

QSize TokenStrip::minimumSizeHint() const {
  return {type().space(40), sizeHint().height()};
}

}  // namespace kvbudget::ui
