#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/types.h"

namespace kvbudget {

/// An entry's content that is made while it is written: a header, then rows of doubles in order.
struct ZipRows {
  std::string header;
  Index rows = 0;
  Index columns = 0;
  std::function<void(Index row, std::span<double> out)> source;
};

/// Writes a zip archive of stored entries as an AtomicFile: whole or not at all, and the same bytes
/// for the same entries.
class ZipWriter {
 public:
  explicit ZipWriter(const std::filesystem::path& path);
  ~ZipWriter();
  ZipWriter(const ZipWriter&) = delete;
  ZipWriter& operator=(const ZipWriter&) = delete;

  /// Throws std::invalid_argument for a name that is already there.
  void add(const std::string& name, std::vector<std::byte> content);
  void add(const std::string& name, ZipRows content);

  /// Writes everything, once. Throws Error, or what a row's source throws.
  void commit();

 private:
  struct Entry;
  struct Output;

  void add_entry(const std::string& name, std::unique_ptr<Entry> entry);
  void write_archive();

  std::unique_ptr<Output> m_output;
  std::vector<std::unique_ptr<Entry>> m_entries;
};

}  // namespace kvbudget
