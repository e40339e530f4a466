#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>
#include <vector>

namespace kvbudget::ui {

struct PdfInfo {
  QString title, subject, creator, producer;
};

/// The objects of a PDF with one page and one table of references, as QPdfWriter writes it; to be
/// changed and written anew.
class PdfObjects {
 public:
  /// Throws Error when the bytes are no such PDF.
  explicit PdfObjects(const QByteArray& pdf);

  /// The page's size in points, whole or not, from its lower left corner.
  void setPageSize(const QSizeF& points);
  /// Replaces all that is said of the document. A creation date is only there when the environment
  /// variable SOURCE_DATE_EPOCH gives one.
  void setInfo(const PdfInfo& info);
  [[nodiscard]] QByteArray bytes() const;

 private:
  struct Object {
    int number = 0;
    QByteArray body;  // between "obj" and "endobj"
  };
  [[nodiscard]] Object& object(int number);

  std::vector<Object> m_objects;  // in the order of the file
  int m_root = 0;
  int m_info = 0;
};

}  // namespace kvbudget::ui
