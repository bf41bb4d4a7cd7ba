//===- Process.cpp - Workers and forks ------------------------------------===//
#include "oracle/core/process/Process.h"

#include "oracle/core/process/CrashTrace.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/ProcessParts.h"
#include "oracle/core/process/TemporaryFolder.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

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
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

namespace freehold {

/// Exit code of a worker that reached its memory limit.
static constexpr int kOutOfMemoryExit = 77;
/// The most that is kept of a worker's stderr, from its end: stack traces come last and are short.
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

SharedStage *ownStage = nullptr;

void WorkerLink::enter(Stage stage, std::string_view detail) {
  size_t length = std::min(detail.size(), sizeof stage_->detail - 1);
  std::memcpy(stage_->detail, detail.data(), length);
  stage_->detail[length] = '\0';
  stage_->stage = static_cast<int>(stage);
}

//===----------------------------------------------------------------------===//
// Workers
//===----------------------------------------------------------------------===//

void lowerLimit(int resource, uint64_t bytes) {
  rlimit limit;
  getrlimit(resource, &limit);
  limit.rlim_cur = std::min<rlim_t>(bytes, limit.rlim_max);
  setrlimit(resource, &limit);
}

[[noreturn]] static void exitOutOfMemory() { _exit(kOutOfMemoryExit); }

/// Sets limits and crash traces in the child before it serves.
static void prepareChild(const WorkerLimits &limits) {
  // Ends the child when its parent ends, in any way, and keeps signals of the terminal from it.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);
  forgetInterruptions();
  lowerLimit(RLIMIT_STACK, limits.stackBytes);
  lowerLimit(RLIMIT_CORE, 0);
#if !defined(__SANITIZE_ADDRESS__) && !__has_feature(address_sanitizer)
  if (limits.bytes)
    lowerLimit(RLIMIT_AS, limits.bytes + (2ull << 30));
#endif
  std::set_new_handler(exitOutOfMemory);
  llvm::install_bad_alloc_error_handler([](void *, const char *, bool) { exitOutOfMemory(); });
  // Installed before our handlers, since LLVM's set up an alternate stack.
  setenv("LLVM_DISABLE_SYMBOLIZATION", "1", 1);
  llvm::sys::PrintStackTraceOnErrorSignal("freehold worker", /*DisableCrashReporting=*/true);
  traceCrashes();
}

Worker::Worker(std::function<void(WorkerLink &)> serve, const WorkerLimits &limits)
    : serve_(std::move(serve)), limits_(limits) {
  start();
}

Worker::~Worker() { stop(); }

/// Returns a name that no other worker of any process has.
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
  // If the folder exists, somebody else made it (its parent is writable by all), so it is not used.
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
  // Otherwise the child might write what is buffered here once more when it ends.
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
  // The child does this too; here in case it is killed before that.
  setpgid(pid_, pid_);
  close(ends[1]);
  fd_ = ends[0];
}

/// Waits for its end and removes its files. Returns the status as waitpid has it.
int Worker::reap(bool kill) {
  if (kill)
    ::kill(pid_, SIGKILL);
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  // Its forks, and the command that it runs with its children.
  ::kill(-pid_, SIGKILL);
  if (pid_t command = stage_->command)
    ::kill(-command, SIGKILL);
  if (stage_->isFolderMade)
    removeFolder(stage_->folder);
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

WorkerDeath Worker::reapAndRestart(bool kill) {
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
    lowerLimit(RLIMIT_CORE, 0);
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

} // namespace freehold
