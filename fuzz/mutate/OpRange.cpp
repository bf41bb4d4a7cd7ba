//===- OpRange.cpp - Consecutive ops that get something around them -------===//
#include "fuzz/mutate/Mutant.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::mutate {

bool isEnclosable(Operation *op) {
  return isOrdinary(op) && isSmall(op) && !isa<memref::AllocaOp>(op) &&
         llvm::all_of(op->getResults(), isReplaceable);
}

OpRange::OpRange(llvm::ArrayRef<Operation *> range) : ops(range) {
  llvm::SetVector<Value> used;
  for (Operation *op : ops) {
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands()) {
        Operation *owner = operand.getDefiningOp();
        if (!owner)
          owner = cast<BlockArgument>(operand).getOwner()->getParentOp();
        // Block arguments of nested regions are inside the range; those of enclosing regions are
        // not.
        if (!contains(owner))
          used.insert(operand);
      }
    });
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) { return !contains(user); }))
        results.push_back(result);
  }
  inputs = used.takeVector();
}

SmallVector<Type> OpRange::resultTypes() const {
  return llvm::to_vector(ValueRange(results).getTypes());
}

bool OpRange::contains(Operation *op) const {
  return llvm::any_of(ops, [&](Operation *own) { return own->isAncestor(op); });
}

void OpRange::replaceResults(ValueRange by) {
  for (auto [result, value] : llvm::zip_equal(results, by))
    result.replaceUsesWithIf(value, [&](OpOperand &use) { return !contains(use.getOwner()); });
}

void OpRange::moveTo(Block *block) {
  bool hasEnd = !block->empty() && block->back().hasTrait<OpTrait::IsTerminator>();
  for (Operation *op : ops)
    op->moveBefore(block, hasEnd ? block->back().getIterator() : block->end());
}

} // namespace freehold::mutate
