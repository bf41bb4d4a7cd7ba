//===- SourceRuns.cpp -----------------------------------------------------===//
#include "oracle/diff/SourceRuns.h"

#include "oracle/core/Mix.h"
#include "oracle/diff/Compare.h"
#include "oracle/diff/StateInputs.h"
#include "oracle/interp/Locations.h"

#include <set>

namespace freehold {

/// Addresses differ by this between two runs whose observations must not.
static constexpr uint64_t kOtherSalt = 40503;

using interp::CompiledFunction;
using interp::CompiledModule;

interp::RunOptions runOptions(const Request &request, const Variation &variation) {
  interp::RunOptions options;
  options.budget = request.budget;
  options.policy = variation.policy;
  options.reverseParallel = variation.reverse;
  options.seed = request.inputs.seed;
  return options;
}

/// A probe's numbers may be anything, the bound of a loop for instance.
static interp::RunOptions sourceOptions(const Request &request, const Inputs &inputs) {
  interp::RunOptions options = runOptions(request, kPlain);
  if (inputs.isProbe) {
    Budget &budget = options.budget;
    budget.steps = std::min(budget.steps, budget.probeSteps);
    budget.memoryBytes = std::min(budget.memoryBytes, budget.probeMemoryBytes);
  }
  return options;
}

/// The next answers with empty buffers where the source is unfit on the input: it may take some of
/// them only. False if there are none.
static bool emptiesOthers(Inputs &inputs) {
  if (!inputs.isProbe || inputs.answers % kSizeModes != kEmptySizes || inputs.answers >= kLastEmpty)
    return false;
  inputs.answers += kSizeModes;
  return true;
}

/// Runs that nothing observable may distinguish from the first: parallel iterations last to first,
/// other addresses, those of what the program freed handed out again.
static std::optional<Inconclusive> runAgain(interp::RunOptions options,
                                            const CompiledModule &module,
                                            const CompiledFunction &entry, const Inputs &inputs,
                                            const Outcome &first) {
  if (!module.hasParallel && !module.takesAddresses)
    return std::nullopt;
  options.reverseParallel = module.hasParallel;
  options.addressSalt = kOtherSalt;
  for (auto policy : {interp::AddressPolicy::Fresh, interp::AddressPolicy::Reuse}) {
    options.policy = policy;
    Outcome second = interp::run(module, entry, inputs, options);
    if (auto unfit = unfitSource(second))
      return unfit;
    if (second.observations != first.observations || second.termination != first.termination)
      return Inconclusive{Reason::SourceUb,
                          {interp::locate(&entry.entryInst),
                           "undefined: what it observes depends on the order of parallel "
                           "iterations or on addresses"}};
    if (!module.takesAddresses)
      break;
  }
  return std::nullopt;
}

std::variant<std::vector<Inputs>, InputError>
inputsFor(const Request &request, const CompiledModule &module, const CompiledFunction &entry,
          const std::vector<const CompiledFunction *> &entries) {
  if (!request.args) {
    std::vector<Inputs> inputs = interp::makeInputs(entry, request.inputs);
    std::vector<Inputs> more = stateInputs(module, entry, entries, inputs, request.inputs);
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

void runSource(const Request &request, SourceEntry &entry) {
  const CompiledModule &module = *entry.module;
  entry.fastMath = fastMathOf(module, *entry.function);
  std::set<uint64_t> paths;
  std::vector<Inputs> kept;
  for (Inputs &inputs : entry.inputs) {
    interp::RunOptions options = sourceOptions(request, inputs);
    Outcome outcome = interp::run(module, *entry.function, inputs, options);
    auto unfit = unfitSource(outcome);
    while (unfit && emptiesOthers(inputs)) {
      outcome = interp::run(module, *entry.function, inputs, options);
      unfit = unfitSource(outcome);
    }
    if (!unfit)
      unfit = runAgain(options, module, *entry.function, inputs, outcome);
    if (unfit && inputs.isProbe) {
      ++entry.leftOut;
      continue;
    }
    paths.insert(outcome.path);
    if (unfit && !entry.unfit) {
      unfit->what.message += entry.inputs.size() > 1 || !inputs.arguments.empty()
                                 ? " (with arguments " + print(inputs) + ")"
                                 : "";
      entry.unfit = unfit;
    }
    // An unfit run has nothing to compare with.
    if (unfit)
      outcome.termination = Termination::Unsupported;
    entry.outcomes.push_back(std::move(outcome));
    kept.push_back(std::move(inputs));
  }
  entry.inputs = std::move(kept);
  entry.paths = paths.size();
}

/// Calls of an entry in one run, at most: each may return as many buffers as it has results.
static constexpr uint64_t kCallsMax = 4;

static bool holdsMemrefs(mlir::Type type) {
  auto memref = mlir::dyn_cast<mlir::BaseMemRefType>(type);
  return memref && mlir::isa<mlir::BaseMemRefType>(memref.getElementType());
}

bool leavesBuffers(const SourceEntry &entry) {
  mlir::FunctionType type = entry.function->type;
  auto isMemref = [](mlir::Type result) { return mlir::isa<mlir::BaseMemRefType>(result); };
  // What is reachable through an argument may outlive the call.
  if (llvm::any_of(type.getInputs(), holdsMemrefs) || llvm::any_of(type.getResults(), holdsMemrefs))
    return false;
  uint64_t handedOn = kCallsMax * llvm::count_if(type.getResults(), isMemref);
  return llvm::any_of(entry.outcomes, [&](const Outcome &outcome) {
    return outcome.termination == Termination::Returned &&
           outcome.statistics.heapAllocations > outcome.statistics.frees + handedOn;
  });
}

} // namespace freehold
