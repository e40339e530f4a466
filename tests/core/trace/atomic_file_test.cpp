#include "core/base/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <future>

#include "core/base/error.h"
#include "tests/core/trace/failing_disk.h"
#include "tests/core/trace/trace_files.h"

namespace kvbudget::testing {

using Catch::Contains;
namespace fs = std::filesystem;

namespace {

using Names = std::vector<std::string>;

unsigned mode_of(const fs::path& path) {
  return static_cast<unsigned>(fs::status(path).permissions()) & 0777u;
}

}  // namespace

TEST_CASE("a file appears at commit and not before", "[files]") {
  const TemporaryFolder folder;
  const fs::path target = folder / "x.csv";
  {
    AtomicFile file(target);
    file.write("one\n");
    CHECK(file.temporary().parent_path() == folder.path());
    CHECK(!fs::exists(target));
    file.write(std::string(100'000, 'x'));
    file.commit();
    CHECK_THROWS_AS(file.write("more"), Error);
    CHECK_THROWS_AS(file.commit(), Error);
  }
  CHECK(read_all(target) == "one\n" + std::string(100'000, 'x'));
  CHECK(folder.names() == Names{"x.csv"});

  { AtomicFile(target).write("given up"); }
  CHECK(read_all(target).starts_with("one\n"));
  CHECK(folder.names() == Names{"x.csv"});

  write_file(target, "");
  CHECK(read_all(target).empty());
}

TEST_CASE("a part that was written is written again after seek", "[files]") {
  const TemporaryFolder folder;
  AtomicFile file(folder / "x");
  file.write("abcdef");
  file.seek(2);
  file.write("XY");
  file.seek(6);
  file.write("g");
  file.commit();
  CHECK(read_all(folder / "x") == "abXYefg");
}

TEST_CASE("permissions are those of the old file, or of the umask", "[files]") {
  const TemporaryFolder folder;
  const mode_t before = umask(027);
  write_file(folder / "new", "x");
  umask(before);
  CHECK(mode_of(folder / "new") == 0640);
  fs::permissions(folder / "new", fs::perms{0604});
  write_file(folder / "new", "y");
  CHECK(mode_of(folder / "new") == 0604);
}

TEST_CASE("a symbolic link stays, and what it leads to is replaced", "[files]") {
  const TemporaryFolder folder;
  folder.file("real", "old");
  fs::create_symlink("real", folder / "link");
  write_file(folder / "link", "new");
  CHECK(fs::is_symlink(folder / "link"));
  CHECK(read_all(folder / "real") == "new");
}

TEST_CASE("a name as long as the file system allows", "[files]") {
  const TemporaryFolder folder;
  const std::string name(255, 'n');
  write_file(folder / name, "x");
  CHECK(read_all(folder / name) == "x");
}

TEST_CASE("a target that cannot be written is one clear error", "[files]") {
  const TemporaryFolder folder;
  const auto fault = [](const fs::path& target) {
    std::string sentence = error_of([&] { write_file(target, "x"); });
    CHECK_THAT(sentence, Contains("cannot write '" + target.string() + "': "));
    return sentence;
  };
  CHECK_THAT(fault(folder / "none/x.csv"), Contains("there is no folder '"));
  CHECK_THAT(fault(folder.path()), Contains("it is a folder"));
  CHECK_THAT(fault(folder.path() / ""), Contains("does not name a file"));
  CHECK_THAT(fault(""), Contains("does not name a file"));
  folder.file("file", "x");
  CHECK_THAT(fault(folder / "file/x.csv"), Contains("there is no folder '"));
  CHECK_THAT(fault(folder / std::string(256, 'n')), Contains("File name too long"));
  CHECK(folder.names() == Names{"file"});
}

TEST_CASE("permissions that forbid writing are respected", "[files]") {
  const TemporaryFolder folder;
  folder.file("kept", "old");
  fs::permissions(folder / "kept", fs::perms{0444});
  fs::create_directory(folder / "closed");
  fs::permissions(folder / "closed", fs::perms{0555});
  fs::permissions(folder.path(), fs::perms{0777});
  {
    const OrdinaryUser user;
    CHECK_THAT(error_of([&] { write_file(folder / "closed/x", "x"); }),
               Contains("Permission denied; nothing was written"));
    CHECK_THAT(error_of([&] { write_file(folder / "kept", "x"); }),
               Contains("Permission denied; nothing was written"));
  }
  CHECK(read_all(folder / "kept") == "old");
  CHECK(fs::is_empty(folder / "closed"));
}

TEST_CASE("a disk that fills up leaves the old file and nothing else", "[files]") {
  const TemporaryFolder folder;
  const fs::path target = folder.file("x.csv", "old");
  for (const std::size_t size : {5'000u, 500'000u}) {
    std::string sentence = error_of([&] {
      const FileSizeLimit limit(4096);
      write_file(target, std::string(size, 'x'));
    });
    CHECK_THAT(sentence, Contains("x.csv': File too large; nothing was written"));
    CHECK(read_all(target) == "old");
    CHECK(folder.names() == Names{"x.csv"});
  }
}

TEST_CASE("devices and pipes are written directly", "[files]") {
  if (fs::exists("/dev/full")) {
    CHECK(error_of([] { write_file("/dev/full", "x"); }) ==
          "cannot write '/dev/full': No space left on device");
  }
  CHECK_NOTHROW(write_file("/dev/null", "x"));
  CHECK(fs::is_character_file("/dev/null"));

  const TemporaryFolder folder;
  const fs::path fifo = folder / "fifo";
  REQUIRE(mkfifo(fifo.c_str(), 0600) == 0);
  auto reader = std::async(std::launch::async, [&] { return read_all(fifo); });
  write_file(fifo, "through the pipe");
  CHECK(reader.get() == "through the pipe");
  CHECK(fs::is_fifo(fifo));
}

}  // namespace kvbudget::testing
