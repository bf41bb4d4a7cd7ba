//===- JudgeLane.cpp ------------------------------------------------------===//
#include "oracle/diff/JudgeLane.h"

#include "oracle/core/process/TimeFactor.h"
#include "oracle/core/program/Registry.h"
#include "oracle/diff/DifferentialOracle.h"
#include "oracle/search/PathCondition.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <sys/resource.h>
#include <unistd.h>
#include <valgrind/valgrind.h>

namespace freehold {

/// How much longer requests may take under Valgrind, which starts slowly as well.
static constexpr uint64_t kValgrindSlowdown = 60;

/// CBOR, since a program's text may have any bytes, which JSON strings cannot hold.
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
/// The program is bad input.
struct InvalidInput {
  std::string what;
};
/// An error in Freehold.
struct InternalError {
  std::string what;
};
using DeathResult = std::variant<Verdict, InvalidInput, InternalError>;
} // namespace

static DeathResult interpretDeath(const WorkerDeath &death, bool timedOut, unsigned timeoutMs) {
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
      return ended(DefectKind::Hang, who + " " + within, death, {});
    if (memory)
      return ended(DefectKind::Resource, who + " uses more memory than it may", death, {});
    return ended(DefectKind::Crash, who + " crashes: " + describe(death), death, death.frames);
  case Stage::Parse:
    return InvalidInput{timedOut ? "parsing it " + within : "MLIR's parser crashes on it" + frames};
  case Stage::Source:
  case Stage::Judge:
  case Stage::Lower:
    if (timedOut)
      return Inconclusive{Reason::Budget, {"-", "time: running it " + within}};
    if (memory)
      return Inconclusive{Reason::Budget, {"-", "memory: running it takes too much"}};
    break;
  case Stage::Idle:
    break;
  }
  return InternalError{"the worker ended by itself: " + describe(death) + frames};
}

//===----------------------------------------------------------------------===//
// JudgeLane
//===----------------------------------------------------------------------===//

JudgeLane::JudgeLane(std::shared_ptr<WorkerOrigin> judges, unsigned graceMs)
    : worker_(std::move(judges)), graceMs_(graceMs) {}

void JudgeLane::start(size_t number, Request request) {
  number_ = number;
  request_ = std::move(request);
  response_ = {};
  answered_ = 0;
  retried_ = lowersApart_ = false;
  sourceEnded_.reset();
  busy_ = true;
  // Under Valgrind a new worker would translate all code again, and freed memory is not used again soon.
  if (!isFresh_ && !request_.sharesWorker && !RUNNING_ON_VALGRIND)
    renew();
  submit();
}

void JudgeLane::renew() {
  worker_.renew();
  isFresh_ = true;
}

void JudgeLane::abandon() {
  renew();
  busy_ = false;
}

bool JudgeLane::advance(bool readable) {
  if (readable)
    return receive();
  return Clock::now() >= deadline_ && handleDeath(/*timedOut=*/true);
}

/// Receives one message; returns whether the request is finished.
bool JudgeLane::receive() {
  auto message = worker_.receive();
  if (!message)
    return handleDeath(/*timedOut=*/false);
  WorkerMessage answer = messageFromJson(nlohmann::json::from_cbor(*message));
  if (auto *ran = std::get_if<SourceRan>(&answer)) {
    // The first subject has the whole time limit.
    response_.sourceUnfit = std::move(ran->sourceUnfit);
    response_.prepared = std::move(ran->prepared);
    restart();
    return false;
  }
  isFresh_ = false;
  noteUnstable();
  if (auto *refused = std::get_if<ProgramRefused>(&answer))
    return refuse(std::move(refused->diagnostics));
  return answerSubject(std::get<SubjectJudged>(std::move(answer)));
}

/// Records that a worker died, since the answer came after all from a fresh one.
void JudgeLane::noteUnstable() {
  if (retried_)
    response_.unstable.push_back(
        request_.program.name + ": " + request_.subjects[answered_].name + ": a worker " +
        (firstTimedOut_ ? "hung" : "ended (" + describe(firstDeath_) + ")") +
        ", and a fresh one did not");
}

bool JudgeLane::answerSubject(SubjectJudged answer) {
  response_.fault += answer.fault;
  for (Judgement &judgement : answer.judgements)
    response_.judgements.push_back(std::move(judgement));
  return next();
}

/// Whether a worker that had judged other subjects before may have died, or hangs, because one of them
/// spoilt its memory; or something else killed it, such as a system that ran out of memory. A program that
/// takes too long to run is no defect, and is not run twice.
bool JudgeLane::mayBeSpoilt(const WorkerDeath &death, bool timedOut) const {
  if (!timedOut)
    return !isFresh_ || (death.cause == WorkerDeath::Cause::Signal && death.code == SIGKILL);
  return !isFresh_ && (death.stage == Stage::Transform || death.stage == Stage::Prepare);
}

