#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/numbers.h"
#include "core/base/types.h"

namespace kvbudget {

/// A table of results that can be read by a person and by programs.
class Table {
 public:
  using Cell = std::variant<std::monostate, double, Index, std::string>;
  struct Column {
    std::string name;  // snake_case, as in CSV and JSON
    std::string unit;  // "tokens", "bytes", or empty
  };

  explicit Table(std::vector<Column> columns) : m_columns(std::move(columns)) {}

  /// As many cells as columns.
  void add(std::vector<Cell> row);
  /// A further column with the same cell in each row.
  void add_constant(Column column, const Cell& cell);
  [[nodiscard]] std::size_t rows() const { return m_rows.size(); }

  /// Aligned columns under their names; numbers with at most `digits` significant digits.
  [[nodiscard]] std::string text(int digits = 4) const;
  /// A line of names, which end in their unit ("mean_read_tokens"), and a line a row, RFC 4180 and
  /// nothing else, so that any reader takes it as it is; numbers in their shortest form that reads
  /// back to the same bits.
  [[nodiscard]] std::string csv() const;
  /// A list of objects; empty cells are null.
  [[nodiscard]] nlohmann::ordered_json json() const;
  /// The unit of each column that has numbers: {"mean_read": "tokens", "mean_error": "1"}.
  [[nodiscard]] nlohmann::ordered_json units() const;

 private:
  std::vector<Column> m_columns;
  std::vector<std::vector<Cell>> m_rows;
};

}  // namespace kvbudget
