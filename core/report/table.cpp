#include "core/report/table.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace kvbudget {
namespace {

struct ToText {
  int digits;
  std::string operator()(std::monostate) const { return "-"; }
  std::string operator()(double x) const { return rounded(x, digits); }
  std::string operator()(Index i) const { return std::to_string(i); }
  std::string operator()(const std::string& s) const { return s; }
};

std::string csv_field(const std::string& s) {
  if (s.find_first_of(",\"\r\n") == std::string::npos) {
    return s;
  }
  std::string field = "\"";
  for (const char c : s) {
    field += c == '"' ? std::string("\"\"") : std::string(1, c);
  }
  return field + '"';
}

struct ToCsv {
  std::string operator()(std::monostate) const { return ""; }
  std::string operator()(double x) const { return shortest(x); }
  std::string operator()(Index i) const { return std::to_string(i); }
  std::string operator()(const std::string& s) const { return csv_field(s); }
};

struct ToJson {
  nlohmann::ordered_json operator()(std::monostate) const { return nullptr; }
  nlohmann::ordered_json operator()(double x) const { return x; }
  nlohmann::ordered_json operator()(Index i) const { return i; }
  nlohmann::ordered_json operator()(const std::string& s) const { return s; }
};

std::string name_with_unit(const Table::Column& column) {
  const std::string ending = "_" + column.unit;
  return column.unit.empty() || column.name.ends_with(ending) ? column.name : column.name + ending;
}

// Characters as a terminal counts them: UTF-8 continuation bytes take no place.
std::size_t width(const std::string& s) {
  return static_cast<std::size_t>(std::ranges::count_if(
      s, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

}  // namespace

void Table::add(std::vector<Cell> row) {
  m_rows.push_back(std::move(row));
}

void Table::add_constant(Column column, const Cell& cell) {
  m_columns.push_back(std::move(column));
  for (auto& row : m_rows) {
    row.push_back(cell);
  }
}

std::string Table::text(int digits) const {
  std::vector<std::vector<std::string>> lines(1);
  for (const Column& column : m_columns) {
    lines[0].push_back(column.name);
  }
  for (const auto& row : m_rows) {
    std::vector<std::string>& line = lines.emplace_back();
    for (const Cell& cell : row) {
      line.push_back(std::visit(ToText{digits}, cell));
    }
  }
  std::vector<std::size_t> widths(m_columns.size(), 0);
  for (const auto& line : lines) {
    for (std::size_t c = 0; c < widths.size(); ++c) {
      widths[c] = std::max(widths[c], width(line[c]));
    }
  }
  std::string out;
  for (const auto& line : lines) {
    std::string text_line;
    for (std::size_t c = 0; c < line.size(); ++c) {
      const std::string space(widths[c] - width(line[c]), ' ');
      const bool word = !m_rows.empty() && std::holds_alternative<std::string>(m_rows[0][c]);
      text_line += "  " + (word ? line[c] + space : space + line[c]);
    }
    out += text_line.substr(0, text_line.find_last_not_of(' ') + 1) + "\n";
  }
  return out;
}

std::string Table::csv() const {
  std::string out;
  for (std::size_t c = 0; c < m_columns.size(); ++c) {
    const Column& column = m_columns[c];
    out += (c == 0 ? "" : ",") + csv_field(name_with_unit(column));
  }
  out += "\n";
  for (const auto& row : m_rows) {
    for (std::size_t c = 0; c < row.size(); ++c) {
      out += (c == 0 ? "" : ",") + std::visit(ToCsv{}, row[c]);
    }
    out += "\n";
  }
  return out;
}

nlohmann::ordered_json Table::json() const {
  auto list = nlohmann::ordered_json::array();
  for (const auto& row : m_rows) {
    nlohmann::ordered_json object;
    for (std::size_t c = 0; c < row.size(); ++c) {
      object[m_columns[c].name] = std::visit(ToJson{}, row[c]);
    }
    list.push_back(std::move(object));
  }
  return list;
}

nlohmann::ordered_json Table::units() const {
  auto units = nlohmann::ordered_json::object();
  for (std::size_t c = 0; c < m_columns.size(); ++c) {
    const bool words = std::ranges::any_of(
        m_rows, [c](const auto& row) { return std::holds_alternative<std::string>(row[c]); });
    if (!words) {
      units[m_columns[c].name] = m_columns[c].unit.empty() ? "1" : m_columns[c].unit;
    }
  }
  return units;
}

}  // namespace kvbudget
