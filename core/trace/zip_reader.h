#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace kvbudget {

/// A file in a zip archive, as the archive's directory describes it.
struct ZipEntry {
  std::string name;
  std::uint64_t size = 0;
};

/// Reads parts of the files in a zip archive: seeking in a stored one, inflating a deflated one up
/// to the wanted part. The first read of an entry of at most 256 MiB checks its length and
/// checksum; a larger one's checksum would take longer than the part that is wanted. Safe from any
/// thread.
class ZipReader {
 public:
  /// Reads the directory of the archive, which must outlive the reader. Throws Error, naming
  /// `path`, for an archive that is damaged, encrypted, compressed other than by deflate, has two
  /// entries of one name, or entries whose sizes the file cannot hold.
  ZipReader(const std::filesystem::path& path, std::span<const std::byte> archive);
  ~ZipReader();
  ZipReader(const ZipReader&) = delete;
  ZipReader& operator=(const ZipReader&) = delete;

  const std::vector<ZipEntry>& entries() const { return m_entries; }

  /// Told how many bytes of an entry have passed by beside those that were asked for: to check it,
  /// or to reach a part of a deflated one. What it throws comes out of read().
  using Meter = std::function<void(std::uint64_t bytes)>;

  /// Fills `out` from the entry's uncompressed content, `offset` bytes in. Throws Error when the
  /// entry is damaged or ends early.
  void read(std::size_t entry, std::uint64_t offset, std::span<std::byte> out,
            const Meter& meter = {}) const;

  /// What the meter of a read() there would be told now, summed up.
  [[nodiscard]] std::uint64_t bytes_before(std::size_t entry, std::uint64_t offset) const;

  /// Reads without checking the entry as a whole: for headers.
  void peek(std::size_t entry, std::uint64_t offset, std::span<std::byte> out) const;

 private:
  struct Archive;

  void access(std::size_t entry, std::uint64_t offset, std::span<std::byte> out, bool verified,
              const Meter& meter) const;

  std::filesystem::path m_path;
  std::vector<ZipEntry> m_entries;
  std::unique_ptr<Archive> m_archive;
};

}  // namespace kvbudget
