//===- Ops.cpp - Dropping ops ---------------------------------------------===//
// drop-op:        drops an op with its regions. Its results are replaced by zeros, earlier
//                 values or new buffers:
//                 %b = memref.alloc() : memref<4xi32>   ->  uses of %b use an earlier memref<4xi32>
// drop-op-alone:  like drop-op, but keeps pure ops that become dead. Needed for programs that are
//                 interesting because of a dead view. Sites are only ops with such operands.
//===----------------------------------------------------------------------===//
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace freehold::reduce {

static bool isDroppable(Operation *op) {
  return op->getParentOp() && !op->hasTrait<OpTrait::IsTerminator>() && !isa<SymbolOpInterface>(op);
}

static Targets findOps(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isDroppable(op))
      targets.push_back({op, 0, opCount(op)});
  });
  return targets;
}

static bool eraseOp(Edit &edit, const Target &target) {
  edit.erase(target.op);
  return true;
}

static Targets findLastUsers(ModuleOp module) {
  Targets targets;
  for (const Target &target : findOps(module))
    if (llvm::any_of(target.op->getOperands(), [](Value operand) {
          Operation *def = operand.getDefiningOp();
          return def && operand.hasOneUse() && def->getNumOperands() && isMemoryEffectFree(def);
        }))
      targets.push_back(target);
  return targets;
}

static bool eraseOpAlone(Edit &edit, const Target &target) {
  edit.keepDead();
  return eraseOp(edit, target);
}

Move dropOp() { return makeMove<findOps, eraseOp>("drop-op", "drop an op, with its regions"); }

Move dropOpAlone() {
  return makeMove<findLastUsers, eraseOpAlone>("drop-op-alone",
                                               "drop an op, keep what only it used");
}

} // namespace freehold::reduce
