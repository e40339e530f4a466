#pragma once

#include <sys/resource.h>
#include <unistd.h>

#include <csignal>

namespace kvbudget::testing {

/// While it lives, no file can grow beyond `bytes`: writes fail midway, as on a disk that is full.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t bytes) : m_handler(signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &m_before);
    const rlimit limit{bytes, m_before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileSizeLimit() {
    setrlimit(RLIMIT_FSIZE, &m_before);
    signal(SIGXFSZ, m_handler);
  }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;

 private:
  void (*m_handler)(int);
  rlimit m_before{};
};

/// While it lives, root is an ordinary user, whom permissions bind.
class OrdinaryUser {
 public:
  OrdinaryUser() : m_was_root(geteuid() == 0) {
    if (m_was_root && seteuid(65534) != 0) {
      m_was_root = false;
    }
  }
  ~OrdinaryUser() {
    if (m_was_root && seteuid(0) != 0) {
      _exit(1);
    }
  }
  OrdinaryUser(const OrdinaryUser&) = delete;
  OrdinaryUser& operator=(const OrdinaryUser&) = delete;

 private:
  bool m_was_root;
};

}  // namespace kvbudget::testing
