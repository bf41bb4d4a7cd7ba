//===- Process.cpp --------------------------------------------------------===//
#include "oracle/core/Process.h"

#include "oracle/core/CrashTrace.h"

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
#include <new>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

namespace freehold {

using llvm::StringRef;

/// Exit code of a worker that ran into its memory limit.
static constexpr int kOutOfMemoryExit = 77;
/// What LLVM makes of timeout(1)'s exit codes 126 and 127: the command could not be started.
static constexpr int kNotExecuted = -1;
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
};

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
  // Die with the parent, however it dies.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
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

void Worker::start() {
  if (!stage_)
    stage_ = static_cast<SharedStage *>(mmap(nullptr, sizeof(SharedStage), PROT_READ | PROT_WRITE,
                                             MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  stage_->stage = static_cast<int>(Stage::Idle);
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
    prepareChild(limits_);
    WorkerLink link;
    link.fd_ = ends[1];
    link.stage_ = stage_;
    serve_(link);
    _exit(0);
  }
  close(ends[1]);
  fd_ = ends[0];
}

void Worker::stop() {
  close(fd_);
  ::kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
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
  if (kill)
    ::kill(pid_, SIGKILL);
  int status = 0;
  waitpid(pid_, &status, 0);
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
  if (poll(polls.data(), polls.size(), timeoutMs) > 0)
    for (const pollfd &each : polls)
      if (each.revents)
        ready.push_back(each.fd);
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

/// A temporary file that goes away with its owner.
static std::optional<llvm::FileRemover> temporary(std::string &path) {
  llvm::SmallString<128> name;
  if (llvm::sys::fs::createTemporaryFile("freehold", "mlir", name))
    return std::nullopt;
  path = name.str().str();
  return llvm::FileRemover(name);
}

/// Writes `input` where the command will read it.
static void writeInput(const std::string &path, std::string_view input) {
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  stream << StringRef(input);
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
  std::string in, out, err;
  auto inFile = temporary(in), outFile = temporary(out), errFile = temporary(err);
  if (!inFile || !outFile || !errFile)
    llvm::report_fatal_error("cannot make temporary files");
  writeInput(in, input);
  llvm::SmallVector<StringRef> arguments(words.begin(), words.end());
  std::optional<StringRef> redirects[] = {StringRef(in), StringRef(out), StringRef(err)};
  // The file limit stops a command that prints without end.
  rlimit before, space;
  getrlimit(RLIMIT_FSIZE, &before);
  getrlimit(RLIMIT_AS, &space);
  if (anyAddressSpace)
    lower(RLIMIT_AS, space.rlim_max);
  lower(RLIMIT_FSIZE, outputBytesMax + 1);
  auto start = std::chrono::steady_clock::now();
  int code = llvm::sys::ExecuteAndWait(*program, arguments, std::nullopt, redirects);
  bool late = std::chrono::steady_clock::now() - start >= std::chrono::milliseconds(timeoutMs);
  setrlimit(RLIMIT_FSIZE, &before);
  setrlimit(RLIMIT_AS, &space);
  result.code = code;
  result.output = contents(out);
  result.errors = contents(err);
  // A signal shows as 128 and its number, as in a shell; timeout's own KILL ends it as well.
  bool signalled = code < 0 || code > 128;
  if (code == kNotExecuted)
    result.ending = Ending::NotFound;
  else if (result.output.size() > outputBytesMax || result.errors.size() > outputBytesMax)
    result.ending = Ending::TooMuchOutput;
  else if (signalled)
    result.ending = late ? Ending::TimedOut : Ending::Signalled;
  else
    result.ending = Ending::Exited;
  return result;
}

} // namespace freehold
