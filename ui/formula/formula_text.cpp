#include "ui/formula/formula_text.h"

#include <QAbstractTextDocumentLayout>
#include <QMimeData>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QTextList>
#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/formula/formula_object.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

// Stand for formulas while Markdown is read: private characters that no text has a use for.
constexpr char16_t kFirstMark = 0xE000;
constexpr std::size_t kMostFormulas = 0x1800;
constexpr double kLineHeight = 128.0;  // per cent

struct Marked {
  QString markdown;
  std::vector<TextPiece> formulas;
  std::vector<QString> ends;  // what follows each and must not begin a line
};

// Takes a punctuation mark off the front of a text.
QString takeEnd(QString& words) {
  static const QString marks = QStringLiteral(".,;:!?)”’。，；：！？）、");
  if (words.isEmpty() || !marks.contains(words.front())) {
    return {};
  }
  const QString end = words.left(1);
  words.remove(0, 1);
  return end;
}

std::optional<std::size_t> indexOf(QChar c) {
  const auto code = c.unicode();
  return code >= kFirstMark && code < kFirstMark + kMostFormulas
             ? std::optional(static_cast<std::size_t>(code - kFirstMark))
             : std::nullopt;
}

Marked marked(const QString& markdown) {
  Marked result;
  std::vector<TextPiece> pieces;
  try {
    pieces = split_formulas(markdown.toStdString());
  } catch (const FormulaError&) {
    result.markdown = markdown;  // a dollar sign without its partner is one
    return result;
  }
  bool inLine = false;
  for (TextPiece& piece : pieces) {
    if (piece.kind == TextPiece::Kind::words || result.formulas.size() >= kMostFormulas) {
      QString words = QString::fromStdString(piece.text);
      if (std::exchange(inLine, false)) {
        result.ends.back() = takeEnd(words);
      }
      result.markdown += words;
    } else {
      result.markdown +=
          QChar(static_cast<char16_t>(kFirstMark + static_cast<char16_t>(result.formulas.size())));
      inLine = piece.kind != TextPiece::Kind::display_formula;
      result.formulas.push_back(std::move(piece));
      result.ends.emplace_back();
    }
  }
  return result;
}

void applyLook(QTextDocument& document, const FormulaTextLook& look) {
  const double space = look.points * 0.62;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    const int heading = format.headingLevel();
    format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
    const bool item = block.textList() != nullptr;
    format.setTopMargin(block.position() == 0 ? 0.0 : heading > 0 ? 1.8 * space : 0.0);
    format.setBottomMargin(item ? 0.35 * space : space);
    cursor.setBlockFormat(format);
    for (auto it = block.begin(); !it.atEnd(); ++it) {
      const QTextFragment fragment = it.fragment();
      QTextCharFormat text = fragment.charFormat();
      QFont font(look.family);
      font.setPointSizeF(look.points * (heading == 1 ? 1.4 : heading == 2 ? 1.18 : 1.0));
      const bool strong = heading > 0 || text.fontWeight() >= QFont::DemiBold;
      font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
      font.setItalic(text.fontItalic());
      const QBrush ink = text.isAnchor() ? look.link : look.ink;
      QTextCharFormat next;
      next.setFont(font);
      next.setForeground(ink);
      if (text.isAnchor()) {
        next.setAnchor(true);
        next.setAnchorHref(text.anchorHref());
        next.setFontUnderline(true);
      }
      cursor.setPosition(fragment.position());
      cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
      cursor.setCharFormat(next);
    }
  }
}

FormulaNode withEnd(FormulaNode formula, const QString& end) {
  if (end.isEmpty()) {
    return formula;
  }
  FormulaNode mark;
  mark.kind = FormulaNode::Kind::symbol;
  mark.text = end.toStdString();
  FormulaNode row;
  row.parts = {std::move(formula), std::move(mark)};
  return row;
}

void placeFormulas(QTextDocument& document, const Marked& marked, const FormulaTextLook& look) {
  auto* object = document.findChild<FormulaObject*>();
  delete object;
  object = new FormulaObject(document);
  const QString text = document.toRawText();
  for (qsizetype at = text.size() - 1; at >= 0; --at) {  // from the end: positions before stay
    const auto index = indexOf(text[at]);
    if (!index || *index >= marked.formulas.size()) {
      continue;
    }
    const TextPiece& piece = marked.formulas[*index];
    const QString& end = marked.ends[*index];
    QTextCursor cursor(&document);
    cursor.setPosition(static_cast<int>(at));
    cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
    QTextCharFormat format = cursor.charFormat();
    const bool display = piece.kind == TextPiece::Kind::display_formula;
    double below = 0.0;
    try {
      FormulaNode formula = withEnd(parse_formula(piece.text), end);
      below = layoutFormula(formula, format.font(),
                            display ? FormulaStyle::display : FormulaStyle::inLine, nullptr)
                  .descent;
      const QTextCharFormat set = object->add(
          std::move(formula), display ? FormulaStyle::display : FormulaStyle::inLine, format);
      cursor.insertText(QString(QChar::ObjectReplacementCharacter), set);
    } catch (const FormulaError&) {
      format.setForeground(look.error);
      cursor.insertText(QString::fromStdString(piece.text) + end, format);
    }
    if (display) {
      QTextBlockFormat block = cursor.blockFormat();
      block.setAlignment(Qt::AlignHCenter);
      block.setLineHeight(100.0, QTextBlockFormat::ProportionalHeight);
      block.setTopMargin(0.4 * below);
      block.setBottomMargin(block.bottomMargin() + below);
      cursor.setBlockFormat(block);
    }
  }
}

}  // namespace

