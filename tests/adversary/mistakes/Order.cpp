//===- Order.cpp - Ops moved past one another -----------------------------===//
#include "tests/adversary/Mistake.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using gen::Choices;

bool hasEffect(Operation *op) { return !isMemoryEffectFree(op) && !isa<func::FuncOp>(op); }

/// Moves the op before one to three ops with side effects.
bool moveEarlier(Operation *op, Choices &choices) {
  if (!hasEffect(op) || op->hasTrait<OpTrait::IsTerminator>())
    return false;
  unsigned left = 1 + choices.choose(3);
  Operation *place = nullptr;
  for (Operation *before = op->getPrevNode(); before && left; before = before->getPrevNode())
    if (hasEffect(before)) {
      place = before;
      --left;
    }
  return place && moveBefore(op, place);
}

bool moveLater(Operation *op, Choices &choices) {
  if (!hasEffect(op) || op->hasTrait<OpTrait::IsTerminator>())
    return false;
  unsigned left = 1 + choices.choose(3);
  Operation *place = nullptr;
  for (Operation *after = op->getNextNode(); after && left; after = after->getNextNode())
    if (hasEffect(after)) {
      place = after->getNextNode();
      --left;
    }
  return place && moveBefore(op, place);
}

/// Swaps the op with the next `Second` in the block, ignoring effects of what is in between.
template <typename First, typename Second> bool swapWithNext(Operation *op, Choices &) {
  if (!isa<First>(op))
    return false;
  for (Operation *after = op->getNextNode(); after; after = after->getNextNode())
    if (isa<Second>(after))
      return moveBefore(after, op);
  return false;
}
} // namespace

void addOrderMistakes(MistakeTable &table) {
  table.insert(table.end(),
               {{"move-earlier", moveEarlier},
                {"move-later", moveLater},
                {"reorder-stores", swapWithNext<memref::StoreOp, memref::StoreOp>},
                {"store-before-load", swapWithNext<memref::LoadOp, memref::StoreOp>},
                {"load-before-store", swapWithNext<memref::StoreOp, memref::LoadOp>},
                {"store-before-copy", swapWithNext<memref::CopyOp, memref::StoreOp>},
                {"copy-before-store", swapWithNext<memref::StoreOp, memref::CopyOp>},
                {"load-before-call", swapWithNext<func::CallOp, memref::LoadOp>},
                {"clone-before-store", swapWithNext<memref::StoreOp, bufferization::CloneOp>},
                {"load-after-free", swapWithNext<memref::LoadOp, memref::DeallocOp>},
                {"copy-after-free", swapWithNext<memref::CopyOp, memref::DeallocOp>}});
}

} // namespace freehold::adversary
