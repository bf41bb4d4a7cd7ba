//===- Reducer.cpp --------------------------------------------------------===//
#include "fuzz/reduce/Reducer.h"

#include "fuzz/reduce/ChoiceShrinking.h"
#include "fuzz/reduce/Search.h"
#include "fuzz/reduce/Simplify.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/diff/JudgeLane.h"

namespace freehold::reduce {

using Clock = Asker::Clock;
using Ending = ReductionResult::Ending;

/// How often the program is judged at the start. If its answer varies from run to run, this is the
/// cheapest place to see it.
static constexpr unsigned kStartRuns = 3;
/// The time that parsing and running the source may take, beyond the subject's own.
static constexpr unsigned kGraceMs = 2'000;
/// The time between two lines of progress.
static constexpr auto kProgressEvery = std::chrono::milliseconds(200);

//===----------------------------------------------------------------------===//
// The start
//===----------------------------------------------------------------------===//

/// Has a fresh worker judge the request.
static Response judgeAlone(const Request &request) {
  JudgeLane lane(originOfJudges(request.budget), kGraceMs);
  lane.start(0, request);
  while (advanceLanes({&lane}).empty())
    continue;
  return lane.takeResponse();
}

Start judgeStart(const Request &request, std::optional<DefectKind> kind) {
  Start start;
  Response response = judgeAlone(request);
  start.fault = !response.fault.empty();
  start.why = start.fault ? response.fault : describeResponse(response);
  if (response.isBadInput() || start.fault)
    return start;
  for (const Judgement &judgement : response.judgements) {
    auto signature = signatureOf(judgement);
    if (!signature || (kind && signature->kind != *kind))
      continue;
    start.judgement = judgement;
    return start;
  }
  return start;
}

//===----------------------------------------------------------------------===//
// One reduction
//===----------------------------------------------------------------------===//

namespace {
class Reduction {
public:
  Reduction(const Request &request, const Interest &interest, const ReduceOptions &options)
      : request_(request), options_(options), interest_(interest),
        piece_(options.script.has_value()) {
    result_.program = request.program;
  }

  ReductionResult run();

private:
  std::unique_ptr<Tester> makeTester();
  bool begin();
  bool keep(const std::string &text);
  void remember(const std::string &text);
  bool confirmResult();
  bool search();
  void simplify();
  void finish();
  void showProgress();
  bool fail(Ending ending, std::string message) {
    result_.ending = ending;
    result_.message = std::move(message);
    return false;
  }
  bool load();
  bool shrinkProgramChoices();
  void conclude();
  Question question() const { return {piece_.text(), {}, {}, {}}; }

