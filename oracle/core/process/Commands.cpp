//===- Commands.cpp - Other programs, run once ----------------------------===//
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/process/ProcessParts.h"
#include "oracle/core/process/TemporaryFolder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <set>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace freehold {

using llvm::StringRef;

/// Exit codes of timeout(1) and of posix_spawn's child if the command could not be started.
static constexpr int kCannotExecute = 126, kNotFound = 127;

namespace {
/// A temporary file that the destructor removes.
class TemporaryFile {
public:
  TemporaryFile() {
    llvm::SmallString<128> name;
    error_ = llvm::sys::fs::createTemporaryFile("freehold", "mlir", name);
    if (error_)
      return;
    path_ = name.str().str();
    remover_.setFile(name);
  }
  const std::error_code &error() const { return error_; }
  const std::string &path() const { return path_; }

private:
  std::string path_;
  std::error_code error_;
  llvm::FileRemover remover_;
};
} // namespace

/// Writes the command's input to a file. Returns the error, such as that of a full disk.
static std::error_code writeInput(const std::string &path, std::string_view input) {
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  if (error)
    return error;
  stream << StringRef(input);
  stream.close();
  error = stream.error();
  stream.clear_error();
  return error;
}

/// Returns true if there is no room left in the file system of `path`, so that what a command printed to a file there
/// may be cut off.
static bool isFull(const std::string &path) {
  struct statvfs system = {};
  bool isKnown = statvfs(path.c_str(), &system) == 0 && system.f_blocks;
  // Only root may use the blocks that a file system keeps back.
  return isKnown && (geteuid() ? system.f_bavail : system.f_bfree) == 0;
}

static std::string contents(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : std::string();
}

std::string shellWord(std::string_view text) {
  std::string result = "'";
  for (char c : text)
    result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

std::string shellWordIfNeeded(std::string_view text) {
  bool isPlain = !text.empty() && text.front() != '-' && llvm::all_of(text, [](char c) {
    return llvm::isAlnum(c) || StringRef("/._-+=,:@%").contains(c);
  });
  return isPlain ? std::string(text) : shellWord(text);
}

namespace {
/// A process group that runs one command line, with files as its standard streams.
class Command {
public:
  /// `words` is the command line; its first word is the program's path.
  Command(llvm::ArrayRef<const char *> words, const std::string &in, const std::string &out,
          const std::string &err);
  /// Returns why the command could not be started, or an empty string.
  std::string trouble() const { return error_ ? std::strerror(error_) : ""; }
  /// Waits for the command to end. Returns its exit code, or 128 plus the signal's number, as
  /// shells do. If this tool is interrupted, kills the whole process group and returns
  /// std::nullopt.
  std::optional<int> wait();

private:
  void waitForEnd(int descriptor);

  pid_t pid_ = 0;
  int error_ = 0;
  bool isInterrupted_ = false;
};
} // namespace

Command::Command(llvm::ArrayRef<const char *> words, const std::string &in, const std::string &out,
                 const std::string &err) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, in.c_str(), O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, out.c_str(), O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, err.c_str(), O_WRONLY, 0);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  std::vector<char *> arguments;
  for (const char *word : words)
    arguments.push_back(const_cast<char *>(word));
  arguments.push_back(nullptr);
  error_ = posix_spawn(&pid_, words.front(), &files, &attributes, arguments.data(), environ);
  if (error_)
    pid_ = 0;
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  if (ownStage)
    ownStage->command = pid_;
}

/// Waits until the process has ended or this tool is interrupted.
void Command::waitForEnd(int descriptor) {
  pollfd end = {descriptor, POLLIN, 0};
  while (!interruption())
    if (poll(&end, 1, kLatencyMs) > 0)
      return;
  isInterrupted_ = true;
  ::kill(-pid_, SIGKILL);
}

/// The children of this process.
static std::set<pid_t> childrenNow() {
  std::set<pid_t> children;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it("/proc/self/task", error), end; it != end && !error;
       it.increment(error)) {
    // Files of /proc have no size.
    auto text = llvm::MemoryBuffer::getFileAsStream(it->path() + "/children");
    if (!text)
      continue;
    llvm::SmallVector<StringRef> words;
    (*text)->getBuffer().split(words, ' ', -1, /*KeepEmpty=*/false);
    for (StringRef word : words)
      if (pid_t pid = 0; !word.trim().getAsInteger(10, pid))
        children.insert(pid);
  }
  return children;
}

/// Rounds of ending processes of which each may have left others.
static constexpr unsigned kRoundsMax = 100;

