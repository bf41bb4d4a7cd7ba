//===- Materializer.cpp - The steps, in order -----------------------------===//
#include "passes/ownership/Materializer.h"

using namespace mlir;

namespace freehold::ownership {

Materializer::Materializer(const Plan &plan, Counts &counts)
    : plan(plan), function(plan.function), flow(function.flow), counts(counts),
      emit(function.op, function.options, counts), ops(flow.ops),
      rootByValue(plan.roots.byValue()) {
  for (const Root &root : plan.roots) {
    RootState state;
    state.value = root.value;
    roots.push_back(std::move(state));
  }
}

std::optional<RootId> Materializer::findRoot(Value value) const {
  auto found = rootByValue.find(value);
  return found == rootByValue.end() ? std::nullopt : std::optional(found->second);
}

Operation *Materializer::current(Operation *op) const {
  for (auto found = rebuiltAs.find(op); found != rebuiltAs.end(); found = rebuiltAs.find(op))
    op = found->second;
  return op;
}

/// The blocks of the regions that the function enters which control never reaches.
static SmallVector<Block *> unreachableBlocks(const Flow &flow) {
  SmallVector<Block *> unreachable;
  for (Block *block : flow.blocks)
    if (block->isEntryBlock())
      for (Block &sibling : *block->getParent())
        if (!flow.reachable(&sibling))
          unreachable.push_back(&sibling);
  return unreachable;
}

LogicalResult Materializer::run() {
  SmallVector<Block *> unreachable = unreachableBlocks(flow);
  addFunctionIndicators();
  addCallIndicators();
  addBlockIndicators();
  for (Operation *op : ops)
    if (auto regionOp = dyn_cast<RegionBranchOpInterface>(op))
      addRegionIndicators(regionOp);
  addCells();
  if (failed(processOps()))
    return failure();
  for (const ExistingFree &free : plan.releases.frees)
    endOwnershipAt(free);
  handOverAll();
  for (Block *block : flow.blocks)
    leave(block);
  for (Block *block : unreachable) {
    fitUnreachableCalls(block);
    leaveUnreachable(block);
  }
  return success();
}

LogicalResult materialize(const Plan &plan, Counts &counts) {
  return Materializer(plan, counts).run();
}

} // namespace freehold::ownership
