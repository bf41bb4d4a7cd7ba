//===- KeptArguments.cpp --------------------------------------------------===//
#include "passes/legacy/KeptArguments.h"

#include "passes/legacy/Lifetime.h"

using namespace mlir;

namespace freehold::legacy {

namespace {
using Argument = std::pair<Operation *, unsigned>;

/// A memref that a call passes to a callee with a body.
struct Passed {
  const Plan *plan;
  CallOpInterface call;
  Value memref;
};

class KeptArguments {
public:
  KeptArguments(const std::deque<Plan> &plans, Summaries &summaries)
      : plans(plans), summaries(summaries) {}

  LogicalResult check() {
    for (const Plan &plan : plans)
      for (CallOpInterface call : plan.aliases.ops.calls)
        addCall(plan, call);
    if (callsOf.empty())
      return success();
    for (const Plan &plan : plans)
      for (Operation *op : plan.aliases.flow.ops)
        for (OpOperand &use : op->getOpOperands())
          if (isMemref(use.get()) && !plan.erased.contains(op) && keepsBuffer(use))
            keep(plan, use.get());
    for (unsigned i = 0; i < kept.size(); ++i)
      if (failed(spread(kept[i])))
        return failure();
    return success();
  }

private:
  void keep(const Plan &plan, Value memref) {
    if (!plan.graph->originOf(memref).arguments)
      return;
    for (unsigned argument : plan.aliases.argumentsOf(memref, seen[&plan]))
      kept.insert({plan.function(), argument});
  }

  void addCall(const Plan &plan, CallOpInterface call) {
    FunctionOpInterface callee = summaries.calleeOf(call);
    if (!callee || callee.isExternal())
      return;
    for (auto [index, operand] : llvm::enumerate(call.getArgOperands()))
      if (isMemref(operand))
        callsOf[{callee, unsigned(index)}].push_back({&plan, call, operand});
  }

  LogicalResult spread(Argument argument) {
    for (const Passed &passed : callsOf[argument]) {
      if (passed.plan->graph->originOf(passed.memref).root)
        return passed.call
                   ->emitError(
                       "passes a buffer that has to be freed to a function that keeps it, so that "
                       "its "
                       "last use is not known; copy it to a buffer that nothing frees, or use the "
                       "ownership-based pass")
                   .attachNote(argument.first->getLoc())
               << "its argument " << argument.second << " is kept";
      keep(*passed.plan, passed.memref);
    }
    return success();
  }

  const std::deque<Plan> &plans;
  Summaries &summaries;
  llvm::SetVector<Argument> kept;
  /// Values whose arguments are in `kept`.
  DenseMap<const Plan *, llvm::DenseSet<Value>> seen;
  DenseMap<Argument, SmallVector<Passed, 2>> callsOf;
};
} // namespace

LogicalResult checkKeptArguments(const std::deque<Plan> &plans, Summaries &summaries) {
  return KeptArguments(plans, summaries).check();
}

} // namespace freehold::legacy