bool JudgeLane::handleDeath(bool timedOut) {
  WorkerDeath death = worker_.reapAndRestart(timedOut);
  // Whether the program is valid was not asked yet if it is verified late.
  const bool isUnverified = std::exchange(request_.verifiesLate, false);
  const bool isLuck = !retried_ && (isUnverified || mayBeSpoilt(death, timedOut));
  isFresh_ = true;
  // Only the native judge lowers, so try once more in a separate process: the interpreter's
  // verdict must not be lost because MLIR's lowering crashes.
  if (!timedOut && death.stage == Stage::Lower && !lowersApart_) {
    lowersApart_ = true;
    submit();
    return false;
  }
  if (isLuck) {
    retried_ = true;
    firstDeath_ = death;
    firstTimedOut_ = timedOut;
    submit();
    return false;
  }
  DeathResult result = interpretDeath(death, timedOut, request_.budget.timeoutMs);
  std::string prefix = request_.program.name + ": error: ";
  if (auto *bad = std::get_if<InvalidInput>(&result))
    return refuse(prefix + bad->what + "\n");
  if (auto *ours = std::get_if<InternalError>(&result)) {
    response_.fault += prefix + ours->what + "\n";
    busy_ = false;
    return true;
  }
  const Verdict &verdict = std::get<Verdict>(result);
  // A subject may fail itself, however long the program runs.
  if (auto *why = std::get_if<Inconclusive>(&verdict); why && death.stage == Stage::Source) {
    sourceEnded_ = why->what.message;
    retried_ = false;
    submit();
    return false;
  }
  bool more = true;
  // A death while preparing the program would be the same for each subject.
  do {
    Judgement judgement;
    judgement.program = request_.program.name;
    judgement.subject = request_.subjects[answered_].name;
    judgement.verdict = verdict;
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
  rest.sourceEnded = sourceEnded_;
  restart();
  // If the worker has died meanwhile, receiving its answer will fail.
  (void)worker_.send(wire(rest));
}

void JudgeLane::restart() {
  uint64_t ms = request_.budget.timeoutMs + graceMs_;
  deadline_ =
      Clock::now() + std::chrono::milliseconds(RUNNING_ON_VALGRIND ? kValgrindSlowdown * ms : ms);
}

bool JudgeLane::next() {
  restart();
  retried_ = false;
  busy_ = ++answered_ < request_.subjects.size();
  return !busy_;
}

bool JudgeLane::refuse(std::string diagnostics) {
  response_.ending = Response::Ending::BadInput;
  response_.badInput = std::move(diagnostics);
  busy_ = false;
  return true;
}

WorkerLimits prepareForWorkers(const Budget &budget) {
  // Once here instead of in each worker: restarted workers inherit it.
  registerPasses();
  (void)dialectRegistry();
  WorkerLimits limits;
  // Valgrind maps more address space than any limit allows.
  limits.bytes = RUNNING_ON_VALGRIND ? 0 : budget.workerBytes;
  return limits;
}

unsigned affordableLanes(unsigned jobs) {
  // Files, a database and commands need some as well.
  static constexpr uint64_t kOthers = 64, kForEach = 3, kLanesMax = 1024;
  rlimit limit;
  uint64_t files = getrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_cur : 1024;
  uint64_t most = std::min(kLanesMax, (std::max(files, kOthers) - kOthers) / kForEach);
  return std::clamp<uint64_t>(jobs, 1, std::max<uint64_t>(most, 1));
}

/// A program with the dialects that most programs have.
static constexpr const char *kTypicalProgram = R"mlir(
func.func @typical(%n: index, %condition: i1) -> memref<?xi32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %value = arith.constant 1 : i32
  %buffer = memref.alloc(%n) : memref<?xi32>
  %copy = bufferization.clone %buffer : memref<?xi32> to memref<?xi32>
  scf.for %i = %zero to %n step %one {
    memref.store %value, %copy[%i] : memref<?xi32>
    %same = affine.apply affine_map<(d0) -> (d0)>(%i)
  }
  cf.cond_br %condition, ^end(%buffer : memref<?xi32>), ^end(%copy : memref<?xi32>)
^end(%result: memref<?xi32>):
  return %result : memref<?xi32>
}
)mlir";

/// Judges the typical program. What a judge keeps between programs is there afterwards.
static void judgeTypical(DifferentialOracle &oracle, Request request) {
  request.program = {"typical", kTypicalProgram, {}};
  (void)oracle.judge(
      request, [](Stage, llvm::StringRef) {}, [](std::string) {}, [](std::vector<Judgement>) {});
  (void)oracle.takeFault();
}

std::shared_ptr<WorkerOrigin> originOfJudges(const Budget &budget, std::optional<Request> typical) {
  static constexpr unsigned kTypicalMs = 5'000;
  static constexpr int kJudged = 42;
  auto oracle = std::make_shared<DifferentialOracle>();
  auto prepare = [oracle, &typical] {
    // Subjects that fail on the typical program, or end the process, are met without preparation.
    auto tryIt = [&] {
      judgeTypical(*oracle, *typical);
      _exit(kJudged);
    };
    if (typical->budget.coverTries > 0)
      search::prepareSolver();
    ForkResult tried = runForked(tryIt, kTypicalMs * timeFactor());
    if (tried.ending == ForkResult::Ending::Exited && tried.code == kJudged)
      judgeTypical(*oracle, *typical);
  };
  auto serve = [oracle](WorkerLink &link) { serveJudgements(*oracle, link); };
  WorkerLimits limits = prepareForWorkers(budget);
  if (!typical)
    return std::make_shared<WorkerOrigin>(serve, limits);
  // Commands begin with each program anyway, and what a plug-in does when it runs is not known.
  std::erase_if(typical->subjects, [](const Subject &each) {
    return each.kind != Subject::Kind::Pipeline || !each.plugins.empty();
  });
  if (typical->judges.native != EngineKind::Jit)
    typical->judges.native.reset();
  typical->judges.proof.reset();
  return std::make_shared<WorkerOrigin>(serve, limits, prepare);
}

} // namespace freehold
