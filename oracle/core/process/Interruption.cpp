//===- Interruption.cpp ---------------------------------------------------===//
#include "oracle/core/process/Interruption.h"

#include "llvm/Support/Signals.h"

#include <csignal>
#include <cstring>

namespace freehold {

static constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};

/// A mutable global, since a signal handler cannot communicate otherwise.
static volatile std::sig_atomic_t caught = 0;
/// Whether SIGINT is to be caught, and was not yet.
static volatile std::sig_atomic_t isCatching = 0;

static void handle(int signal, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  // Without SA_RESTART, so that a wait for workers returns.
  sigaction(signal, &action, nullptr);
}

static void remember(int signal) {
  caught = signal;
  isCatching = 0;
  // The next signal ends the process even if it is stuck. Files that were written are complete.
  for (int each : kSignals)
    handle(each, SIG_DFL);
}

void catchInterruptions() {
  for (int signal : kSignals) {
    struct sigaction now = {};
    sigaction(signal, nullptr, &now);
    if (signal != SIGHUP || now.sa_handler != SIG_IGN)
      handle(signal, remember);
  }
  isCatching = 1;
}

void catchAgain() {
  struct sigaction now = {};
  sigaction(SIGINT, nullptr, &now);
  if (isCatching && now.sa_handler != remember)
    handle(SIGINT, remember);
}

std::optional<int> interruption() { return caught ? std::optional<int>(caught) : std::nullopt; }

int interruptedExit() { return 128 + caught; }

std::string interruptedText(const std::string &done) {
  const char *name = sigabbrev_np(caught);
  return "interrupted (SIG" + std::string(name ? name : "?") + ") after " + done;
}

void forgetInterruptions() {
  caught = 0;
  isCatching = 0;
  for (int signal : kSignals)
    handle(signal, SIG_DFL);
}

} // namespace freehold