  const Request &request_;
  const ReduceOptions &options_;
  const Interest interest_;
  Workpiece piece_;
  std::unique_ptr<Tester> tester_;
  ReductionResult result_;
  std::string writeError_;
  /// Programs that were interesting when they were judged, from large to small, to go back to. Some are left out if there are many.
  std::vector<std::string> history_;
  Clock::time_point start_ = Clock::now(), shown_ = start_;
};
} // namespace

std::unique_ptr<Tester> Reduction::makeTester() {
  std::shared_ptr<WorkerOrigin> judges =
      options_.script ? nullptr : originOfJudges(request_.budget);
  std::vector<std::unique_ptr<Asker>> askers;
  for (unsigned i = 0; i < affordableLanes(options_.jobs); ++i)
    askers.push_back(judges
                         ? makeJudgeAsker(request_, interest_, judges)
                         : makeScriptAsker(*options_.script, prepareForWorkers(request_.budget)));
  TesterLimits testing;
  testing.callsMax = options_.callsMax;
  testing.timeoutMs = request_.budget.timeoutMs;
  testing.fixedTimeout = !options_.script && interest_.signature.kind == DefectKind::Hang;
  if (options_.seconds)
    testing.end = start_ + std::chrono::seconds(options_.seconds);
  auto interrupted = [] { return interruption().has_value(); };
  return std::make_unique<Tester>(std::move(askers), testing, interrupted,
                                  [this] { showProgress(); });
}

void Reduction::showProgress() {
  if (!options_.progress || Clock::now() - shown_ < kProgressEvery)
    return;
  shown_ = Clock::now();
  auto seconds = std::chrono::duration_cast<std::chrono::seconds>(shown_ - start_).count();
  options_.progress({piece_.size().ops, tester_->counts().calls, static_cast<uint64_t>(seconds)});
}

/// Judges the program a few times. Fails if it is not interesting in most runs. If it is not in all
/// of them, answers are decided by votes from now on.
bool Reduction::begin() {
  unsigned yes = 0;
  std::string said;
  for (unsigned i = 0; i < kStartRuns; ++i) {
    Answer answer = tester_->askAgain(question());
    if (tester_->halt() != Halt::None)
      break;
    yes += answer.interesting;
    if (!answer.interesting)
      said = answer.said;
  }
  if (tester_->halt() == Halt::Fault)
    return fail(Ending::Fault, tester_->fault());
  if (tester_->halt() != Halt::None)
    return fail(Ending::Halted, "halted before the program was known to be interesting");
  if (2 * yes < kStartRuns) {
    std::string where;
    if (yes)
      where =
          " in " + std::to_string(kStartRuns - yes) + " of " + std::to_string(kStartRuns) + " runs";
    return fail(Ending::BadInput, "the program is not interesting" + where + ": " + said);
  }
  if (yes < kStartRuns) {
    result_.flaky = true;
    tester_->voteFromNowOn();
  }
  return true;
}

/// Hands the best program so far to the caller, who may write it to a file. Returns false on
/// failure.
bool Reduction::keep(const std::string &text) {
  result_.program.text = text;
  if (options_.checkpoint)
    writeError_ = options_.checkpoint(text);
  return writeError_.empty();
}

/// Minimises the pipeline and the arguments that the final program is run with.
void Reduction::simplify() {
  if (options_.script || !result_.judgement)
    return;
  const Subject &subject = request_.subjects.front();
  if (options_.minimisePipeline && subject.kind == Subject::Kind::Pipeline)
    result_.pipeline =
        minimisePipeline(subject.text, piece_.text(), interest_.signature.kind == DefectKind::Leak,
                         *tester_, options_.pipelineForm);
  const Evidence &evidence = std::get<Defect>(result_.judgement->verdict).evidence;
  if (!evidence.args.empty())
    result_.args = options_.minimiseArgs ? minimiseArgs(evidence.args, result_.judgement->entry,
                                                        piece_.text(), *tester_)
                                         : evidence.args;
}

/// Keeps a program to go back to. If there are many, every second one is enough.
void Reduction::remember(const std::string &text) {
  constexpr size_t kHistoryMax = 64;
  if (history_.size() == kHistoryMax) {
    for (size_t n = 1; n < kHistoryMax / 2; ++n)
      history_[n] = std::move(history_[2 * n]);
    history_.resize(kHistoryMax / 2);
  }
  history_.push_back(text);
}

/// Judges what a search ends with as often as what the first one began with. If that is not interesting in most runs, goes
/// back, by steps that double, to a program before it that is, and answers are decided by votes from now on. Returns whether
/// the program stays.
bool Reduction::confirmResult() {
  for (size_t step = 1;; step *= 2) {
    unsigned yes = 0;
    for (unsigned i = 0; i < kStartRuns; ++i) {
      yes += tester_->askAgain(question()).interesting;
      // Nothing more can be known of it.
      if (tester_->halt() != Halt::None)
        return true;
    }
    result_.flaky |= yes < kStartRuns;
    if (2 * yes > kStartRuns || history_.empty())
      return step == 1;
    tester_->voteFromNowOn();
    history_.resize(history_.size() - std::min(step, history_.size()));
    const std::string &before = history_.empty() ? request_.program.text : history_.back();
    if (!piece_.replace(before) || !keep(piece_.text()))
      return true;
  }
}

void Reduction::finish() {
  result_.after = piece_.size();
  if (options_.script)
    return;
  // A fresh worker judges the result: an earlier candidate may have left something behind in a
  // worker that judged many.
  Request last = request_;
  last.program = result_.program;
  Response response = judgeAlone(last);
  const Judgement *judgement = findInteresting(response, interest_);
  result_.signature = interest_.signature;
  if (judgement)
    result_.judgement = *judgement;
  else
    result_.flaky = true;
}

bool Reduction::load() {
  if (auto why = refuseText(request_.program, request_.budget))
    return fail(Ending::BadInput, *why + "\n");
  if (std::string error = piece_.load(request_.program); !error.empty())
    return fail(Ending::BadInput, error);
  result_.before = piece_.size();
  return true;
}

/// Reduces the choices that a generated program was made from, before the program itself.
bool Reduction::shrinkProgramChoices() {
  if (!options_.choices)
    return true;
  result_.choicesBefore = options_.choices->bytes.size();
  ShrunkChoices shrunk = shrinkChoices(*options_.choices, request_.program, *tester_);
  result_.choicesAfter = shrunk.bytes.size();
  std::string error = piece_.load(shrunk.program);
  return error.empty() || fail(Ending::Fault, error);
}

void Reduction::conclude() {
  result_.counts = tester_->counts();
  result_.seconds = std::chrono::duration<double>(Clock::now() - start_).count();
  if (!writeError_.empty())
    fail(Ending::Fault, writeError_);
  else if (result_.halt == Halt::Fault)
    fail(Ending::Fault, tester_->fault());
}

/// Searches until what is left is interesting in most runs, at most twice. Returns whether that is minimal.
bool Reduction::search() {
  bool stays = false, complete = false;
  for (unsigned round = 0; round < 2 && !stays; ++round) {
    Search search(piece_, *tester_, [this](const std::string &text) {
      remember(text);
      return keep(text);
    });
    search.run();
    result_.flaky |= search.flaky();
    result_.certificate = search.certificate();
    complete = !result_.certificate.empty();
    stays = confirmResult();
  }
  if (!stays)
    result_.certificate.clear();
  result_.halt = !stays ? Halt::Flaky : complete ? Halt::None : tester_->halt();
  result_.ending = stays && complete ? Ending::Minimal : Ending::Halted;
  return stays && complete;
}

ReductionResult Reduction::run() {
  if (!load())
    return std::move(result_);
  tester_ = makeTester();
  if (!begin() || !shrinkProgramChoices()) {
    result_.halt = tester_->halt();
    return std::move(result_);
  }
  bool complete = keep(piece_.text()) && search();
  finish();
  if (complete)
    simplify();
  conclude();
  return std::move(result_);
}

ReductionResult reduce(const Request &request, const Interest &interest,
                       const ReduceOptions &options) {
  return Reduction(request, interest, options).run();
}

} // namespace freehold::reduce
