//===- TargetRuns.cpp - Runs of a target, and blame for defects -----------===//
// Each fit input of the source is run on the target under both address policies. Defects are blamed
// on a pass by judging the snapshots after each of the pipeline's passes in the same way.
//===----------------------------------------------------------------------===//
#include "oracle/diff/TargetRuns.h"

#include "oracle/diff/Adapter.h"
#include "oracle/diff/Compare.h"
#include "oracle/diff/LeftAllocations.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

namespace freehold {

using interp::AddressPolicy;
using interp::CompiledFunction;
using interp::CompiledModule;

/// Whether the entry was lowered: calls of it have another signature, and runs do not take it.
static bool isLowered(const SourceEntry &source, const CompiledFunction *function) {
  return function && isa<LLVM::LLVMFuncOp>(function->op) &&
         !isa<LLVM::LLVMFuncOp>(source.function->op) &&
         !cast<LLVM::LLVMFuncOp>(function->op).isExternal();
}

std::optional<Verdict> lostEntry(const SourceEntry &source, const CompiledFunction *function) {
  if (isLowered(source, function))
    return Inconclusive{Reason::Unsupported,
                        {"-", "@" + source.function->name + " is an llvm.func afterwards"}};
  if (!function || function->external || function->calledAs != source.function->type ||
      function->isPublic != source.function->isPublic) {
    // A pass that sees all calls of a private function may change it, and remove one without calls.
    if (source.isPrivate)
      return Inconclusive{Reason::NothingToRun,
                          {"-", "nothing to run: @" + source.function->name +
                                    (function ? " is private, and has another signature or "
                                                "visibility afterwards"
                                              : " is private, and gone afterwards")}};
    Defect defect;
    defect.kind = DefectKind::InvalidOutput;
    defect.evidence.what = {"-", "@" + source.function->name +
                                     (function ? " has another signature or visibility afterwards"
                                               : " is gone afterwards")};
    return defect;
  }
  return std::nullopt;
}

std::vector<std::optional<Inconclusive>> adapt(ModuleOp target, const Subject &subject,
                                               const std::vector<SourceEntry> &entries,
                                               ModuleOp bufferized) {
  std::vector<std::optional<Inconclusive>> reasons;
  if (!entries.empty() && entries.front().module->hasTensors)
    if (auto source = entries.front().function->op->getParentOfType<ModuleOp>())
      markBufferized(source, target);
  for (const SourceEntry &entry : entries) {
    auto source = dyn_cast<func::FuncOp>(entry.function->op);
    reasons.push_back(source ? adaptEntry(source, target, subject.contract.adaptation, bufferized)
                             : std::nullopt);
  }
  return reasons;
}

bool adaptsBufferized(const Subject &subject, const std::vector<SourceEntry> &entries) {
  return subject.contract.adaptation == CallAdaptation::EquivalentResults && !entries.empty() &&
         entries.front().module->hasTensors;
}

ModuleOp beforeResultsDropped(const std::vector<Snapshot> &snapshots) {
  for (size_t number = 1; number < snapshots.size(); ++number) {
    ModuleOp before = *snapshots[number - 1].module, after = *snapshots[number].module;
    for (auto function : before.getOps<func::FuncOp>()) {
      auto changed = after.lookupSymbol<func::FuncOp>(function.getSymName());
      if (changed && changed.getNumResults() < function.getNumResults())
        return before;
    }
  }
  return {};
}

/// Returns why the target cannot be run on the input: another function that the run calls was lost
/// or changed, which is reported when that one is judged.
static std::optional<Inconclusive> lostCallee(const Inputs &inputs, const SourceEntry &source,
                                              const CompiledModule &target) {
  for (const std::vector<Step> *steps : {&inputs.before, &inputs.after})
    for (const Step &step : *steps) {
      auto *call = std::get_if<CallStep>(&step);
      if (!call || call->function.empty())
        continue;
      const CompiledFunction *before = source.module->find(call->function);
      const CompiledFunction *after = target.find(call->function);
      if (!before || !after || after->external || after->calledAs != before->type)
        return Inconclusive{
            Reason::Unsupported,
            {"-", "the run also calls @" + call->function + ", which cannot be called as before"}};
    }
  return std::nullopt;
}

interp::RunOptions targetOptions(const Request &request, const Contract &contract,
                                 const Variation &variation) {
  interp::RunOptions options = runOptions(request, variation);
  // Ops that the pass adds must not exceed the budget of a long program.
  options.budget.steps = 10 * request.budget.steps;
  options.budget.memoryBytes = 2 * request.budget.memoryBytes;
  options.budget.observedBytes = 2 * request.budget.observedBytes;
  options.freeResults = contract.callersFreeResults();
  return options;
}

/// Returns why the final contents of a public global cannot be compared: the pass made it a global of
/// another dialect (llvm.mlir.global), which the interpreter does not have. A global that is gone is
/// a defect, which the comparison of observations finds.
static std::optional<Inconclusive> convertedGlobal(const SourceEntry &source,
                                                   const CompiledModule &target,
                                                   const CompiledFunction &function) {
  Operation *module = function.op->getParentOfType<ModuleOp>();
  for (const interp::CompiledGlobal &global : source.module->globals) {
    if (!module || global.constant || !global.isPublic || target.findGlobal(global.name))
      continue;
    if (Operation *now = SymbolTable::lookupSymbolIn(module, global.name))
      return Inconclusive{Reason::Unsupported,
                          {"-", "the public global @" + global.name + " is an op '" +
                                    now->getName().getStringRef().str() + "' afterwards"}};
  }
  return std::nullopt;
}

/// Backwards, calls in the order of a palindrome are the same.
static constexpr Variation kVariations[] = {
    kPlain,
    {AddressPolicy::Reuse, interp::ParallelOrder::Backwards, "reuse"},
    {AddressPolicy::Reuse, interp::ParallelOrder::FromMiddle, "reuse"}};

/// Whether a run may differ from that of the variation before. T5 holds trivially if no instruction can distinguish the
/// policies.
static bool tellsMore(const Variation &variation, const CompiledModule &target) {
  return &variation == kVariations || target.hasParallel ||
         (&variation == kVariations + 1 && target.takesAddresses);
}

/// Fills in which run shows the defect.
static void noteRun(Defect &defect, const SourceRun &run, const Variation &variation) {
  defect.evidence.args = print(run.inputs);
  defect.evidence.addressPolicy = variation.name;
  defect.evidence.sourceAborts = !run.isFit();
}

namespace {
/// A target, and what its runs are compared by.
struct Comparison {
  const CompiledModule &target;
  const CompiledFunction &function;
  const Contract &contract;
  const FastMath &fastMath;
  llvm::function_ref<const CompiledModule &()> tracked;
  LeftAllocations &left;

