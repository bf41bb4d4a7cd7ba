//===- Guards.cpp - Ops out of guards and loops, and into them ------------===//
#include "tests/adversary/Mistake.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using gen::Choices;

bool hoistFromGuard(Operation *op, Choices &) {
  auto branch = dyn_cast_or_null<scf::IfOp>(op->getParentOp());
  return branch && !isa<arith::ConstantOp>(op) && moveBefore(op, branch);
}

bool sinkFromGuard(Operation *op, Choices &) {
  auto branch = dyn_cast_or_null<scf::IfOp>(op->getParentOp());
  return branch && !isa<arith::ConstantOp>(op) && branch->getNextNode() &&
         moveBefore(op, branch->getNextNode());
}

/// Moves the op into the first block of the next op with regions.
bool moveIntoGuard(Operation *op, Choices &choices) {
  if (op->hasTrait<OpTrait::IsTerminator>() || isa<func::FuncOp, arith::ConstantOp>(op))
    return false;
  for (Operation *after = op->getNextNode(); after; after = after->getNextNode()) {
    if (!after->getNumRegions() || hidesRegions(after))
      continue;
    Region &region = after->getRegion(choices.choose(after->getNumRegions()));
    return !region.empty() && !region.front().empty() && moveBefore(op, &region.front().front());
  }
  return false;
}

bool moveIntoGuardBefore(Operation *op, Choices &choices) {
  if (op->hasTrait<OpTrait::IsTerminator>() || isa<func::FuncOp, arith::ConstantOp>(op) ||
      !isUnused(op))
    return false;
  for (Operation *before = op->getPrevNode(); before; before = before->getPrevNode()) {
    if (!before->getNumRegions() || hidesRegions(before))
      continue;
    Region &region = before->getRegion(choices.choose(before->getNumRegions()));
    return !region.empty() && !region.front().empty() &&
           region.front().back().hasTrait<OpTrait::IsTerminator>() &&
           moveBefore(op, &region.front().back());
  }
  return false;
}

bool isLoop(Operation *op) {
  return op && (isa<LoopLikeOpInterface>(op) || isa<scf::ParallelOp>(op));
}

bool hoistFromLoop(Operation *op, Choices &) {
  return isLoop(op->getParentOp()) && !isa<arith::ConstantOp>(op) &&
         moveBefore(op, op->getParentOp());
}

bool hoistAllocation(Operation *op, Choices &) {
  return isLoop(op->getParentOp()) && isa<memref::AllocOp, memref::AllocaOp>(op) &&
         moveBefore(op, op->getParentOp());
}

bool sinkFromLoop(Operation *op, Choices &) {
  return isLoop(op->getParentOp()) && !isa<arith::ConstantOp>(op) &&
         op->getParentOp()->getNextNode() && moveBefore(op, op->getParentOp()->getNextNode());
}

/// Hoists a division, which has side effects if the divisor may be zero.
bool hoistDivision(Operation *op, Choices &) {
  return isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp>(op) &&
         op->getParentOp() && !isa<func::FuncOp>(op->getParentOp()) &&
         moveBefore(op, op->getParentOp());
}
} // namespace

void addGuardMistakes(MistakeTable &table) {
  table.insert(table.end(), {{"hoist-from-guard", hoistFromGuard},
                             {"sink-from-guard", sinkFromGuard},
                             {"move-into-guard", moveIntoGuard},
                             {"move-back-into-guard", moveIntoGuardBefore},
                             {"hoist-from-loop", hoistFromLoop},
                             {"hoist-allocation-from-loop", hoistAllocation},
                             {"sink-from-loop", sinkFromLoop},
                             {"hoist-division", hoistDivision}});
}

} // namespace freehold::adversary
