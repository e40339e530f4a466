#include "ui/theme/tabular_font.h"

#include <QFontDatabase>
#include <QtEndian>
#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace kvbudget::ui {
namespace {

// Reads and writes OpenType's big-endian numbers; outside the table everything is 0, so that a
// damaged font gives no feature instead of a crash.
quint16 u16(const QByteArray& table, qsizetype at) {
  return at >= 0 && at + 2 <= table.size() ? qFromBigEndian<quint16>(table.constData() + at)
                                           : quint16{0};
}

quint32 u32(const QByteArray& table, qsizetype at) {
  return at >= 0 && at + 4 <= table.size() ? qFromBigEndian<quint32>(table.constData() + at) : 0U;
}

template <typename Number>
void put(QByteArray& bytes, Number number) {
  std::array<char, sizeof(Number)> big{};
  qToBigEndian(number, big.data());
  bytes.append(big.data(), static_cast<qsizetype>(big.size()));
}

quint16 narrow(qsizetype number) {
  return static_cast<quint16>(number);
}

// Where a glyph stands in a coverage table.
std::optional<int> coverageIndex(const QByteArray& gsub, qsizetype at, quint16 glyph) {
  const int count = u16(gsub, at + 2);
  for (int i = 0; i < count; ++i) {
    if (u16(gsub, at) == 1) {
      if (u16(gsub, at + 4 + 2 * i) == glyph) {
        return i;
      }
    } else {
      const qsizetype range = at + 4 + 6 * i;
      if (u16(gsub, range) <= glyph && glyph <= u16(gsub, range + 2)) {
        return u16(gsub, range + 4) + glyph - u16(gsub, range);
      }
    }
  }
  return std::nullopt;
}

std::optional<quint16> substitute(const QByteArray& gsub, qsizetype lookup, quint16 glyph) {
  for (int i = 0; i < u16(gsub, lookup + 4); ++i) {
    qsizetype table = lookup + u16(gsub, lookup + 6 + 2 * i);
    int type = u16(gsub, lookup);
    if (type == 7) {  // an extension: the table lies elsewhere
      type = u16(gsub, table + 2);
      table += u32(gsub, table + 4);
    }
    if (type != 1) {
      continue;
    }
    if (const auto index = coverageIndex(gsub, table + u16(gsub, table + 2), glyph)) {
      return u16(gsub, table) == 1 ? static_cast<quint16>(glyph + u16(gsub, table + 4))
                                   : u16(gsub, table + 6 + 2 * *index);
    }
  }
  return std::nullopt;
}

std::optional<quint16> tabularGlyph(const QByteArray& gsub, quint16 glyph) {
  const qsizetype features = u16(gsub, 6);
  const qsizetype lookups = u16(gsub, 8);
  for (int f = 0; f < u16(gsub, features); ++f) {
    const qsizetype record = features + 2 + 6 * f;
    if (gsub.mid(record, 4) != "tnum") {
      continue;
    }
    const qsizetype feature = features + u16(gsub, record + 4);
    for (int l = 0; l < u16(gsub, feature + 2); ++l) {
      const int lookup = u16(gsub, feature + 4 + 2 * l);
      if (const auto found =
              substitute(gsub, lookups + u16(gsub, lookups + 2 + 2 * lookup), glyph)) {
        return found;
      }
    }
  }
  return std::nullopt;
}

// Characters of the Basic Multilingual Plane and their glyphs, as one table of format 12.
QByteArray characterMap(const QRawFont& font, const std::map<char32_t, quint16>& digits) {
  QByteArray groups;
  quint32 count = 0;
  for (char32_t character = 0x20; character < 0xfffe; ++character) {
    if (character >= 0xd800 && character < 0xe000) {
      continue;
    }
    quint32 glyph = 0;
    if (const auto digit = digits.find(character); digit != digits.end()) {
      glyph = digit->second;
    } else if (font.supportsCharacter(static_cast<uint>(character))) {
      const auto glyphs =
          font.glyphIndexesForString(QString(QChar(static_cast<char16_t>(character))));
      glyph = glyphs.isEmpty() ? 0U : glyphs.front();
    }
    if (glyph != 0) {
      put<quint32>(groups, character);
      put<quint32>(groups, character);
      put<quint32>(groups, glyph);
      ++count;
    }
  }
  QByteArray table;
  // Twice the same: FreeType makes up a map from glyph names unless there is one of platform 0.
  for (const int number :
       {0, 2, /* Unicode, full: */ 0, 4, 0, 20, /* Windows, full: */ 3, 10, 0, 20}) {
    put<quint16>(table, narrow(number));
  }
  put<quint16>(table, 12);
  put<quint16>(table, 0);
  put<quint32>(table, 16 + 12 * count);
  put<quint32>(table, 0);
  put<quint32>(table, count);
  return table + groups;
}

QByteArray nameTable(const QString& family, const QString& style) {
  const std::array<std::pair<quint16, QString>, 5> names = {
      {{1, family},
       {2, style},
       {3, family + style},
       {4, family + u' ' + style},
       {6, QString(family + u'-' + style).remove(u' ')}}};
  QByteArray records, texts;
  for (const auto& [id, text] : names) {
    QByteArray utf16;
    for (const QChar character : text) {
      put<quint16>(utf16, character.unicode());
    }
    for (const qsizetype number : {qsizetype{3}, qsizetype{1}, qsizetype{0x409}, qsizetype{id},
                                   utf16.size(), texts.size()}) {
      put<quint16>(records, narrow(number));
    }
    texts += utf16;
  }
  QByteArray table;
  put<quint16>(table, 0);
  put<quint16>(table, narrow(static_cast<qsizetype>(names.size())));
  put<quint16>(table, narrow(6 + records.size()));
  return table + records + texts;
}

quint32 checksum(const QByteArray& table) {
  quint32 sum = 0;
  for (qsizetype at = 0; at < table.size(); at += 4) {
    sum += u32(table, at);
  }
  return sum;
}

QByteArray assembled(const std::map<QByteArray, QByteArray>& tables) {
  QByteArray directory, body;
  put<quint32>(directory, tables.contains("CFF ") ? 0x4f54544fU : 0x00010000U);
  put<quint16>(directory, narrow(static_cast<qsizetype>(tables.size())));
  for (int i = 0; i < 3; ++i) {  // hints for a binary search that no reader needs
    put<quint16>(directory, 0);
  }
  const qsizetype start = 12 + 16 * static_cast<qsizetype>(tables.size());
  for (const auto& [tag, table] : tables) {
    directory += tag;
    put<quint32>(directory, checksum(table));
    put<quint32>(directory, static_cast<quint32>(start + body.size()));
    put<quint32>(directory, static_cast<quint32>(table.size()));
    body += table;
    body.append((4 - table.size() % 4) % 4, '\0');
  }
  return directory + body;
}

QString installed(const QString& original) {
  const QString family = original + QStringLiteral(" Tabular");
  bool any = false;
  for (const auto& [weight, style] : {std::pair{QFont::Normal, QStringLiteral("Regular")},
                                      std::pair{QFont::DemiBold, QStringLiteral("SemiBold")}}) {
    QFont font(original);
    font.setWeight(weight);
    const QByteArray copy = withTabularDigits(QRawFont::fromFont(font), family, style);
    any = (!copy.isEmpty() && QFontDatabase::addApplicationFontFromData(copy) >= 0) || any;
  }
  return any ? family : original;
}

}  // namespace

