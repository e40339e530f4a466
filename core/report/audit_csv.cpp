#include <charconv>
#include <nlohmann/json.hpp>

#include "core/base/numbers.h"
#include "core/report/audit_output.h"

namespace kvbudget {
namespace {

std::string quoted_name(const std::string& name) {
  if (name.find_first_of(",\"\r\n") == std::string::npos) {
    return name;
  }
  std::string field = "\"";
  for (const char c : name) {
    field += c == '"' ? std::string("\"\"") : std::string(1, c);
  }
  return field + '"';
}

class Line {
 public:
  Line& add(const std::string& field) {
    m_text += (m_text.empty() ? "" : ",") + field;
    return *this;
  }
  Line& add(Index x) { return add(std::to_string(x)); }
  Line& add(double x) { return add(shortest(x)); }
  Line& add(std::optional<double> x) { return add(x ? shortest(*x) : std::string()); }
  [[nodiscard]] std::string text() const { return m_text + "\n"; }

 private:
  std::string m_text;
};

// Takes fields off the front of a line. After a field that is not what was asked for, ok() is
// false.
class Fields {
 public:
  explicit Fields(std::string_view line) : m_rest(line) {}

  std::string text() {
    if (m_rest.empty() || m_rest.front() != '"') {
      return std::string(plain());
    }
    std::string field;
    std::size_t i = 1;
    for (; i < m_rest.size(); ++i) {
      if (m_rest[i] == '"') {
        if (i + 1 == m_rest.size() || m_rest[i + 1] != '"') {
          break;
        }
        ++i;
      }
      field += m_rest[i];
    }
    m_rest.remove_prefix(std::min(i, m_rest.size()));
    m_ok = m_ok && plain() == "\"";
    return field;
  }

  template <typename Number>
  std::optional<Number> maybe() {
    const std::string_view field = plain();
    if (field.empty()) {
      return std::nullopt;
    }
    Number x{};
    const auto read = std::from_chars(field.data(), field.data() + field.size(), x);
    m_ok = m_ok && read.ec == std::errc() && read.ptr == field.data() + field.size();
    return x;
  }
  template <typename Number>
  Number number() {
    const std::optional<Number> x = maybe<Number>();
    m_ok = m_ok && x.has_value();
    return x.value_or(Number{});
  }

  [[nodiscard]] bool ok() const { return m_ok; }
  /// All fields were taken, and no more.
  [[nodiscard]] bool whole() const { return m_ok && m_ended && m_rest.empty(); }

 private:
  std::string_view plain() {
    m_ok = m_ok && !m_ended;
    const std::size_t comma = m_rest.find(',');
    const std::string_view field = m_rest.substr(0, comma);
    m_ended = comma == std::string_view::npos;
    m_rest.remove_prefix(m_ended ? m_rest.size() : comma + 1);
    return field;
  }

  std::string_view m_rest;
  bool m_ok = true;
  bool m_ended = false;
};

std::optional<ExactStatus> status_of(std::string_view text) {
  for (const ExactStatus status : {ExactStatus::optimal, ExactStatus::node_limit,
                                   ExactStatus::time_limit, ExactStatus::cancelled}) {
    if (name(status) == text) {
      return status;
    }
  }
  return std::nullopt;
}

}  // namespace

std::string audit_csv_names(const AuditPlan& plan) {
  std::string names =
      "trace,layer,head,query,budget,keys,dropped_mass,phi,es_top,es_balance,swaps,es_pool,"
      "es_exact,exact_status,ef_top,ef_top_lower,ef_fw,ef_least";
  for (const SelectionRule* rule : plan.selection.rules) {
    names += ",es_" + std::string(rule->id);
  }
  return names + ",radius\n";
}

std::string audit_csv_line(const AuditPlan& plan, const AuditRecord& r) {
  Line line;
  line.add(quoted_name(plan.documents[r.cell.document].name));
  line.add(r.cell.layer).add(r.cell.head).add(Index{r.query}).add(r.budget).add(r.keys);
  line.add(r.dropped).add(r.phi).add(r.es_top).add(r.es_balance).add(r.swaps).add(r.es_pool);
  line.add(r.es_exact);
  line.add(r.exact_status ? std::string(name(*r.exact_status)) : std::string());
  line.add(r.ef_top).add(r.ef_top_lower).add(r.ef_fw).add(r.ef_least);
  for (const std::optional<double>& error : r.rules) {
    line.add(error);
  }
  return line.add(r.radius).text();
}

std::optional<AuditRecord> audit_csv_record(const AuditPlan& plan, std::string_view line) {
  Fields fields(line);
  AuditRecord r;
  const std::string document = fields.text();
  while (r.cell.document < plan.documents.size() &&
         plan.documents[r.cell.document].name != document) {
    ++r.cell.document;
  }
  r.cell.layer = fields.number<Index>();
  r.cell.head = fields.number<Index>();
  r.query = fields.number<Position>();
  r.budget = fields.number<Index>();
  r.keys = fields.number<Index>();
  for (double* x : {&r.dropped, &r.phi, &r.es_top, &r.es_balance}) {
    *x = fields.number<double>();
  }
  r.swaps = fields.number<Index>();
  r.es_pool = fields.number<double>();
  r.es_exact = fields.maybe<double>();
  const std::string status = fields.text();
  r.exact_status = status_of(status);
  for (double* x : {&r.ef_top, &r.ef_top_lower, &r.ef_fw, &r.ef_least}) {
    *x = fields.number<double>();
  }
  for (std::size_t i = 0; i < plan.selection.rules.size(); ++i) {
    r.rules.push_back(fields.maybe<double>());
  }
  r.radius = fields.number<double>();
  const bool known =
      r.cell.document < plan.documents.size() && (status.empty() || r.exact_status.has_value());
  return fields.whole() && known ? std::optional(std::move(r)) : std::nullopt;
}

}  // namespace kvbudget