  /// Runs the target on the input of the source's run. `after` gets the outcome.
  Verdict judge(const SourceRun &run, const interp::RunOptions &options, Outcome &after) const {
    after = interp::runWithLeaks(target, function, run.inputs, options, tracked);
    return left.judge(run.outcome, after, contract, [&](const Outcome &before, const Outcome &now) {
      return compare(before, now, contract, fastMath);
    });
  }

  /// Runs the target once more if it wrote an argument's buffer that the source only read, which is then constant. Returns the
  /// defect that this shows; nothing if there is none.
  std::optional<Verdict> judgeConstant(const SourceRun &run, const Variation &variation,
                                       interp::RunOptions options, const Outcome &after) const {
    const std::vector<bool> &before = run.outcome.onlyRead;
    bool writes = false;
    for (size_t n = 0; n < std::min(before.size(), after.onlyRead.size()); ++n)
      writes |= before[n] && !after.onlyRead[n];
    if (!writes || !run.isFit())
      return std::nullopt;
    options.readOnly = before;
    options.watch = nullptr;
    Outcome again;
    Verdict verdict = judge(run, options, again);
    auto *defect = std::get_if<Defect>(&verdict);
    if (!defect)
      return std::nullopt;
    noteRun(*defect, run, variation);
    return verdict;
  }
};
} // namespace

EntryRuns judgeEntry(const Request &request, const Subject &subject, const SourceEntry &source,
                     const CompiledModule &target,
                     llvm::function_ref<const CompiledModule &()> tracked,
                     interp::RunWatch *watch) {
  const CompiledFunction *function = target.find(source.function->name);
  if (auto converted = convertedGlobal(source, target, *function))
    return {*converted, std::nullopt};
  std::optional<Inconclusive> unjudged;
  // Any other defect says more than a write of what may be constant.
  std::optional<Verdict> leak, constant;
  RunCost cost;
  const Contract contract = contractFor(subject, source);
  LeftAllocations left(outermost(source.function->op));
  const Comparison comparison{target, *function, contract, source.fastMath, tracked, left};
  bool ranThrough = true;
  for (const SourceRun &run : source.runs) {
    if (!run.isCompared())
      continue;
    if (auto lost = lostCallee(run.inputs, source, target)) {
      ranThrough = false;
      unjudged = unjudged.value_or(*lost);
      continue;
    }
    for (const Variation &variation : kVariations) {
      if (!tellsMore(variation, target))
        break;
      interp::RunOptions options = targetOptions(request, contract, variation);
      if (run.isLong)
        options.budget.steps = 2 * request.budget.longSteps;
      options.watch = watch;
      Outcome after;
      Verdict verdict = comparison.judge(run, options, after);
      if (auto *defect = std::get_if<Defect>(&verdict)) {
        noteRun(*defect, run, variation);
        if (!request.wantCost || defect->kind != DefectKind::Leak)
          return {leak.value_or(verdict), std::nullopt};
        leak = leak.value_or(verdict);
      } else if (!constant) {
        constant = comparison.judgeConstant(run, variation, options, after);
      }
      if (auto *found = std::get_if<Inconclusive>(&verdict)) {
        ranThrough = false;
        unjudged = unjudged.value_or(*found);
      }
      if (&variation == kVariations) {
        ++cost.runs;
        cost.sum += after.statistics;
        cost.source += run.outcome.statistics;
      }
    }
  }
  EntryRuns answer = {Agree{}, std::nullopt, unjudged};
  if (leak || constant)
    answer.verdict = leak ? *leak : *constant;
  else if (auto why = whyNoAgreement(source); why || unjudged)
    answer.verdict = why ? *why : *unjudged;
  if (ranThrough)
    answer.cost = cost;
  return answer;
}

/// Whether a later pass may turn a defect of the first kind into one of the second without a mistake of its own.
/// What is undefined may be given any meaning: a caller writes the constant that its callee returns, until
/// deallocation makes the result a copy. A dealloc that frees the wrong buffer frees another one once it is lowered.
static bool mayBecome(DefectKind before, DefectKind shown) {
  switch (before) {
  case DefectKind::UseAfterFree:
  case DefectKind::DoubleFree:
  case DefectKind::BadFree:
    return shown == DefectKind::UseAfterFree || shown == DefectKind::DoubleFree ||
           shown == DefectKind::BadFree || shown == DefectKind::Observation;
  case DefectKind::Undefined:
    return shown == DefectKind::Undefined || shown == DefectKind::Observation;
  default:
    return before == shown;
  }
}

/// Returns the pass that the subject consists of; empty if it has several, or is none of the registry. It is to blame for
/// what it should have changed and did not.
static std::string onlyPass(const Subject &subject) {
  if (subject.kind != Subject::Kind::Pipeline || StringRef(subject.text).contains("},"))
    return "";
  StringRef name = StringRef(subject.text).split('{').first.trim();
  return PassInfo::lookup(name) ? name.str() : "";
}

/// Whether a leak is, as far as it says, also one of what is allocated there and the program itself is to free.
static bool mayLeak(const Evidence &evidence, const std::string &place) {
  size_t noted = 0;
  for (const Note &note : evidence.notes) {
    if (note.role == NoteRole::Allocated && note.location == place)
      return evidence.manual;
    noted += note.role == NoteRole::Allocated;
  }
  return evidence.manual && noted >= kLeaksNoted;
}

void blame(const Request &request, const Subject &subject, const SourceEntry &all, ModuleOp source,
           const std::vector<Snapshot> &snapshots, Defect &shown) {
  // What other inputs do to a module in between may be a defect of another kind.
  SourceEntry entry = all;
  llvm::erase_if(entry.runs,
                 [&](const SourceRun &run) { return print(run.inputs) != shown.evidence.args; });
  // Before the deallocation pass every buffer leaks, which would hide a defect of another kind.
  Subject relaxed = subject;
  relaxed.contract.promisesNoLeak = shown.kind == DefectKind::Leak;
  std::optional<Defect> earlier;
  auto shows = [&](ModuleOp module) {
    if (entry.module->hasTensors && module != source)
      markBufferized(source, module);
    auto compiled = interp::compile(
        module, {.unknownOps = request.unknownOps, .models = entry.module->options.models});
    if (lostEntry(entry, compiled->find(entry.function->name)))
      return false;
    Verdict verdict =
        judgeEntry(request, relaxed, entry, *compiled, [&]() -> const CompiledModule & {
          return *compiled;
        }).verdict;
    auto *defect = std::get_if<Defect>(&verdict);
    if (!defect || !mayBecome(defect->kind, shown.kind))
      return false;
    // Buffers that the deallocation pass is to free leak before it, those of the program itself do not.
    if (shown.evidence.manual && !mayLeak(defect->evidence, allocatedAt(shown.evidence)))
      return false;
    earlier = *defect;
    return true;
  };
  auto first = llvm::find_if(llvm::reverse(snapshots), [&](const Snapshot &snapshot) {
                 return !shows(*snapshot.module);
               }).base();
  Evidence &evidence = shown.evidence;
  evidence.pass = first == snapshots.end() ? "" : first->pass;
  if (first != snapshots.begin()) {
    if (earlier && earlier->kind == shown.kind &&
        allocatedAt(earlier->evidence) != allocatedAt(evidence))
      evidence.blamedAllocation = allocatedAt(earlier->evidence);
    return;
  }
  auto isDeallocation = [](const Snapshot &snapshot) { return snapshot.deallocates; };
  if (shows(source))
    if (auto found = llvm::find_if(snapshots, isDeallocation); found != snapshots.end()) {
      evidence.pass = found->pass;
      return;
    }
  if (evidence.pass.empty())
    evidence.pass = onlyPass(subject);
}

} // namespace freehold
