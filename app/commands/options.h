#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/program.h"
#include "core/scenario/scenario.h"

namespace kvbudget {

/// The options by which every command chooses its scenario.
struct SourceOptions {
  std::string preset;
  std::string scenario_file;
  std::vector<std::string> assignments;
  std::string trace;
  std::optional<Index> layer, head;
  int threads = 0;

  void add_to(CLI::App& command);
  /// Base, then trace and cell, then assignments; checked. Throws Error.
  [[nodiscard]] Scenario scenario() const;
};

/// The options by which a command writes machine-readable results.
class OutputOptions {
 public:
  using Content = std::function<std::string()>;

  void add_json(CLI::App& command);
  void add_csv(CLI::App& command);

  /// Prints `text` unless a result goes to standard output, and writes what was asked for.
  void write(Streams streams, const std::string& text, const Content& json,
             const Content& csv = {}) const;

 private:
  std::string m_json, m_csv;
};

}  // namespace kvbudget
