//===- CrashTrace.cpp - Signal handlers that print the innermost frames ---===//
#include "oracle/core/process/CrashTrace.h"

#include "llvm/Demangle/Demangle.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <execinfo.h>
#include <unistd.h>

namespace freehold {

/// Number of frames inspected, and number of frames with a name that are printed. Some of these
/// belong to signal handlers and to libc's abort.
static constexpr int kFramesMax = 256;
static constexpr int kNamedMax = 16;

/// Prints one frame. Returns true if it has a symbol name.
static bool printFrame(int number, void *address) {
  Dl_info info;
  if (!dladdr(address, &info) || !info.dli_fname) {
    dprintf(STDERR_FILENO, "%d (null) %p\n", number, address);
    return false;
  }
  const char *slash = std::strrchr(info.dli_fname, '/');
  const char *library = slash ? slash + 1 : info.dli_fname;
  if (!info.dli_sname) {
    dprintf(STDERR_FILENO, "%d %s %p\n", number, library, address);
    return false;
  }
  char *demangled = llvm::itaniumDemangle(info.dli_sname);
  dprintf(STDERR_FILENO, "%d %s %p %s + %td\n", number, library, address,
          demangled ? demangled : info.dli_sname,
          static_cast<char *>(address) - static_cast<char *>(info.dli_saddr));
  std::free(demangled);
  return true;
}

extern "C" {
static void printCrash(int signal) {
  void *frames[kFramesMax];
  int count = backtrace(frames, kFramesMax);
  // Frame 0 is this function.
  for (int number = 1, named = 0; number < count && named < kNamedMax; ++number)
    named += printFrame(number, frames[number]);
  raise(signal);
}
}

void traceCrashes() {
  struct sigaction action = {};
  action.sa_handler = printCrash;
  // Run on the stack that LLVM has reserved, since the other one may have overflowed. Raising the
  // signal again inside the handler ends the process by that signal.
  action.sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
  for (int signal : {SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGXCPU, SIGXFSZ})
    sigaction(signal, &action, nullptr);
}

} // namespace freehold
