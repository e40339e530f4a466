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
  [[nodiscard]] std::size_t shownColumns() const { return columns().first.size(); }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] int rowHeight() const;
  /// Widths of the columns, and whether their long heads fit.
  [[nodiscard]] std::pair<std::vector<double>, bool> columns() const;

  std::vector<Head> m_heads;
  std::vector<ReadingRow> m_rows;
  QString m_sentence;
  std::size_t m_policies = 0;
};

}  // namespace kvbudget::ui
