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
