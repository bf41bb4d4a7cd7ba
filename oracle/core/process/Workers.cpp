//===- Workers.cpp - Workers, and what they are forked from ---------------===//
#include "oracle/core/process/CrashTrace.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/process/ProcessParts.h"
#include "oracle/core/process/TemporaryFolder.h"
#include "oracle/core/process/Tool.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <new>
#include <sched.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace freehold {

/// Exit code of a worker that reached its memory limit.
static constexpr int kOutOfMemoryExit = 77;
/// The most that is kept of a worker's stderr, from its end: stack traces come last and are short.
static constexpr size_t kStderrKept = 64 << 10;

/// Ends the tool, not its workers: the system has no process or descriptor left for another one.
[[noreturn]] static void cannotGoOn(const char *what) {
  llvm::errs() << "freehold: fault: " << what << ": " << std::strerror(errno) << '\n';
  std::exit(kOurFault);
}

//===----------------------------------------------------------------------===//
// Messages: a length, then the bytes
//===----------------------------------------------------------------------===//

/// Repeats a system call that signals interrupt.
template <typename Call> static ssize_t untilDone(Call call) {
  ssize_t n;
  do
    n = call();
  while (n < 0 && errno == EINTR);
  return n;
}

/// Calls with the number of bytes that are through until all are; false if the other side is gone.
template <typename Call> static bool moveAll(size_t bytes, Call call) {
  for (size_t done = 0; done < bytes;) {
    ssize_t n = untilDone([&] { return call(done); });
    if (n <= 0)
      return false;
    done += n;
  }
  return true;
}

static bool writeAll(int fd, const char *data, size_t bytes) {
  return moveAll(bytes,
                 [&](size_t done) { return ::send(fd, data + done, bytes - done, MSG_NOSIGNAL); });
}

static bool readAll(int fd, char *data, size_t bytes) {
  return moveAll(bytes, [&](size_t done) { return ::read(fd, data + done, bytes - done); });
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

/// The most workers that one origin has at a time. Their memory is not touched before it is needed.
static constexpr size_t kWorkersMax = 1 << 14;
static constexpr size_t kStagesBytes = kWorkersMax * sizeof(SharedStage);

WorkerOrigin::WorkerOrigin(std::function<void(WorkerLink &)> serve, const WorkerLimits &limits,
                           const std::function<void()> &prepare)
    : serve_(std::move(serve)), limits_(limits) {
  void *memory = mmap(nullptr, kStagesBytes, PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  int ends[2];
  if (memory == MAP_FAILED || socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
    cannotGoOn("cannot make what workers share with their parent");
  stages_ = static_cast<SharedStage *>(memory);
  // Otherwise a worker might write what is buffered here once more when it ends.
  llvm::outs().flush();
  pid_ = fork();
  if (pid_ < 0)
    cannotGoOn("cannot fork");
  if (pid_ == 0) {
    close(ends[0]);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setpgid(0, 0);
    if (prepare)
      prepare();
    forkOnRequest(ends[1]);
  }
  close(ends[1]);
  requests_ = ends[0];
}

WorkerOrigin::~WorkerOrigin() {
  munmap(stages_, kStagesBytes);
  close(requests_);
  ::kill(pid_, SIGKILL);
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

SharedStage *WorkerOrigin::takeStage() {
  if (!free_.empty()) {
    SharedStage *stage = free_.back();
    free_.pop_back();
    return stage;
  }
  if (taken_ == kWorkersMax)
    cannotGoOn("too many workers");
  return stages_ + taken_++;
}

namespace {
/// A request for a worker has the number of its stage and two descriptors; the answer is its process id.
struct Message {
  int number = 0;
  iovec data = {&number, sizeof number};
  alignas(cmsghdr) char control[CMSG_SPACE(2 * sizeof(int))] = {};
  msghdr header = {};
  Message() {
    header.msg_iov = &data;
    header.msg_iovlen = 1;
    header.msg_control = control;
    header.msg_controllen = sizeof control;
  }
};
} // namespace

void WorkerOrigin::forkOnRequest(int requests) {
  while (true) {
    Message message;
    ssize_t n = untilDone([&] { return recvmsg(requests, &message.header, MSG_CMSG_CLOEXEC); });
    const cmsghdr *control = n > 0 ? CMSG_FIRSTHDR(&message.header) : nullptr;
    if (!control)
      _exit(0);
    Descriptors ends;
    std::memcpy(&ends, CMSG_DATA(control), sizeof ends);
    // The parent of a worker is this process' parent, which waits for it.
    int pid = static_cast<int>(syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0));
    if (pid == 0) {
      close(requests);
      work(ends, stages_[message.number]);
    }
    if (pid < 0)
      pid = -errno;
    close(ends.link);
    close(ends.errors);
    if (untilDone([&] { return ::send(requests, &pid, sizeof pid, MSG_NOSIGNAL); }) != sizeof pid)
      _exit(0);
  }
}

void WorkerOrigin::work(const Descriptors &ends, SharedStage &stage) {
  dup2(ends.errors, STDERR_FILENO);
  ownStage = &stage;
  prepareChild(limits_);
  WorkerLink link;
  link.fd_ = ends.link;
  link.stage_ = ownStage;
  serve_(link);
  _exit(0);
}

int WorkerOrigin::askForWorker(const Descriptors &ends, const SharedStage &stage) {
  Message message;
  message.number = static_cast<int>(&stage - stages_);
  cmsghdr *control = CMSG_FIRSTHDR(&message.header);
  control->cmsg_level = SOL_SOCKET;
  control->cmsg_type = SCM_RIGHTS;
  control->cmsg_len = CMSG_LEN(sizeof ends);
  std::memcpy(CMSG_DATA(control), &ends, sizeof ends);
  int pid = -1;
  if (untilDone([&] { return sendmsg(requests_, &message.header, MSG_NOSIGNAL); }) < 0 ||
      untilDone([&] { return recv(requests_, &pid, sizeof pid, 0); }) != sizeof pid)
    cannotGoOn("cannot ask for a worker");
  if (pid < 0) {
    errno = -pid;
    cannotGoOn("cannot fork a worker");
  }
  return pid;
}

Worker::Worker(std::shared_ptr<WorkerOrigin> origin) : origin_(std::move(origin)) { start(); }

Worker::Worker(std::function<void(WorkerLink &)> serve, const WorkerLimits &limits)
    : Worker(std::make_shared<WorkerOrigin>(std::move(serve), limits)) {}

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
    stage_ = origin_->takeStage();
  stage_->stage = static_cast<int>(Stage::Idle);
  stage_->command = 0;
  stage_->isFolderMade = false;
  std::string folder = temporaryFolderName();
  size_t length = folder.size() < sizeof stage_->folder ? folder.size() : 0;
  std::memcpy(stage_->folder, folder.data(), length);
  stage_->folder[length] = '\0';
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    cannotGoOn("cannot make a socket pair for a worker");
  stderr_ = memfd_create("worker-stderr", MFD_CLOEXEC);
  pid_ = origin_->askForWorker({ends[1], stderr_}, *stage_);
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
  origin_->giveBack(stage_);
  stage_ = nullptr;
}

void Worker::renew() {
  close(fd_);
  reap(/*kill=*/true);
  close(stderr_);
  start();
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

} // namespace freehold
