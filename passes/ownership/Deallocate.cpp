//===- Deallocate.cpp - From a module to its functions --------------------===//
#include "passes/ownership/Allocators.h"
#include "passes/ownership/Materialize.h"
#include "passes/ownership/PlanChecks.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace freehold::ownership {

/// Puts the attribute "dynamic" on the results that are dynamic by option, and returns which.
static SmallVector<unsigned> markDynamic(FunctionOpInterface function, const Signature &signature) {
  SmallVector<unsigned> marked;
  for (auto [index, ownership] : llvm::enumerate(signature.results))
    if (ownership == ArgOwnership::Dynamic &&
        !function.getResultAttr(index, kResultOwnershipAttr)) {
      function.setResultAttr(index, kResultOwnershipAttr,
                             StringAttr::get(function.getContext(), "dynamic"));
      marked.push_back(index);
    }
  return marked;
}

static void unmark(FunctionOpInterface function, StringRef allocator) {
  SmallVector<Attribute> others;
  for (Attribute attribute : function->getAttrOfType<ArrayAttr>(kDeallocatedAttr))
    if (attribute != StringAttr::get(function.getContext(), allocator))
      others.push_back(attribute);
  if (others.empty())
    function->removeAttr(kDeallocatedAttr);
  else
    function->setAttr(kDeallocatedAttr, ArrayAttr::get(function.getContext(), others));
}

/// The functions in `root`, or `root` itself, that were not processed for this allocator yet.
static SmallVector<FunctionOpInterface> functionsToDo(Operation *root, StringRef allocator) {
  SmallVector<FunctionOpInterface> functions;
  root->walk([&](FunctionOpInterface function) {
    if (!isDeallocated(function, allocator))
      functions.push_back(function);
  });
  return functions;
}

static bool needsIndicators(const Signature &signature) {
  return !signature.indicatorsPresent &&
         (llvm::is_contained(signature.arguments, ArgOwnership::Dynamic) ||
          llvm::is_contained(signature.results, ArgOwnership::Dynamic));
}

/// Refuses dynamic ownership if the pass runs on one function: it changes a function and its calls
/// together.
static LogicalResult checkAlone(FunctionOpInterface function, const Abi &abi) {
  Operation *dynamic = needsIndicators(abi.of(function)) ? function.getOperation() : nullptr;
  function.walk([&](CallOpInterface call) {
    const Signature *signature = abi.of(call);
    if (!dynamic && signature && needsIndicators(*signature))
      dynamic = call;
  });
  if (!dynamic)
    return success();
  return dynamic->emitError(
      "has dynamic ownership in its signature, which changes functions and calls together; "
      "run the pass on the module");
}

namespace {
enum class Extent { PlanOnly, PlanAndRewrite };
} // namespace

/// One run, for the allocator that `options` name.
static LogicalResult deallocate(Operation *root, const OwnershipOptions &options, Extent extent,
                                Counts &counts) {
  bool single = isa<FunctionOpInterface>(root);
  if (single && options.privateFuncDynamicOwnership)
    return root->emitError(
        "private-function-dynamic-ownership changes functions and their calls together; run "
        "the pass on the module");
  FailureOr<Abi> abi = Abi::read(root, options);
  if (failed(abi) || (single && failed(checkAlone(cast<FunctionOpInterface>(root), *abi))))
    return failure();
  SmallVector<FunctionOpInterface> functions = functionsToDo(root, options.allocator);
  // Functions are marked before any is planned, since plans may rely on the results of each
  // function being as the ABI says. A run on a single function marks nothing here: other functions
  // may be processed at the same time, and read the marks.
  std::vector<SmallVector<unsigned>> dynamic;
  if (!single)
    for (FunctionOpInterface function : functions) {
      markDeallocated(function, options.allocator);
      dynamic.push_back(markDynamic(function, abi->of(function)));
    }
  auto unmarkAll = [&] {
    for (auto [marked, results] : llvm::zip(functions, dynamic)) {
      unmark(marked, options.allocator);
      for (unsigned index : results)
        marked.removeResultAttr(index, StringAttr::get(root->getContext(), kResultOwnershipAttr));
    }
  };
  std::vector<std::unique_ptr<const Plan>> plans;
  for (FunctionOpInterface function : functions) {
    if (function.isExternal())
      continue;
    plans.push_back(Plan::make(function, options, *abi));
    if (plans.back() && succeeded(checkLayouts(*plans.back(), root)))
      continue;
    unmarkAll();
    return failure();
  }
  if (extent == Extent::PlanOnly) {
    unmarkAll();
    return success();
  }
  if (options.printPlan)
    for (const std::unique_ptr<const Plan> &plan : plans)
      plan->print(llvm::errs());
  for (FunctionOpInterface function : functions)
    if (function.isExternal())
      addResultIndicators(function, abi->of(function), counts);
  for (const std::unique_ptr<const Plan> &plan : plans)
    if (failed(materialize(*plan, counts)))
      return failure();
  return success();
}

LogicalResult deallocateBuffers(Operation *root, const OwnershipOptions &options, Counts &counts) {
  SmallVector<OwnershipOptions, 1> runs = runsFor(root, options);
  // What one run would refuse is refused before another one changes anything.
  for (const OwnershipOptions &run : ArrayRef(runs).drop_front())
    if (failed(deallocate(root, run, Extent::PlanOnly, counts)))
      return failure();
  return success(llvm::all_of(runs, [&](const OwnershipOptions &run) {
    return succeeded(deallocate(root, run, Extent::PlanAndRewrite, counts));
  }));
}

} // namespace freehold::ownership
