#include "core/trace/zip_reader.h"

#include <zip.h>

#include <algorithm>
#include <array>
#include <mutex>
#include <stdexcept>
#include <unordered_set>
#include <utility>

#include "core/trace/message.h"

namespace kvbudget {

namespace {

constexpr std::uint64_t kVerifiedBytes = std::uint64_t{256} << 20;
constexpr std::size_t kChunkBytes = 1 << 16;

// Deflate's best: 258 bytes from a 2-bit code, and a few bytes to begin and end a stream.
constexpr std::uint64_t kBestRatio = 1032;

constexpr const char* kEndsEarly = "its data ends before it should";
constexpr const char* kWrongLength = "it does not have the length that the archive says";

struct CloseEntry {
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};

struct CloseArchive {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};

/// An entry that is being read, and how far.
struct OpenEntry {
  std::unique_ptr<zip_file_t, CloseEntry> file;
  std::uint64_t position = 0;
  bool stored = false;
  bool verified = false;
};

std::string fault_of(zip_error_t* error) {
  switch (zip_error_code_zip(error)) {
    case ZIP_ER_CRC:
      return "its checksum does not match its data";
    case ZIP_ER_EOF:
      return kEndsEarly;
    case ZIP_ER_INCONS:
      return kWrongLength;
    case ZIP_ER_ZLIB:
      return "its compressed data is damaged";
    default:
      return std::string("it is damaged (") + zip_error_strerror(error) + ")";
  }
}

/// The reason not to read the entry, empty when there is none.
std::string fault_of(const zip_stat_t& status, std::uint64_t archive_bytes) {
  constexpr zip_uint64_t kNeeded = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE |
                                   ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
  if ((status.valid & kNeeded) != kNeeded) {
    return "its directory entry is incomplete";
  }
  if (status.encryption_method != ZIP_EM_NONE) {
    return "it is encrypted";
  }
  const std::string sizes = "it says that it is " + std::to_string(status.size) + " bytes long, ";
  if (status.comp_size > archive_bytes) {
    return sizes + "compressed to " + std::to_string(status.comp_size) + ", in a file of " +
           std::to_string(archive_bytes) + " bytes";
  }
  if (status.comp_method == ZIP_CM_STORE) {
    return status.size == status.comp_size
               ? ""
               : sizes + "but holds " + std::to_string(status.comp_size);
  }
  if (status.comp_method != ZIP_CM_DEFLATE) {
    return "it is compressed by method " + std::to_string(status.comp_method) +
           ", where stored and deflate are read";
  }
  return status.size / kBestRatio <= status.comp_size
             ? ""
             : sizes + "which " + std::to_string(status.comp_size) +
                   " compressed bytes cannot give";
}

bool needs_check(const OpenEntry& entry, std::uint64_t size) {
  return !entry.verified && size <= kVerifiedBytes;
}

void tell(const ZipReader::Meter& meter, std::size_t bytes) {
  if (meter) {
    meter(bytes);
  }
}

}  // namespace

struct ZipReader::Archive {
  std::unique_ptr<zip_t, CloseArchive> zip;
  std::vector<OpenEntry> open;  // closes before the archive does
  std::mutex mutex;             // libzip's handles are for one thread at a time
  std::array<std::byte, kChunkBytes> scratch{};

  /// Opens the entry at its beginning.
  void reopen(std::size_t entry) {
    open[entry].file.reset(zip_fopen_index(zip.get(), entry, 0));
    open[entry].position = 0;
    if (open[entry].file == nullptr) {
      throw Error(fault_of(zip_get_error(zip.get())));
    }
  }

  /// Reads on; returns how many bytes, 0 at the end.
  std::size_t read_some(OpenEntry& entry, std::span<std::byte> out) {
    const zip_int64_t count = zip_fread(entry.file.get(), out.data(), out.size());
    if (count < 0) {
      throw Error(fault_of(zip_file_get_error(entry.file.get())));
    }
    entry.position += static_cast<std::uint64_t>(count);
    return static_cast<std::size_t>(count);
  }

  /// Moves on to `offset`, which is at or after the position unless the entry is stored.
  void move_to(OpenEntry& entry, std::uint64_t offset, const Meter& meter) {
    if (entry.stored && entry.position != offset) {
      if (zip_fseek(entry.file.get(), static_cast<zip_int64_t>(offset), SEEK_SET) != 0) {
        throw Error(fault_of(zip_file_get_error(entry.file.get())));
      }
      entry.position = offset;
    }
    while (entry.position < offset) {
      const std::uint64_t rest = std::min<std::uint64_t>(offset - entry.position, scratch.size());
      const std::size_t count =
          read_some(entry, std::span(scratch).first(static_cast<std::size_t>(rest)));
      if (count == 0) {
        throw Error(kEndsEarly);
      }
      tell(meter, count);
    }
  }