FormulaTextLook FormulaTextLook::of(const Theme& theme, const TypeScale& type,
                                    TypeScale::Role role) {
  const QFont font = type.font(role);
  return {font.family(),
          font.pointSizeF(),
          theme.ink,
          theme.secondary,
          theme.textColour(theme.accent),
          theme.textColour(theme.broken)};
}

void setFormulaText(QTextDocument& document, const QString& markdown, const FormulaTextLook& look) {
  QFont font(look.family);
  font.setPointSizeF(look.points);
  document.setDefaultFont(font);
  document.setUndoRedoEnabled(false);
  const Marked text = marked(markdown);
  document.setMarkdown(text.markdown, QTextDocument::MarkdownNoHTML);
  applyLook(document, look);
  placeFormulas(document, text, look);
}

QString plainTextOf(const QTextDocument& document) {
  const auto* object = document.findChild<FormulaObject*>();
  QString text;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (!text.isEmpty()) {
      text += QLatin1Char('\n');
    }
    for (auto it = block.begin(); !it.atEnd(); ++it) {
      const QTextFragment fragment = it.fragment();
      const QTextCharFormat format = fragment.charFormat();
      const bool formula = format.objectType() == FormulaObject::kType && object != nullptr;
      text += formula ? object->plainText(format).repeated(fragment.length()) : fragment.text();
    }
  }
  return text;
}

FormulaText::FormulaText(TypeScale::Role role, QWidget* parent)
    : QTextBrowser(parent), m_role(role) {
  setFrameShape(QFrame::NoFrame);
  setOpenLinks(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  document()->setDocumentMargin(0.0);
  viewport()->setAutoFillBackground(false);
  setAsHighAsNeeded(true);
  connect(&Appearance::instance(), &Appearance::changed, this, &FormulaText::refresh);
  connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
          &FormulaText::fit);
}

void FormulaText::setAsHighAsNeeded(bool asNeeded) {
  m_asHighAsNeeded = asNeeded;
  setVerticalScrollBarPolicy(asNeeded ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
  setSizePolicy(QSizePolicy::Preferred, asNeeded ? QSizePolicy::Fixed : QSizePolicy::Expanding);
  // What scrolls must be reachable by keyboard; what does not is part of what scrolls.
  setFocusPolicy(asNeeded ? Qt::NoFocus : Qt::StrongFocus);
  if (!asNeeded) {
    setMinimumHeight(0);
    setMaximumHeight(QWIDGETSIZE_MAX);
  }
}

void FormulaText::setText(const QString& markdown) {
  m_markdown = markdown;
  refresh();
}

void FormulaText::refresh() {
  const Appearance& appearance = Appearance::instance();
  setFont(appearance.type().font(m_role));
  setFormulaText(*document(), m_markdown,
                 FormulaTextLook::of(appearance.theme(), appearance.type(), m_role));
  setAccessibleName(plainTextOf(*document()));
  fit();
}

void FormulaText::fit() {
  if (m_asHighAsNeeded) {
    const int height = static_cast<int>(std::ceil(document()->size().height())) + 1;
    if (height != minimumHeight() || height != maximumHeight()) {
      setFixedHeight(height);
    }
  }
}

void FormulaText::resizeEvent(QResizeEvent* event) {
  QTextBrowser::resizeEvent(event);
  fit();
}

QSize FormulaText::sizeHint() const {
  return {Appearance::instance().type().space(80),
          m_asHighAsNeeded ? minimumHeight() : Appearance::instance().type().space(60)};
}

QSize FormulaText::minimumSizeHint() const {
  return {Appearance::instance().type().space(30), m_asHighAsNeeded ? minimumHeight() : 0};
}

// Copied formulas are text; the object characters would be boxes elsewhere.
QMimeData* FormulaText::createMimeDataFromSelection() const {
  QTextDocument part;
  QTextCursor cursor(&part);
  cursor.insertFragment(textCursor().selection());
  const auto* object = document()->findChild<FormulaObject*>();
  QString text;
  for (QTextBlock block = part.begin(); block.isValid(); block = block.next()) {
    text += text.isEmpty() ? QString() : QStringLiteral("\n");
    for (auto it = block.begin(); !it.atEnd(); ++it) {
      const QTextCharFormat format = it.fragment().charFormat();
      const bool formula = format.objectType() == FormulaObject::kType && object != nullptr;
      text += formula ? object->plainText(format) : it.fragment().text();
    }
  }
  auto* copied = new QMimeData;
  copied->setText(text);
  return copied;
}

}  // namespace kvbudget::ui
