//===- AskedWorker.cpp ----------------------------------------------------===//
#include "tests/bench/passes/AskedWorker.h"

#include <algorithm>
#include <csignal>
#include <limits>
#include <sys/time.h>

namespace freehold::bench {

/// How much longer than its CPU time a worker may take: it may wait for a command, or for a core.
static constexpr int kWallFactor = 50;

/// Ends the process by SIGPROF once it has used this much more CPU time; 0 for no limit.
static void limitCpuTime(unsigned ms) {
  itimerval limit = {{0, 0},
                     {static_cast<time_t>(ms / 1000), static_cast<suseconds_t>(ms % 1000 * 1000)}};
  setitimer(ITIMER_PROF, &limit, nullptr);
}

static void serve(const AskedWorker::Handler &handler, WorkerLink &link) {
  std::signal(SIGPROF, SIG_DFL);
  while (auto message = link.receive()) {
    nlohmann::json asked = nlohmann::json::from_cbor(*message);
    limitCpuTime(asked["timeoutMs"]);
    nlohmann::json answered = handler(asked["question"]);
    limitCpuTime(0);
    std::string answer;
    nlohmann::json::to_cbor(answered, answer);
    link.send(answer);
  }
}

AskedWorker::AskedWorker(Handler handler, const WorkerLimits &limits)
    : worker_([handler = std::move(handler)](WorkerLink &link) { serve(handler, link); }, limits) {}

nlohmann::json AskedWorker::ask(const nlohmann::json &question, unsigned timeoutMs) {
  std::string message;
  nlohmann::json::to_cbor({{"question", question}, {"timeoutMs", timeoutMs}}, message);
  worker_.send(message);
  int patienceMs = static_cast<int>(
      std::min<int64_t>(int64_t(timeoutMs) * kWallFactor, std::numeric_limits<int>::max()));
  bool isLate = waitReadable({worker_.descriptor()}, patienceMs).empty();
  if (!isLate)
    if (auto answer = worker_.receive())
      return nlohmann::json::from_cbor(*answer);
  WorkerDeath death = worker_.reapAndRestart(/*kill=*/isLate);
  isLate |= death.cause == WorkerDeath::Cause::Signal && death.code == SIGPROF;
  bool isOutOfMemory = death.cause == WorkerDeath::Cause::OutOfMemory;
  return {{"failure", isLate ? "timeout" : isOutOfMemory ? "out of memory" : "crash"}};
}

} // namespace freehold::bench