  void read(std::size_t index, std::uint64_t offset, std::span<std::byte> out, const Meter& meter) {
    OpenEntry& entry = open[index];
    if (entry.file == nullptr || (!entry.stored && entry.position > offset)) {
      reopen(index);
    }
    move_to(entry, offset, meter);
    while (!out.empty()) {
      const std::size_t count = read_some(entry, out);
      if (count == 0) {
        throw Error(kEndsEarly);
      }
      out = out.subspan(count);
    }
  }

  /// Reads the whole entry, at whose end libzip compares length and checksum.
  void verify(std::size_t index, std::uint64_t size, const Meter& meter) {
    OpenEntry& entry = open[index];
    if (!needs_check(entry, size)) {
      return;
    }
    reopen(index);
    std::size_t count = 1;
    while (entry.position <= size && count > 0) {
      count = read_some(entry, scratch);
      tell(meter, count);
    }
    if (entry.position != size) {
      throw Error(kWrongLength);
    }
    entry.verified = true;
    entry.file.reset();  // libzip keeps a file that has met its end from being read again
  }
};

ZipReader::ZipReader(const std::filesystem::path& path, std::span<const std::byte> archive)
    : m_path(path), m_archive(std::make_unique<Archive>()) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_buffer_create(archive.data(), archive.size(), 0, &error);
  m_archive->zip.reset(source == nullptr ? nullptr
                                         : zip_open_from_source(source, ZIP_RDONLY, &error));
  zip_t* zip = m_archive->zip.get();
  if (zip == nullptr) {
    zip_source_free(source);
    const std::string reason = zip_error_strerror(&error);
    zip_error_fini(&error);
    throw read_error(path, "it is a truncated or damaged zip archive (" + reason + ")");
  }
  zip_error_fini(&error);

  std::unordered_set<std::string> names;
  const auto count =
      static_cast<zip_uint64_t>(std::max<zip_int64_t>(0, zip_get_num_entries(zip, 0)));
  for (zip_uint64_t i = 0; i < count; ++i) {
    zip_stat_t status;
    zip_stat_init(&status);
    if (zip_stat_index(zip, i, 0, &status) != 0) {
      throw read_error(path, "entry " + std::to_string(i) +
                                 " of the zip archive: " + fault_of(zip_get_error(zip)));
    }
    const std::string name = (status.valid & ZIP_STAT_NAME) != 0 ? status.name : "";
    const std::string fault = fault_of(status, archive.size());
    if (!fault.empty()) {
      throw read_error(path, "zip entry " + in_quotes(name) + ": " + fault);
    }
    if (!names.insert(name).second) {
      throw read_error(path, "the zip archive has two entries named " + in_quotes(name));
    }
    m_entries.push_back({name, status.size});
    OpenEntry entry;
    entry.stored = status.comp_method == ZIP_CM_STORE;
    m_archive->open.push_back(std::move(entry));
  }
}

ZipReader::~ZipReader() = default;

void ZipReader::read(std::size_t entry, std::uint64_t offset, std::span<std::byte> out,
                     const Meter& meter) const {
  access(entry, offset, out, true, meter);
}

void ZipReader::peek(std::size_t entry, std::uint64_t offset, std::span<std::byte> out) const {
  access(entry, offset, out, false, {});
}

std::uint64_t ZipReader::bytes_before(std::size_t entry, std::uint64_t offset) const {
  const std::uint64_t size = m_entries.at(entry).size;
  const std::lock_guard lock(m_archive->mutex);
  const OpenEntry& state = m_archive->open[entry];
  const bool check = needs_check(state, size);
  const bool anew = check || state.file == nullptr || state.position > offset;
  return (check ? size : 0) + (state.stored ? 0 : anew ? offset : offset - state.position);
}

void ZipReader::access(std::size_t entry, std::uint64_t offset, std::span<std::byte> out,
                       bool verified, const Meter& meter) const {
  const ZipEntry& listed = m_entries.at(entry);
  if (offset > listed.size || out.size() > listed.size - offset) {
    throw std::out_of_range("a read beyond the end of a zip entry");
  }
  const std::lock_guard lock(m_archive->mutex);
  try {
    if (verified) {
      m_archive->verify(entry, listed.size, meter);
    }
    m_archive->read(entry, offset, out, meter);
  } catch (const Error& fault) {
    m_archive->open[entry].file.reset();
    throw read_error(m_path, "zip entry " + in_quotes(listed.name) + ": " + fault.what());
  } catch (...) {  // a meter that has had enough
    m_archive->open[entry].file.reset();
    throw;
  }
}

}  // namespace kvbudget
