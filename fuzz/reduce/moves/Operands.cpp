//===- Operands.cpp - Ops with fewer operands -----------------------------===//
// drop-operand: drops one memref of a bufferization.dealloc with its condition, one retained memref
// with its result, or one operand of an unregistered op.
//===----------------------------------------------------------------------===//
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;

namespace freehold::reduce {

static Targets findOperands(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    unsigned count = 0;
    if (auto dealloc = dyn_cast<bufferization::DeallocOp>(op))
      count = dealloc.getMemrefs().size() + dealloc.getRetained().size();
    else if (!op->isRegistered())
      count = op->getNumOperands();
    for (unsigned index = 0; index < count; ++index)
      targets.push_back({op, index, 1});
  });
  return targets;
}

static bool dropOperand(Edit &edit, const Target &target) {
  auto dealloc = dyn_cast<bufferization::DeallocOp>(target.op);
  if (!dealloc) {
    if (target.index >= target.op->getNumOperands())
      return false;
    edit.eraseOperand(target.op, target.index);
    return true;
  }
  SmallVector<Value> memrefs(dealloc.getMemrefs()), conditions(dealloc.getConditions()),
      retained(dealloc.getRetained());
  if (memrefs.size() != conditions.size() || retained.size() != dealloc->getNumResults())
    return false;
  SmallVector<Value> results(dealloc->getResults());
  if (target.index < memrefs.size()) {
    memrefs.erase(memrefs.begin() + target.index);
    conditions.erase(conditions.begin() + target.index);
  } else if (unsigned place = target.index - memrefs.size(); place < retained.size()) {
    retained.erase(retained.begin() + place);
    edit.replaceAway(results[place], dealloc);
    results.erase(results.begin() + place);
  } else {
    return false;
  }
  OpBuilder b(dealloc);
  auto fewer = bufferization::DeallocOp::create(b, dealloc.getLoc(), memrefs, conditions, retained);
  for (auto [old, now] : llvm::zip(results, fewer->getResults()))
    old.replaceAllUsesWith(now);
  edit.replaced(dealloc, fewer);
  return true;
}

Move dropOperandMove() {
  return makeMove<findOperands, dropOperand>("drop-operand", "drop an operand of a variadic op");
}

} // namespace freehold::reduce
