#include "core/trace/zip_writer.h"

#include <zip.h>

#include <algorithm>
#include <cstring>
#include <exception>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <utility>

#include "core/base/atomic_file.h"
#include "core/base/error.h"

namespace kvbudget {

namespace {

// 1980-01-01, the earliest date that a zip archive knows: (year - 1980) << 9 | month << 5 | day.
constexpr zip_uint16_t kDosDate = 1 << 5 | 1;

struct DiscardArchive {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};

/// Runs a callback of libzip's. An exception must not pass through C, so it waits in `thrown`.
template <typename Action>
zip_int64_t guarded(std::exception_ptr& thrown, Action action) {
  try {
    return action();
  } catch (...) {
    if (thrown == nullptr) {
      thrown = std::current_exception();
    }
    return -1;
  }
}

/// What libzip is told after a callback has failed; commit() throws the true reason.
zip_int64_t report_failure(void* data, zip_uint64_t size) {
  zip_error_t error;
  zip_error_init_with_code(&error, ZIP_ER_WRITE);
  const zip_int64_t result = zip_error_to_data(&error, data, size);
  zip_error_fini(&error);
  return result;
}

}  // namespace

/// One entry, read by libzip while it writes the archive.
struct ZipWriter::Entry {
  std::string name;
  std::vector<std::byte> content;
  ZipRows rows;
  std::exception_ptr thrown;

  std::uint64_t size() const {
    return content.size() + rows.header.size() +
           static_cast<std::uint64_t>(rows.rows * rows.columns) * sizeof(double);
  }

  void rewind() {
    m_row = 0;
    m_piece =
        content.empty() ? std::as_bytes(std::span(rows.header)) : std::span(std::as_const(content));
    m_values.resize(static_cast<std::size_t>(rows.columns));
  }

  zip_int64_t read(std::span<std::byte> out) {
    std::size_t count = 0;
    while (count < out.size()) {
      if (m_piece.empty()) {
        if (m_row == rows.rows || rows.columns == 0) {
          break;
        }
        rows.source(m_row++, m_values);
        m_piece = std::as_bytes(std::span(m_values));
      }
      const std::size_t copied = std::min(m_piece.size(), out.size() - count);
      std::memcpy(out.data() + count, m_piece.data(), copied);
      m_piece = m_piece.subspan(copied);
      count += copied;
    }
    return static_cast<zip_int64_t>(count);
  }

  static zip_int64_t callback(void* self, void* data, zip_uint64_t size, zip_source_cmd_t command) {
    auto& entry = *static_cast<Entry*>(self);
    switch (command) {
      case ZIP_SOURCE_OPEN:
        entry.rewind();
        return 0;
      case ZIP_SOURCE_READ:
        return guarded(entry.thrown, [&] {
          return entry.read({static_cast<std::byte*>(data), static_cast<std::size_t>(size)});
        });
      case ZIP_SOURCE_STAT: {
        auto* status = static_cast<zip_stat_t*>(data);
        zip_stat_init(status);
        status->valid = ZIP_STAT_SIZE;
        status->size = entry.size();
        return sizeof(zip_stat_t);
      }
      case ZIP_SOURCE_ERROR:
        return report_failure(data, size);
      case ZIP_SOURCE_CLOSE:
      case ZIP_SOURCE_FREE:
        return 0;
      case ZIP_SOURCE_SUPPORTS:
        return zip_source_make_command_bitmap(ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE,
                                              ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE,
                                              -1);
      default:
        return -1;
    }
  }

 private:
  Index m_row = 0;
  std::vector<double> m_values;
  std::span<const std::byte> m_piece;
};

/// The archive as libzip writes it: into the AtomicFile, so that what fails is known exactly.
struct ZipWriter::Output {
  explicit Output(const std::filesystem::path& path) : target(path) {
    if (target.writes_directly()) {
      // An archive is not written from front to back, which is all that a pipe allows.
      spool.emplace(std::filesystem::temp_directory_path() / "kvbudget.npz");
    }
  }

  AtomicFile& file() { return spool ? *spool : target; }

  void commit() {
    if (spool) {
      spool->seek(0);  // brings what is buffered into the file
      std::ifstream content(spool->temporary(), std::ios::binary);
      std::vector<char> chunk(1 << 16);
      while (content.read(chunk.data(), static_cast<std::streamsize>(chunk.size())),
             content.gcount() > 0) {
        target.write(std::string_view(chunk.data(), static_cast<std::size_t>(content.gcount())));
      }
    }
    target.commit();
  }

  zip_int64_t write(std::span<const std::byte> bytes) {
    file().write(bytes);
    position += bytes.size();
    length = std::max(length, position);
    return static_cast<zip_int64_t>(bytes.size());
  }

