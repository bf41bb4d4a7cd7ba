//===- Shifted.cpp --------------------------------------------------------===//
#include "passes/ownership/Shifted.h"

using namespace mlir;

namespace freehold::ownership {

ShiftedValues findShifted(const Flow &flow) {
  ShiftedValues shifted;
  for (Operation *op : flow.ops)
    for (Value result : op->getResults())
      if (isMemref(result) && flow.source(result).kind == Source::Kind::View &&
          !keepsAlignedPointer(op))
        shifted.insert(result);
  for (unsigned i = 0; i < shifted.size(); ++i) {
    Value value = shifted[i];
    if (auto found = flow.derived.find(value); found != flow.derived.end())
      shifted.insert(found->second.begin(), found->second.end());
    if (auto found = flow.passed.find(value); found != flow.passed.end())
      for (const Passed &passed : found->second)
        shifted.insert(flow.slots[passed.slot].value);
  }
  return shifted;
}

bool isOtherAllocators(Value value, const Function &function) {
  const auto &isRelevant = function.options.isRelevantAllocOp;
  if (!isRelevant)
    return false;
  llvm::SetVector<Value> seen;
  seen.insert(value);
  for (unsigned i = 0; i < seen.size(); ++i) {
    Source source = function.flow.source(seen[i]);
    auto made = dyn_cast<OpResult>(seen[i]);
    if (made && source.kind == Source::Kind::Allocation &&
        !allocatesOnStack(made.getOwner(), made) && !isRelevant(made.getOwner()))
      return true;
    seen.insert(source.values.begin(), source.values.end());
  }
  return false;
}

} // namespace freehold::ownership
