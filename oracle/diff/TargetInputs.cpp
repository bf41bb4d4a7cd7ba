//===- TargetInputs.cpp ---------------------------------------------------===//
#include "oracle/diff/TargetInputs.h"

#include "oracle/core/inputs/ProgramNumbers.h"
#include "oracle/diff/Compare.h"
#include "oracle/diff/StateInputs.h"
#include "oracle/search/Differences.h"
#include "oracle/search/Search.h"

#include <set>

using namespace mlir;

namespace freehold {

using interp::CompiledFunction;
using interp::CompiledModule;

/// Adds inputs that call the entry again, if the target has state and the source has none.
static void suggestCalls(const Request &request, const SourceEntry &source,
                         const CompiledModule &target, const CompiledFunction &function,
                         std::vector<Inputs> &suggested) {
  if (llvm::all_of(target.globals, [](const auto &global) { return global.constant; }))
    return;
  if (stateOf(target, function).globals.empty() || stateOf(*source.module, *source.function).any())
    return;
  std::vector<const CompiledFunction *> entries;
  for (const auto &each : source.module->functions)
    if (each->isPublic && !each->external)
      entries.push_back(each.get());
  llvm::append_range(suggested, repeatedCalls(*source.module, *source.function, entries,
                                              comparedInputs(source), request.inputs));
}

/// Adds inputs near numbers of the target that the source does not have, and runs in which external functions
/// return them or callers write them to globals. 0, 1 and their neighbours
/// are left out, since they are tried with any program.
static void suggestNumbers(const Request &request, const SourceEntry &source,
                           const CompiledFunction &function, std::vector<Inputs> &suggested) {
  const ProgramNumbers &before = source.function->numbers();
  ProgramNumbers after = function.numbers();
  llvm::erase_if(after.integers, [&](int64_t number) {
    return (number >= -1 && number <= 2) || llvm::is_contained(before.integers, number);
  });
  llvm::erase_if(after.floats,
                 [&](double number) { return llvm::is_contained(before.floats, number); });
  if (after.integers.empty() && after.floats.empty())
    return;
  std::set<std::string> known;
  for (const SourceRun &run : source.runs)
    known.insert(print(run.inputs));
  std::vector<Inputs> made;
  if (source.function->type.getNumInputs())
    made = interp::makeInputs(*source.function, request.inputs, after);
  llvm::append_range(made, stateInputs(*source.module, *source.function, /*entries=*/{},
                                       comparedInputs(source), request.inputs, after));
  for (Inputs &inputs : made)
    if (known.insert(print(inputs)).second) {
      inputs.isProbe = true;
      suggested.push_back(std::move(inputs));
    }
}

/// Adds inputs that take sides of the target's new branches that no input took so far, and inputs where operands of its new
/// comparisons are equal. If one of the runs
/// shows a defect, it is the last of them.
static void searchBranches(const Request &request, const Subject &subject,
                           const SourceEntry &source, const CompiledModule &target,
                           const search::Coverage &reached, std::vector<Inputs> &suggested) {
  if (request.budget.coverTries == 0)
    return;
  const CompiledFunction &function = *target.find(source.function->name);
  if (function.type != source.function->type)
    return;
  llvm::DenseSet<uint32_t> branches = source.newBranches->branches(target, function, reached);
  llvm::DenseSet<uint32_t> comparisons = source.newBranches->comparisons(target, function, reached);
  if (branches.empty() && comparisons.empty())
    return;
  std::vector<search::Tried> tried;
  for (const SourceRun &run : source.runs)
    tried.push_back({&run.inputs, run.isFit()});
  const Contract contract = contractFor(subject, source);
  auto run = [&](const Inputs &inputs, interp::RunWatch &watch) {
    SourceRun before = runOnce(request, *source.module, *source.function, inputs, nullptr);
    if (!before.isFit())
      return endingOf(before);
    interp::RunOptions options = targetOptions(request, contract, kPlain);
    options.watch = &watch;
    Outcome after = interp::run(target, function, before.inputs, options);
    Verdict verdict = compare(before.outcome, after, contract, source.fastMath);
    return search::Ending{.isFit = true, .endsSearch = std::holds_alternative<Defect>(verdict)};
  };
  // Each has runs of its own, so that many of one kind leave some for the other.
  for (const auto *sides : {&branches, &comparisons}) {
    if (sides->empty())
      continue;
    search::Found found = search::searchInputs({target, function, run, sides}, tried, reached,
                                               {.coverTries = request.budget.coverTries,
                                                .timeMs = request.budget.timeoutMs / kTimePart,
                                                .isQuick = request.budget.differenceTries == 0});
    llvm::move(found.inputs, std::back_inserter(suggested));
  }
}

/// Compared inputs whose runs are looked at for differences, and how often a solver is asked about them.
static constexpr unsigned kShadowedMax = 4, kQuestionsMax = 12;
/// The part of the tries that is spent on other ways of a source where a pass made the target.
static constexpr unsigned kPartForPasses = 8;

/// Returns inputs on which the source did different things, those first that reached more than others.
static std::vector<Inputs> tellingInputs(const SourceEntry &source) {
  std::vector<const SourceRun *> runs;
  for (const SourceRun &run : source.runs)
    if (run.isFit() && run.inputs.isPlainCall())
      runs.push_back(&run);
  llvm::stable_sort(runs, [](auto *a, auto *b) { return a->isFirst > b->isFirst; });
  std::vector<Inputs> inputs;
  std::set<uint64_t> paths;
  for (const SourceRun *run : runs)
    if (inputs.size() < kShadowedMax && paths.insert(run->outcome.path).second)
      inputs.push_back(run->inputs);
  return inputs;
}

/// Adds inputs on which formulas say that the target does something else, although it took the same way on others.
static void searchDifferences(const Request &request, const Subject &subject,
                              const SourceEntry &source, const CompiledModule &target,
                              std::vector<Inputs> &suggested) {
  const CompiledFunction &function = *target.find(source.function->name);
  const unsigned tries = request.budget.differenceTries;
  if (tries == 0 || function.type != source.function->type)
    return;
  const search::Signature signature{function.type,
                                    interp::parameters(function, function.numbers())};
  interp::RunOptions options = targetOptions(request, contractFor(subject, source), kPlain);
  auto run = [&](const Inputs &inputs, search::ShadowedRun &before, search::ShadowedRun &after) {
    SourceRun ran = runOnce(request, *source.module, *source.function, inputs, &before);
    options.watch = &after;
    if (ran.isFit())
      (void)interp::run(target, function, ran.inputs, options);
    return ran.isFit();
  };
  search::DifferenceLimits limits{.runs = kShadowedMax,
                                  .questions = kQuestionsMax,
                                  .timeMs = request.budget.timeoutMs / kTimePart};
  if (source.newBranches->computesOtherwise(target)) {
    // Nothing is known of how a target from a file was made.
    unsigned part = subject.kind == Subject::Kind::Target ? 1 : kPartForPasses;
    limits.runs = tries / part;
    limits.questions = limits.turns = tries / part;
  }
  for (Inputs &other : search::differingInputs(signature, tellingInputs(source), run, limits)) {
    other.isProbe = true;
    suggested.push_back(std::move(other));
  }
}

namespace {
/// Whether one of these ops overflows in a run.
class OverflowWatch : public interp::RunWatch {
public:
  explicit OverflowWatch(const llvm::DenseSet<uint32_t> &ops) : ops_(ops) {}
  void entered(const interp::Inst *) override {}
  void branched(const interp::Inst *at, bool taken, const interp::Machine &) override {
    isReached |= taken && ops_.contains(at->ordinal);
  }
  void ended(const interp::Inst *, const interp::Machine &) override {}