  zip_int64_t seek(void* data, zip_uint64_t size) {
    zip_error_t error;
    zip_error_init(&error);
    const zip_int64_t offset = zip_source_seek_compute_offset(position, length, data, size, &error);
    zip_error_fini(&error);
    if (offset < 0) {
      return -1;
    }
    position = static_cast<std::uint64_t>(offset);
    file().seek(position);
    return 0;
  }

  static zip_int64_t callback(void* self, void* data, zip_uint64_t size, zip_source_cmd_t command) {
    auto& output = *static_cast<Output*>(self);
    switch (command) {
      case ZIP_SOURCE_WRITE:
        return guarded(output.thrown, [&] {
          return output.write(
              {static_cast<const std::byte*>(data), static_cast<std::size_t>(size)});
        });
      case ZIP_SOURCE_SEEK_WRITE:
        return guarded(output.thrown, [&] { return output.seek(data, size); });
      case ZIP_SOURCE_TELL_WRITE:
        return static_cast<zip_int64_t>(output.position);
      case ZIP_SOURCE_STAT:
        zip_stat_init(static_cast<zip_stat_t*>(data));
        return sizeof(zip_stat_t);
      case ZIP_SOURCE_ERROR:
        return report_failure(data, size);
      case ZIP_SOURCE_SUPPORTS:
        return ZIP_SOURCE_SUPPORTS_WRITABLE;
      default:
        return 0;  // there is nothing to read, and nothing to do to begin or to end
    }
  }

  AtomicFile target;
  std::optional<AtomicFile> spool;
  std::exception_ptr thrown;
  std::uint64_t position = 0;
  std::uint64_t length = 0;
};

ZipWriter::ZipWriter(const std::filesystem::path& path)
    : m_output(std::make_unique<Output>(path)) {}

ZipWriter::~ZipWriter() = default;

void ZipWriter::add(const std::string& name, std::vector<std::byte> content) {
  auto entry = std::make_unique<Entry>();
  entry->content = std::move(content);
  add_entry(name, std::move(entry));
}

void ZipWriter::add(const std::string& name, ZipRows content) {
  auto entry = std::make_unique<Entry>();
  entry->rows = std::move(content);
  add_entry(name, std::move(entry));
}

void ZipWriter::add_entry(const std::string& name, std::unique_ptr<Entry> entry) {
  for (const std::unique_ptr<Entry>& other : m_entries) {
    if (other->name == name) {
      throw std::invalid_argument("a zip archive cannot have two entries named " + name);
    }
  }
  entry->name = name;
  m_entries.push_back(std::move(entry));
}

void ZipWriter::commit() {
  if (m_entries.empty()) {
    throw std::logic_error("a zip archive without entries is not written");
  }
  write_archive();
  m_output->commit();
}

void ZipWriter::write_archive() {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* destination = zip_source_function_create(Output::callback, m_output.get(), &error);
  zip_t* zip = destination == nullptr
                   ? nullptr
                   : zip_open_from_source(destination, ZIP_CREATE | ZIP_TRUNCATE, &error);
  zip_error_fini(&error);
  if (zip == nullptr) {
    zip_source_free(destination);
    throw std::bad_alloc();
  }
  std::unique_ptr<zip_t, DiscardArchive> owner(zip);
  for (const std::unique_ptr<Entry>& entry : m_entries) {
    zip_source_t* content = zip_source_function(zip, Entry::callback, entry.get());
    const zip_int64_t added =
        content == nullptr ? -1 : zip_file_add(zip, entry->name.c_str(), content, ZIP_FL_ENC_UTF_8);
    if (added < 0) {
      zip_source_free(content);
      throw Error("cannot write '" + m_output->target.target().string() +
                  "': " + zip_strerror(zip));
    }
    const auto index = static_cast<zip_uint64_t>(added);
    zip_set_file_compression(zip, index, ZIP_CM_STORE, 0);
    zip_file_set_dostime(zip, index, 0, kDosDate, 0);
  }
  if (zip_close(zip) == 0) {
    static_cast<void>(owner.release());  // closing has freed it
    return;
  }
  const std::string reason = zip_strerror(zip);
  for (const std::unique_ptr<Entry>& entry : m_entries) {
    if (entry->thrown != nullptr) {
      std::rethrow_exception(entry->thrown);
    }
  }
  if (m_output->thrown != nullptr) {
    std::rethrow_exception(m_output->thrown);
  }
  throw Error("cannot write '" + m_output->target.target().string() + "': " + reason);
}

}  // namespace kvbudget
