#include "ui/views/sink_strips.h"

#include <QKeyEvent>
#include <QLocale>
#include <QScrollBar>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/controls/thin_scroll_bar.h"
#include "ui/theme/policy_style.h"
#include "ui/theme/text_metrics.h"
#include "ui/views/column_table.h"
#include "ui/views/shade.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
SinkStrips::SinkStrips(QWidget* parent) : TimelineView(parent), m_scroll(new ThinScrollBar(this)) {
  setAccessibleName(tr("Sinks"));
  m_scroll->hide();
  m_scroll->setFocusPolicy(Qt::NoFocus);
  connect(m_scroll, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
}

void SinkStrips::comparisonChanged() {
  if (!rebuild()) {
    update();
  }
}

bool SinkStrips::isSettled() const {
  return m_shown && m_shown->fates.comparison == comparison() && !m_queue.isBusy() &&
         !m_queue.hasPending();
}

int SinkStrips::sinkCount() const {
  return m_shown ? m_shown->fates.sinks() : 0;
}

int SinkStrips::trackCount() const {
  return m_shown ? m_shown->fates.tracks() : 0;
}

void SinkStrips::layoutChanged() {
  placeScrollBar();
  rebuild();
}

bool SinkStrips::rebuild() {
  if (!isVisible() || !hasQueries()) {
    return false;
  }
  std::vector<ShadeTable> shades;
  for (int track = 0; track < static_cast<int>(comparison()->tracks.size()); ++track) {
    shades.emplace_back(theme(), policyColour(track));
  }
  const auto columns =
      static_cast<int>(std::lround((plotRight() - plotLeft()) * devicePixelRatioF()));
  m_queue.request(
      {[shades, columns, data = comparison()](const ComputeQueue::IsCancelled& cancelled) {
         Hooks hooks;
         hooks.threads = 1;
         hooks.cancelled = cancelled;
         auto all = sinkFates(data, hooks);
         if (!all) {
           return std::any();
         }
         auto built = std::make_shared<Built>();
         built->fates = std::move(*all);
         for (int track = 0; track < built->fates.tracks(); ++track) {
           for (int sink = 0; sink < built->fates.sinks(); ++sink) {
             built->strips.push_back(stripImage(built->fates, sink, track, columns,
                                                shades[static_cast<std::size_t>(track)]));
           }
         }
         return std::any(std::shared_ptr<const Built>(std::move(built)));
       },
       [this](const std::any& result) {
         if (!result.has_value()) {
           return;
         }
         m_shown = std::any_cast<std::shared_ptr<const Built>>(result);
         placeScrollBar();
         updateDescription();
         update();
       }});
  return true;
}

QString SinkStrips::nameOfShown(int track) const {
  return labelOf(*m_shown->fates.comparison, static_cast<std::size_t>(track));
}

QString SinkStrips::queryName(Index q) const {
  return QLocale().toString(m_shown->fates.comparison->queries()[static_cast<std::size_t>(q)]);
}

QString SinkStrips::verdict(int sink, int track, double width) const {
  return fateText(m_shown->fates, sink, track, TextMetrics(font(TypeScale::Role::ticks), this),
                  width);
}

QString SinkStrips::readingAt(const QPointF& point) const {
  if (!m_shown || m_shown->fates.comparison != comparison()) {
    return {};
  }
  for (int sink = 0; sink < sinkCount(); ++sink) {
    for (int track = 0; track < trackCount(); ++track) {
      const QRectF strip = stripRect(sink, track);
      const QRectF row(0.0, strip.bottom() - rowHeight(), width(), rowHeight());
      if (!row.contains(point)) {
        continue;
      }
      const auto s = static_cast<std::size_t>(sink);
      const QString position = QLocale().toString(m_shown->fates.weights.sinks[s]);
      const QString policy = policyName(track);
      const Fate& f = fate(sink, track);
      QStringList lines = {tr("Keyframe %1 under %2").arg(position, policy)};
      if (const Index tokens = m_shown->fates.weights.tokens; tokens > 1) {
        lines << tr("Its %1 tokens count as kept while they have at least half of its attention.")
                     .arg(QLocale().toString(static_cast<qlonglong>(tokens)));
      }
      const auto q = static_cast<std::size_t>(queryAt(point.x()));
      if (strip.left() <= point.x() && q >= m_shown->fates.weights.first[s] && !f.kept.empty()) {
        const std::size_t at = q - m_shown->fates.weights.first[s];
        const QString weight = shortNumber(m_shown->fates.weights.weights[s][at]);
        lines << (f.kept[at] != 0 ? tr("Query %1: kept, with a mass of %2")
                                  : tr("Query %1: dropped, a mass of %2 lost"))
                     .arg(queryName(static_cast<Index>(q)), weight);
      }
      if (f.first_loss >= 0) {
        lines << tr("First lost at query %1, with a mass of %2")
                     .arg(queryName(f.first_loss), shortNumber(f.mass_at_first_loss));
        lines << tr("Kept at %1 % of the queries since it came").arg(shareText(f.share_kept));
        lines << tr("Mass lost %1 on average, %2 in all")
                     .arg(shortNumber(f.mean_mass_lost), shortNumber(f.mass_lost));
      } else if (!f.kept.empty()) {
        lines << tr("Never lost");
      }
      return lines.join(QLatin1Char('\n'));
    }
  }
  return {};
}

QString SinkStrips::describe() const {
  if (!m_shown) {
    return tr("No rollout is computed yet.");
  }
  if (sinkCount() == 0) {
    return tr("There are no keyframe sinks.");
  }
  QStringList sentences = {
      tr("What became of %Ln keyframe sinks under each shown policy.", nullptr, sinkCount())};
  constexpr int kMost = 8;
  for (int sink = 0; sink < std::min(sinkCount(), kMost); ++sink) {
    for (int track = 0; track < trackCount(); ++track) {
      const Fate& f = fate(sink, track);
      const QString policy = nameOfShown(track);
      const QString position =
          QLocale().toString(m_shown->fates.weights.sinks[static_cast<std::size_t>(sink)]);
      sentences << (f.first_loss < 0
                        ? tr("Keyframe %1 is never lost under %2.").arg(position, policy)
                        : tr("Keyframe %1 is first lost at query %2 under %3 and kept at %4 % of "
                             "queries.")
                              .arg(position, queryName(f.first_loss), policy,
                                   shareText(f.share_kept)));
    }
  }
  return sentences.join(QLatin1Char(' '));
}

void SinkStrips::wheelEvent(QWheelEvent* event) {
  if (m_scroll->isVisible()) {
    m_scroll->event(event);
  } else {
    event->ignore();
  }
}

void SinkStrips::keyPressEvent(QKeyEvent* event) {
  const bool up = event->key() == Qt::Key_Up;
  if ((up || event->key() == Qt::Key_Down) && m_scroll->isVisible()) {
    m_scroll->triggerAction(up ? QScrollBar::SliderSingleStepSub : QScrollBar::SliderSingleStepAdd);
    return;
  }
  TimelineView::keyPressEvent(event);
}

QString SinkStrips::dataTitle() const {
  return tr("Fates of the keyframe sinks");
}

QAbstractItemModel* SinkStrips::dataModel(QObject* parent) const {
  const QStringList names = {tr("keyframe"),       tr("policy"),     tr("first lost at query"),
                             tr("mass lost then"), tr("share kept"), tr("mean mass lost"),
                             tr("mass lost, sum")};
  std::vector<std::vector<QVariant>> rows;
  for (int sink = 0; sink < sinkCount(); ++sink) {
    for (int track = 0; track < trackCount(); ++track) {
      const Fate& f = fate(sink, track);
      const bool lost = f.first_loss >= 0;
      rows.push_back(
          {m_shown->fates.weights.sinks[static_cast<std::size_t>(sink)], nameOfShown(track),
           lost ? QVariant(
                      m_shown->fates.comparison->queries()[static_cast<std::size_t>(f.first_loss)])
                : QVariant(),
           lost ? QVariant(f.mass_at_first_loss) : QVariant(), f.share_kept, f.mean_mass_lost,
           f.mass_lost});
    }
  }
  return new ColumnTable(names, std::move(rows), parent);
}

QSize SinkStrips::sizeHint() const {
  const int rows = std::clamp(sinkCount() * trackCount(), 4, 6);
  return {type().space(140), static_cast<int>(rows * rowHeight()) + type().space(2)};
}

QSize SinkStrips::minimumSizeHint() const {
  return {type().space(40), static_cast<int>(2 * rowHeight())};
}

}  // namespace kvbudget::ui
