//===- JudgePool.cpp ------------------------------------------------------===//
#include "oracle/diff/JudgePool.h"

#include "oracle/core/Process.h"
#include "oracle/core/Registry.h"
#include "oracle/diff/DifferentialOracle.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstring>
#include <map>

namespace freehold {

using Clock = std::chrono::steady_clock;

/// CBOR, since a program's text may be any bytes, which JSON's text cannot carry.
static std::string wire(const Request &request) {
  std::string message;
  nlohmann::json::to_cbor(toJson(request), message);
  return message;
}

//===----------------------------------------------------------------------===//
// What an ended worker means
//===----------------------------------------------------------------------===//

static Defect ended(DefectKind kind, std::string message, const std::vector<std::string> &frames) {
  Defect defect;
  defect.kind = kind;
  defect.evidence.what = {"-", std::move(message)};
  for (const std::string &frame : frames)
    defect.evidence.notes.push_back({"-", frame});
  return defect;
}

static std::string describe(const WorkerDeath &death) {
  if (death.cause == WorkerDeath::Cause::Signal)
    return strsignal(death.code);
  return "exit " + std::to_string(death.code);
}

namespace {
/// A verdict about the subject, diagnostics about the program, or a fault of ours.
struct Meaning {
  std::optional<Verdict> verdict;
  std::string badInput, fault;
};
} // namespace

static Meaning meaningOf(const WorkerDeath &death, bool timedOut, unsigned timeoutMs) {
  bool memory = death.cause == WorkerDeath::Cause::OutOfMemory ||
                (death.cause == WorkerDeath::Cause::Signal && death.code == SIGKILL && !timedOut);
  std::string within = "does not end within " + std::to_string(timeoutMs) + " ms";
  std::string frames;
  for (const std::string &frame : death.frames)
    frames += "\n    " + frame;
  switch (death.stage) {
  case Stage::Transform:
    if (timedOut)
      return {ended(DefectKind::Hang, "the subject " + within, {}), "", ""};
    if (memory)
      return {ended(DefectKind::Resource, "the subject uses more memory than it may", {}), "", ""};
    return {ended(DefectKind::Crash, "the subject crashes: " + describe(death), death.frames), "",
            ""};
  case Stage::Parse:
    return {{}, timedOut ? "parsing it " + within : "MLIR's parser crashes on it" + frames, ""};
  case Stage::Source:
  case Stage::Judge:
    if (timedOut)
      return {Inconclusive{Reason::Budget, {"-", "time: running it " + within}}, "", ""};
    if (memory)
      return {Inconclusive{Reason::Budget, {"-", "memory: running it takes too much"}}, "", ""};
    break;
  case Stage::Idle:
    break;
  }
  return {{}, "", "the worker ended by itself: " + describe(death) + frames};
}

//===----------------------------------------------------------------------===//
// One worker and what it is busy with
//===----------------------------------------------------------------------===//

class JudgePool::Lane {
public:
  Lane(const WorkerLimits &limits, unsigned graceMs)
      : worker_(serveJudgements, limits), graceMs_(graceMs) {}

  bool busy() const { return busy_; }
  size_t number() const { return number_; }
  int descriptor() const { return worker_.descriptor(); }
  Clock::time_point deadline() const { return deadline_; }
  const Request &request() const { return request_; }
  Response takeResponse() { return std::move(response_); }

  void start(size_t number, Request request) {
    number_ = number;
    request_ = std::move(request);
    response_ = {};
    answered_ = 0;
    retried_ = false;
    busy_ = true;
    submit();
  }

  /// One message is there: true when the request is finished with it.
  bool receive() {
    auto message = worker_.receive();
    if (!message)
      return bury(/*timedOut=*/false);
    Response part = responseFromJson(nlohmann::json::from_cbor(*message));
    if (retried_)
      response_.unstable.push_back(request_.program.name + ": " +
                                   request_.subjects[answered_].name + ": a worker ended (" +
                                   describe(firstDeath_) + "), and a fresh one did not");
    if (!part.badInput.empty())
      return finish(part.badInput, "");
    response_.fault += part.fault;
    for (Judgement &judgement : part.judgements)
      response_.judgements.push_back(std::move(judgement));
    return advance();
  }

