//===- Tool.cpp -----------------------------------------------------------===//
#include "oracle/core/Tool.h"

#include "oracle/core/Interruption.h"

#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <unistd.h>

namespace freehold {

/// Exit code of a fault (README.md).
static constexpr int kFault = 4;

/// For messages: the handler at exit gets no arguments.
static std::string &toolName() {
  static std::string name = "freehold";
  return name;
}

static void doNothing(int) {}

/// Takes back a stream's error, which its destructor would end the process for.
static std::error_code takeError(llvm::raw_fd_ostream &stream) {
  stream.flush();
  std::error_code error = stream.error();
  stream.clear_error();
  return error;
}

/// Runs before the streams' destructors, however the process comes to its end: `--help` exits by
/// itself.
static void finishOutput() {
  std::error_code lost = takeError(llvm::outs());
  if (lost)
    llvm::errs() << toolName() << ": error: cannot write to stdout: " << lost.message() << '\n';
  if (takeError(llvm::errs()) || lost)
    _exit(kFault);
}

/// A descriptor that was closed is opened such that using it stays an error: 0 for writing, 1 and 2
/// for reading.
static void occupyStandardDescriptors() {
  for (int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(number, F_GETFD) < 0 && errno == EBADF)
      (void)open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

static bool isIgnored(int number) {
  struct sigaction now = {};
  sigaction(number, nullptr, &now);
  return now.sa_handler == SIG_IGN;
}

Tool::Tool(int &argc, char **&argv)
    : ignoresHangup_(isIgnored(SIGHUP)), init_(argc, argv, /*InstallPipeSignalExitHandler=*/false) {
  occupyStandardDescriptors();
  toolName() = llvm::sys::path::filename(argc ? argv[0] : "freehold").str();
  if (ignoresHangup_)
    std::signal(SIGHUP, SIG_IGN);
  // Handlers and not SIG_IGN, which commands would inherit.
  for (int signal : {SIGPIPE, SIGXFSZ}) {
    struct sigaction action = {};
    action.sa_handler = doNothing;
    action.sa_flags = SA_RESTART;
    sigaction(signal, &action, nullptr);
  }
  // Made first, so that they end last.
  (void)llvm::outs();
  (void)llvm::errs();
  std::atexit(finishOutput);
}

bool isOutputLost() { return llvm::outs().has_error() || llvm::errs().has_error(); }

bool mustStop() { return interruption() || isOutputLost(); }

} // namespace freehold
