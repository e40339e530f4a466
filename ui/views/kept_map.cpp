#include "ui/views/kept_map.h"

#include <QContextMenuEvent>
#include <QLocale>
#include <QMenu>
#include <algorithm>

#include "core/rollout/why.h"
#include "ui/plot/axis.h"
#include "ui/theme/policy_style.h"
#include "ui/views/map_image.h"
#include "ui/views/map_painter.h"
#include "ui/views/token_reading.h"

namespace kvbudget::ui {

KeptMap::KeptMap(QWidget* parent) : TimelineView(parent) {
  setAccessibleName(tr("Kept map"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void KeptMap::setComparison(std::shared_ptr<const Comparison> comparison) {
  const QString before = choiceText();
  TimelineView::setComparison(std::move(comparison));
  if (choiceText() != before) {
    Q_EMIT choiceChanged(choiceText());
  }
}

QList<int> KeptMap::shownTracks() const {
  if (!comparison() || comparison()->tracks.empty()) {
    return {};
  }
  const auto& tracks = comparison()->tracks;
  QList<int> shown;
  for (const int track : m_chosen) {
    if (track >= 0 && track < static_cast<int>(tracks.size()) && !shown.contains(track)) {
      shown << track;
    }
  }
  if (shown.isEmpty()) {
    // A mass budget's map shows most: what a window keeps can be imagined.
    const auto budget = std::ranges::find_if(
        tracks, [](const PolicyTrack& track) { return track.promised_tau >= 0.0; });
    shown << (budget == tracks.end() ? 0 : static_cast<int>(budget - tracks.begin()));
  }
  return shown.mid(0, 2);
}

void KeptMap::setShownTracks(const QList<int>& tracks) {
  if (tracks != m_chosen) {
    m_chosen = tracks;
    rebuild();
    updateDescription();
    update();
    Q_EMIT choiceChanged(choiceText());
  }
}

QString KeptMap::choiceText() const {
  const QList<int> shown = shownTracks();
  if (shown.isEmpty()) {
    return {};
  }
  return shown.size() == 1 ? policyName(shown[0])
                           : tr("%1 and %2").arg(policyName(shown[0]), policyName(shown[1]));
}

void KeptMap::fillChoiceMenu(QMenu* menu) {
  menu->clear();
  const QList<int> shown = shownTracks();
  const auto count = comparison() ? static_cast<int>(comparison()->tracks.size()) : 0;
  const auto add = [&](const QString& text, bool checked, const QList<int>& tracks) {
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(checked);
    connect(action, &QAction::triggered, this, [this, tracks] { setShownTracks(tracks); });
  };
  for (int i = 0; i < count; ++i) {
    QList<int> tracks = {i};
    if (shown.size() == 2 && shown[1] != i) {
      tracks << shown[1];
    }
    add(policyName(i), shown.value(0) == i, tracks);
  }
  if (count < 2) {
    return;
  }
  menu->addSection(tr("Below It"));
  add(tr("Nothing"), shown.size() == 1, {shown[0]});
  for (int i = 0; i < count; ++i) {
    if (i != shown[0]) {
      add(policyName(i), shown.value(1, -1) == i, {shown[0], i});
    }
  }
}

const std::vector<Position>& KeptMap::sinks() const {
  return comparison()->exploration->attention->keyframes();
}

QRectF KeptMap::mapRect(int map) const {
  const auto count = std::max<qsizetype>(1, shownTracks().size());
  const int top = type().space(1);
  const int gap = type().space(2);
  const int bottom = height() - type().space(5);
  const int each = std::max(1, static_cast<int>((bottom - top - gap * (count - 1)) / count));
  return {static_cast<double>(plotLeft()), static_cast<double>(top + map * (each + gap)),
          static_cast<double>(plotRight() - plotLeft()), static_cast<double>(each)};
}

double KeptMap::yOf(int map, double position) const {
  return MapPainter::yOf(mapRect(map), tokens(), position);
}

bool KeptMap::isSettled() const {
  return m_shown.comparison == comparison() && !m_queue.isBusy() && !m_queue.hasPending();
}

void KeptMap::layoutChanged() {
  rebuild();
}

void KeptMap::comparisonChanged() {
  if (!rebuild()) {
    update();
  }
}

bool KeptMap::rebuild() {
  if (!isVisible() || !hasQueries()) {
    return false;
  }
  struct Wanted {
    std::size_t track;
    QSize pixels;
    ShadeTable shades;
  };
  std::vector<Wanted> wanted;
  const double ratio = devicePixelRatioF();
  const QList<int> shown = shownTracks();
  for (int map = 0; map < static_cast<int>(shown.size()); ++map) {
    const auto track = static_cast<std::size_t>(shown[map]);
    const QSizeF size = mapRect(map).size() * ratio;
    wanted.push_back({track,
                      {qRound(size.width()), qRound(size.height())},
                      ShadeTable(theme(), policyColour(shown[map]))});
  }
  const int thickness = qRound(2.0 * ratio);
  m_queue.request(
      {[wanted, thickness, data = comparison()](const ComputeQueue::IsCancelled& cancelled) {
         Built built{data, {}};
         for (const Wanted& map : wanted) {
           const auto image =
               keptMapImage(*data, map.track, map.pixels, thickness, map.shades, cancelled);
           built.images << image.value_or(QImage());
         }
         return std::any(std::move(built));
       },
       [this](std::any result) {
         m_shown = std::any_cast<Built>(std::move(result));
         ++m_built;
         update();
       }});
  return true;
}

QString KeptMap::readingAt(const QPointF& point) const {
  if (!hasQueries()) {
    return {};
  }
  for (int map = 0; map < static_cast<int>(shownTracks().size()); ++map) {
    const QRectF rect = mapRect(map);
    if (!rect.contains(point)) {
      continue;
    }
    const auto q = static_cast<std::size_t>(queryAt(point.x()));
    const Position t = comparison()->queries()[q];
    if (xOf(t) > point.x()) {
      return {};  // before the first query
    }
    // A pixel stands for several positions, and a pointer for several pixels.
    constexpr double kReach = 2.0;
    const double each = static_cast<double>(tokens()) / rect.height();
    const double position = (rect.bottom() - point.y()) * each;
    const auto first = static_cast<Position>(std::max(0.0, position - kReach * each));
    const auto last = static_cast<Position>(std::min<double>(t, position + kReach * each));
    return first > last ? QString()
                        : tokenReading(*comparison(), q, heaviestOf(*comparison(), q, first, last));
  }
  return {};
}

QString KeptMap::describe() const {
  if (!hasQueries()) {
    return tr("No rollout is computed yet.");
  }
  const auto q = static_cast<std::size_t>(cursor());
  QStringList sentences = {tr("Tokens kept and dropped at %Ln queries, shown for %1.", nullptr,
                              static_cast<int>(comparison()->queries().size()))
                               .arg(choiceText())};
  for (const int shown : shownTracks()) {
    const PolicyTrack& track = comparison()->tracks[static_cast<std::size_t>(shown)];
    sentences << tr("At query %1, %2 keeps %3 of %Ln tokens and drops a mass of %4.", nullptr,
                    cursorQuery() + 1)
                     .arg(QLocale().toString(cursorQuery()), policyName(shown),
                          QLocale().toString(static_cast<qlonglong>(track.series.read[q])),
                          shortNumber(track.series.dropped[q]));
  }
  return sentences.join(QLatin1Char(' '));
}

QString KeptMap::dataTitle() const {
  return hasQueries() ? tr("Tokens of query %1").arg(QLocale().toString(cursorQuery()))
                      : tr("Kept map");
}

QAbstractItemModel* KeptMap::dataModel(QObject* parent) const {
  return hasQueries() ? rowTable(*comparison(), static_cast<std::size_t>(cursor()), parent)
                      : nullptr;
}

QSize KeptMap::sizeHint() const {
  return {type().space(140), type().space(56)};
}

QSize KeptMap::minimumSizeHint() const {
  return {type().space(40), type().space(26)};
}

void KeptMap::contextMenuEvent(QContextMenuEvent* event) {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  fillChoiceMenu(menu);
  menu->popup(event->globalPos());
}

}  // namespace kvbudget::ui
