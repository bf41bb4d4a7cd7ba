//===- SourceRuns.cpp -----------------------------------------------------===//
#include "oracle/diff/SourceRuns.h"

#include "oracle/core/inputs/Mix.h"
#include "oracle/core/inputs/ProgramNumbers.h"
#include "oracle/diff/Compare.h"
#include "oracle/diff/StateInputs.h"
#include "oracle/interp/Locations.h"

#include <set>

namespace freehold {

/// Addresses differ by this between two runs whose observations must not.
static constexpr uint64_t kOtherSalt = 40503;

/// The source's branches get this part of the tries that a target's new ones get, behind which a defect may be.
static constexpr unsigned kSourceCoverPart = 2;

using interp::CompiledFunction;
using interp::CompiledModule;

interp::RunOptions runOptions(const Request &request, const Variation &variation) {
  interp::RunOptions options;
  options.budget = request.budget;
  options.policy = variation.policy;
  options.parallelOrder = variation.order;
  options.seed = request.inputs.seed;
  return options;
}

/// A probe's numbers may be anything, such as the bound of a long loop.
static interp::RunOptions sourceOptions(const Request &request, const Inputs &inputs) {
  interp::RunOptions options = runOptions(request, kPlain);
  if (inputs.isProbe) {
    Budget &budget = options.budget;
    budget.steps = std::min(budget.steps, budget.probeSteps);
    budget.memoryBytes = std::min(budget.memoryBytes, budget.probeMemoryBytes);
  }
  return options;
}

/// If the source is unfit with these answers, it may be fit with other choices of which answers are
/// empty buffers. Sets the next choice; returns false if there is none.
static bool emptiesOthers(Inputs &inputs) {
  if (!inputs.isProbe || inputs.answers % kSizeModes != kEmptySizes || inputs.answers >= kLastEmpty)
    return false;
  inputs.answers += kSizeModes;
  return true;
}

/// Repeats a run in ways that must not change what is observed: parallel iterations in other orders,
/// other addresses, and addresses of freed buffers used again.
static std::optional<Inconclusive> runAgain(interp::RunOptions options,
                                            const CompiledModule &module,
                                            const CompiledFunction &entry, const Inputs &inputs,
                                            const Outcome &first) {
  if (!module.hasParallel && !module.takesAddresses)
    return std::nullopt;
  static constexpr Variation variations[] = {
      {interp::AddressPolicy::Fresh, interp::ParallelOrder::Backwards, "fresh"},
      {interp::AddressPolicy::Reuse, interp::ParallelOrder::FromMiddle, "reuse"}};
  options.addressSalt = kOtherSalt;
  for (const Variation &variation : variations) {
    options.policy = variation.policy;
    options.parallelOrder = variation.order;
    Outcome second = interp::run(module, entry, inputs, options);
    if (auto unfit = unfitSource(second))
      return unfit;
    bool observesOther =
        second.observations != first.observations || second.termination != first.termination;
    if (observesOther || second.statistics.frees != first.statistics.frees)
      return Inconclusive{Reason::SourceUb,
                          {interp::locate(&entry.entryInst),
                           "undefined: what it " +
                               std::string(observesOther ? "observes" : "frees") +
                               " depends on the order of parallel iterations or on addresses"}};
  }
  return std::nullopt;
}

std::variant<std::vector<Inputs>, InputError>
inputsFor(const Request &request, const CompiledModule &module, const CompiledFunction &entry,
          const std::vector<const CompiledFunction *> &entries) {
  if (!request.args) {
    std::vector<Inputs> inputs = interp::makeInputs(entry, request.inputs);
    std::vector<Inputs> more =
        stateInputs(module, entry, entries, inputs, request.inputs, entry.numbers());
    llvm::move(more, std::back_inserter(inputs));
    return inputs;
  }
  auto parsed = parseInputs(*request.args);
  if (auto *error = std::get_if<InputError>(&parsed))
    return *error;
  auto resolved = interp::resolve(std::get<Inputs>(parsed), module, entry);
  if (auto *error = std::get_if<InputError>(&resolved))
    return *error;
  return std::vector<Inputs>{std::get<Inputs>(resolved)};
}

SourceRun runOnce(const Request &request, const CompiledModule &module,
                  const CompiledFunction &function, Inputs inputs, interp::RunWatch *watch) {
  interp::RunOptions options = sourceOptions(request, inputs);
  options.watch = watch;
  Outcome outcome = interp::run(module, function, inputs, options);
  auto unfit = unfitSource(outcome);
  while (unfit && emptiesOthers(inputs)) {
    outcome = interp::run(module, function, inputs, options);
    unfit = unfitSource(outcome);
  }
  options.watch = nullptr;
  if (!unfit)
    unfit = runAgain(options, module, function, inputs, outcome);
  return {std::move(inputs), std::move(outcome), std::move(unfit)};
}

/// Adds a run of the source on one input. `reached` gets what it reaches if it is compared.
static void addRun(const Request &request, Inputs inputs, search::Coverage &reached,
                   SourceEntry &entry) {
  search::Coverage here(*entry.module);
  SourceRun run = runOnce(request, *entry.module, *entry.function, std::move(inputs), &here);
  run.isFirst = run.isCompared() && reached.add(here);
  entry.runs.push_back(std::move(run));
}

search::Ending endingOf(const SourceRun &run) {
  if (run.isFit())
    return {.isFit = true, .path = run.outcome.path};
  const Note &why = run.unfit ? run.unfit->what : run.outcome.reason;
  return {.isTooMuch = run.unfit && run.unfit->reason == Reason::Budget, .why = why};
}

/// Looks for inputs that fit if few do, and for inputs that reach more.
static void searchMore(const Request &request, search::Coverage &reached, SourceEntry &entry) {
  std::vector<search::Tried> tried;
  for (const SourceRun &run : entry.runs)
    tried.push_back({&run.inputs, run.isFit(), run.isFirst});
  auto run = [&](const Inputs &inputs, interp::RunWatch &watch) {
    return endingOf(runOnce(request, *entry.module, *entry.function, inputs, &watch));
  };
  search::Found found =
      search::searchInputs({*entry.module, *entry.function, run}, tried, reached,
                           {.fitTries = request.budget.fitTries,
                            .coverTries = request.budget.coverTries / kSourceCoverPart,
                            .timeMs = request.budget.timeoutMs / kTimePart,
                            .isQuick = request.budget.differenceTries == 0});
  entry.search.tries = found.tries;
  entry.search.found = found.inputs.size();
  entry.search.preconditions = std::move(found.preconditions);
  for (Inputs &each : found.inputs)
    addRun(request, std::move(each), reached, entry);
}

/// Preconditions that are said in words, of those that nothing was changed to meet.
static constexpr size_t kNamedMax = 4;

/// If no input had to be changed until it fit, what the fit ones have met is what the others have not: assertions that hold, and
/// ops that went on.
static void namePreconditions(SourceEntry &entry) {
  std::vector<std::string> &texts = entry.search.preconditions;
  if (!texts.empty())
    return;
  std::set<std::string> places;
  for (const SourceRun &run : entry.runs) {
    if (run.isFit() || (run.unfit && run.unfit->reason != Reason::SourceUb) ||
        texts.size() == kNamedMax)
      continue;
    Note why = endingOf(run).why;
    if (why.message.empty() || !places.insert(why.location + why.op).second)
      continue;
    std::string where = why.location == "-" ? "" : why.location + ": ";
    texts.push_back(where + (why.op.empty() ? "" : why.op + ": ") + (run.unfit ? "no " : "") +
                    why.message);
  }
}

/// Probes that are tried once more with the whole budget, at most.
static constexpr unsigned kFullTries = 4;

/// Runs probes with the whole budget if too few inputs fit with what probes may take, which a global of the module may
/// exceed alone.
static void runProbesInFull(const Request &request, search::Coverage &reached, SourceEntry &entry) {
  unsigned tries = 0;
  for (SourceRun &run : entry.runs) {
    if (tries == kFullTries || countInputs(entry).areEnough())
      return;
    if (!run.inputs.isProbe || !run.unfit || run.unfit->reason != Reason::Budget)
      continue;
    ++tries;
    Inputs inputs = run.inputs;
    inputs.isProbe = false;
    search::Coverage here(*entry.module);
    SourceRun again = runOnce(request, *entry.module, *entry.function, std::move(inputs), &here);
    if (!again.isCompared())
      continue;
    again.isFirst = reached.add(here);
    run = std::move(again);
  }
}

/// Runs inputs with more steps if too few fit without. One that still does not fit is the last: it may run forever.
static void runLonger(const Request &request, search::Coverage &reached, SourceEntry &entry) {
  if (request.budget.longSteps <= request.budget.steps)
    return;
  Request longer = request;
  longer.budget.steps = request.budget.longSteps;
  for (SourceRun &run : entry.runs) {
    if (countInputs(entry).areEnough())
      return;
    if (run.inputs.isProbe || !run.unfit || run.unfit->reason != Reason::Budget ||
        !llvm::StringRef(run.unfit->what.message).starts_with("steps:"))
      continue;
    search::Coverage here(*entry.module);
    SourceRun again = runOnce(longer, *entry.module, *entry.function, run.inputs, &here);
    if (!again.isCompared())
      return;
    again.isFirst = reached.add(here);
    again.isLong = true;
    run = std::move(again);
  }
}

SourceEntry runSource(const Request &request, const CompiledModule &module,
                      const CompiledFunction &function, std::vector<Inputs> inputs) {
  SourceEntry entry{&module, &function};
  entry.fastMath = fastMathOf(module, function);
  entry.newBranches = std::make_shared<search::NewBranches>(module);
  search::Coverage reached(module);
  entry.runs.reserve(inputs.size());
  for (Inputs &each : inputs)
    addRun(request, std::move(each), reached, entry);
  runProbesInFull(request, reached, entry);
  runLonger(request, reached, entry);
  if (!request.args)
    searchMore(request, reached, entry);
  if (!request.args && countInputs(entry).fit > 0)
    namePreconditions(entry);
  search::countBlocks(module, reached, entry.search);
  std::set<uint64_t> paths;
  for (SourceRun &run : entry.runs)
    if (run.isCompared())
      paths.insert(run.outcome.path);
    else if (entry.runs.size() > 1 || !run.inputs.arguments.empty())
      run.unfit->what.message += " (with arguments " + print(run.inputs) + ")";
  entry.paths = paths.size();
  return entry;
}

std::vector<std::string> opaqueOps(const SourceEntry &entry) {
  std::set<std::string> names;
  for (const SourceRun &run : entry.runs)
    names.insert(run.outcome.opaqueOps.begin(), run.outcome.opaqueOps.end());
  return {names.begin(), names.end()};
}

InputCounts countInputs(const SourceEntry &entry) {
  InputCounts counts;
  for (const SourceRun &run : entry.runs)
    ++(run.isFit() ? counts.fit : run.isCompared() ? counts.aborted : counts.leftOut);
  return counts;
}

const Inconclusive *firstUnfit(const SourceEntry &entry) {
  auto found = llvm::find_if(entry.runs, [](const SourceRun &run) { return !run.isCompared(); });
  return found == entry.runs.end() ? nullptr : &*found->unfit;
}

/// The first input, probes aside, on which an op is reached that is not modelled.
static const Inconclusive *firstUnsupported(const SourceEntry &entry) {
  auto found = llvm::find_if(entry.runs, [](const SourceRun &run) {
    return run.unfit && run.unfit->reason == Reason::Unsupported && !run.inputs.isProbe;
  });
  return found == entry.runs.end() ? nullptr : &*found->unfit;
}

std::optional<Inconclusive> whyNoAgreement(const SourceEntry &entry) {
  if (countInputs(entry).areEnough()) {
    const Inconclusive *unsupported = firstUnsupported(entry);
    return unsupported ? std::optional(*unsupported) : std::nullopt;
  }
  if (const Inconclusive *unfit = firstUnfit(entry))
    return *unfit;
  auto aborts = llvm::find_if(entry.runs, [](const SourceRun &run) { return !run.isFit(); });
  return Inconclusive{Reason::SourceAborts, aborts->outcome.reason};
}

Contract contractFor(const Subject &subject, const SourceEntry &entry) {
  Contract contract = subject.contract;
  auto leaks = [](const SourceRun &run) { return run.isCompared() && !run.outcome.leaks.empty(); };
  if (contract.deallocation == Deallocation::Step && llvm::any_of(entry.runs, leaks))
    contract.promisesNoLeak = false;
  // Bufferization makes buffers that deallocation is to free, and returns those of arguments.
  if (contract.deallocation != Deallocation::Complete && entry.module->hasTensors)
    contract.promisesNoLeak = contract.promisesResultAbi = false;
  // Clone-based deallocation leaves results as they are, and bufferization decides which buffers those are.
  if (contract.clonesAtJoins && entry.module->hasTensors)
    contract.promisesResultAbi = false;
  return contract;
}

std::vector<Inputs> comparedInputs(const SourceEntry &entry) {
  std::vector<Inputs> inputs;
  for (const SourceRun &run : entry.runs)
    if (run.isCompared())
      inputs.push_back(run.inputs);
  return inputs;
}

/// The most calls of an entry in one run. Each may return as many buffers as it has results.
static constexpr uint64_t kCallsMax = 4;

static bool holdsMemrefs(mlir::Type type) {
  auto memref = mlir::dyn_cast<mlir::BaseMemRefType>(type);
  return memref && mlir::isa<mlir::BaseMemRefType>(memref.getElementType());
}

bool leavesBuffers(const SourceEntry &entry) {
  mlir::FunctionType type = entry.function->type;
  auto isMemref = [](mlir::Type result) { return mlir::isa<mlir::BaseMemRefType>(result); };
  // A buffer that can be reached through an argument may outlive the call.
  if (llvm::any_of(type.getInputs(), holdsMemrefs) || llvm::any_of(type.getResults(), holdsMemrefs))
    return false;
  uint64_t handedOn = kCallsMax * llvm::count_if(type.getResults(), isMemref);
  return llvm::any_of(entry.runs, [&](const SourceRun &run) {
    const RunStatistics &statistics = run.outcome.statistics;
    uint64_t own =
        llvm::count_if(run.outcome.leaks, [](const Leak &leak) { return leak.isManual; });
    return run.isFit() && statistics.heapAllocations > statistics.frees + handedOn + own;
  });
}

} // namespace freehold
