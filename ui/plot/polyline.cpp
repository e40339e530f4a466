#include "ui/plot/polyline.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace kvbudget::ui {
namespace {

bool isFinite(const QPointF& point) {
  return std::isfinite(point.x()) && std::isfinite(point.y());
}

// Liang and Barsky: where along a segment (0 to 1) it enters and leaves the rectangle.
std::optional<std::pair<double, double>> within(const QPointF& a, const QPointF& b,
                                                const QRectF& rect) {
  double enter = 0.0;
  double leave = 1.0;
  const auto cut = [&](double direction, double room) {
    if (direction == 0.0) {
      return room >= 0.0;
    }
    const double at = room / direction;
    if (direction < 0.0) {
      enter = std::max(enter, at);
    } else {
      leave = std::min(leave, at);
    }
    return enter <= leave;
  };
  const QPointF d = b - a;
  const bool inside = cut(-d.x(), a.x() - rect.left()) && cut(d.x(), rect.right() - a.x()) &&
                      cut(-d.y(), a.y() - rect.top()) && cut(d.y(), rect.bottom() - a.y());
  return inside ? std::optional(std::pair(enter, leave)) : std::nullopt;
}

// Rounding must not put a cut point outside.
QPointF onto(const QRectF& rect, const QPointF& point) {
  return {std::clamp(point.x(), rect.left(), rect.right()),
          std::clamp(point.y(), rect.top(), rect.bottom())};
}

bool contains(const QRectF& rect, const QPointF& point) {
  return point.x() >= rect.left() && point.x() <= rect.right() && point.y() >= rect.top() &&
         point.y() <= rect.bottom();
}

}  // namespace

std::vector<Polyline> stretches(std::span<const QPointF> points) {
  std::vector<Polyline> result;
  bool open = false;
  for (const QPointF& point : points) {
    if (!isFinite(point)) {
      open = false;
      continue;
    }
    if (!open) {
      result.emplace_back();
      open = true;
    }
    result.back().push_back(point);
  }
  return result;
}

std::vector<Polyline> clipped(std::span<const QPointF> line, const QRectF& rect) {
  std::vector<Polyline> result;
  if (line.size() == 1 && contains(rect, line.front())) {
    result.push_back({line.front()});
  }
  bool open = false;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const auto part = within(line[i - 1], line[i], rect);
    if (!part) {
      open = false;
      continue;
    }
    const QPointF d = line[i] - line[i - 1];
    if (!open) {
      const QPointF start = part->first > 0.0 ? line[i - 1] + part->first * d : line[i - 1];
      result.push_back({onto(rect, start)});
    }
    open = part->second >= 1.0;
    result.back().push_back(onto(rect, open ? line[i] : line[i - 1] + part->second * d));
  }
  return result;
}

Polyline stepped(std::span<const QPointF> line) {
  Polyline result;
  result.reserve(2 * line.size());
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i > 0) {
      result.emplace_back(line[i].x(), line[i - 1].y());
    }
    result.push_back(line[i]);
  }
  return result;
}

Polyline decimated(std::span<const QPointF> line, double left, int columns) {
  const auto runsBack = [](const QPointF& a, const QPointF& b) { return b.x() < a.x(); };
  if (columns < 1 || line.size() <= 2 * static_cast<std::size_t>(columns) ||
      std::ranges::adjacent_find(line, runsBack) != line.end()) {
    return {line.begin(), line.end()};
  }
  Polyline result;
  result.reserve(2 * static_cast<std::size_t>(columns) + 2);
  const auto add = [&](std::size_t i) {
    if (result.empty() || result.back() != line[i]) {
      result.push_back(line[i]);
    }
  };
  add(0);
  for (std::size_t i = 0; i < line.size();) {
    const double column = std::floor(line[i].x() - left);
    std::size_t lowest = i;
    std::size_t highest = i;
    for (; i < line.size() && std::floor(line[i].x() - left) == column; ++i) {
      lowest = line[i].y() < line[lowest].y() ? i : lowest;
      highest = line[i].y() > line[highest].y() ? i : highest;
    }
    add(std::min(lowest, highest));
    add(std::max(lowest, highest));
  }
  add(line.size() - 1);
  return result;
}

QList<QLineF> dashed(std::span<const QPointF> line, const QList<qreal>& lengths) {
  QList<QLineF> parts;
  parts.reserve(static_cast<qsizetype>(line.size()));
  const bool whole = std::ranges::none_of(lengths, [](qreal length) { return length > 0.0; });
  qsizetype entry = 0;
  double left = whole ? 0.0 : lengths[0];  // of the present dash or gap
  for (std::size_t i = 1; i < line.size(); ++i) {
    const QLineF segment(line[i - 1], line[i]);
    const double length = segment.length();
    if (whole || !(length > 0.0)) {
      parts.append(segment);
      continue;
    }
    double done = 0.0;
    while (done < length) {
      const double step = std::min(left, length - done);
      if (entry % 2 == 0 && step > 0.0) {
        parts.append({segment.pointAt(done / length), segment.pointAt((done + step) / length)});
      }
      done += step;
      left -= step;
      if (left <= 0.0) {
        entry = (entry + 1) % lengths.size();
        left = lengths[entry];
      }
    }
  }
  return parts;
}

}  // namespace kvbudget::ui
