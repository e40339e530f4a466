#include "app/commands/interrupt.h"

#include <array>
#include <csignal>

namespace kvbudget {
namespace {

volatile std::sig_atomic_t g_signal = 0;

constexpr std::array kSignals = {SIGINT, SIGTERM, SIGHUP};

// What was there before; a signal that was ignored (nohup) stays so.
std::array<struct sigaction, kSignals.size()> g_before;

void note(int signal) {
  g_signal = signal;
}

}  // namespace

Interrupt::Interrupt() {
  g_signal = 0;
  struct sigaction action {};
  action.sa_handler = note;
  action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    sigaction(kSignals[i], nullptr, &g_before[i]);
    if (g_before[i].sa_handler != SIG_IGN) {
      sigaction(kSignals[i], &action, nullptr);
    }
  }
}

Interrupt::~Interrupt() {
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    sigaction(kSignals[i], &g_before[i], nullptr);
  }
}

bool Interrupt::asked() {
  return g_signal != 0;
}

void Interrupt::obey() {
  if (const int signal = g_signal; signal != 0) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
}

}  // namespace kvbudget
