//===- Calls.cpp - Calls with other arguments, of other functions ---------===//
#include "tests/adversary/Mistake.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using gen::Choices;

bool swapArguments(Operation *op, Choices &choices) {
  if (!isa<func::CallOp>(op) || op->getNumOperands() < 2)
    return false;
  return swapTwoLike(op, choices);
}

bool otherArgument(Operation *op, Choices &choices) {
  if (!isa<func::CallOp>(op) || !op->getNumOperands())
    return false;
  unsigned which = choices.choose(op->getNumOperands());
  Value other = otherValue(op, op->getOperand(which), choices);
  if (!other)
    return false;
  op->setOperand(which, other);
  return true;
}

bool otherCallee(Operation *op, Choices &choices) {
  auto call = dyn_cast<func::CallOp>(op);
  auto module = call ? op->getParentOfType<ModuleOp>() : ModuleOp();
  if (!module)
    return false;
  SmallVector<StringRef> others;
  for (auto function : module.getOps<func::FuncOp>())
    if (function.getName() != call.getCallee() &&
        function.getFunctionType() == call.getCalleeType() && function != functionOf(op))
      others.push_back(function.getName());
  if (others.empty())
    return false;
  call.setCallee(others[choices.choose(others.size())]);
  return true;
}

/// Passes a copy of the buffer to a call, and frees it afterwards.
bool passCopy(Operation *op, Choices &choices) {
  if (!isa<func::CallOp>(op))
    return false;
  int which = pick(
      op->getNumOperands(),
      [&](unsigned n) {
        auto type = dyn_cast<MemRefType>(op->getOperand(n).getType());
        return type && type.getLayout().isIdentity() && type.hasStaticShape();
      },
      choices);
  if (which < 0)
    return false;
  OpBuilder b(op);
  Value memref = op->getOperand(which);
  Value copy = memref::AllocOp::create(b, op->getLoc(), cast<MemRefType>(memref.getType()));
  memref::CopyOp::create(b, op->getLoc(), memref, copy);
  op->setOperand(which, copy);
  b.setInsertionPointAfter(op);
  memref::DeallocOp::create(b, op->getLoc(), copy);
  return true;
}

/// Replaces the second of two equal calls by the results of the first.
bool reuseCall(Operation *op, Choices &) {
  if (!isa<func::CallOp>(op) || isUnused(op))
    return false;
  for (Operation *before = op->getPrevNode(); before; before = before->getPrevNode())
    if (isa<func::CallOp>(before) && before->getAttrDictionary() == op->getAttrDictionary() &&
        before->getOperands() == op->getOperands() &&
        before->getResultTypes() == op->getResultTypes()) {
      op->replaceAllUsesWith(before);
      op->erase();
      return true;
    }
  return false;
}
} // namespace

void addCallMistakes(MistakeTable &table) {
  table.insert(table.end(), {{"call-arguments-swapped", swapArguments},
                             {"call-other-argument", otherArgument},
                             {"call-other-function", otherCallee},
                             {"call-gets-copy", passCopy},
                             {"call-reused", reuseCall}});
}

} // namespace freehold::adversary
