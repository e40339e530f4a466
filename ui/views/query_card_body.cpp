#include "ui/views/query_card_body.h"

#include <QPaintEvent>
#include <QPainter>
#include <QResizeEvent>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/theme/appearance.h"
#include "ui/theme/text_metrics.h"
#include "ui/views/query_card.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

constexpr std::size_t kUsualRows = 6;
constexpr double kLongSentence = 150.0;  // characters

}  // namespace

QueryCardBody::QueryCardBody(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);  // or each repaint repaints the card behind it
  connect(&Appearance::instance(), &Appearance::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void QueryCardBody::setContent(std::vector<Head> heads, std::vector<ReadingRow> rows,
                               const QString& sentence, std::size_t policies) {
  m_policies = policies;
  m_heads = std::move(heads);
  m_rows = std::move(rows);
  m_sentence = sentence;
  update();
}

int QueryCardBody::rowHeight() const {
  return Appearance::instance().type().space(5.5);
}

QSize QueryCardBody::sizeHint() const {
  return {Appearance::instance().type().space(100), heightAt(width())};
}

QSize QueryCardBody::minimumSizeHint() const {
  return {Appearance::instance().type().space(42), heightAt(width())};
}

int QueryCardBody::heightAt(int width) const {
  const TypeScale& type = Appearance::instance().type();
  const TextMetrics metrics(type.font(Role::text, this), this);
  const double sentence = kLongSentence * metrics.averageCharWidth();
  const double lines = std::clamp(std::ceil(sentence / std::max(1.0, width - 4.0)), 1.0, 5.0);
  return rowHeight() * static_cast<int>(kUsualRows + 1) + type.space(2) +
         static_cast<int>(std::ceil(lines * metrics.lineSpacing()));
}

void QueryCardBody::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->oldSize().width() != event->size().width()) {
    updateGeometry();
  }
}

QueryCardBody::Columns QueryCardBody::columns() const {
  const TypeScale& type = Appearance::instance().type();
  const TextMetrics plain(type.font(Role::text, this), this);
  const TextMetrics strong(type.font(Role::text, this, true), this);
  double labels = 0.0;
  for (const ReadingRow& row : m_rows) {
    labels = std::max(labels, plain.horizontalAdvance(row.shortLabel));
  }
  const double room = width() - labels - 4.0;
  const auto widths = [&](bool longHeads, double gap) {
    std::vector<double> result;
    for (const Head& head : m_heads) {
      // Wide enough for any reading, so that columns stand still while the cursor moves.
      const double reading = strong.horizontalAdvance(QStringLiteral("00.0000"));
      const QString& name = longHeads ? head.title : head.shortTitle;
      result.push_back(std::max(reading, strong.horizontalAdvance(name)) + gap);
    }
    return result;
  };
  Columns columns;
  for (const auto& [longHeads, gap] :
       {std::pair{true, 4.0}, {true, 2.5}, {false, 4.0}, {false, 2.5}}) {
    columns = {widths(longHeads, type.space(gap)), longHeads};
    if (std::accumulate(columns.widths.begin(), columns.widths.end(), 0.0) <= room) {
      return columns;
    }
  }
  double left = room;
  std::size_t fitting = 0;
  while (fitting < columns.widths.size() && (fitting == 0 || columns.widths[fitting] <= left)) {
    left -= columns.widths[fitting++];
  }
  columns.widths.resize(fitting);
  return columns;
}

void QueryCardBody::paintEvent(QPaintEvent* event) {
  const Appearance& appearance = Appearance::instance();
  const TypeScale& type = appearance.type();
  const Theme& theme = appearance.theme();
  QPainter painter(this);
  painter.fillRect(event->rect(), theme.card);
  const QFont plain = type.font(Role::text, this);
  const QFont strong = type.font(Role::text, this, true);
  const TextMetrics metrics(plain, this);
  const TextMetrics strongMetrics(strong, this);
  const double row = rowHeight();
  const auto [widths, longHeads] = columns();
  const double columnsWidth = std::accumulate(widths.begin(), widths.end(), 0.0);
  const double labelWidth = std::max(0.0, width() - columnsWidth - 2.0);

  const auto right = [&](double edge, double top, const QString& text, const QFont& font,
                         const QColor& colour) {
    const TextMetrics fm(font, this);
    painter.setFont(font);
    painter.setPen(colour);
    drawRemembered(painter, {edge - fm.horizontalAdvance(text), top + (row + fm.capHeight()) / 2.0},
                   text);
  };
  double edge = labelWidth;
  for (std::size_t c = 0; c < widths.size(); ++c) {
    edge += widths[c];
    const Head& head = m_heads[c];
    right(edge, 0.0, longHeads ? head.title : head.shortTitle, strong,
          theme.textColour(head.colour));
  }
  double top = row;
  for (const ReadingRow& reading : m_rows) {
    const bool fits = metrics.horizontalAdvance(reading.label) <= labelWidth;
    const QString label =
        metrics.elidedText(fits ? reading.label : reading.shortLabel, Qt::ElideRight, labelWidth);
    painter.setFont(plain);
    painter.setPen(theme.secondary);
    drawRemembered(painter, {2.0, top + (row + metrics.capHeight()) / 2.0}, label);
    edge = labelWidth;
    for (std::size_t c = 0; c < widths.size(); ++c) {
      edge += widths[c];
      right(edge, top, reading.texts[static_cast<qsizetype>(c)], reading.strong ? strong : plain,
            theme.ink);
    }
    top += row;
  }
  QString sentence = m_sentence;
  if (widths.size() < m_policies) {
    sentence += u' ' + tr("The first %Ln of %1 policies are shown.", nullptr,
                          static_cast<int>(widths.size()))
                           .arg(m_policies);
  }
  // Whole lines only: half a line looks broken. The tooltip and the description have it all.
  QRectF rest(2.0, top + type.space(2), width() - 4.0, height() - top - type.space(2));
  const double lines = std::floor(rest.height() / metrics.lineSpacing());
  rest.setHeight(lines * metrics.lineSpacing());
  if (lines >= 1.0) {
    painter.setFont(plain);
    painter.setPen(theme.ink);
    drawWrapped(painter, rest, sentence);
  }
  if (hasFocus()) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 3.0, 3.0);
  }
}

}  // namespace kvbudget::ui
