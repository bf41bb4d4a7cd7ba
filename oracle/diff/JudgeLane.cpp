//===- JudgeLane.cpp ------------------------------------------------------===//
#include "oracle/diff/JudgeLane.h"

#include "oracle/core/Registry.h"
#include "oracle/diff/DifferentialOracle.h"

#include <nlohmann/json.hpp>

#include <csignal>
#include <cstring>

namespace freehold {

/// CBOR, since a program's text may be any bytes, which JSON's text cannot carry.
static std::string wire(const Request &request) {
  std::string message;
  nlohmann::json::to_cbor(toJson(request), message);
  return message;
}

//===----------------------------------------------------------------------===//
// What an ended worker means
//===----------------------------------------------------------------------===//

static Defect ended(DefectKind kind, std::string message, const WorkerDeath &death,
                    const std::vector<std::string> &frames) {
  Defect defect;
  defect.evidence.pass = death.detail;
  defect.kind = kind;
  defect.evidence.what = {"-", std::move(message)};
  for (const std::string &frame : frames)
    defect.evidence.notes.push_back({"-", frame, NoteRole::Frame, functionOfFrame(frame)});
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
  std::string who = death.stage == Stage::Prepare ? "preparing the program" : "the subject";
  switch (death.stage) {
  case Stage::Prepare:
  case Stage::Transform:
    if (timedOut)
      return {ended(DefectKind::Hang, who + " " + within, death, {}), "", ""};
    if (memory)
      return {ended(DefectKind::Resource, who + " uses more memory than it may", death, {}), "",
              ""};
    return {ended(DefectKind::Crash, who + " crashes: " + describe(death), death, death.frames), "",
            ""};
  case Stage::Parse:
    return {{}, timedOut ? "parsing it " + within : "MLIR's parser crashes on it" + frames, ""};
  case Stage::Source:
  case Stage::Judge:
  case Stage::Lower:
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
// The lane
//===----------------------------------------------------------------------===//

JudgeLane::JudgeLane(const WorkerLimits &limits, unsigned graceMs)
    : worker_(serveJudgements, limits), graceMs_(graceMs) {}

void JudgeLane::start(size_t number, Request request) {
  number_ = number;
  request_ = std::move(request);
  response_ = {};
  answered_ = 0;
  retried_ = lowersApart_ = false;
  busy_ = true;
  submit();
}

void JudgeLane::abandon() {
  worker_.buryAndRestart(/*kill=*/true);
  busy_ = false;
}

bool JudgeLane::advance(bool readable) {
  if (readable)
    return receive();
  return Clock::now() >= deadline_ && bury(/*timedOut=*/true);
}

/// One message is there.
bool JudgeLane::receive() {
  auto message = worker_.receive();
  if (!message)
    return bury(/*timedOut=*/false);
  Response part = responseFromJson(nlohmann::json::from_cbor(*message));
  if (part.badInput.empty() && part.judgements.empty()) {
    // The source ran; subjects are next.
    response_.sourceUnfit = part.sourceUnfit;
    response_.prepared = part.prepared;
    restart();
    return false;
  }
  if (retried_)
    response_.unstable.push_back(request_.program.name + ": " + request_.subjects[answered_].name +
                                 ": a worker ended (" + describe(firstDeath_) +
                                 "), and a fresh one did not");
  if (!part.badInput.empty())
    return finish(part.badInput, "");
  response_.fault += part.fault;
  for (Judgement &judgement : part.judgements)
    response_.judgements.push_back(std::move(judgement));
  return next();
}

bool JudgeLane::bury(bool timedOut) {
  WorkerDeath death = worker_.buryAndRestart(timedOut);
  // Machine code is the second judge's: the first has more to say than that MLIR crashes there.
  if (!timedOut && death.stage == Stage::Lower && !lowersApart_) {
    lowersApart_ = true;
    submit();
    return false;
  }
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
  bool more = true;
  // What ends a worker while it prepares the program would do so for each subject.
  do {
    Judgement judgement;
    judgement.program = request_.program.name;
    judgement.subject = request_.subjects[answered_].name;
    judgement.verdict = *meaning.verdict;
    response_.judgements.push_back(std::move(judgement));
    more = !next();
  } while (more && death.stage == Stage::Prepare);
  if (more)
    submit();
  return !more;
}

void JudgeLane::submit() {
  Request rest = request_;
  rest.subjects.erase(rest.subjects.begin(), rest.subjects.begin() + answered_);
  rest.lowersApart = lowersApart_;
  restart();
  // A worker that died in between shows when its answer is awaited.
  (void)worker_.send(wire(rest));
}

void JudgeLane::restart() {
  deadline_ = Clock::now() + std::chrono::milliseconds(request_.budget.timeoutMs + graceMs_);
}

bool JudgeLane::next() {
  restart();
  retried_ = false;
  busy_ = ++answered_ < request_.subjects.size();
  return !busy_;
}

bool JudgeLane::finish(std::string badInput, std::string fault) {
  response_.badInput = std::move(badInput);
  response_.fault += fault;
  busy_ = false;
  return true;
}

WorkerLimits prepareForWorkers(const Budget &budget) {
  // Once here instead of in each worker: a restarted one inherits it.
  registerPasses();
  (void)dialectRegistry();
  WorkerLimits limits;
  limits.bytes = budget.workerBytes;
  return limits;
}

} // namespace freehold
