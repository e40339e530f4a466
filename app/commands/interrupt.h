#pragma once

namespace kvbudget {

/// While it lives, Ctrl+C, SIGTERM and SIGHUP only ask: what is under way stops where it can, and
/// takes away what it has begun. A second signal ends the program at once. One at a time.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  [[nodiscard]] static bool asked();
  /// Ends the program by the signal that came, as one that never caught it: shells and make then
  /// know. Returns where none came.
  static void obey();
};

}  // namespace kvbudget
