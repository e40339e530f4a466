#pragma once

#include <QTextBrowser>

#include "ui/theme/theme.h"

namespace kvbudget::ui {

/// How a text with formulas looks.
struct FormulaTextLook {
  QString family;
  double points = 10.0;
  QColor ink, secondary, link, error;

  [[nodiscard]] static FormulaTextLook of(const Theme& theme, const TypeScale& type,
                                          TypeScale::Role role);
};

/// Fills a document from Markdown with formulas between dollar signs. A formula that cannot be read
/// stands there as it was written, in the colour of errors.
void setFormulaText(QTextDocument& document, const QString& markdown, const FormulaTextLook& look);

/// The document's text with its formulas in plain text, to be read out, copied or searched.
[[nodiscard]] QString plainTextOf(const QTextDocument& document);

/// A text with formulas, as high as it needs to be at its width. It follows theme and text zoom.
class FormulaText final : public QTextBrowser {
  Q_OBJECT

 public:
  explicit FormulaText(TypeScale::Role role = TypeScale::Role::text, QWidget* parent = nullptr);

  void setText(const QString& markdown);
  [[nodiscard]] const QString& markdown() const { return m_markdown; }
  /// False: it scrolls itself and is as high as it is made.
  void setAsHighAsNeeded(bool asNeeded);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  QMimeData* createMimeDataFromSelection() const override;

 private:
  void refresh();
  void fit();

  TypeScale::Role m_role;
  QString m_markdown;
  bool m_asHighAsNeeded = true;
};

}  // namespace kvbudget::ui