QByteArray withTabularDigits(const QRawFont& font, const QString& family, const QString& style) {
  std::map<QByteArray, QByteArray> tables;
  for (const char* tag : {"CFF ", "GDEF", "GPOS", "GSUB", "OS/2", "cvt ", "fpgm", "gasp", "glyf",
                          "head", "hhea", "hmtx", "loca", "maxp", "post", "prep"}) {
    if (QByteArray table = font.fontTable(tag); !table.isEmpty()) {
      tables.emplace(tag, std::move(table));
    }
  }
  const auto gsub = tables.find("GSUB");
  if (gsub == tables.end()) {
    return {};
  }
  std::map<char32_t, quint16> digits;
  for (char32_t digit = U'0'; digit <= U'9'; ++digit) {
    const auto glyphs = font.glyphIndexesForString(QString(QChar(static_cast<char16_t>(digit))));
    const auto tabular =
        glyphs.isEmpty() ? std::nullopt : tabularGlyph(gsub->second, narrow(glyphs.front()));
    if (!tabular) {
      return {};
    }
    digits.emplace(digit, *tabular);
  }
  tables.insert_or_assign("cmap", characterMap(font, digits));
  tables.insert_or_assign("name", nameTable(family, style));
  return assembled(tables);
}

QString tabularFamily() {
  static const QString family = [] {
    const QString inter = QStringLiteral("Inter");
    return QFontDatabase::hasFamily(inter)
               ? installed(inter)
               : QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
  }();
  return family;
}

}  // namespace kvbudget::ui
