//===- DifferentialOracle.cpp ---------------------------------------------===//
#include "oracle/diff/DifferentialOracle.h"

#include "oracle/core/ReadProgram.h"
#include "oracle/core/Registry.h"
#include "oracle/diff/Adapter.h"
#include "oracle/diff/CloneContract.h"
#include "oracle/diff/Compare.h"
#include "oracle/diff/MarkedText.h"
#include "oracle/diff/NativeJudge.h"
#include "oracle/diff/SourceRuns.h"
#include "oracle/diff/TargetRuns.h"
#include "oracle/diff/Transform.h"
#include "oracle/interp/CostlyOps.h"

#include "mlir/IR/Diagnostics.h"

#include "llvm/Support/SourceMgr.h"

#include <nlohmann/json.hpp>

using namespace mlir;

namespace freehold {

/// Programs judged before a context is replaced: enough to make its cost small, few enough
/// to keep what it accumulates small.
static constexpr unsigned kProgramsPerContext = 2000;
using interp::CompiledFunction;
using interp::CompiledModule;

static std::unique_ptr<CompiledModule> compileToCount(const Request &request, ModuleOp module) {
  if (!request.wantCost)
    return interp::compile(module);
  interp::CountedOps counted = interp::costlyOps(module);
  return interp::compile(module, {.counted = &counted});
}

class DifferentialOracle::Session {
public:
  Session() : context_(makeContext()), transformer_(*context_) {}

  const Watch *watch = nullptr;
  bool worn() const { return programs_ >= kProgramsPerContext; }
  std::string takeFault() {
    return (native_ ? native_->takeFault() : "") +
           (suggestedNative_ ? suggestedNative_->takeFault() : "");
  }
  std::string takePrepared() { return std::exchange(prepared_, ""); }

  std::string judge(const Request &request, Enter enter,
                    llvm::function_ref<void(std::string)> sourceRan,
                    llvm::function_ref<void(std::vector<Judgement>)> answer);

private:
  struct Target;

  std::vector<Judgement> judgeSubject(const Request &request, const Subject &subject,
                                      ModuleOp source, const std::vector<SourceEntry> &entries,
                                      Enter enter);
  std::vector<Judgement> judgeFailure(const Request &request, const Subject &subject,
                                      ModuleOp source, const std::vector<SourceEntry> &entries,
                                      Judgement common);
  std::vector<Judgement> judgeTarget(const Request &request, Target &target,
                                     const SourceEntry &entry, size_t number,
                                     std::optional<Verdict> lost, Judgement judgement, Enter enter);
  EntryAnswer interpret(const Request &request, Target &target, const SourceEntry &entry,
                        std::optional<SourceEntry> &suggested);
  std::string blameFor(const Request &request, Target &target, const SourceEntry &entry,
                       DefectKind kind, Enter enter);
  std::optional<Verdict> prepare(const Request &request, OwningOpRef<ModuleOp> &module,
                                 Enter enter);
  std::string chooseEntries(const Request &request, const CompiledModule &module,
                            std::vector<SourceEntry> &entries);

  void runSourceNatively(const Request &request, ModuleOp source,
                         const std::vector<SourceEntry> &entries);
  Verdict judgeNatively(const Request &request, const Contract &contract, ModuleOp source,
                        ModuleOp target, const SourceEntry &entry, size_t number,
                        const std::optional<Verdict> &interpreted,
                        const std::optional<SourceEntry> &suggested, Enter enter);

