#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

// Fuzzing without libFuzzer, for any compiler and always the same: changes the seed files at random
// and hands each result to the fuzz target. A crash, an allocation beyond the limit, or an
// exception that is no Error ends the program.
//
//   kvbudget_fuzz_mutate FOLDER [ROUNDS] [SEED]

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

#if defined(__SANITIZE_ADDRESS__)
// The sanitizer's own memory rules out a limit on the address space.
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() {
  return "max_allocation_size_mb=256:allocator_may_return_null=0";
}
#endif

namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return Bytes(std::istreambuf_iterator<char>(file), {});
}

class Mutator {
 public:
  Mutator(std::vector<Bytes> seeds, std::uint64_t seed)
      : m_seeds(std::move(seeds)), m_random(seed) {}

  Bytes next() {
    Bytes bytes = m_seeds[below(m_seeds.size())];
    const std::size_t changes = 1 + below(below(2) == 0 ? 1 : 6);
    for (std::size_t i = 0; i < changes && !bytes.empty(); ++i) {
      change(bytes);
    }
    return bytes;
  }

 private:
  std::size_t below(std::size_t bound) { return static_cast<std::size_t>(m_random() % bound); }

  void change(Bytes& bytes) {
    const std::size_t at = below(bytes.size());
    const std::size_t rest = std::min<std::size_t>(bytes.size() - at, 1 + below(16));
    const auto here = bytes.begin() + static_cast<std::ptrdiff_t>(at);
    const auto there = here + static_cast<std::ptrdiff_t>(rest);
    switch (below(8)) {
      case 0:
        bytes[at] ^= static_cast<std::uint8_t>(1u << below(8));
        break;
      case 1:
        bytes[at] = static_cast<std::uint8_t>(m_random());
        break;
      case 2:  // extreme values, as of a size or an offset
        std::fill(here, there, static_cast<std::uint8_t>(below(2) == 0 ? 0xff : 0x00));
        break;
      case 3:
        bytes.erase(here, there);
        break;
      case 4:
        bytes.resize(at);
        break;
      case 5: {
        const Bytes copy(here, there);
        const auto to = bytes.begin() + static_cast<std::ptrdiff_t>(below(bytes.size()));
        bytes.insert(to, copy.begin(), copy.end());
        break;
      }
      case 6:  // digits, of a shape in text
        change_digit(bytes, at);
        break;
      default: {  // the end of another file, as a download that went wrong
        const Bytes& other = m_seeds[below(m_seeds.size())];
        const std::size_t from = below(other.size());
        bytes.resize(at);
        bytes.insert(bytes.end(), other.begin() + static_cast<std::ptrdiff_t>(from), other.end());
      }
    }
  }

  void change_digit(Bytes& bytes, std::size_t at) {
    const auto is_digit = [](std::uint8_t byte) { return byte >= '0' && byte <= '9'; };
    const auto found =
        std::find_if(bytes.begin() + static_cast<std::ptrdiff_t>(at), bytes.end(), is_digit);
    if (found != bytes.end()) {
      *found = static_cast<std::uint8_t>('0' + below(10));
    }
  }

  std::vector<Bytes> m_seeds;
  std::mt19937_64 m_random;
};

void limit_memory() {
#if !defined(__SANITIZE_ADDRESS__)
  const rlimit limit{rlim_t{1} << 30, rlim_t{1} << 30};
  setrlimit(RLIMIT_AS, &limit);
#endif
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: %s FOLDER [ROUNDS] [SEED]\n", argv[0]);
    return 2;
  }
  const long rounds = argc > 2 ? std::atol(argv[2]) : 20'000;
  const unsigned long seed = argc > 3 ? std::strtoul(argv[3], nullptr, 10) : 1;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(argv[1])) {
    files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());  // the same order, so the same changes, everywhere
  std::vector<Bytes> seeds;
  seeds.reserve(files.size());
  for (const std::filesystem::path& file : files) {
    seeds.push_back(read_file(file));
  }
  if (seeds.empty()) {
    std::fprintf(stderr, "there is no seed file in %s\n", argv[1]);
    return 2;
  }
  limit_memory();
  for (const Bytes& bytes : seeds) {
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  }
  Mutator mutator(std::move(seeds), seed);
  for (long round = 0; round < rounds; ++round) {
    const Bytes bytes = mutator.next();
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  }
  std::printf("%ld changed files, each a trace or one clear error\n", rounds);
  return 0;
}
