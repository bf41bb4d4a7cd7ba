//===- Plan.cpp - The phases, in order ------------------------------------===//
// Makes the plan of one function. The constructor runs the phases, each of which reads the ones
// before it, so the order of Plan's members is the order of the phases. The IR does not change.
// Plan::make returns null after a diagnostic if the function is refused: checkRequirements refuses
// before planning, and checkPlan refuses what only the finished plan shows.
//===----------------------------------------------------------------------===//
#include "passes/ownership/Plan.h"

#include "passes/ownership/PlanChecks.h"
#include "passes/ownership/Requirements.h"

using namespace mlir;

namespace freehold::ownership {

/// Analyses that phases query while the plan is made. The plan does not keep them. `aliases` needs
/// the roots, so aliasesOf makes it once the phase Roots is done.
struct Plan::Analyses {
  SameAllocation same;
  std::optional<RootAliases> aliases;

  RootAliases &aliasesOf(const Function &function, const Roots &roots) {
    return aliases.emplace(function, roots, same);
  }
};

Plan::Plan(std::unique_ptr<const Function> source, Analyses &analyses)
    : source(std::move(source)), function(*this->source), roots(function),
      shifted(findShifted(function.flow)),
      lifetimes(function, roots, analyses.aliasesOf(function, roots)),
      releases(function, roots, lifetimes, *analyses.aliases),
      transfers(planTransfers(function, roots, lifetimes, releases, shifted, *analyses.aliases)),
      states(function, roots, releases, transfers) {}

std::unique_ptr<const Plan> Plan::make(FunctionOpInterface op, const OwnershipOptions &options,
                                       const Abi &abi) {
  auto function = std::make_unique<const Function>(op, options, abi);
  if (failed(checkRequirements(*function)))
    return nullptr;
  Analyses analyses{SameAllocation(op, &abi.symbolTables()), std::nullopt};
  std::unique_ptr<const Plan> plan(new Plan(std::move(function), analyses));
  if (failed(checkPlan(*plan, analyses.same)))
    return nullptr;
  return plan;
}

} // namespace freehold::ownership
