//===- Process.cpp --------------------------------------------------------===//
#include "oracle/core/Process.h"

#include "oracle/core/CrashTrace.h"
#include "oracle/core/Interruption.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"

#include <cassert>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <new>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

namespace freehold {

using llvm::StringRef;

/// Exit code of a worker that ran into its memory limit.
static constexpr int kOutOfMemoryExit = 77;
/// Exit codes of timeout(1) and of posix_spawn's child: the command could not be started.
static constexpr int kCannotExecute = 126, kNotFound = 127;
/// After a signal that came just before a wait, the wait ends this much later.
static constexpr int kLatencyMs = 100;
/// A worker's stderr is kept up to this; stack traces come last but are short.
static constexpr size_t kStderrKept = 64 << 10;

//===----------------------------------------------------------------------===//
// Messages: a length, then the bytes
//===----------------------------------------------------------------------===//

static bool writeAll(int fd, const char *data, size_t bytes) {
  while (bytes) {
    ssize_t n = ::send(fd, data, bytes, MSG_NOSIGNAL);
    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      return false;
    data += n;
    bytes -= n;
  }
  return true;
}

static bool readAll(int fd, char *data, size_t bytes) {
  while (bytes) {
    ssize_t n = ::read(fd, data, bytes);
    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      return false;
    data += n;
    bytes -= n;
  }
  return true;
}

static bool sendMessage(int fd, std::string_view message) {
  uint64_t length = message.size();
  return writeAll(fd, reinterpret_cast<const char *>(&length), sizeof length) &&
         writeAll(fd, message.data(), message.size());
}

static std::optional<std::string> receiveMessage(int fd) {
  uint64_t length = 0;
  if (!readAll(fd, reinterpret_cast<char *>(&length), sizeof length))
    return std::nullopt;
  std::string message(length, '\0');
  if (!readAll(fd, message.data(), length))
    return std::nullopt;
  return message;
}

std::optional<std::string> WorkerLink::receive() { return receiveMessage(fd_); }
void WorkerLink::send(std::string_view message) {
  if (!sendMessage(fd_, message))
    _exit(0); // The parent is gone.
}

struct SharedStage {
  volatile int stage = 0;
  char detail[101] = {};
  /// The process group of the command that the worker runs; 0 for none.
  volatile pid_t command = 0;
  /// Where the worker's temporary files go, and whether it has made that folder.
  char folder[200] = {};
  volatile bool isFolderMade = false;
};

/// Of this process, when it is a worker: what it does must be known to its parent when it is killed.
static SharedStage *ownStage = nullptr;

void WorkerLink::enter(Stage stage, std::string_view detail) {
  size_t length = std::min(detail.size(), sizeof stage_->detail - 1);
  std::memcpy(stage_->detail, detail.data(), length);
  stage_->detail[length] = '\0';
  stage_->stage = static_cast<int>(stage);
}

//===----------------------------------------------------------------------===//
// Workers
//===----------------------------------------------------------------------===//

/// The soft limit; the hard one stays, so that it can be raised again.
static void lower(int resource, uint64_t bytes) {
  rlimit limit;
  getrlimit(resource, &limit);
  limit.rlim_cur = std::min<rlim_t>(bytes, limit.rlim_max);
  setrlimit(resource, &limit);
}

[[noreturn]] static void exitOutOfMemory() { _exit(kOutOfMemoryExit); }

/// What the child does before it serves: limits, and traces that a parent can read.
static void prepareChild(const WorkerLimits &limits) {
  // Die with the parent, however it dies, and not of what a terminal sends to it.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);
  forgetInterruptions();
  lower(RLIMIT_STACK, limits.stackBytes);
  lower(RLIMIT_CORE, 0);
#if !defined(__SANITIZE_ADDRESS__) && !__has_feature(address_sanitizer)
  if (limits.bytes)
    lower(RLIMIT_AS, limits.bytes + (2ull << 30));
#endif
  std::set_new_handler(exitOutOfMemory);
  llvm::install_bad_alloc_error_handler([](void *, const char *, bool) { exitOutOfMemory(); });
  // LLVM's handlers first, which have a stack of their own.
  setenv("LLVM_DISABLE_SYMBOLIZATION", "1", 1);
  llvm::sys::PrintStackTraceOnErrorSignal("freehold worker", /*DisableCrashReporting=*/true);
  traceCrashes();
}

Worker::Worker(std::function<void(WorkerLink &)> serve, const WorkerLimits &limits)
    : serve_(std::move(serve)), limits_(limits) {
  start();
}

Worker::~Worker() { stop(); }

/// A name that no other worker of any process has.
static std::string temporaryFolderName() {
  static unsigned number = 0;
  llvm::SmallString<128> path;
  llvm::sys::path::system_temp_directory(/*erasedOnReboot=*/true, path);
  llvm::sys::path::append(path, "freehold-worker-" + std::to_string(getpid()) + "-" +
                                    std::to_string(number++));
  return path.str().str();
}

void useOwnTemporaryFolder() {
  if (!ownStage || ownStage->isFolderMade || !*ownStage->folder)
    return;
  // One that somebody else has made, in a folder that all may write, is not used.
  ownStage->isFolderMade = mkdir(ownStage->folder, 0700) == 0;
  if (ownStage->isFolderMade)
    setenv("TMPDIR", ownStage->folder, /*overwrite=*/1);
}

void Worker::start() {
  if (!stage_)
    stage_ = static_cast<SharedStage *>(mmap(nullptr, sizeof(SharedStage), PROT_READ | PROT_WRITE,
                                             MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  stage_->stage = static_cast<int>(Stage::Idle);
  stage_->command = 0;
  stage_->isFolderMade = false;
  std::string folder = temporaryFolderName();
  size_t length = folder.size() < sizeof stage_->folder ? folder.size() : 0;
  std::memcpy(stage_->folder, folder.data(), length);
  stage_->folder[length] = '\0';
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    llvm::report_fatal_error("cannot make a socket pair for a worker");
  stderr_ = memfd_create("worker-stderr", MFD_CLOEXEC);
  // What is buffered here must not be written by the child as well, however that ends.
  llvm::outs().flush();
  pid_ = fork();
  if (pid_ < 0)
    llvm::report_fatal_error("cannot fork a worker");
  if (pid_ == 0) {
    close(ends[0]);
    dup2(stderr_, STDERR_FILENO);
    ownStage = stage_;
    prepareChild(limits_);
    WorkerLink link;
    link.fd_ = ends[1];
    link.stage_ = stage_;
    serve_(link);
    _exit(0);
  }
  // Here too: it may be killed before it comes to that.
  setpgid(pid_, pid_);
  close(ends[1]);
  fd_ = ends[0];
}

/// Waits for its end and removes what it leaves; the status as waitpid has it.
int Worker::reap(bool kill) {
  if (kill)
    ::kill(pid_, SIGKILL);
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  // Its forks, and the command with its children.
  ::kill(-pid_, SIGKILL);
  if (pid_t command = stage_->command)
    ::kill(-command, SIGKILL);
  if (stage_->isFolderMade)
    llvm::sys::fs::remove_directories(stage_->folder);
  return status;
}

void Worker::stop() {
  close(fd_);
  reap(/*kill=*/true);
  close(stderr_);
  munmap(stage_, sizeof(SharedStage));
  stage_ = nullptr;
}

bool Worker::send(std::string_view message) { return sendMessage(fd_, message); }
std::optional<std::string> Worker::receive() { return receiveMessage(fd_); }
Stage Worker::stage() const { return static_cast<Stage>(stage_->stage); }

/// The symbol in a line such as "4 libMLIR.so.22.1 0x00007f4a mlir::foo(int) + 84", or the
/// library and address where there is no symbol.
static std::optional<std::string> frameOf(StringRef line) {
  unsigned number;
  if (line.trim().consumeInteger(10, number))
    return std::nullopt;
  line = line.trim().ltrim("0123456789").ltrim();
  auto [library, rest] = line.split(' ');
  auto [address, symbol] = rest.ltrim().split(' ');
  if (!address.starts_with("0x"))
    return std::nullopt;
  symbol = symbol.rsplit(" + ").first.trim();
  return symbol.empty() ? "(" + library.str() + ")" : symbol.str();
}

/// Frames of the handler and of libc's abort say nothing about the cause.
static bool isNoise(StringRef frame) {
  for (const char *word : {"PrintStackTrace", "RunSignalHandlers", "SignalHandler", "libc.so",
                           "__restore_rt", "__libc_start", "abort", "raise", "gsignal"})
    if (frame.contains(word))
      return true;
  return frame.empty();
}

/// The lines up to where frames are numbered from 0 again: each of several signal handlers
/// prints the whole stack.
static llvm::ArrayRef<StringRef> firstTrace(llvm::ArrayRef<StringRef> lines) {
  int last = -1;
  for (size_t i = 0; i < lines.size(); ++i) {
    int number;
    StringRef line = lines[i].ltrim();
    if (!frameOf(line) || line.consumeInteger(10, number))
      continue;
    if (number <= last)
      return lines.take_front(i);
    last = number;
  }
  return lines;
}

std::vector<std::string> topFrames(std::string_view text) {
  StringRef log = text;
  std::vector<std::string> frames;
  llvm::SmallVector<StringRef> lines;
  log.split(lines, '\n');
  for (StringRef line : lines)
    if (line.contains("Assertion") || line.contains("LLVM ERROR"))
      frames.push_back(line.trim().str());
  // Frames without a name only where there is no other.
  for (bool named : {true, false})
    for (StringRef line : firstTrace(lines))
      if (auto frame = frameOf(line); frame && !isNoise(*frame) && frames.size() < 8 &&
                                      StringRef(*frame).starts_with("(") != named &&
                                      (named || frames.empty()))
        frames.push_back(*frame);
  return frames;
}

std::string functionOfFrame(const std::string &frame) {
  std::string name;
  unsigned depth = 0;
  StringRef rest = frame;
  if (rest.contains("Assertion") || rest.contains("LLVM ERROR") || rest.starts_with("("))
    return "";
  while (!rest.empty()) {
    // Part of the name itself, not parameters.
    if (depth == 0 && rest.consume_front("(anonymous namespace)"))
      continue;
    char c = rest.front();
    rest = rest.drop_front();
    if (c == '<' || c == '(' || c == '{')
      ++depth;
    // Templates' frames begin with the return type.
    if (depth == 0 && c == ' ' && !StringRef(name).ends_with("operator"))
      name.clear();
    else if (depth == 0)
      name += c;
    if ((c == '>' || c == ')' || c == '}') && depth)
      --depth;
    if (depth == 0 && c == ')')
      break;
  }
  return name;
}

WorkerDeath Worker::buryAndRestart(bool kill) {
  WorkerDeath death;
  death.stage = stage();
  death.detail = stage_->detail;
  int status = reap(kill);
  if (WIFSIGNALED(status)) {
    death.cause = WorkerDeath::Cause::Signal;
    death.code = WTERMSIG(status);
  } else {
    death.code = WEXITSTATUS(status);
    death.cause =
        death.code == kOutOfMemoryExit ? WorkerDeath::Cause::OutOfMemory : WorkerDeath::Cause::Exit;
  }
  std::string log(kStderrKept, '\0');
  off_t size = lseek(stderr_, 0, SEEK_END);
  ssize_t n = pread(stderr_, log.data(), log.size(),
                    std::max<off_t>(0, size - static_cast<off_t>(kStderrKept)));
  log.resize(std::max<ssize_t>(n, 0));
  death.frames = topFrames(log);
  close(fd_);
  close(stderr_);
  start();
  return death;
}

std::vector<int> waitReadable(const std::vector<int> &descriptors, int timeoutMs) {
  std::vector<pollfd> polls;
  for (int fd : descriptors)
    polls.push_back({fd, POLLIN, 0});
  std::vector<int> ready;
  using Clock = std::chrono::steady_clock;
  auto end = Clock::now() + std::chrono::milliseconds(timeoutMs);
  int leftMs = timeoutMs;
  do {
    if (poll(polls.data(), polls.size(), std::min(leftMs, kLatencyMs)) > 0)
      for (const pollfd &each : polls)
        if (each.revents)
          ready.push_back(each.fd);
    auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
    leftMs = static_cast<int>(left.count());
  } while (ready.empty() && leftMs > 0 && !interruption());
  return ready;
}

//===----------------------------------------------------------------------===//
// Forks
//===----------------------------------------------------------------------===//

ForkResult runForked(const std::function<void()> &body, unsigned timeoutMs) {
  pid_t pid = fork();
  if (pid < 0)
    llvm::report_fatal_error("cannot fork");
  if (pid == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    lower(RLIMIT_CORE, 0);
    signal(SIGALRM, SIG_DFL);
    itimerval timer = {{0, 0}, {timeoutMs / 1000, (timeoutMs % 1000) * 1000}};
    setitimer(ITIMER_REAL, &timer, nullptr);
    body();
    _exit(0);
  }
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
  }
  if (!WIFSIGNALED(status))
    return {ForkResult::Ending::Exited, WEXITSTATUS(status)};
  int number = WTERMSIG(status);
  return {number == SIGALRM ? ForkResult::Ending::TimedOut : ForkResult::Ending::Signalled, number};
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

namespace {
/// A temporary file that goes away with its owner.
class TemporaryFile {
public:
  TemporaryFile() {
    llvm::SmallString<128> name;
    if (llvm::sys::fs::createTemporaryFile("freehold", "mlir", name))
      return;
    path_ = name.str().str();
    remover_.setFile(name);
  }
  bool isThere() const { return !path_.empty(); }
  const std::string &path() const { return path_; }

private:
  std::string path_;
  llvm::FileRemover remover_;
};
} // namespace

/// Writes `input` where the command will read it; false when there is no room.
static bool writeInput(const std::string &path, std::string_view input) {
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  stream << StringRef(input);
  stream.close();
  bool isWhole = !error && !stream.has_error();
  stream.clear_error();
  return isWhole;
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

namespace {
/// A process group that runs a command line, with files for its standard streams.
class Command {
public:
  /// Words of the command line; the first is the program's path.
  Command(llvm::ArrayRef<const char *> words, const std::string &in, const std::string &out,
          const std::string &err);
  /// Why it could not be started, or nothing.
  std::string trouble() const { return error_ ? std::strerror(error_) : ""; }
  /// Its exit code, 128 and the signal's number as a shell has it, or nothing when this tool was
  /// interrupted: nothing of it runs on then.
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

/// Until it has ended or this tool is interrupted.
void Command::waitForEnd(int descriptor) {
  pollfd end = {descriptor, POLLIN, 0};
  while (!interruption())
    if (poll(&end, 1, kLatencyMs) > 0)
      return;
  isInterrupted_ = true;
  ::kill(-pid_, SIGKILL);
}

std::optional<int> Command::wait() {
  // Old kernels have none: then an interruption waits for the command's own time limit.
  if (int descriptor = static_cast<int>(syscall(SYS_pidfd_open, pid_, 0)); descriptor >= 0) {
    waitForEnd(descriptor);
    close(descriptor);
  }
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  if (ownStage)
    ownStage->command = 0;
  if (isInterrupted_)
    return std::nullopt;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/// The limits of files and address space that commands are started with, while it lives.
namespace {
class CommandLimits {
public:
  CommandLimits(uint64_t fileBytes, bool anyAddressSpace) {
    getrlimit(RLIMIT_FSIZE, &files_);
    getrlimit(RLIMIT_AS, &space_);
    if (anyAddressSpace)
      lower(RLIMIT_AS, space_.rlim_max);
    lower(RLIMIT_FSIZE, fileBytes);
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
  // A signal shows as 128 and its number, as in a shell; timeout's own KILL ends it as well.
  if (result.code > 128)
    return isLate ? Ending::TimedOut : Ending::Signalled;
  return Ending::Exited;
}

CommandResult runCommand(const std::string &commandLine, std::string_view input, unsigned timeoutMs,
                         uint64_t outputBytesMax, bool anyAddressSpace) {
  using Ending = CommandResult::Ending;
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver(allocator);
  // timeout(1) ends the command's children with it, which killing the child alone would not.
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
  bool areThere = in.isThere() && out.isThere() && err.isThere();
  if (!areThere || !writeInput(in.path(), input))
    return {Ending::NotRun, 0, "", "cannot write temporary files"};
  auto start = std::chrono::steady_clock::now();
  // The file limit stops a command that prints without end.
  std::optional<CommandLimits> limits(std::in_place, outputBytesMax + 1, anyAddressSpace);
  Command command(words, in.path(), out.path(), err.path());
  limits.reset();
  if (std::string why = command.trouble(); !why.empty())
    return {Ending::NotRun, 0, "", "cannot start a process: " + why};
  std::optional<int> code = command.wait();
  if (!code)
    return {Ending::NotRun, 0, "", "interrupted"};
  bool isLate = std::chrono::steady_clock::now() - start >= std::chrono::milliseconds(timeoutMs);
  result.code = *code;
  result.output = contents(out.path());
  result.errors = contents(err.path());
  result.ending = endingOf(result, outputBytesMax, isLate);
  return result;
}

} // namespace freehold
