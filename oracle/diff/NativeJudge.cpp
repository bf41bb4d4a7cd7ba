//===- NativeJudge.cpp ----------------------------------------------------===//
#include "oracle/diff/NativeJudge.h"

#include "oracle/core/inputs/BufferType.h"
#include "oracle/core/process/Process.h"
#include "oracle/diff/Compare.h"
#include "oracle/diff/LeftAllocations.h"

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"

namespace freehold {

using namespace native;

static bool holdsMemRefs(mlir::Type type) {
  auto memref = mlir::dyn_cast<mlir::BaseMemRefType>(type);
  return memref && mlir::isa<mlir::BaseMemRefType>(memref.getElementType());
}

/// Whether callers would pass or get values of several lanes, or buffers of such, which native runs
/// neither make nor print.
static bool hasLanesAtBoundary(mlir::FunctionType type) {
  auto hasLanes = [](mlir::Type each) {
    if (auto buffer = bufferTypeOf(each))
      each = buffer.getElementType();
    return mlir::isa<mlir::VectorType, mlir::ComplexType>(each);
  };
  return llvm::any_of(type.getInputs(), hasLanes) || llvm::any_of(type.getResults(), hasLanes);
}

/// Whether external functions may get pointers to buffers. Native stubs print a pointer's number, and do not
/// write what it refers to.
static bool handsOutPointers(const interp::CompiledModule &module) {
  return module.takesAddresses && llvm::any_of(module.functions, [](const auto &function) {
           return function->external && llvm::any_of(function->type.getInputs(),
                                                     llvm::IsaPred<mlir::LLVM::LLVMPointerType>);
         });
}

/// Returns why the input cannot be run natively: only the interpreter makes buffers of memrefs.
static std::optional<Inconclusive> whyNotNative(const Inputs &inputs,
                                                const interp::CompiledModule &module,
                                                const interp::CompiledFunction &entry) {
  auto isMade = [&](const Step &step) {
    if (auto *set = std::get_if<SetStep>(&step)) {
      const interp::CompiledGlobal *global = module.findGlobal(set->global);
      return global && holdsMemRefs(global->type);
    }
    const auto &call = std::get<CallStep>(step);
    const interp::CompiledFunction *callee =
        call.function.empty() ? &entry : module.find(call.function);
    return callee && llvm::any_of(callee->type.getInputs(), holdsMemRefs);
  };
  if (!llvm::any_of(stepsOf(inputs), isMade))
    return std::nullopt;
  return Inconclusive{Reason::Unsupported, {"-", "native runs cannot make buffers of memrefs"}};
}

static std::string nameOf(EngineKind engine) { return "native-" + std::string(spell(engine)); }

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

NativeRuns::NativeRuns(mlir::MLIRContext &context, EngineKind engine)
    : kind_(engine), lowering_(context), engine_(makeEngine(engine)) {}

std::vector<RunResult> NativeRuns::run(std::vector<Lowered> programs) {
  std::vector<RunResult> results = engine_->run(std::move(programs), runs_, limits_);
  for (const RunResult &result : results)
    if (auto *fault = std::get_if<EngineFault>(&result)) {
      fault_ += nameOf(kind_) + ": " + fault->what + "\n";
      break;
    }
  return results;
}

std::variant<Lowered, NotLowerable> NativeRuns::lower(mlir::ModuleOp module) {
  if (lowersApart_) {
    ForkResult end = runForked([&] { (void)lowering_.lower(module); }, limits_.timeoutMs);
    if (end.ending != ForkResult::Ending::Exited || end.code)
      return NotLowerable{{"-", "MLIR's lowering to LLVM crashes on it"}};
  }
  return lowering_.lower(module);
}

void NativeRuns::takeSource(mlir::ModuleOp source, std::vector<Run> runs, const RunLimits &limits,
                            bool lowersApart) {
  runs_ = std::move(runs);
  lowersApart_ = lowersApart;
  limits_ = limits;
  waiting_.reset();
  source_ = std::vector<Outcome>{};
  // No runs, so nothing to lower.
  if (runs_.empty())
    return;
  auto lowered = lower(source);
  if (auto *why = std::get_if<NotLowerable>(&lowered))
    source_ = *why;
  else
    waiting_ = std::get<Lowered>(std::move(lowered));
}

void NativeRuns::takeTarget(mlir::ModuleOp target, bool freesResults) {
  // Without a run of the source there is nothing to compare with.
  target_ = source_;
  if (runs_.empty() || !(waiting_ || std::holds_alternative<std::vector<Outcome>>(source_)))
    return;
  auto lowered = lower(target);
  if (auto *why = std::get_if<NotLowerable>(&lowered)) {
    target_ = *why;
    return;
  }
  std::vector<Lowered> programs;
  if (waiting_) {
    programs.push_back(std::move(*waiting_));
    waiting_.reset();
  }
  programs.push_back(std::get<Lowered>(std::move(lowered)));
  targetHadTensors_ = programs.back().shape.hadTensors;
  programs.back().shape.freeResults = freesResults && !targetHadTensors_;
  std::vector<RunResult> results = run(std::move(programs));
  if (results.size() == 2)
    source_ = std::move(results.front());
  bool ran = std::holds_alternative<std::vector<Outcome>>(source_);
  target_ = ran ? std::move(results.back()) : source_;
}

//===----------------------------------------------------------------------===//
// Comparing the two judges
//===----------------------------------------------------------------------===//

static Defect disagreement(Note what, std::vector<Note> notes = {}) {
  Defect defect;
  defect.kind = DefectKind::JudgeDisagreement;
  defect.evidence.what = std::move(what);
  defect.evidence.notes = std::move(notes);
  return defect;
}

/// Compares both judges' runs of the source itself, which the interpreter found fit.
static std::optional<Verdict> judgeSource(const Outcome &interpreted, const Outcome &native,
                                          const FastMath &flags) {
  switch (native.termination) {
  case Termination::Unsupported:
    return Inconclusive{Reason::Unsupported, native.reason};
  case Termination::OutOfBudget:
    return Inconclusive{Reason::Budget, native.reason};
  case Termination::MemoryError:
    return disagreement({native.error.what.location, "the source itself: the native run has a " +
                                                         std::string(spell(native.error.kind)) +
                                                         " (" + native.error.what.message +
                                                         "), the interpreter none"},
                        native.error.notes);
  case Termination::Returned:
  case Termination::Aborted:
    break;
  }
  if (native.termination != interpreted.termination)
    return disagreement({"-", "the source itself: interpreted it ends as " +
                                  std::string(spell(interpreted.termination)) + ", natively as " +
                                  std::string(spell(native.termination))});
  const auto &before = interpreted.observations, &after = native.observations;
  if (refines(before, after))
    return std::nullopt;
  Verdict allowed =
      compare(interpreted, native, {.promisesNoLeak = false, .promisesResultAbi = false}, flags);
  auto *why = std::get_if<Inconclusive>(&allowed);
  if (why && (why->reason == Reason::FastMath || why->reason == Reason::OpenResult))
    return allowed;
  size_t n = 0;
  while (n < before.size() && n < after.size() && refines(before[n], after[n]))
    ++n;
  auto line = [&](const std::vector<Observation> &lines) {
    return n < lines.size() ? "'" + lines[n].text() + "'" : std::string("nothing");
  };
  return disagreement({"-", "the source itself: observation " + std::to_string(n + 1) + " is " +
                                line(before) + " interpreted and " + line(after) + " natively"});
}

static std::string describe(const Verdict &verdict) {
  if (auto *defect = std::get_if<Defect>(&verdict))
    return std::string(spell(defect->kind)) + " (" + defect->evidence.what.message + ")";
  return std::string(spell(verdict));
}

/// Combines two judges' final verdicts. Inconclusive contradicts nothing, and an engine need
/// not find what it cannot detect: some kinds of defects, and those that show only if addresses are
/// reused.
static Verdict reconcile(EngineKind engine, const Verdict &interpreter, Verdict native) {
  const auto *theirs = std::get_if<Defect>(&interpreter);
  const auto *ours = std::get_if<Defect>(&native);
  if (ours && ours->kind == DefectKind::JudgeDisagreement)
    return native;
  bool missed = theirs && std::holds_alternative<Agree>(native) &&
                theirs->evidence.addressPolicy != "reuse" && sees(engine, *theirs);
  bool alone = ours && std::holds_alternative<Agree>(interpreter);
  if (!missed && !alone)
    return native;
  Defect defect = disagreement({"-", "the interpreter says " + describe(interpreter) +
                                         ", the native run says " + describe(native)});
  const Evidence &from = missed ? theirs->evidence : ours->evidence;
  defect.evidence.what.location = from.what.location;
  defect.evidence.notes = from.notes;
  defect.evidence.args = from.args;
  return defect;
}

//===----------------------------------------------------------------------===//
// The judge
//===----------------------------------------------------------------------===//

std::string NativeJudge::name() const { return nameOf(engine_); }

std::string NativeJudge::takeFault() {
  return runs_.takeFault() + (suggestedRuns_ ? suggestedRuns_->takeFault() : "");
}

/// The source and its targets share the time limit of one subject.
static RunLimits limitsOf(const Request &request) {
  return {request.inputs.seed, 2 * request.budget.memoryBytes, request.budget.timeoutMs / 4};
}

/// Runs of one entry, so that those of a module end in time: the first ones, and as many of the others.
static constexpr size_t kFirstCases = 48, kOtherCases = 48;

/// Whether run `number` of `count` that could be made natively is made.
static bool isChosen(size_t number, size_t count) {
  size_t others = count - std::min(count, kFirstCases);
  if (number < kFirstCases || others <= kOtherCases)
    return true;
  // The last of each of so many parts.
  size_t at = number - kFirstCases;
  return (at + 1) * kOtherCases / others != at * kOtherCases / others;
}

void NativeJudge::prepare(const SourceProgram &source, Enter enter) {
  enter(Stage::Lower, "");
  std::vector<Run> runs;
  entries_.clear();
  for (const SourceEntry &entry : source.entries) {
    EntryCases &each = entries_.emplace_back(EntryCases{&entry});
    each.open = whyNoAgreement(entry);
    std::vector<const SourceRun *> possible;
    for (const SourceRun &run : entry.runs) {
      if (!run.isCompared())
        continue;
      if (!run.outcome.opaqueOps.empty()) {
        each.open = each.open.value_or(
            Inconclusive{Reason::Unsupported,
                         {"-", "native runs cannot assume what " + run.outcome.opaqueOps.front() +
                                   " does, which is opaque"}});
        continue;
      }
      if (handsOutPointers(*entry.module)) {
        each.open = each.open.value_or(Inconclusive{
            Reason::Unsupported, {"-", "native runs cannot tell what a pointer refers to"}});
        continue;
      }
      if (hasLanesAtBoundary(entry.function->type)) {
        each.open = each.open.value_or(
            Inconclusive{Reason::Unsupported,
                         {"-", "native runs cannot make or print vectors and complex numbers"}});
        continue;
      }
      // An input that cannot be made natively is left out, so that the others can run.
      if (auto why = whyNotNative(run.inputs, *entry.module, *entry.function)) {
        each.open = each.open.value_or(*why);
        continue;
      }
      possible.push_back(&run);
    }
    for (auto [number, run] : llvm::enumerate(possible))
      if (isChosen(number, possible.size())) {
        each.cases.push_back({run, runs.size()});
        runs.push_back({entry.function->name, run->inputs});
      }
  }
  runs_.takeSource(source.module, std::move(runs), limitsOf(source.request),
                   source.request.lowersApart);
}

void NativeJudge::take(Target &target, Enter enter) {
  enter(Stage::Lower, "");
  runs_.takeTarget(target.module, target.subject.contract.callersFreeResults());
  enter(Stage::Judge, "");
}

/// Returns the run of the source on the input that shows the defect, or null.
static const SourceRun *runBehind(const SourceEntry &entry, const Verdict &verdict) {
  auto *defect = std::get_if<Defect>(&verdict);
  for (const SourceRun &run : entry.runs)
    if (defect && run.isCompared() && print(run.inputs) == defect->evidence.args)
      return &run;
  return nullptr;
}

Answer NativeJudge::judge(Target &target, size_t number, llvm::ArrayRef<Answer> before,
                          Enter enter) {
  const EntryCases &entry = entries_[number];
  const Contract contract = contractFor(target.subject, *entry.entry);
  const Answer *interpreter = answerOf(JudgeKind::Interpreter, before);
  // The input that shows the interpreter's defect, if it was not run natively.
  const SourceRun *shown = nullptr;
  if (interpreter && interpreter->suggested)
    shown = runBehind(*interpreter->suggested, interpreter->verdict);
  else if (interpreter && !entry.open)
    shown = runBehind(*entry.entry, interpreter->verdict);
  if (llvm::any_of(entry.cases, [&](const Case &each) { return each.source == shown; }))
    shown = nullptr;
  const Verdict *theirs = interpreter ? &interpreter->verdict : nullptr;
  if (runs_.targetHadTensors())
    return {kind(), judgeTensors(entry, contract, shown ? nullptr : theirs)};
  if (!shown)
    return {kind(), judgeCases(runs_, entry, contract, theirs)};
  Verdict verdict = judgeCases(runs_, entry, contract, nullptr);
  if (!std::holds_alternative<Agree>(verdict))
    return {kind(), std::move(verdict)};
  enter(Stage::Lower, "");
  if (!suggestedRuns_)
    suggestedRuns_ = std::make_unique<NativeRuns>(context_, engine_);
  const Request &request = target.source.request;
  suggestedRuns_->takeSource(target.source.module, {{entry.entry->function->name, shown->inputs}},
                             limitsOf(request), request.lowersApart);
  suggestedRuns_->takeTarget(target.module, contract.callersFreeResults());
  enter(Stage::Judge, "");
  const SourceEntry *its = interpreter->suggested ? &*interpreter->suggested : entry.entry;
  EntryCases only{its, {{shown, /*run=*/0}}};
  return {kind(), judgeCases(*suggestedRuns_, only, contract, &interpreter->verdict)};
}

/// What the lowering's own buffers do to memory says nothing about the target, so only what it shows is
/// compared.
Verdict NativeJudge::judgeTensors(const EntryCases &entry, Contract contract,
                                  const Verdict *interpreter) const {
  contract.promisesNoLeak = contract.promisesResultAbi = false;
  const auto *theirs = interpreter ? std::get_if<Defect>(interpreter) : nullptr;
  bool isMemory = theirs && theirs->kind != DefectKind::Observation;
  Verdict verdict = judgeCases(runs_, entry, contract, isMemory ? nullptr : interpreter);
  if (!std::holds_alternative<Agree>(verdict) || (interpreter && !theirs))
    return verdict;
  return Inconclusive{Reason::Unsupported,
                      {"-", "native runs of tensors see neither leaks nor memory errors"}};
}

/// Native runs do not know which buffers the program itself was to free: as many as it leaks, of the same sizes.
static void markManual(const std::vector<Leak> &ofSource, std::vector<Leak> &leaks) {
  for (const Leak &own : ofSource) {
    auto same = llvm::find_if(
        leaks, [&](const Leak &leak) { return !leak.isManual && leak.bytes == own.bytes; });
    if (own.isManual && same != leaks.end())
      same->isManual = true;
  }
}

Verdict NativeJudge::judgeCases(const NativeRuns &runs, const EntryCases &entry,
                                const Contract &contract, const Verdict *interpreter) const {
  if (auto *why = std::get_if<NotLowerable>(&runs.target()))
    return Inconclusive{Reason::NotLowerable, why->what};
  if (auto *fault = std::get_if<EngineFault>(&runs.target()))
    return Inconclusive{Reason::Unsupported, {"-", "a fault of Freehold: " + fault->what}};
  const auto &before = std::get<0>(runs.source()), &after = std::get<0>(runs.target());
  const FastMath &fastMath = entry.entry->fastMath;
  std::optional<Inconclusive> inconclusive = entry.open;
  LeftAllocations left(outermost(entry.entry->function->op));
  for (const Case &each : entry.cases) {
    const Outcome &interpreted = each.source->outcome;
    Outcome source = before[each.run];
    source.aliasedReturnWrittenAt = interpreted.aliasedReturnWrittenAt;
    source.openResult = interpreted.openResult;
    source.outsideView = interpreted.outsideView;
    auto atSource = judgeSource(interpreted, source, fastMath);
    // Equal except for cells that the interpreter knows to be unwritten. Natively these hold
    // some value, perhaps the same under both fill patterns.
    source.observations = interpreted.observations;
    // What a subject that does not deallocate may keep is the same for both judges.
    source.leaks = interpreted.leaks;
    source.abi = interpreted.abi;
    Outcome target = after[each.run];
    markManual(source.leaks, target.leaks);
    if (!atSource && target.trapped) {
      target.termination = Termination::MemoryError;
      target.error = {*target.trapped, target.reason, {}};
    }
    Verdict found = atSource ? *atSource
                             : left.judge(source, target, contract,
                                          [&](const Outcome &before, const Outcome &now) {
                                            return compare(before, now, contract, fastMath);
                                          });
    if (auto *defect = std::get_if<Defect>(&found)) {
      defect->evidence.args = print(each.source->inputs);
      defect->evidence.addressPolicy = spell(engine_);
      defect->evidence.sourceAborts = !each.source->isFit();
      return interpreter ? reconcile(engine_, *interpreter, std::move(found)) : found;
    }
    if (auto *why = std::get_if<Inconclusive>(&found); why && !inconclusive)
      inconclusive = *why;
  }
  if (inconclusive)
    return *inconclusive;
  return interpreter ? reconcile(engine_, *interpreter, Agree{}) : Agree{};
}

} // namespace freehold
