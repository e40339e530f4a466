#include "ui/figures/pdf_objects.h"

#include <QDateTime>
#include <algorithm>
#include <map>

#include "core/base/error.h"

namespace kvbudget::ui {
namespace {

[[noreturn]] void fail() {
  throw Error("the PDF that Qt wrote is not as expected");
}

// The number behind a key, as in "/Root 2 0 R".
int numberAfter(const QByteArray& text, const char* key) {
  const QByteArray::const_iterator end = text.constEnd();
  const qsizetype at = text.indexOf(key);
  if (at < 0) {
    fail();
  }
  auto digit = text.constBegin() + at + static_cast<qsizetype>(qstrlen(key));
  int number = 0;
  while (digit != end && *digit == ' ') {
    ++digit;
  }
  while (digit != end && *digit >= '0' && *digit <= '9') {
    number = 10 * number + (*digit++ - '0');
  }
  return number;
}

// UTF-16 with its mark, in hexadecimal: no byte of it needs escaping.
QByteArray textOf(const QString& text) {
  QByteArray bytes("\xfe\xff", 2);
  for (const QChar character : text) {
    bytes += static_cast<char>(character.unicode() >> 8U);
    bytes += static_cast<char>(character.unicode() & 0xffU);
  }
  return '<' + bytes.toHex() + '>';
}

}  // namespace

PdfObjects::PdfObjects(const QByteArray& pdf) {
  const qsizetype start = pdf.lastIndexOf("startxref");
  if (start < 0) {
    fail();
  }
  const qsizetype table = numberAfter(pdf.mid(start), "startxref\n");
  const qsizetype trailer = pdf.indexOf("trailer", table);
  if (table <= 0 || trailer < 0) {
    fail();
  }
  m_root = numberAfter(pdf.mid(trailer), "/Root");
  m_info = numberAfter(pdf.mid(trailer), "/Info");
  // Objects end where the next begins: inside a stream "endobj" could be anything.
  std::map<qsizetype, int> begins;
  const QList<QByteArray> lines = pdf.mid(table, trailer - table).split('\n');
  for (qsizetype i = 2; i < lines.size(); ++i) {
    if (lines[i].size() >= 18 && lines[i][17] == 'n') {
      begins.emplace(lines[i].left(10).toLongLong(), static_cast<int>(i - 2));
    }
  }
  for (auto it = begins.begin(); it != begins.end(); ++it) {
    const auto next = std::next(it);
    const qsizetype end = next == begins.end() ? table : next->first;
    const QByteArray all = pdf.mid(it->first, end - it->first);
    const qsizetype body = all.indexOf("obj");
    const qsizetype last = all.lastIndexOf("endobj");
    if (body < 0 || last <= body) {
      fail();
    }
    m_objects.push_back({it->second, all.mid(body + 3, last - body - 3).trimmed()});
  }
}

PdfObjects::Object& PdfObjects::object(int number) {
  const auto found = std::ranges::find(m_objects, number, &Object::number);
  if (found == m_objects.end()) {
    fail();
  }
  return *found;
}

void PdfObjects::setPageSize(const QSizeF& points) {
  for (Object& one : m_objects) {
    if (!one.body.contains("/MediaBox")) {
      continue;
    }
    const qsizetype from = one.body.indexOf("/MediaBox");
    const qsizetype to = one.body.indexOf(']', from);
    one.body.replace(from, to - from + 1,
                     "/MediaBox [0 0 " + QByteArray::number(points.width(), 'f', 4) + ' ' +
                         QByteArray::number(points.height(), 'f', 4) + ']');
    return;
  }
  fail();
}

void PdfObjects::setInfo(const PdfInfo& info) {
  QByteArray body = "<<\n/Title " + textOf(info.title) + "\n/Subject " + textOf(info.subject) +
                    "\n/Creator " + textOf(info.creator) + "\n/Producer " + textOf(info.producer);
  bool given = false;
  const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&given);
  if (given) {
    const QDateTime date = QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC);
    body +=
        "\n/CreationDate (D:" + date.toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1() + "Z)";
  }
  object(m_info).body = body + "\n>>";
}

QByteArray PdfObjects::bytes() const {
  QByteArray pdf = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
  int highest = 0;
  for (const Object& one : m_objects) {
    highest = std::max(highest, one.number);
  }
  std::vector<qsizetype> offsets(static_cast<std::size_t>(highest) + 1, 0);
  for (const Object& one : m_objects) {
    offsets[static_cast<std::size_t>(one.number)] = pdf.size();
    pdf += QByteArray::number(one.number) + " 0 obj\n" + one.body + "\nendobj\n";
  }
  const qsizetype table = pdf.size();
  pdf += "xref\n0 " + QByteArray::number(highest + 1) + "\n0000000000 65535 f \n";
  for (std::size_t i = 1; i < offsets.size(); ++i) {
    const bool used = offsets[i] > 0;
    pdf += QByteArray::number(offsets[i]).rightJustified(10, '0') +
           (used ? " 00000 n \n" : " 65535 f \n");
  }
  return pdf + "trailer\n<<\n/Size " + QByteArray::number(highest + 1) + "\n/Root " +
         QByteArray::number(m_root) + " 0 R\n/Info " + QByteArray::number(m_info) +
         " 0 R\n>>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
}

}  // namespace kvbudget::ui
