//===- Process.cpp - Forks, limits, waiting -------------------------------===//
#include "oracle/core/process/Process.h"

#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/ProcessParts.h"

#include "llvm/Support/ErrorHandling.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

namespace freehold {

void lowerLimit(int resource, uint64_t bytes) {
  rlimit limit;
  getrlimit(resource, &limit);
  limit.rlim_cur = std::min<rlim_t>(bytes, limit.rlim_max);
  setrlimit(resource, &limit);
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
