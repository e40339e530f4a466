#include "app/commands/audit_journal.h"

#include <cerrno>
#include <cstring>

#include "core/base/error.h"

namespace kvbudget {

namespace fs = std::filesystem;

AuditJournal::AuditJournal(fs::path target, const std::string& head,
                           const std::function<bool(const std::string& line)>& known)
    : m_target(std::move(target)), m_file(m_target) {
  std::error_code ignored;
  const fs::file_status status = fs::status(m_target, ignored);
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    m_out.open(m_file, std::ios::binary);
    m_out << head;
  } else {
    m_file += ".partial";
    if (fs::exists(m_file, ignored)) {
      take_up(head, known);
      m_out.open(m_file, std::ios::binary | std::ios::app);
    } else {
      m_out.open(m_file, std::ios::binary);
      m_out << head;
    }
  }
  flush();
}

void AuditJournal::take_up(const std::string& head,
                           const std::function<bool(const std::string&)>& known) {
  std::ifstream in(m_file, std::ios::binary);
  std::string found(head.size(), '\0');
  in.read(found.data(), static_cast<std::streamsize>(found.size()));
  found.resize(static_cast<std::size_t>(in.gcount()));
  if (found != head && !head.starts_with(found)) {  // the head itself may be cut off
    throw Error("'" + m_file.string() +
                "' is an interrupted audit with other settings; delete it, or run with those");
  }
  std::uintmax_t whole = found == head ? head.size() : 0;
  std::string line;
  // A last line without its newline ends at the file's end, and is not whole.
  while (whole > 0 && std::getline(in, line) && !in.eof() && known(line)) {
    whole += line.size() + 1;
  }
  in.close();
  std::error_code error;
  fs::resize_file(m_file, whole, error);
  if (error) {
    throw Error("cannot write '" + m_file.string() + "': " + error.message());
  }
  if (whole == 0) {
    std::ofstream(m_file, std::ios::binary) << head;
  }
}

void AuditJournal::add(const std::string& line) {
  m_out << line;
}

void AuditJournal::flush() {
  if (!m_out.flush()) {
    fail();
  }
}

void AuditJournal::commit() {
  flush();
  m_out.close();
  if (!m_out) {
    fail();
  }
  if (m_file != m_target) {
    std::error_code error;
    fs::rename(m_file, m_target, error);
    if (error) {
      throw Error("cannot write '" + m_target.string() + "': " + error.message());
    }
  }
}

void AuditJournal::fail() const {
  throw Error("cannot write '" + m_file.string() + "': " + std::strerror(errno));
}

}  // namespace kvbudget
