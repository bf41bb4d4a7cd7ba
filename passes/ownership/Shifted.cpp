//===- Shifted.cpp --------------------------------------------------------===//
#include "passes/ownership/Shifted.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::ownership {

bool mayBeShifted(Value value) {
  llvm::SetVector<Value> seen;
  seen.insert(value);
  for (unsigned i = 0; i < seen.size(); ++i) {
    Source source = sourceOf(seen[i]);
    switch (source.kind) {
    case Source::Kind::View:
      if (!keepsAlignedPointer(seen[i].getDefiningOp()))
        return true;
      [[fallthrough]];
    case Source::Kind::Choice:
    case Source::Kind::Join:
      seen.insert(source.values.begin(), source.values.end());
      break;
    default:
      break;
    }
  }
  return false;
}

LogicalResult checkShifted(const Plan &plan) {
  for (auto [exit, transfer] : llvm::zip(plan.flow.exits, plan.transfers)) {
    if (exit.kind == Exit::Kind::Return)
      continue;
    auto refused = [&](unsigned root, unsigned forward) {
      return plan.roots[root].held != Held::No && mayBeShifted(exit.forwards[forward].operand);
    };
    bool bad = llvm::any_of(transfer.moved,
                            [&](const Transfer::Move &move) { return refused(move.root, move.forward); });
    for (const Transfer::Contest &contest : transfer.contested)
      bad |= llvm::any_of(contest.forwards, [&](unsigned forward) { return refused(contest.root, forward); });
    if (bad)
      return exit.terminator()->emitError("forwards a memref.view whose shift moved the aligned pointer, as the "
                                          "last name of its buffer, which could not be freed through it; forward "
                                          "the buffer and make the view where it is used");
  }
  return success();
}

bool isOtherAllocators(Value value, const Plan &plan) {
  if (!plan.options.isRelevantAllocOp)
    return false;
  Source source = sourceOf(value);
  while (source.kind == Source::Kind::View) {
    value = source.values.front();
    source = sourceOf(value);
  }
  Operation *op = value.getDefiningOp();
  return op && source.kind == Source::Kind::Allocation && !allocatesOnStack(op, cast<OpResult>(value)) &&
         !plan.options.isRelevantAllocOp(op);
}

} // namespace freehold::ownership
