#pragma once

#include <QObject>
#include <QTextObjectInterface>
#include <memory>
#include <vector>

#include "ui/formula/formula_box.h"

namespace kvbudget::ui {

/// Formulas as characters of a QTextDocument: they are laid out and painted with its text, at its
/// size and for its device, on screen, in print and in exports.
class FormulaObject final : public QObject, public QTextObjectInterface {
  Q_OBJECT
  Q_INTERFACES(QTextObjectInterface)

 public:
  static constexpr int kType = QTextFormat::UserObject + 17;

  explicit FormulaObject(QTextDocument& document);

  /// The format of the object character that stands for `formula`, in the font and colour of
  /// `text`.
  [[nodiscard]] QTextCharFormat add(FormulaNode formula, FormulaStyle style,
                                    const QTextCharFormat& text);

  [[nodiscard]] QSizeF intrinsicSize(QTextDocument* document, int position,
                                     const QTextFormat& format) override;
  void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                  const QTextFormat& format) override;

  /// What the object characters stand for, in plain text.
  [[nodiscard]] QString plainText(const QTextCharFormat& format) const;

 private:
  struct Entry {
    FormulaNode formula;
    FormulaStyle style = FormulaStyle::inLine;
  };
  [[nodiscard]] const Entry* entryOf(const QTextFormat& format) const;

  std::vector<Entry> m_entries;
};

}  // namespace kvbudget::ui
