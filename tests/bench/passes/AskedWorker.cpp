//===- AskedWorker.cpp ----------------------------------------------------===//
#include "tests/bench/passes/AskedWorker.h"

namespace freehold::bench {

static void serve(const AskedWorker::Handler &handler, WorkerLink &link) {
  while (auto message = link.receive()) {
    std::string answer;
    nlohmann::json::to_cbor(handler(nlohmann::json::from_cbor(*message)), answer);
    link.send(answer);
  }
}

AskedWorker::AskedWorker(Handler handler, const WorkerLimits &limits)
    : worker_([handler = std::move(handler)](WorkerLink &link) { serve(handler, link); }, limits) {}

nlohmann::json AskedWorker::ask(const nlohmann::json &question, unsigned timeoutMs) {
  std::string message;
  nlohmann::json::to_cbor(question, message);
  worker_.send(message);
  bool isLate = waitReadable({worker_.descriptor()}, static_cast<int>(timeoutMs)).empty();
  if (!isLate)
    if (auto answer = worker_.receive())
      return nlohmann::json::from_cbor(*answer);
  WorkerDeath death = worker_.reapAndRestart(/*kill=*/isLate);
  bool isOutOfMemory = death.cause == WorkerDeath::Cause::OutOfMemory;
  return {{"failure", isLate ? "timeout" : isOutOfMemory ? "out of memory" : "crash"}};
}

} // namespace freehold::bench
