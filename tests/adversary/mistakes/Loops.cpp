//===- Loops.cpp - Bounds, steps and what loops carry ---------------------===//
#include "tests/adversary/Mistake.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using gen::Choices;

/// Changes the lower bound, upper bound or step.
template <unsigned part, int delta> bool changeBound(Operation *op, Choices &) {
  if (!isa<scf::ForOp>(op))
    return false;
  OpBuilder b(op);
  Type type = op->getOperand(part).getType();
  Value by = arith::ConstantOp::create(b, op->getLoc(), b.getIntegerAttr(type, delta));
  op->setOperand(part, arith::AddIOp::create(b, op->getLoc(), op->getOperand(part), by));
  return true;
}

/// Yields the iteration argument unchanged.
bool dropUpdate(Operation *op, Choices &choices) {
  auto loop = dyn_cast_or_null<scf::ForOp>(op->getParentOp());
  if (!loop || !isa<scf::YieldOp>(op) || !op->getNumOperands())
    return false;
  unsigned which = choices.choose(op->getNumOperands());
  if (op->getOperand(which) == loop.getRegionIterArg(which))
    return false;
  op->setOperand(which, loop.getRegionIterArg(which));
  return true;
}

/// Uses the initial value in each iteration.
bool useInit(Operation *op, Choices &choices) {
  auto loop = dyn_cast<scf::ForOp>(op);
  if (!loop || loop.getRegionIterArgs().empty())
    return false;
  unsigned which = choices.choose(loop.getRegionIterArgs().size());
  if (loop.getRegionIterArg(which).use_empty())
    return false;
  loop.getRegionIterArg(which).replaceAllUsesWith(loop.getInitArgs()[which]);
  return true;
}

/// Uses the initial value after the loop.
bool resultIsInit(Operation *op, Choices &choices) {
  auto loop = dyn_cast<scf::ForOp>(op);
  if (!loop || loop.getNumResults() == 0)
    return false;
  unsigned which = choices.choose(loop.getNumResults());
  if (loop.getResult(which).use_empty())
    return false;
  loop.getResult(which).replaceAllUsesWith(loop.getInitArgs()[which]);
  return true;
}

bool swapYielded(Operation *op, Choices &choices) {
  if (!isa<scf::YieldOp, scf::ConditionOp, cf::BranchOp, func::ReturnOp>(op) ||
      op->getNumOperands() < 2)
    return false;
  return swapTwoLike(op, choices);
}

bool forwardOther(Operation *op, Choices &choices) {
  if (!isa<scf::YieldOp, scf::ConditionOp, cf::BranchOp, cf::CondBranchOp>(op) ||
      !op->getNumOperands())
    return false;
  unsigned which = choices.choose(op->getNumOperands());
  Value other = otherValue(op, op->getOperand(which), choices);
  if (!other)
    return false;
  op->setOperand(which, other);
  return true;
}

bool branchElsewhere(Operation *op, Choices &) {
  auto branch = dyn_cast<cf::CondBranchOp>(op);
  if (!branch || branch.getTrueDest() == branch.getFalseDest())
    return false;
  OpBuilder b(op);
  cf::BranchOp::create(b, op->getLoc(), branch.getTrueDest(), branch.getTrueDestOperands());
  op->erase();
  return true;
}
} // namespace

void addLoopMistakes(MistakeTable &table) {
  table.insert(table.end(), {{"loop-starts-later", changeBound<0, 1>},
                             {"loop-ends-earlier", changeBound<1, -1>},
                             {"loop-ends-later", changeBound<1, 1>},
                             {"loop-steps-wider", changeBound<2, 1>},
                             {"drop-iter-update", dropUpdate},
                             {"iter-sees-init", useInit},
                             {"loop-result-is-init", resultIsInit},
                             {"swap-forwarded", swapYielded},
                             {"forward-other", forwardOther},
                             {"branch-not-taken", branchElsewhere}});
}

} // namespace freehold::adversary
