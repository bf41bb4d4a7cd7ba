//===- Accesses.cpp - Loads and stores of other cells and buffers ---------===//
#include "passes/analysis/MemRefEffects.h"
#include "tests/adversary/Mistake.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using gen::Choices;

template <typename Op> bool otherBuffer(Operation *op, Choices &choices) {
  if (!isa<Op>(op))
    return false;
  return replaceMemref(op, choices);
}

bool storeOther(Operation *op, Choices &choices) {
  auto store = dyn_cast<memref::StoreOp>(op);
  Value other = store ? otherValue(op, store.getValueToStore(), choices) : Value();
  if (!other)
    return false;
  op->setOperand(0, other);
  return true;
}

/// Forwards the value of the last store or load, ignoring buffer and index.
bool forwardAny(Operation *op, Choices &) {
  auto load = dyn_cast<memref::LoadOp>(op);
  if (!load)
    return false;
  for (Operation *before = op->getPrevNode(); before; before = before->getPrevNode()) {
    auto store = dyn_cast<memref::StoreOp>(before);
    auto other = dyn_cast<memref::LoadOp>(before);
    Value value = store ? store.getValueToStore() : other ? other.getResult() : Value();
    if (!value || value.getType() != load.getType())
      continue;
    load.getResult().replaceAllUsesWith(value);
    op->erase();
    return true;
  }
  return false;
}

/// Forwards an earlier load of the same buffer and index, ignoring writes in between.
bool forwardStale(Operation *op, Choices &) {
  auto load = dyn_cast<memref::LoadOp>(op);
  if (!load)
    return false;
  for (Operation *before = op->getPrevNode(); before; before = before->getPrevNode()) {
    auto other = dyn_cast<memref::LoadOp>(before);
    if (!other || other->getOperands() != load->getOperands())
      continue;
    load.getResult().replaceAllUsesWith(other.getResult());
    op->erase();
    return true;
  }
  return false;
}

/// Loads from a global at the beginning of the function.
bool loadAtStart(Operation *op, Choices &) {
  auto load = dyn_cast<memref::LoadOp>(op);
  if (!load)
    return false;
  Operation *made = load.getMemref().getDefiningOp();
  return made && made->getNextNode() && made->getNextNode() != op &&
         moveBefore(op, made->getNextNode());
}

bool loadBecomesZero(Operation *op, Choices &) {
  auto load = dyn_cast<memref::LoadOp>(op);
  if (!load || !load.getType().isIntOrIndexOrFloat())
    return false;
  OpBuilder b(op);
  op->replaceAllUsesWith(arith::ConstantOp::create(b, op->getLoc(), b.getZeroAttr(load.getType())));
  op->erase();
  return true;
}

/// Drops a store before another store to the same buffer, ignoring the indices.
bool dropEarlierStore(Operation *op, Choices &) {
  auto store = dyn_cast<memref::StoreOp>(op);
  if (!store)
    return false;
  for (Operation *after = op->getNextNode(); after; after = after->getNextNode())
    if (auto second = dyn_cast<memref::StoreOp>(after);
        second && second.getMemref() == store.getMemref()) {
      op->erase();
      return true;
    }
  return false;
}

/// Swaps source and target of a copy.
bool copyBackwards(Operation *op, Choices &) {
  auto copy = dyn_cast<memref::CopyOp>(op);
  if (!copy || copy.getSource() == copy.getTarget())
    return false;
  op->setOperands({copy.getTarget(), copy.getSource()});
  return true;
}

/// Replaces c = b = a by c = a, although b may have changed in between.
bool copyThrough(Operation *op, Choices &) {
  auto copy = dyn_cast<memref::CopyOp>(op);
  if (!copy)
    return false;
  for (Operation *before = op->getPrevNode(); before; before = before->getPrevNode()) {
    auto first = dyn_cast<memref::CopyOp>(before);
    if (!first || first.getTarget() != copy.getSource())
      continue;
    copy.getSourceMutable().set(first.getSource());
    return true;
  }
  return false;
}

bool storeBeyond(Operation *op, Choices &) {
  auto store = dyn_cast<memref::StoreOp>(op);
  if (!store || store.getIndices().empty())
    return false;
  OpBuilder b(op);
  b.setInsertionPointAfter(op);
  Value one = arith::ConstantIndexOp::create(b, op->getLoc(), 1);
  SmallVector<Value> indices(store.getIndices());
  indices.back() = arith::AddIOp::create(b, op->getLoc(), indices.back(), one);
  memref::StoreOp::create(b, op->getLoc(), store.getValueToStore(), store.getMemref(), indices);
  return true;
}

bool storeMore(Operation *op, Choices &choices) {
  auto store = dyn_cast<memref::StoreOp>(op);
  Value other = store ? otherValue(op, store.getMemref(), choices) : Value();
  if (!other)
    return false;
  OpBuilder b(op);
  memref::StoreOp::create(b, op->getLoc(), store.getValueToStore(), other, store.getIndices());
  return true;
}
} // namespace

void addAccessMistakes(MistakeTable &table) {
  table.insert(table.end(), {{"load-other-buffer", otherBuffer<memref::LoadOp>},
                             {"store-other-buffer", otherBuffer<memref::StoreOp>},
                             {"copy-other-buffer", otherBuffer<memref::CopyOp>},
                             {"clone-other-buffer", otherBuffer<bufferization::CloneOp>},
                             {"store-other-value", storeOther},
                             {"forward-any-store", forwardAny},
                             {"forward-stale-load", forwardStale},
                             {"load-at-start", loadAtStart},
                             {"load-becomes-zero", loadBecomesZero},
                             {"drop-earlier-store", dropEarlierStore},
                             {"copy-backwards", copyBackwards},
                             {"copy-through", copyThrough},
                             {"store-beyond", storeBeyond},
                             {"store-to-both", storeMore}});
}

} // namespace freehold::adversary
