//===- Tool.cpp -----------------------------------------------------------===//
#include "oracle/core/process/Tool.h"

#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/TemporaryFolder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <optional>
#include <string>
#include <sys/personality.h>
#include <tuple>
#include <unistd.h>
#include <valgrind/valgrind.h>

namespace freehold {

/// The tool's name for messages, static because the handler at exit gets no arguments.
static std::string &toolName() {
  static std::string name = "freehold";
  return name;
}

static void doNothing(int) {}

/// Defined in a file that the build writes.
extern const char *const kCommit;

static void printVersion(llvm::raw_ostream &os) {
  os << toolName() << " " << FREEHOLD_VERSION << " (commit " << kCommit << ") with MLIR "
     << LLVM_VERSION_STRING << '\n';
}

/// Returns and clears a stream's error, for which its destructor would end the process.
static std::error_code takeError(llvm::raw_fd_ostream &stream) {
  stream.flush();
  std::error_code error = stream.error();
  stream.clear_error();
  return error;
}

/// Runs before the destructors of the streams, however the process ends; `--help` calls exit
/// itself.
static void finishOutput() {
  std::error_code lost = takeError(llvm::outs());
  if (lost)
    llvm::errs() << toolName() << ": error: cannot write to stdout: " << lost.message() << '\n';
  if (takeError(llvm::errs()) || lost)
    _exit(kOurFault);
}

/// Opens closed standard descriptors so that using them remains an error: 0 for writing, 1 and 2
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

/// The command line, for `fixAddresses`.
static char **commandLine = nullptr;

void fixAddresses() {
  // Told to the new process, in case the system forgets the flag.
  static constexpr const char *kDone = "FREEHOLD_ADDRESSES_FIXED";
  bool isDone = std::getenv(kDone);
  unsetenv(kDone);
  int flags = personality(0xffffffff);
  if (isDone || !commandLine || RUNNING_ON_VALGRIND || flags < 0 || (flags & ADDR_NO_RANDOMIZE) ||
      personality(flags | ADDR_NO_RANDOMIZE) < 0)
    return;
  static int anchor;
  std::string tool = llvm::sys::fs::getMainExecutable("", &anchor);
  setenv(kDone, "1", 1);
  execv(tool.c_str(), commandLine);
  unsetenv(kDone);
}

Tool::Tool(int &argc, char **&argv)
    : ignoresHangup_(isIgnored(SIGHUP)), init_(argc, argv, /*InstallPipeSignalExitHandler=*/false) {
  commandLine = argv;
  occupyStandardDescriptors();
  toolName() = llvm::sys::path::filename(argc ? argv[0] : "freehold").str();
  llvm::cl::SetVersionPrinter(printVersion);
  if (ignoresHangup_)
    std::signal(SIGHUP, SIG_IGN);
  // Handlers instead of SIG_IGN, which commands would inherit.
  for (int signal : {SIGPIPE, SIGXFSZ}) {
    struct sigaction action = {};
    action.sa_handler = doNothing;
    action.sa_flags = SA_RESTART;
    sigaction(signal, &action, nullptr);
  }
  // Construct the streams first, so that they are destroyed last.
  (void)llvm::outs();
  (void)llvm::errs();
  std::atexit(finishOutput);
}

bool isOutputLost() { return llvm::outs().has_error() || llvm::errs().has_error(); }

bool mustStop() { return interruption() || isOutputLost(); }

std::string shippedFolder(llvm::StringRef name) {
  namespace path = llvm::sys::path;
  static int anchor;
  std::string tool = llvm::sys::fs::getMainExecutable("", &anchor);
  llvm::StringRef prefix = path::parent_path(path::parent_path(tool));
  // Tools are in PREFIX/bin, or in build/bin of a checkout.
  llvm::SmallString<128> installed(prefix), built(path::parent_path(prefix));
  path::append(installed, "share", "freehold", name);
  path::append(built, name);
  for (llvm::StringRef place : {name, installed.str(), built.str()})
    if (llvm::sys::fs::is_directory(place))
      return place.str();
  return "";
}

//===----------------------------------------------------------------------===//
// Exit codes
//===----------------------------------------------------------------------===//

Exit worse(Exit a, Exit b) {
  static constexpr Exit kRising[] = {kAllGood, kInconclusive, kDefect, kBadInput, kOurFault};
  auto rank = [](Exit code) { return std::find(kRising, std::end(kRising), code) - kRising; };
  return rank(a) >= rank(b) ? a : b;
}

static void print(llvm::StringRef command, llvm::StringRef kind, const llvm::Twine &message) {
  llvm::errs() << toolName() << (command.empty() ? "" : " ") << command << ": " << kind << ": "
               << message << '\n';
}

Exit fail(llvm::StringRef command, const llvm::Twine &message, Exit code) {
  print(command, "error", message);
  return code;
}

Exit fault(llvm::StringRef command, const llvm::Twine &message) {
  print(command, "fault", message);
  return kOurFault;
}

/// Options of LLVM's libraries that tools obey whatever the subcommand is.
static constexpr llvm::StringLiteral kOptionsOfLlvm[] = {"color", "crash-diagnostics-dir",
                                                         "disable-symbolication"};

/// Returns the first option given that is none of the subcommand's; empty if there is none. LLVM looks an option that a
/// subcommand does not have up among those of no subcommand. These are options of linked libraries, and words of other
/// subcommands' options without a name, which LLVM registers there.
static std::string strayOption(llvm::cl::SubCommand &command,
                               llvm::ArrayRef<const char *> arguments) {
  auto isTyped = [&](llvm::StringRef name) {
    return llvm::any_of(arguments, [&](llvm::StringRef argument) {
      return argument.ltrim('-').split('=').first == name;
    });
  };
  // An option has several names there if its words are names, so that what was typed comes first.
  std::optional<std::tuple<bool, unsigned, std::string>> first;
  for (const auto &[name, option] : llvm::cl::getRegisteredOptions()) {
    const auto &owners = option->Subs;
    bool isOwn = owners.contains(&command) || owners.contains(&llvm::cl::SubCommand::getAll());
    if (isOwn || !option->getNumOccurrences() || llvm::is_contained(kOptionsOfLlvm, name))
      continue;
    std::tuple<bool, unsigned, std::string> given(!isTyped(name), option->getPosition(),
                                                  name.str());
    first = first ? std::min(*first, given) : given;
  }
  return first ? std::get<std::string>(*first) : "";
}

int runSubcommand(int argc, char **argv, llvm::StringRef overview,
                  llvm::ArrayRef<Subcommand> commands) {
  // All options are the subcommands'.
  static llvm::cl::OptionCategory none("Options of all commands");
  llvm::cl::HideUnrelatedOptions(none);
  if (!llvm::cl::ParseCommandLineOptions(argc, argv, overview, &llvm::errs()))
    return kBadInput;
  std::string names;
  for (const Subcommand &command : commands) {
    if (command.options) {
      llvm::StringRef name = command.options.getName();
      std::string stray = strayOption(command.options, llvm::ArrayRef(argv, argc).drop_front());
      if (!stray.empty())
        return fail(name, "unknown option '--" + stray + "'; '" + toolName() + " " + name +
                              " --help' lists those that there are");
      if (command.usesTemporaryFiles)
        if (std::string why = probeTemporaryFiles(); !why.empty())
          return fail(name, why);
      return command.run();
    }
    names += " " + command.options.getName().str();
  }
  return fail("", "name a command:" + names + "; '--help' explains them");
}

} // namespace freehold
