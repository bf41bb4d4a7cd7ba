//===- Interruption.cpp ---------------------------------------------------===//
#include "fuzz/reduce/Interruption.h"

#include <csignal>

namespace freehold::reduce {

/// The one mutable global: a signal handler has no other way to say anything.
static volatile std::sig_atomic_t caught = 0;

static void remember(int signal) { caught = signal; }
static void doNothing(int) {}

static void handle(int signal, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  // No SA_RESTART: who waits for workers is to wake up. A second signal ends the process even if
  // it is stuck: the best program is in its file already.
  action.sa_flags = handler == remember ? SA_RESETHAND : 0;
  sigaction(signal, &action, nullptr);
}

void catchInterruptions() {
  handle(SIGINT, remember);
  handle(SIGTERM, remember);
  // A handler and not SIG_IGN, which commands would inherit.
  handle(SIGXFSZ, doNothing);
}

std::optional<int> interruption() { return caught ? std::optional<int>(caught) : std::nullopt; }

} // namespace freehold::reduce