  bool isReached = false;

private:
  const llvm::DenseSet<uint32_t> &ops_;
};
} // namespace

/// What an overflow makes poison may be hidden by other operands. Adds inputs on which a new op overflows, with other numbers
/// for one argument, so many at most.
static void varyOverflows(const Request &request, const Subject &subject, const SourceEntry &source,
                          const CompiledModule &target, const search::Coverage &reached,
                          std::vector<Inputs> &suggested) {
  const CompiledFunction &function = *target.find(source.function->name);
  if (request.budget.coverTries == 0 || function.type != source.function->type)
    return;
  llvm::DenseSet<uint32_t> overflows = source.newBranches->overflows(target, function, reached);
  if (overflows.empty())
    return;
  size_t most = suggested.size() + request.budget.coverTries;
  for (const SourceRun &run : source.runs) {
    if (!run.isCompared())
      continue;
    OverflowWatch watch(overflows);
    interp::RunOptions options = targetOptions(request, contractFor(subject, source), kPlain);
    options.watch = &watch;
    (void)interp::run(target, function, run.inputs, options);
    for (size_t n = 0; watch.isReached && n < run.inputs.arguments.size(); ++n)
      for (int64_t number : {0, 1, 2}) {
        Inputs other = run.inputs;
        auto *scalar = std::get_if<ScalarArgument>(&other.arguments[n]);
        if (!scalar || scalar->isFloat || scalar->isWide || suggested.size() == most)
          break;
        *scalar = ScalarArgument{number};
        other.isProbe = true;
        suggested.push_back(std::move(other));
      }
  }
}

void judgeSuggested(const Request &request, const Subject &subject, const SourceEntry &source,
                    const CompiledModule &target, const search::Coverage &reached,
                    llvm::function_ref<const CompiledModule &()> tracked,
                    std::optional<SourceEntry> &suggested, EntryRuns &runs) {
  if (request.args || source.runs.empty())
    return;
  const CompiledFunction &function = *target.find(source.function->name);
  std::vector<Inputs> inputs;
  suggestCalls(request, source, target, function, inputs);
  suggestNumbers(request, source, function, inputs);
  searchBranches(request, subject, source, target, reached, inputs);
  varyOverflows(request, subject, source, target, reached, inputs);
  searchDifferences(request, subject, source, target, inputs);
  if (inputs.empty())
    return;
  // What the source has was searched before.
  Request noCover = request;
  noCover.budget.coverTries = 0;
  suggested = runSource(noCover, *source.module, *source.function, std::move(inputs));
  EntryRuns again = judgeEntry(request, subject, *suggested, target, tracked);
  if (std::holds_alternative<Defect>(again.verdict)) {
    runs = {std::move(again.verdict), std::nullopt};
    return;
  }
  suggested.reset();
  if (again.unjudged)
    runs = {*again.unjudged, std::nullopt};
}

} // namespace freehold
