#include "ui/formula/formula_object.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

namespace kvbudget::ui {
namespace {

constexpr int kIndex = QTextFormat::UserProperty + 1;

FormulaBox boxOf(const FormulaNode& formula, FormulaStyle style, const QTextCharFormat& format,
                 const QTextDocument& document) {
  return layoutFormula(formula, format.font(), style, document.documentLayout()->paintDevice());
}

// A formula that is wider than the text is shrunk to its width: better small than cut.
double shrinkOf(const FormulaBox& box, const QTextDocument& document) {
  const double room = document.textWidth() - 2.0 * document.documentMargin();
  return room > 0.0 && box.width > room ? room / box.width : 1.0;
}

}  // namespace

FormulaObject::FormulaObject(QTextDocument& document) : QObject(&document) {
  document.documentLayout()->registerHandler(kType, this);
}

QTextCharFormat FormulaObject::add(FormulaNode formula, FormulaStyle style,
                                   const QTextCharFormat& text) {
  QTextCharFormat format = text;
  format.setObjectType(kType);
  format.setVerticalAlignment(QTextCharFormat::AlignNormal);
  format.setProperty(kIndex, static_cast<int>(m_entries.size()));
  m_entries.push_back({std::move(formula), style});
  return format;
}

const FormulaObject::Entry* FormulaObject::entryOf(const QTextFormat& format) const {
  const int index = format.hasProperty(kIndex) ? format.intProperty(kIndex) : -1;
  return index >= 0 && static_cast<std::size_t>(index) < m_entries.size()
             ? &m_entries[static_cast<std::size_t>(index)]
             : nullptr;
}

QSizeF FormulaObject::intrinsicSize(QTextDocument* document, int /*position*/,
                                    const QTextFormat& format) {
  const Entry* entry = entryOf(format);
  if (entry == nullptr) {
    return {};
  }
  const QTextCharFormat text = format.toCharFormat();
  const FormulaBox box = boxOf(entry->formula, entry->style, text, *document);
  // Qt stands an object on the baseline, without a descent of its own. What is below the baseline
  // is painted below the object, into the space between lines.
  const double shrink = shrinkOf(box, *document);
  return {shrink * box.width, shrink * box.ascent};
}

void FormulaObject::drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document,
                               int /*position*/, const QTextFormat& format) {
  const Entry* entry = entryOf(format);
  if (entry == nullptr) {
    return;
  }
  const QTextCharFormat text = format.toCharFormat();
  const FormulaBox box = boxOf(entry->formula, entry->style, text, *document);
  const double shrink = shrinkOf(box, *document);
  painter->save();
  painter->translate(rect.left(), rect.bottom());
  painter->scale(shrink, shrink);
  paintFormula(*painter, box, {0.0, 0.0}, text.foreground().color());
  painter->restore();
}

QString FormulaObject::plainText(const QTextCharFormat& format) const {
  const Entry* entry = entryOf(format);
  return entry == nullptr ? QString() : QString::fromStdString(plain_text(entry->formula));
}

}  // namespace kvbudget::ui