  std::unique_ptr<MLIRContext> context_;
  Transformer transformer_;
  /// The second one runs single inputs that a target suggests; the first one keeps its runs.
  std::unique_ptr<NativeJudge> native_, suggestedNative_;
  std::string engine_;
  std::string prepared_;
  /// For each entry its fit inputs.
  std::vector<std::vector<NativeCase>> nativeCases_;
  /// For each entry why some input is not among those cases, if so.
  std::vector<std::optional<Inconclusive>> nativeUnfit_;
  unsigned programs_ = 0;
};

std::string DifferentialOracle::Session::chooseEntries(const Request &request,
                                                       const CompiledModule &module,
                                                       std::vector<SourceEntry> &entries) {
  const std::string where = request.program.name + ": error: ";
  std::vector<const CompiledFunction *> chosen;
  for (const std::string &name : request.program.entries) {
    const CompiledFunction *function = module.find(StringRef(name).ltrim('@'));
    if (!function || function->external)
      return where + "there is no function '@" + name + "' with a body\n";
    chosen.push_back(function);
  }
  if (request.program.entries.empty())
    for (unsigned number : interp::publicEntries(module))
      chosen.push_back(module.functions[number].get());
  for (const CompiledFunction *function : chosen) {
    auto inputs = inputsFor(request, module, *function, chosen);
    if (auto *error = std::get_if<InputError>(&inputs))
      return where + "--args: " + error->message + "\n";
    entries.push_back({&module, function, std::get<0>(std::move(inputs))});
  }
  if (entries.empty())
    return where + "the module has no public function with a body\n";
  return "";
}

/// The source and its targets share the time that one subject has.
static native::RunLimits nativeLimits(const Request &request) {
  return {request.inputs.seed, 2 * request.budget.memoryBytes, request.budget.timeoutMs / 4};
}

/// All entries' fit inputs in one go: one process runs them.
void DifferentialOracle::Session::runSourceNatively(const Request &request, ModuleOp source,
                                                    const std::vector<SourceEntry> &entries) {
  auto engine = native::parseEngine(request.engine);
  assert(engine && "checked where the request was made");
  if (!native_ || engine_ != request.engine)
    native_ = std::make_unique<NativeJudge>(*context_, *engine);
  engine_ = request.engine;
  std::vector<native::Run> runs;
  nativeCases_.clear();
  nativeUnfit_.clear();
  for (const SourceEntry &entry : entries) {
    auto &cases = nativeCases_.emplace_back();
    auto &unfit = nativeUnfit_.emplace_back(entry.unfit);
    for (const auto &[inputs, outcome] : llvm::zip_equal(entry.inputs, entry.outcomes)) {
      if (unfitSource(outcome))
        continue;
      // One input that cannot be made natively would keep all others from being run.
      if (auto why = whyNotNative(inputs, *entry.module, *entry.function)) {
        unfit = unfit.value_or(*why);
        continue;
      }
      cases.push_back({&inputs, &outcome, runs.size(), &entry.fastMath});
      runs.push_back({entry.function->name, inputs});
    }
  }
  native_->takeSource(source, std::move(runs), nativeLimits(request), request.lowersApart);
}

/// The input that shows the interpreter's defect, as a run of its own.
static std::optional<NativeCase> caseOf(const SourceEntry &entry, const Verdict &verdict) {
  auto *defect = std::get_if<Defect>(&verdict);
  for (const auto &[inputs, outcome] : llvm::zip_equal(entry.inputs, entry.outcomes))
    if (defect && !unfitSource(outcome) && print(inputs) == defect->evidence.args)
      return NativeCase{&inputs, &outcome, /*run=*/0, &entry.fastMath};
  return std::nullopt;
}

/// The second judge's verdict on one entry. A defect that the interpreter finds on a `suggested`
/// input (judgeSuggested) is judged by a native run of the very same input, unless other inputs show
/// one already.
Verdict DifferentialOracle::Session::judgeNatively(const Request &request, const Contract &contract,
                                                   ModuleOp source, ModuleOp target,
                                                   const SourceEntry &entry, size_t number,
                                                   const std::optional<Verdict> &interpreted,
                                                   const std::optional<SourceEntry> &suggested,
                                                   Enter enter) {
  auto shown = suggested ? caseOf(*suggested, *interpreted) : std::nullopt;
  if (!shown)
    return native_->judge(nativeCases_[number], nativeUnfit_[number], contract, interpreted);
  Verdict verdict =
      native_->judge(nativeCases_[number], nativeUnfit_[number], contract, std::nullopt);
  if (!std::holds_alternative<Agree>(verdict))
    return verdict;
  enter(Stage::Lower, "");
  if (!suggestedNative_ || suggestedNative_->name() != native_->name())
    suggestedNative_ =
        std::make_unique<NativeJudge>(*context_, *native::parseEngine(request.engine));
  suggestedNative_->takeSource(source, {{entry.function->name, *shown->inputs}},
                               nativeLimits(request), request.lowersApart);
  suggestedNative_->takeTarget(target, contract.promisesResultAbi);
  enter(Stage::Judge, "");
  return suggestedNative_->judge({*shown}, std::nullopt, contract, interpreted);
}

/// What a subject made of the source, and what is known of it so far.
struct DifferentialOracle::Session::Target {
  const Subject &subject;
  ModuleOp source, module;
  const std::vector<SourceEntry> &entries;
  std::unique_ptr<CompiledModule> compiled;
  /// Compiled again to say which allocations are lost; null until somebody asks.
  std::unique_ptr<CompiledModule> tracking;
  /// The module after each pass, made when the first defect is to be blamed on one.
  std::optional<std::vector<Snapshot>> snapshots;