  bool bury(bool timedOut) {
    WorkerDeath death = worker_.buryAndRestart(timedOut);
    // A subject may corrupt memory and the worker die of it programs later. What counts is what
    // happens in a fresh worker, so that a verdict depends on its program alone.
    if (!timedOut && !retried_) {
      retried_ = true;
      firstDeath_ = death;
      submit();
      return false;
    }
    Meaning meaning = meaningOf(death, timedOut, request_.budget.timeoutMs);
    if (!meaning.verdict) {
      std::string prefix = request_.program.name + ": error: ";
      return finish(meaning.badInput.empty() ? "" : prefix + meaning.badInput + "\n",
                    meaning.fault.empty() ? "" : prefix + meaning.fault + "\n");
    }
    Judgement judgement;
    judgement.program = request_.program.name;
    judgement.subject = request_.subjects[answered_].name;
    judgement.verdict = *meaning.verdict;
    response_.judgements.push_back(std::move(judgement));
    if (advance())
      return true;
    submit();
    return false;
  }

private:
  void submit() {
    Request rest = request_;
    rest.subjects.erase(rest.subjects.begin(), rest.subjects.begin() + answered_);
    restart();
    // A worker that died in between shows when its answer is awaited.
    (void)worker_.send(wire(rest));
  }

  void restart() {
    deadline_ = Clock::now() + std::chrono::milliseconds(request_.budget.timeoutMs + graceMs_);
  }

  bool advance() {
    restart();
    retried_ = false;
    busy_ = ++answered_ < request_.subjects.size();
    return !busy_;
  }

  bool finish(std::string badInput, std::string fault) {
    response_.badInput = std::move(badInput);
    response_.fault += fault;
    busy_ = false;
    return true;
  }

  Worker worker_;
  unsigned graceMs_;
  bool busy_ = false, retried_ = false;
  WorkerDeath firstDeath_;
  size_t number_ = 0, answered_ = 0;
  Request request_;
  Response response_;
  Clock::time_point deadline_;
};

//===----------------------------------------------------------------------===//
// The pool
//===----------------------------------------------------------------------===//

JudgePool::JudgePool(const PoolOptions &options, const Budget &budget) : options_(options) {
  // Once here instead of in each worker: a restarted one inherits it.
  registerPasses();
  (void)dialectRegistry();
  WorkerLimits limits;
  limits.bytes = budget.workerBytes;
  for (unsigned i = 0; i < std::max(1u, options.jobs); ++i)
    lanes_.push_back(std::make_unique<Lane>(limits, options.graceMs));
}

JudgePool::~JudgePool() = default;

void JudgePool::run(const Next &next, const Done &done) {
  size_t started = 0, reported = 0;
  std::map<size_t, std::pair<Request, Response>> finished;
  bool more = true;
  // One request ahead, so that making the next one overlaps with judging.
  std::optional<Request> ahead = next();
  auto give = [&](Lane &lane) {
    if (!ahead)
      return;
    lane.start(started++, std::move(*ahead));
    ahead = more ? next() : std::nullopt;
    more = ahead.has_value();
  };
  auto collect = [&](Lane &lane) {
    finished.emplace(lane.number(), std::pair{lane.request(), lane.takeResponse()});
    give(lane);
    for (auto it = finished.begin(); it != finished.end() && it->first == reported;
         it = finished.erase(it), ++reported)
      done(it->second.first, it->second.second);
  };
  for (auto &lane : lanes_)
    give(*lane);
  while (true) {
    std::vector<int> descriptors;
    auto soonest = Clock::time_point::max();
    for (auto &lane : lanes_)
      if (lane->busy()) {
        descriptors.push_back(lane->descriptor());
        soonest = std::min(soonest, lane->deadline());
      }
    if (descriptors.empty())
      return;
    auto left = std::chrono::duration_cast<std::chrono::milliseconds>(soonest - Clock::now());
    auto ready = waitReadable(descriptors, std::max<int>(0, left.count() + 1));
    for (auto &lane : lanes_) {
      if (!lane->busy())
        continue;
      bool readable = std::find(ready.begin(), ready.end(), lane->descriptor()) != ready.end();
      bool over = readable ? lane->receive()
                           : Clock::now() >= lane->deadline() && lane->bury(/*timedOut=*/true);
      if (over)
        collect(*lane);
    }
  }
}

} // namespace freehold
