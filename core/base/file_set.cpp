#include "core/base/file_set.h"

#include <unistd.h>

#include <atomic>
#include <system_error>
#include <utility>

#include "core/base/atomic_file.h"
#include "core/base/error.h"

namespace kvbudget {
namespace {

namespace fs = std::filesystem;

std::string cannot(const fs::path& file, const std::error_code& reason) {
  return "cannot write '" + file.string() + "': " + reason.message() + "; nothing was written";
}

bool is_there(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(fs::symlink_status(path, ignored));
}

/// A new folder in `parent`, removed with all that is left in it. `target`: what it is for.
class Workshop {
 public:
  Workshop(const fs::path& parent, const fs::path& target) {
    static std::atomic<unsigned> counter = 0;
    std::error_code reason;
    do {
      m_path = parent /
               (".kvbudget-" + std::to_string(getpid()) + "-" + std::to_string(counter++) + ".tmp");
    } while (!fs::create_directory(m_path, reason) && !reason);
    if (reason) {
      throw Error(cannot(target, reason));
    }
  }
  ~Workshop() {
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
  }
  Workshop(const Workshop&) = delete;
  Workshop& operator=(const Workshop&) = delete;

  [[nodiscard]] const fs::path& path() const { return m_path; }

 private:
  fs::path m_path;
};

/// Writes `place`; errors are about `target`, which is what it will be.
void write_for(const fs::path& target, const fs::path& place, const std::string& content) {
  try {
    write_file(place, content);
  } catch (const Error& error) {
    std::string sentence = error.what();
    if (const auto at = sentence.find(place.string()); at != std::string::npos) {
      sentence.replace(at, place.string().size(), target.string());
    }
    throw Error(sentence);
  }
}

/// Files put into their places one after another; all of it taken back unless kept.
class Placement {
 public:
  ~Placement() {
    for (auto step = m_done.rbegin(); step != m_done.rend(); ++step) {
      std::error_code ignored;
      if (step->saved.empty()) {
        fs::remove(step->target, ignored);
      } else {
        fs::rename(step->saved, step->target, ignored);
      }
    }
  }
  Placement() = default;
  Placement(const Placement&) = delete;
  Placement& operator=(const Placement&) = delete;

  void put(const fs::path& from, const fs::path& target, const fs::path& save_as) {
    std::error_code reason;
    Step step{target, {}};
    if (is_there(target)) {
      // A second name: then the target is the old file or the new one at every moment.
      fs::create_hard_link(target, save_as, reason);
      if (reason) {  // a file system without them
        fs::rename(target, save_as, reason);
      }
      if (reason) {
        throw Error(cannot(target, reason));
      }
      step.saved = save_as;
    }
    m_done.push_back(step);
    fs::rename(from, target, reason);
    if (reason) {
      throw Error(cannot(target, reason));
    }
  }
  void keep() { m_done.clear(); }

 private:
  struct Step {
    fs::path target, saved;
  };
  std::vector<Step> m_done;
};

}  // namespace

void FileSet::add(std::string name, std::string content) {
  m_files.push_back({std::move(name), std::move(content)});
}

std::vector<std::string> FileSet::names() const {
  std::vector<std::string> result;
  for (const File& file : m_files) {
    result.push_back(file.name);
  }
  return result;
}

void check_free(const fs::path& folder, const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    if (is_there(folder / name)) {
      throw FileExists("'" + (folder / name).string() + "' exists already");
    }
  }
}

void FileSet::write(const fs::path& folder, bool overwrite) const {
  fs::path target = fs::path(folder).lexically_normal();
  if (!target.has_filename()) {
    target = target.parent_path();  // "figures/" is "figures"
  }
  std::error_code reason;
  const bool there = fs::is_directory(target, reason);
  if (!there && is_there(target)) {
    throw Error("cannot write to '" + folder.string() + "': it is no folder");
  }
  if (!overwrite) {
    check_free(target, names());
  }
  const fs::path parent = there ? target : target.parent_path();
  if (!there && !parent.empty()) {
    fs::create_directories(parent, reason);
    if (reason) {
      throw Error(cannot(target, reason));
    }
  }
  const Workshop workshop(parent.empty() ? fs::path(".") : parent, folder);
  const fs::path fresh = workshop.path() / "new";
  const fs::path old = workshop.path() / "old";
  for (const fs::path& inner : {fresh, old}) {
    fs::create_directory(inner, reason);
    if (reason) {
      throw Error(cannot(target, reason));
    }
  }
  for (const File& file : m_files) {
    write_for(target / file.name, fresh / file.name, file.content);
  }
  if (!there) {
    fs::rename(fresh, target, reason);
    if (reason) {
      throw Error(cannot(target, reason));
    }
    return;
  }
  Placement placement;
  for (const File& file : m_files) {
    if (fs::is_directory(target / file.name, reason)) {
      throw Error("cannot write '" + (target / file.name).string() + "': it is a folder");
    }
    placement.put(fresh / file.name, target / file.name, old / file.name);
  }
  placement.keep();
}

}  // namespace kvbudget
