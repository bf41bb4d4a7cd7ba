//===- Frees.cpp - Frees in the wrong place, of the wrong buffer ----------===//
#include "passes/analysis/MemRefEffects.h"
#include "tests/adversary/Mistake.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using gen::Choices;

bool freeArgument(Operation *op, Choices &choices) {
  auto ret = dyn_cast<func::ReturnOp>(op);
  if (!ret)
    return false;
  func::FuncOp function = functionOf(op);
  int which = pick(
      function.getNumArguments(), [&](unsigned n) { return isMemref(function.getArgument(n)); },
      choices);
  if (which < 0)
    return false;
  OpBuilder b(op);
  memref::DeallocOp::create(b, op->getLoc(), function.getArgument(which));
  return true;
}

bool freeOther(Operation *op, Choices &choices) {
  auto dealloc = dyn_cast<memref::DeallocOp>(op);
  if (!dealloc)
    return false;
  Value other = otherValue(op, dealloc.getMemref(), choices);
  if (!other)
    return false;
  dealloc.getMemrefMutable().set(other);
  return true;
}

/// Returns a view of the same allocation that begins one element later.
Value shifted(OpBuilder &b, Location at, Value memref) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type)
    return nullptr;
  SmallVector<int64_t> sizes(type.getRank(), 1), strides(type.getRank(), 1);
  auto view =
      MemRefType::get(sizes, type.getElementType(),
                      StridedLayoutAttr::get(b.getContext(), 1, strides), type.getMemorySpace());
  return memref::ReinterpretCastOp::create(b, at, view, memref, 1, sizes, strides);
}

bool freeView(Operation *op, Choices &) {
  auto dealloc = dyn_cast<memref::DeallocOp>(op);
  if (!dealloc)
    return false;
  OpBuilder b(op);
  Value view = shifted(b, op->getLoc(), dealloc.getMemref());
  if (!view)
    return false;
  dealloc.getMemrefMutable().set(view);
  return true;
}

bool deallocView(Operation *op, Choices &choices) {
  auto dealloc = dyn_cast<bufferization::DeallocOp>(op);
  if (!dealloc || dealloc.getMemrefs().empty())
    return false;
  OpBuilder b(op);
  unsigned which = choices.choose(dealloc.getMemrefs().size());
  Value view = shifted(b, op->getLoc(), dealloc.getMemrefs()[which]);
  if (!view)
    return false;
  dealloc.getMemrefsMutable()[which].set(view);
  return true;
}

/// Moves a free to after the definition of its buffer, or before the last use.
bool freeEarly(Operation *op, Choices &) {
  if (!isa<memref::DeallocOp, bufferization::DeallocOp>(op) || !op->getNumOperands())
    return false;
  Operation *last = nullptr;
  for (Operation *user : op->getOperand(0).getUsers())
    if (user->getBlock() == op->getBlock() && user->isBeforeInBlock(op) &&
        (!last || last->isBeforeInBlock(user)))
      last = user;
  if (!last)
    for (Operation *before = op->getPrevNode(); before && !last; before = before->getPrevNode())
      if (before->getNumRegions() || isa<memref::LoadOp, memref::StoreOp, memref::CopyOp>(before))
        last = before;
  return last && moveBefore(op, last);
}

/// Copies a memref.dealloc in one arm to the other arm.
bool freeInOtherArm(Operation *op, Choices &) {
  auto branch = dyn_cast_or_null<scf::IfOp>(op->getParentOp());
  if (!branch || !isa<memref::DeallocOp>(op) || branch.getElseRegion().empty())
    return false;
  Region *other = op->getParentRegion() == &branch.getThenRegion() ? &branch.getElseRegion()
                                                                   : &branch.getThenRegion();
  if (op->getOperand(0).getParentRegion() == op->getParentRegion())
    return false;
  OpBuilder b(other->front().getTerminator());
  b.clone(*op);
  return true;
}

/// Makes a free unconditional: `if (c) free m` -> `free m`.
bool freeUnguarded(Operation *op, Choices &) {
  auto branch = dyn_cast_or_null<scf::IfOp>(op->getParentOp());
  return branch && isa<memref::DeallocOp>(op) && moveBefore(op, branch);
}

/// Frees an allocation that is returned or yielded.
bool freeResult(Operation *op, Choices &choices) {
  if (!isa<func::ReturnOp, scf::YieldOp>(op))
    return false;
  OpOperand *memref = pickMemref(op, choices);
  if (!memref)
    return false;
  OpBuilder b(op);
  memref::DeallocOp::create(b, op->getLoc(), memref->get());
  return true;
}
} // namespace

void addFreeMistakes(MistakeTable &table) {
  table.insert(table.end(), {{"free-argument", freeArgument},
                             {"free-other", freeOther},
                             {"free-through-view", freeView},
                             {"dealloc-through-view", deallocView},
                             {"free-early", freeEarly},
                             {"free-in-other-arm", freeInOtherArm},
                             {"free-unguarded", freeUnguarded},
                             {"free-result", freeResult}});
}

} // namespace freehold::adversary