namespace {
/// While this object lives, processes whose parents ended become children of this one, even if they left the
/// command's group. The destructor ends them. Only in a worker, which has no children that it does not know.
class Orphans {
public:
  Orphans() {
    if (ownStage && prctl(PR_SET_CHILD_SUBREAPER, 1) == 0)
      before_ = childrenNow();
  }
  ~Orphans() {
    bool isLeft = before_.has_value();
    for (unsigned round = 0; isLeft && round < kRoundsMax; ++round) {
      isLeft = false;
      for (pid_t pid : childrenNow()) {
        if (before_->contains(pid))
          continue;
        isLeft = true;
        ::kill(pid, SIGKILL);
        waitpid(pid, nullptr, 0);
      }
    }
    if (before_)
      prctl(PR_SET_CHILD_SUBREAPER, 0);
  }
  Orphans(const Orphans &) = delete;
  Orphans &operator=(const Orphans &) = delete;

private:
  std::optional<std::set<pid_t>> before_;
};
} // namespace

std::optional<int> Command::wait() {
  // Old kernels lack pidfd_open. An interruption then takes effect when the command's time is over.
  if (int descriptor = static_cast<int>(syscall(SYS_pidfd_open, pid_, 0)); descriptor >= 0) {
    waitForEnd(descriptor);
    close(descriptor);
  }
  // What the command left running in its group ends with it. The group's number is taken until it is waited for.
  siginfo_t ended;
  while (waitid(P_PID, pid_, &ended, WEXITED | WNOWAIT) < 0 && errno == EINTR) {
  }
  ::kill(-pid_, SIGKILL);
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  if (ownStage)
    ownStage->command = 0;
  if (isInterrupted_)
    return std::nullopt;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/// Sets the limits of file size and address space that commands inherit; the destructor resets
/// them.
namespace {
class CommandLimits {
public:
  CommandLimits(uint64_t fileBytes, bool anyAddressSpace) {
    getrlimit(RLIMIT_FSIZE, &files_);
    getrlimit(RLIMIT_AS, &space_);
    if (anyAddressSpace)
      lowerLimit(RLIMIT_AS, space_.rlim_max);
    lowerLimit(RLIMIT_FSIZE, fileBytes);
  }
  ~CommandLimits() {
    setrlimit(RLIMIT_FSIZE, &files_);
    setrlimit(RLIMIT_AS, &space_);
  }
  CommandLimits(const CommandLimits &) = delete;
  CommandLimits &operator=(const CommandLimits &) = delete;

private:
  rlimit files_, space_;
};
} // namespace

static CommandResult::Ending endingOf(const CommandResult &result, uint64_t outputBytesMax,
                                      bool isLate) {
  using Ending = CommandResult::Ending;
  if (result.code == kCannotExecute || result.code == kNotFound)
    return Ending::NotFound;
  if (result.output.size() > outputBytesMax || result.errors.size() > outputBytesMax)
    return Ending::TooMuchOutput;
  // A signal is reported as 128 plus its number, as in a shell. timeout(1) itself ends by KILL too.
  if (result.code > 128)
    return isLate ? Ending::TimedOut : Ending::Signalled;
  return Ending::Exited;
}

CommandResult runCommand(const std::string &commandLine, std::string_view input, unsigned timeoutMs,
                         uint64_t outputBytesMax, bool anyAddressSpace) {
  using Ending = CommandResult::Ending;
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver(allocator);
  // timeout(1) also ends the command's children, which killing the command alone would not.
  std::string limit =
      std::to_string(timeoutMs / 1000) + "." + std::to_string(1000 + timeoutMs % 1000).substr(1);
  llvm::SmallVector<const char *> words = {"timeout", "--signal=KILL", limit.c_str()};
  size_t own = words.size();
  llvm::cl::TokenizeGNUCommandLine(commandLine, saver, words);
  CommandResult result{Ending::NotFound, 0, "", ""};
  auto program = llvm::sys::findProgramByName("timeout");
  if (words.size() == own || !program || !llvm::sys::findProgramByName(words[own]))
    return result;
  words.front() = program->c_str();
  useOwnTemporaryFolder();
  TemporaryFile in, out, err;
  for (const TemporaryFile *file : {&in, &out, &err})
    if (file->error())
      return {Ending::NotRun, 0, "", noTemporaryFiles(file->error().message())};
  if (std::error_code error = writeInput(in.path(), input))
    return {Ending::NotRun, 0, "", noTemporaryFiles(error.message())};
  auto start = std::chrono::steady_clock::now();
  // The limit of file size ends a command that prints without end.
  std::optional<CommandLimits> limits(std::in_place, outputBytesMax + 1, anyAddressSpace);
  Orphans orphans;
  Command command(words, in.path(), out.path(), err.path());
  limits.reset();
  if (std::string why = command.trouble(); !why.empty())
    return {Ending::NotRun, 0, "", "cannot start a process: " + why};
  std::optional<int> code = command.wait();
  if (!code)
    return {Ending::NotRun, 0, "", "interrupted"};
  if (isFull(out.path()))
    return {Ending::NotRun, 0, "", noTemporaryFiles(std::strerror(ENOSPC))};
  bool isLate = std::chrono::steady_clock::now() - start >= std::chrono::milliseconds(timeoutMs);
  result.code = *code;
  result.output = contents(out.path());
  result.errors = contents(err.path());
  result.ending = endingOf(result, outputBytesMax, isLate);
  return result;
}

} // namespace freehold
