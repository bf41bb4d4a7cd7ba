//===- Ops.cpp - Ops dropped, doubled and replaced ------------------------===//
#include "tests/adversary/Mistake.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using gen::Choices;

template <typename... Ops> bool drop(Operation *op, Choices &) {
  if (!isa<Ops...>(op) || !isUnused(op))
    return false;
  op->erase();
  return true;
}

bool dropStructured(Operation *op, Choices &) {
  if (!isUnused(op) || op->getNumRegions() == 0 || isa<func::FuncOp>(op) ||
      op->hasTrait<OpTrait::IsTerminator>())
    return false;
  op->erase();
  return true;
}

template <typename... Ops> bool twice(Operation *op, Choices &) {
  if (!isa<Ops...>(op) || op->getNumResults())
    return false;
  OpBuilder b(op);
  b.clone(*op);
  return true;
}

/// x + y -> x
bool forgetOp(Operation *op, Choices &choices) {
  if (op->getNumResults() != 1 || isUnused(op) || op->getNumRegions())
    return false;
  int which = pick(
      op->getNumOperands(),
      [&](unsigned n) { return op->getOperand(n).getType() == op->getResult(0).getType(); },
      choices);
  if (which < 0)
    return false;
  op->getResult(0).replaceAllUsesWith(op->getOperand(which));
  op->erase();
  return true;
}

/// Replaces any operand by another value of its type.
bool replaceOperand(Operation *op, Choices &choices) {
  if (!op->getNumOperands())
    return false;
  unsigned which = choices.choose(op->getNumOperands());
  Value other = otherValue(op, op->getOperand(which), choices);
  if (!other)
    return false;
  op->setOperand(which, other);
  return true;
}

bool swapOperands(Operation *op, Choices &choices) {
  if (op->getNumOperands() < 2)
    return false;
  return swapTwoLike(op, choices);
}

bool swapResults(Operation *op, Choices &choices) {
  if (op->getNumResults() < 2)
    return false;
  unsigned a = choices.choose(op->getNumResults());
  int b = pick(
      op->getNumResults(),
      [&](unsigned n) {
        return n != a && op->getResult(n).getType() == op->getResult(a).getType();
      },
      choices);
  if (b < 0 || (op->getResult(a).use_empty() && op->getResult(b).use_empty()))
    return false;
  SmallVector<OpOperand *> first, second;
  for (OpOperand &use : op->getResult(a).getUses())
    first.push_back(&use);
  for (OpOperand &use : op->getResult(b).getUses())
    second.push_back(&use);
  for (OpOperand *use : first)
    use->set(op->getResult(b));
  for (OpOperand *use : second)
    use->set(op->getResult(a));
  return true;
}

/// Replaces one use of a value by another result of the same op, or by a value of the same type.
bool replaceOneUse(Operation *op, Choices &choices) {
  if (!op->getNumResults())
    return false;
  Value result = op->getResult(choices.choose(op->getNumResults()));
  if (result.use_empty())
    return false;
  OpOperand &use = *result.getUses().begin();
  Value other = otherValue(use.getOwner(), result, choices);
  if (!other)
    return false;
  use.set(other);
  return true;
}

bool becomePoison(Operation *op, Choices &) {
  if (op->getNumResults() != 1 || isUnused(op) || op->getNumRegions() ||
      !op->getResult(0).getType().isIntOrIndexOrFloat() || isa<arith::ConstantOp>(op))
    return false;
  OpBuilder b(op);
  op->getContext()->loadDialect<ub::UBDialect>();
  op->getResult(0).replaceAllUsesWith(
      ub::PoisonOp::create(b, op->getLoc(), op->getResult(0).getType()));
  return true;
}
} // namespace

void addOpMistakes(MistakeTable &table) {
  table.insert(table.end(), {{"drop-store", drop<memref::StoreOp>},
                             {"drop-copy", drop<memref::CopyOp, linalg::CopyOp, linalg::FillOp>},
                             {"drop-free", drop<memref::DeallocOp>},
                             {"drop-dealloc", drop<bufferization::DeallocOp>},
                             {"drop-call", drop<func::CallOp>},
                             {"drop-structured-op", dropStructured},
                             {"free-twice", twice<memref::DeallocOp>},
                             {"call-twice", twice<func::CallOp>},
                             {"forget-op", forgetOp},
                             {"replace-operand", replaceOperand},
                             {"swap-operands", swapOperands},
                             {"swap-results", swapResults},
                             {"replace-one-use", replaceOneUse},
                             {"become-poison", becomePoison}});
}

} // namespace freehold::adversary
