#include "ui/views/kept_map.h"

#include <QContextMenuEvent>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <algorithm>

#include "core/rollout/why.h"
#include "ui/plot/axis.h"
#include "ui/theme/policy_style.h"
#include "ui/views/map_image.h"
#include "ui/views/map_painter.h"
#include "ui/views/token_reading.h"

namespace kvbudget::ui {
namespace {

constexpr double kLeastWidth = 60.0;  // spaces: of a map beside another
constexpr double kBetween = 5.0;      // spaces between two: the second one's sinks are marked there

}  // namespace

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
  menu->addSection(tr("Beside It"));
  add(tr("Nothing"), shown.size() == 1, {shown[0]});
  for (int i = 0; i < count; ++i) {
    if (i != shown[0]) {
      add(policyName(i), shown.value(1, -1) == i, {shown[0], i});
    }
  }
  menu->addSeparator();
  QAction* stacked = menu->addAction(tr("One Below the Other"));
  stacked->setCheckable(true);
  stacked->setChecked(m_stacked);
  connect(stacked, &QAction::triggered, this, &KeptMap::setStacked);
}

bool KeptMap::isSideBySide() const {
  return !m_stacked && shownTracks().size() == 2 &&
         plotRight() - plotLeft() >= type().space(2.0 * kLeastWidth + kBetween);
}

void KeptMap::setStacked(bool stacked) {
  if (stacked != m_stacked) {
    m_stacked = stacked;
    rebuild();
    update();
  }
}

const std::vector<Position>& KeptMap::sinks() const {
  return comparison()->exploration->attention->keyframes();
}

QRectF KeptMap::mapRect(int map) const {
  if (isSideBySide()) {
    const int between = type().space(kBetween);
    const int wide = (plotRight() - plotLeft() - between) / 2;
    const int under = height() - type().space(5);
    return {static_cast<double>(plotLeft() + map * (wide + between)),
            static_cast<double>(type().space(1)), static_cast<double>(wide),
            static_cast<double>(std::max(1, under - type().space(1)))};
  }
  const auto count = std::max<qsizetype>(1, shownTracks().size());
  const int top = type().space(1);
  const int gap = type().space(2);
  const int bottom = height() - type().space(5);
  const int each = std::max(1, static_cast<int>((bottom - top - gap * (count - 1)) / count));
  return {static_cast<double>(plotLeft()), static_cast<double>(top + map * (each + gap)),
          static_cast<double>(plotRight() - plotLeft()), static_cast<double>(each)};
}

int KeptMap::marginBesideFirst() const {
  return width() - qRound(mapRect(0).right());
}

double KeptMap::yOf(int map, double position) const {
  return MapPainter::yOf(mapRect(map), tokens(), position);
}

double KeptMap::xIn(int map, double token) const {
  const QRectF rect = mapRect(map);
  return rect.left() + rect.width() * token / static_cast<double>(std::max<Index>(1, tokens()));
}

// Beside the other each map has an axis of its own.
int KeptMap::queryUnder(double x) const {
  if (!isSideBySide()) {
    return queryAt(x);
  }
  const QRectF second = mapRect(1);
  const QRectF rect = x < second.left() - type().space(kBetween / 2.0) ? mapRect(0) : second;
  const double share = std::clamp((x - rect.left()) / rect.width(), 0.0, 1.0);
  return queryAt(plotLeft() + share * (plotRight() - plotLeft()));
}

void KeptMap::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && hasQueries()) {
    Q_EMIT cursorRequested(queryUnder(event->position().x()));
  } else {
    event->ignore();
  }
}

void KeptMap::mouseMoveEvent(QMouseEvent* event) {
  if ((event->buttons() & Qt::LeftButton) != 0 && hasQueries()) {
    Q_EMIT cursorRequested(queryUnder(event->position().x()));
  } else {
    TimelineView::mouseMoveEvent(event);
  }
}

void KeptMap::cursorMoved(double oldX, double newX) {
  if (isSideBySide()) {
    update();
  } else {
    TimelineView::cursorMoved(oldX, newX);
  }
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
  if (const int margin = marginBesideFirst(); margin != m_besideFirst) {
    m_besideFirst = margin;
    Q_EMIT firstMapEndMoved();
  }
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
    const auto q = static_cast<std::size_t>(queryUnder(point.x()));
    const Position t = comparison()->queries()[q];
    if (xIn(map, static_cast<double>(t)) > point.x()) {
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
