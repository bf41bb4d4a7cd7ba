//===- Plan.cpp - The phases, in order ------------------------------------===//
#include "passes/ownership/Plan.h"

#include "passes/ownership/PlanChecks.h"
#include "passes/ownership/Requirements.h"

using namespace mlir;

namespace freehold::ownership {

/// Analyses that answer questions on demand. They are needed until the plan is made.
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
