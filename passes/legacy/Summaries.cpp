//===- Summaries.cpp - The order of functions -----------------------------===//
#include "passes/legacy/Summaries.h"

#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::legacy {

static bool returnsMemrefs(FunctionOpInterface function) {
  return llvm::any_of(function.getResultTypes(), llvm::IsaPred<BaseMemRefType>);
}

Summaries::Summaries(Operation *root) {
  seesOneFunction = isa<FunctionOpInterface>(root);
  SmallVector<FunctionOpInterface> found;
  // Only ops with regions are asked whether they are functions, since asking all ops takes longer
  // than walking them.
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto function = op->getNumRegions() ? dyn_cast<FunctionOpInterface>(op) : FunctionOpInterface();
    if (!function)
      return;
    found.push_back(function);
    inSight.insert(function);
  });
  // findAddressTaken looks at the attributes of every op, which takes longer than all other steps.
  if (llvm::any_of(found, [](FunctionOpInterface function) {
        return !function.isExternal() && returnsMemrefs(function);
      }))
    forced = findAddressTaken(root, symbols);
  for (FunctionOpInterface function : found)
    order(function);
}

FunctionOpInterface Summaries::calleeOf(CallOpInterface call) {
  return dyn_cast_or_null<FunctionOpInterface>(call.resolveCallableInTable(&symbols));
}

bool Summaries::isOutOfSight(FunctionOpInterface callee) const {
  if (!callee && seesOneFunction)
    return true;
  return callee && !callee.isExternal() && !inSight.contains(callee);
}

/// Orders functions depth first along calls, without recursion. A call of a function that is still
/// open is part of a cycle: it is planned before the callee has a summary.
void Summaries::order(FunctionOpInterface first) {
  struct Frame {
    FunctionOpInterface function;
    SmallVector<FunctionOpInterface> callees;
    unsigned next = 0;
  };
  SmallVector<Frame> stack;
  auto open = [&](FunctionOpInterface function) {
    if (!inSight.contains(function) || function.isExternal() ||
        !states.try_emplace(function, State::Open).second)
      return;
    Frame frame{function, {}};
    function.getFunctionBody().walk([&](Operation *op) {
      if (isa<memref::AllocOp>(op) || !llvm::any_of(op->getResults(), isMemref))
        return;
      if (auto call = dyn_cast<CallOpInterface>(op))
        if (FunctionOpInterface callee = calleeOf(call))
          frame.callees.push_back(callee);
    });
    stack.push_back(std::move(frame));
  };
  for (open(first); !stack.empty();) {
    Frame &top = stack.back();
    if (top.next == top.callees.size()) {
      states[top.function] = State::Done;
      functions.push_back(top.function);
      stack.pop_back();
      continue;
    }
    FunctionOpInterface callee = top.callees[top.next++];
    if (auto known = states.find(callee); known == states.end())
      open(callee);
    else if (known->second == State::Open)
      forced.insert(callee);
  }
}

ResultSummary Summaries::of(CallOpInterface call, unsigned result) {
  FunctionOpInterface callee = calleeOf(call);
  if (!callee || mustBeFresh(callee))
    return {};
  auto known = recorded.find(callee);
  if (known == recorded.end() || result >= known->second.size())
    return {};
  return known->second[result];
}

} // namespace freehold::legacy
