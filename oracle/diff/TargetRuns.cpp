//===- TargetRuns.cpp -----------------------------------------------------===//
#include "oracle/diff/TargetRuns.h"

#include "oracle/core/ProgramNumbers.h"
#include "oracle/diff/Adapter.h"
#include "oracle/diff/Compare.h"
#include "oracle/diff/StateInputs.h"

#include <set>

using namespace mlir;

namespace freehold {

using interp::AddressPolicy;
using interp::CompiledFunction;
using interp::CompiledModule;

std::optional<Defect> lostEntry(const SourceEntry &source, const CompiledFunction *function) {
  if (!function || function->external || function->type != source.function->type ||
      function->isPublic != source.function->isPublic) {
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
                                               const std::vector<SourceEntry> &entries) {
  std::vector<std::optional<Inconclusive>> reasons;
  for (const SourceEntry &entry : entries) {
    auto source = dyn_cast<func::FuncOp>(entry.function->op);
    reasons.push_back(source ? adaptEntry(source, target, subject.contract.adaptation)
                             : std::nullopt);
  }
  return reasons;
}

/// Why the target cannot be run on the input: another function that it calls is not what it was,
/// which is said where that one is judged.
static std::optional<Inconclusive> lostCallee(const Inputs &inputs, const SourceEntry &source,
                                              const CompiledModule &target) {
  for (const std::vector<Step> *steps : {&inputs.before, &inputs.after})
    for (const Step &step : *steps) {
      auto *call = std::get_if<CallStep>(&step);
      if (!call || call->function.empty())
        continue;
      const CompiledFunction *before = source.module->find(call->function);
      const CompiledFunction *after = target.find(call->function);
      if (!before || !after || after->external || after->type != before->type)
        return Inconclusive{
            Reason::Unsupported,
            {"-", "the run also calls @" + call->function + ", which cannot be called as before"}};
    }
  return std::nullopt;
}

EntryAnswer judgeEntry(const Request &request, const Subject &subject, const SourceEntry &source,
                       const CompiledModule &target,
                       llvm::function_ref<const CompiledModule &()> tracked) {
  const CompiledFunction *function = target.find(source.function->name);
  static constexpr Variation variations[] = {kPlain, {AddressPolicy::Reuse, true, "reuse"}};
  std::optional<Inconclusive> inconclusive = source.unfit;
  std::optional<Verdict> leak;
  RunCost cost;
  bool ranThrough = true;
  for (auto [inputs, outcome] : llvm::zip_equal(source.inputs, source.outcomes)) {
    if (unfitSource(outcome))
      continue;
    if (auto lost = lostCallee(inputs, source, target)) {
      ranThrough = false;
      inconclusive = inconclusive.value_or(*lost);
      continue;
    }
    for (const Variation &variation : variations) {
      // T5 holds of itself where no instruction can tell one policy from the other.
      if (&variation != variations && !target.hasParallel && !target.takesAddresses)
        break;
      interp::RunOptions options = runOptions(request, variation);
      // What the pass adds must not turn a long program into a budget problem.
      options.budget.steps = 10 * request.budget.steps;
      options.budget.memoryBytes = 2 * request.budget.memoryBytes;
      options.freeResults = subject.contract.promisesResultAbi;
      options.budget.observedBytes = 2 * request.budget.observedBytes;
      Outcome after = interp::runWithLeaks(target, *function, inputs, options, tracked);
      Verdict verdict = compare(outcome, after, subject.contract, source.fastMath);
      if (auto *defect = std::get_if<Defect>(&verdict)) {
        defect->evidence.args = print(inputs);
        defect->evidence.addressPolicy = variation.name;
        if (!request.wantCost || defect->kind != DefectKind::Leak)
          return {leak.value_or(verdict), std::nullopt};
        leak = leak.value_or(verdict);
      }
      if (auto *found = std::get_if<Inconclusive>(&verdict)) {
        ranThrough = false;
        inconclusive = inconclusive.value_or(*found);
      }
      if (&variation == variations) {
        ++cost.runs;
        cost.sum += after.statistics;
        cost.source += outcome.statistics;
      }
    }
  }
  EntryAnswer answer = {Agree{}, std::nullopt};
  if (leak)
    answer.verdict = *leak;
  else if (inconclusive)
    answer.verdict = *inconclusive;
  if (ranThrough)
    answer.cost = cost;
  return answer;
}

/// Inputs that call the entry again, if the target has state and the source has none.
static void suggestCalls(const Request &request, const SourceEntry &source,
                         const CompiledModule &target, const CompiledFunction &function,
                         std::vector<Inputs> &suggested) {
  if (llvm::all_of(target.globals, [](const auto &global) { return global.constant; }))
    return;
  if (!stateOf(target, function).globals.empty() &&
      !stateOf(*source.module, *source.function).any())
    llvm::append_range(
        suggested, repeatedCalls(*source.module, *source.function, source.inputs, request.inputs));
}

/// Inputs near numbers of the target that the source has not. 0, 1 and their neighbours are tried
/// with any program.
static void suggestNumbers(const Request &request, const SourceEntry &source,
                           const CompiledFunction &function, std::vector<Inputs> &suggested) {
  if (source.function->type.getNumInputs() == 0)
    return;
  ProgramNumbers before = numbersOf(source.function->op), after = numbersOf(function.op);
  llvm::erase_if(after.integers, [&](int64_t number) {
    return (number >= -1 && number <= 2) || llvm::is_contained(before.integers, number);
  });
  llvm::erase_if(after.floats,
                 [&](double number) { return llvm::is_contained(before.floats, number); });
  if (after.integers.empty() && after.floats.empty())
    return;
  std::set<std::string> known;
  for (const Inputs &inputs : source.inputs)
    known.insert(print(inputs));
  for (Inputs &inputs : interp::makeInputs(*source.function, request.inputs, after))
    if (known.insert(print(inputs)).second) {
      inputs.isProbe = true;
      suggested.push_back(std::move(inputs));
    }
}

void judgeSuggested(const Request &request, const Subject &subject, const SourceEntry &source,
                    const CompiledModule &target,
                    llvm::function_ref<const CompiledModule &()> tracked,
                    std::optional<SourceEntry> &suggested, EntryAnswer &answer) {
  if (request.args || source.inputs.empty())
    return;
  const CompiledFunction &function = *target.find(source.function->name);
  std::vector<Inputs> inputs;
  suggestCalls(request, source, target, function, inputs);
  suggestNumbers(request, source, function, inputs);
  if (inputs.empty())
    return;
  suggested = SourceEntry{source.module, source.function, std::move(inputs)};
  runSource(request, *suggested);
  EntryAnswer again = judgeEntry(request, subject, *suggested, target, tracked);
  if (std::holds_alternative<Defect>(again.verdict))
    answer = {std::move(again.verdict), std::nullopt};
  else
    suggested.reset();
}

std::string blame(const Request &request, const Subject &subject, const SourceEntry &entry,
                  ModuleOp source, DefectKind kind, const std::vector<Snapshot> &snapshots) {
  // Before deallocations everything leaks, which would hide what is wrong with results.
  Subject relaxed = subject;
  relaxed.contract.promisesNoLeak = kind == DefectKind::Leak;
  auto shows = [&](ModuleOp module) {
    auto compiled = interp::compile(module);
    if (lostEntry(entry, compiled->find(entry.function->name)))
      return false;
    Verdict verdict =
        judgeEntry(request, relaxed, entry, *compiled, [&]() -> const CompiledModule & {
          return *compiled;
        }).verdict;
    auto *defect = std::get_if<Defect>(&verdict);
    return defect && defect->kind == kind;
  };
  std::string pass;
  for (const Snapshot &snapshot : llvm::reverse(snapshots)) {
    if (!shows(*snapshot.module))
      return pass;
    pass = snapshot.pass;
  }
  if (shows(source))
    for (const Snapshot &snapshot : snapshots)
      if (snapshot.deallocates)
        return snapshot.pass;
  return pass;
}

} // namespace freehold