  const CompiledModule &tracked() {
    if (!tracking)
      tracking = interp::compile(module, {.trackLost = true});
    return *tracking;
  }
};

/// The subject made no module: each judge says why.
std::vector<Judgement>
DifferentialOracle::Session::judgeFailure(const Request &request, const Subject &subject,
                                          ModuleOp source, const std::vector<SourceEntry> &entries,
                                          Judgement common) {
  if (std::holds_alternative<Defect>(common.verdict))
    if (auto outside = outsideContract(source, subject.contract.adaptation))
      common.verdict = *outside;
  if (subject.contract.clonesAtJoins)
    applyCloneContract(entries, common);
  std::vector<Judgement> failed(request.interpreted, common);
  if (!request.engine.empty()) {
    common.oracle = native_->name();
    failed.push_back(std::move(common));
  }
  return failed;
}

/// The pass that a defect is blamed on. The passes run again for it, and may crash this time.
std::string DifferentialOracle::Session::blameFor(const Request &request, Target &target,
                                                  const SourceEntry &entry, DefectKind kind,
                                                  Enter enter) {
  if (!target.snapshots) {
    auto entering = [&](StringRef pass) { enter(Stage::Transform, pass); };
    entering("");
    target.snapshots = transformer_.snapshots(target.subject, target.source, entering);
    enter(Stage::Judge, "");
    for (Snapshot &snapshot : *target.snapshots)
      adapt(*snapshot.module, target.subject, target.entries);
  }
  return blame(request, target.subject, entry, target.source, kind, *target.snapshots);
}

/// The interpreter's answer on one entry that is still there. `suggested` gets the input that the
/// target suggested, where that one decides.
EntryAnswer DifferentialOracle::Session::interpret(const Request &request, Target &target,
                                                   const SourceEntry &entry,
                                                   std::optional<SourceEntry> &suggested) {
  auto tracked = [&]() -> const CompiledModule & { return target.tracked(); };
  EntryAnswer answer = judgeEntry(request, target.subject, entry, *target.compiled, tracked);
  if (std::holds_alternative<Agree>(answer.verdict))
    judgeSuggested(request, target.subject, entry, *target.compiled, tracked, suggested, answer);
  return answer;
}

std::vector<Judgement>
DifferentialOracle::Session::judgeSubject(const Request &request, const Subject &subject,
                                          ModuleOp source, const std::vector<SourceEntry> &entries,
                                          Enter enter) {
  Judgement common;
  common.program = request.program.name;
  common.subject = subject.name;
  enter(Stage::Transform, "");
  Transformed transformed =
      transformer_.apply(subject, source, request.budget, request.verifyEach,
                         [&](StringRef pass) { enter(Stage::Transform, pass); });
  enter(Stage::Judge, "");
  common.reached = transformed.reached;
  common.passNanoseconds = transformed.passNanoseconds;
  if (!transformed.module) {
    common.verdict = std::move(transformed.failure);
    return judgeFailure(request, subject, source, entries, std::move(common));
  }
  if (watch && *watch)
    (*watch)(subject, *transformed.module);
  auto unadapted = adapt(*transformed.module, subject, entries);
  Target target{subject, source, *transformed.module, entries,
                compileToCount(request, *transformed.module)};
  if (!request.engine.empty()) {
    enter(Stage::Lower, "");
    native_->takeTarget(target.module, subject.contract.promisesResultAbi);
    enter(Stage::Judge, "");
  }
  std::vector<Judgement> judgements;
  for (const auto &[number, entry] : llvm::enumerate(entries)) {
    Judgement entryCommon = common;
    entryCommon.entry = entry.function->name;
    entryCommon.inputs = entry.inputs.size();
    entryCommon.leftOut = entry.leftOut;
    entryCommon.paths = entry.paths;
    entryCommon.leavesBuffers = leavesBuffers(entry);
    llvm::append_range(judgements, judgeTarget(request, target, entry, number, unadapted[number],
                                               std::move(entryCommon), enter));
    // The time of the passes counts once.
    common.passNanoseconds = 0;
  }
  return judgements;
}

/// One judgement of each judge on one entry.
std::vector<Judgement> DifferentialOracle::Session::judgeTarget(
    const Request &request, Target &target, const SourceEntry &entry, size_t number,
    std::optional<Verdict> lost, Judgement judgement, Enter enter) {
  const Contract &contract = target.subject.contract;
  std::vector<Judgement> judgements;
  auto add = [&](Verdict verdict) {
    judgement.verdict = std::move(verdict);
    if (contract.clonesAtJoins)
      applyCloneContract(entry, judgement);
    if (auto *defect = std::get_if<Defect>(&judgement.verdict); defect && request.wantOutput)
      defect->evidence.transformed = markedText(target.module, defect->evidence);
    judgements.push_back(judgement);
    judgement.passNanoseconds = 0;
    judgement.cost.reset();
  };
  if (!lost)
    lost = lostEntry(entry, target.compiled->find(entry.function->name));
  std::optional<Verdict> interpreted;
  std::optional<SourceEntry> suggested;
  if (request.interpreted) {
    EntryAnswer answer =
        lost ? EntryAnswer{*lost, std::nullopt} : interpret(request, target, entry, suggested);
    interpreted = std::move(answer.verdict);
    if (request.wantCost)
      judgement.cost = answer.cost;
    if (auto *defect = std::get_if<Defect>(&*interpreted))
      defect->evidence.pass =
          blameFor(request, target, suggested ? *suggested : entry, defect->kind, enter);
    add(*interpreted);
  }
  if (!request.engine.empty()) {
    Verdict verdict = lost ? *lost
                           : judgeNatively(request, contract, target.source, target.module, entry,
                                           number, interpreted, suggested, enter);
    judgement.oracle = native_->name();
    add(std::move(verdict));
  }
  return judgements;
}

/// Replaces the module by what the program's own pipeline makes of it, or says why there is
/// nothing to judge. An error of such a pipeline is no defect, whatever it changed before.
std::optional<Verdict> DifferentialOracle::Session::prepare(const Request &request,
                                                            OwningOpRef<ModuleOp> &module,
                                                            Enter enter) {
  enter(Stage::Prepare, "");
  Subject pipeline;
  pipeline.text = request.program.prepare;
  Transformed made = transformer_.apply(pipeline, *module, request.budget, request.verifyEach,
                                        [&](StringRef pass) { enter(Stage::Prepare, pass); });
  if (made.module) {
    module = std::move(made.module);
    llvm::raw_string_ostream stream(prepared_);
    (*module)->print(stream, OpPrintingFlags().useLocalScope());
    return std::nullopt;
  }
  if (auto *defect = std::get_if<Defect>(&made.failure);
      defect && defect->kind == DefectKind::RejectedLate)
    return Inconclusive{Reason::Rejected, defect->evidence.what};
  return made.failure;
}

static Judgement unprepared(const Request &request, const Subject &subject, Verdict why) {
  Judgement judgement;
  judgement.program = request.program.name;
  judgement.subject = subject.name;
  judgement.verdict = std::move(why);
  return judgement;
}

/// The first entry's reason that has one, or nothing.
static std::string whyUnfit(const std::vector<SourceEntry> &entries) {
  for (const SourceEntry &entry : entries)
    if (entry.unfit)
      return std::string(spell(entry.unfit->reason)) + ": " + entry.unfit->what.message;
  return "";
}

std::string
DifferentialOracle::Session::judge(const Request &request, Enter enter,
                                   llvm::function_ref<void(std::string)> sourceRan,
                                   llvm::function_ref<void(std::vector<Judgement>)> answer) {
  ++programs_;
  enter(Stage::Parse, "");
  if (auto why = refuseText(request.program, request.budget))
    return *why + "\n";
  std::string diagnostics;
  llvm::raw_string_ostream stream(diagnostics);
  OwningOpRef<ModuleOp> module;
  {
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(request.program.text, request.program.name),
        llvm::SMLoc());
    SourceMgrDiagnosticHandler handler(sources, context_.get(), stream);
    module = parseProgram(request.program, *context_);
  }
  if (!module)
    return diagnostics.empty() ? request.program.name + ": error: cannot be parsed\n" : diagnostics;
  if (!request.program.prepare.empty())
    if (auto why = prepare(request, module, enter)) {
      for (const Subject &subject : request.subjects)
        answer({unprepared(request, subject, *why)});
      enter(Stage::Idle, "");
      return "";
    }
  enter(Stage::Source, "");
  auto compiled = compileToCount(request, *module);
  std::vector<SourceEntry> entries;
  if (std::string error = chooseEntries(request, *compiled, entries); !error.empty())
    return error;
  for (SourceEntry &entry : entries)
    runSource(request, entry);
  sourceRan(whyUnfit(entries));
  if (!request.engine.empty()) {
    enter(Stage::Lower, "");
    runSourceNatively(request, *module, entries);
  }
  if (llvm::any_of(request.subjects, [](auto &s) { return s.contract.clonesAtJoins; }))
    checkCloneContract(request, *module, entries);
  for (const Subject &subject : request.subjects)
    answer(judgeSubject(request, subject, *module, entries, enter));
  enter(Stage::Idle, "");
  return "";
}

