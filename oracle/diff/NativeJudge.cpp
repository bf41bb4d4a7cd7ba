//===- NativeJudge.cpp ----------------------------------------------------===//
#include "oracle/diff/NativeJudge.h"

#include "oracle/core/Process.h"
#include "oracle/diff/Compare.h"

namespace freehold {

using namespace native;

static bool holdsMemRefs(mlir::Type type) {
  auto memref = mlir::dyn_cast<mlir::BaseMemRefType>(type);
  return memref && mlir::isa<mlir::BaseMemRefType>(memref.getElementType());
}

std::optional<Inconclusive> whyNotNative(const Inputs &inputs, const interp::CompiledModule &module,
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

NativeJudge::NativeJudge(mlir::MLIRContext &context, EngineKind engine)
    : kind_(engine), lowering_(context), engine_(makeEngine(engine)) {}

std::vector<RunResult> NativeJudge::run(std::vector<Lowered> programs) {
  std::vector<RunResult> results = engine_->run(std::move(programs), runs_, limits_);
  for (const RunResult &result : results)
    if (auto *fault = std::get_if<EngineFault>(&result)) {
      fault_ += name() + ": " + fault->what + "\n";
      break;
    }
  return results;
}

std::variant<Lowered, NotLowerable> NativeJudge::lower(mlir::ModuleOp module) {
  if (lowersApart_) {
    ForkResult end = runForked([&] { (void)lowering_.lower(module); }, limits_.timeoutMs);
    if (end.ending != ForkResult::Ending::Exited || end.code)
      return NotLowerable{{"-", "MLIR's lowering to LLVM crashes on it"}};
  }
  return lowering_.lower(module);
}

void NativeJudge::takeSource(mlir::ModuleOp source, std::vector<Run> runs, const RunLimits &limits,
                             bool lowersApart) {
  runs_ = std::move(runs);
  lowersApart_ = lowersApart;
  limits_ = limits;
  waiting_.reset();
  source_ = std::vector<Outcome>{};
  // Nothing to run, so nothing to lower.
  if (runs_.empty())
    return;
  auto lowered = lower(source);
  if (auto *why = std::get_if<NotLowerable>(&lowered))
    source_ = *why;
  else
    waiting_ = std::get<Lowered>(std::move(lowered));
}

void NativeJudge::takeTarget(mlir::ModuleOp target, bool freesResults) {
  // Without the source there is nothing to compare with.
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
  programs.back().shape.freeResults = freesResults;
  std::vector<RunResult> results = run(std::move(programs));
  if (results.size() == 2)
    source_ = std::move(results.front());
  bool ran = std::holds_alternative<std::vector<Outcome>>(source_);
  target_ = ran ? std::move(results.back()) : source_;
}

static Defect disagreement(Note what, std::vector<Note> notes = {}) {
  Defect defect;
  defect.kind = DefectKind::JudgeDisagreement;
  defect.evidence.what = std::move(what);
  defect.evidence.notes = std::move(notes);
  return defect;
}

/// Both judges on the source itself, which the interpreter found fit.
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
  if (auto *why = std::get_if<Inconclusive>(&allowed); why && why->reason == Reason::FastMath)
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

/// Two judges' final answers. Inconclusive contradicts nothing, and no engine is expected to
/// see what it cannot see: some kinds of defects, and what only reused addresses show.
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

Verdict NativeJudge::judge(const std::vector<NativeCase> &cases,
                           const std::optional<Inconclusive> &unfit, const Contract &contract,
                           const std::optional<Verdict> &interpreter) const {
  if (auto *why = std::get_if<NotLowerable>(&target_))
    return Inconclusive{Reason::NotLowerable, why->what};
  if (auto *fault = std::get_if<EngineFault>(&target_))
    return Inconclusive{Reason::Unsupported, {"-", "a fault of Freehold: " + fault->what}};
  const auto &before = std::get<0>(source_), &after = std::get<0>(target_);
  std::optional<Inconclusive> inconclusive = unfit;
  Verdict verdict = Agree{};
  for (const NativeCase &each : cases) {
    Outcome source = before[each.run];
    source.aliasedReturnWrittenAt = each.interpreted->aliasedReturnWrittenAt;
    auto atSource = judgeSource(*each.interpreted, source, *each.fastMath);
    // The same but for cells that the interpreter knows to be unwritten, natively hold something,
    // and perhaps the same under both fills.
    source.observations = each.interpreted->observations;
    Verdict found =
        atSource ? *atSource : compare(source, after[each.run], contract, *each.fastMath);
    if (auto *defect = std::get_if<Defect>(&found)) {
      defect->evidence.args = print(*each.inputs);
      defect->evidence.addressPolicy = spell(kind_);
      return interpreter ? reconcile(kind_, *interpreter, std::move(found)) : found;
    }
    if (auto *why = std::get_if<Inconclusive>(&found); why && !inconclusive)
      inconclusive = *why;
  }
  if (inconclusive)
    return *inconclusive;
  return interpreter ? reconcile(kind_, *interpreter, std::move(verdict)) : verdict;
}

} // namespace freehold
