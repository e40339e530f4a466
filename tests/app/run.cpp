#include "tests/app/run.h"

#include <sys/wait.h>

#include <cstdio>
#include <sstream>

namespace kvbudget::testing {

Outcome run(const std::vector<std::string>& arguments, const Engine& engine) {
  std::ostringstream out;
  std::ostringstream err;
  const int code = run_program(arguments, {out, err}, engine);
  return {code, out.str(), err.str()};
}

Outcome shell(const std::string& line) {
  Outcome outcome;
  FILE* pipe = popen(("exec 2>&1; " + line).c_str(), "r");
  if (pipe == nullptr) {
    outcome.code = -1;
    return outcome;
  }
  char buffer[4096];
  for (std::size_t n = 0; (n = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;) {
    outcome.out.append(buffer, n);
  }
  const int status = pclose(pipe);
  outcome.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return outcome;
}

Outcome run_in_shell(const std::string& shell_line, const std::string& before) {
  return shell(before + "'" KVBUDGET_PROGRAM "' " + shell_line);
}

}  // namespace kvbudget::testing