DifferentialOracle::DifferentialOracle() = default;
DifferentialOracle::~DifferentialOracle() = default;

std::string DifferentialOracle::judge(const Request &request, Enter enter,
                                      llvm::function_ref<void(std::string)> sourceRan,
                                      llvm::function_ref<void(std::vector<Judgement>)> answer) {
  if (!session_ || session_->worn())
    session_ = std::make_unique<Session>();
  session_->watch = &watch_;
  return session_->judge(request, enter, sourceRan, answer);
}

std::string DifferentialOracle::takeFault() { return session_ ? session_->takeFault() : ""; }

std::string DifferentialOracle::takePrepared() { return session_ ? session_->takePrepared() : ""; }

void serveJudgements(WorkerLink &link) {
  DifferentialOracle oracle;
  while (auto message = link.receive()) {
    Request request = requestFromJson(nlohmann::json::from_cbor(*message));
    auto send = [&](const Response &response) {
      std::string answer;
      nlohmann::json::to_cbor(toJson(response), answer);
      link.send(answer);
    };
    std::string badInput = oracle.judge(
        request, [&](Stage stage, StringRef pass) { link.enter(stage, pass); },
        [&](std::string why) {
          Response response;
          response.sourceUnfit = std::move(why);
          response.prepared = oracle.takePrepared();
          send(response);
        },
        [&](std::vector<Judgement> judgements) {
          Response response;
          response.judgements = std::move(judgements);
          response.fault = oracle.takeFault();
          send(response);
        });
    if (!badInput.empty()) {
      Response response;
      response.badInput = badInput;
      send(response);
    }
  }
}

} // namespace freehold
