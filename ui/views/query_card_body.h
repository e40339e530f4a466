#pragma once

#include <QWidget>
#include <vector>

namespace kvbudget::ui {

struct ReadingRow;

/// Paints the query card's columns and its sentence. Painted rather than laid out of labels: the
/// cursor moves at every frame, and 30 labels would lay the card out anew each time.
class QueryCardBody : public QWidget {
  Q_OBJECT

 public:
  struct Head {
    QString title, shortTitle;
    QColor colour;
  };

  explicit QueryCardBody(QWidget* parent = nullptr);

  /// `policies` of which `heads` are the first.
  void setContent(std::vector<Head> heads, std::vector<ReadingRow> rows, const QString& sentence,
                  std::size_t policies);

  /// How many columns there is room for.
  [[nodiscard]] std::size_t shownColumns() const { return columns().widths.size(); }

  /// Room for the rows and, at the present width, for a long sentence, whatever is shown now:
  /// nothing moves with the cursor.
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct Columns {
    std::vector<double> widths;
    bool longHeads = false;
  };
  [[nodiscard]] int rowHeight() const;
  [[nodiscard]] int heightAt(int width) const;
  /// As many columns as leave room for the rows' labels, with long heads where those fit.
  [[nodiscard]] Columns columns() const;

  std::vector<Head> m_heads;
  std::vector<ReadingRow> m_rows;
  QString m_sentence;
  std::size_t m_policies = 0;
};

}  // namespace kvbudget::ui
