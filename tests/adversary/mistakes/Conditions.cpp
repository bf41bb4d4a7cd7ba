//===- Conditions.cpp - Conditions negated, weakened, strengthened --------===//
#include "tests/adversary/Mistake.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using gen::Choices;

bool negate(Operation *op, Choices &choices) {
  int which = pick(
      op->getNumOperands(), [&](unsigned n) { return op->getOperand(n).getType().isInteger(1); },
      choices);
  if (which < 0)
    return false;
  Value yes = boolBefore(op, true);
  OpBuilder b(op);
  op->setOperand(which, arith::XOrIOp::create(b, op->getLoc(), op->getOperand(which), yes));
  return true;
}

template <typename From, typename To> bool exchange(Operation *op, Choices &) {
  auto from = dyn_cast<From>(op);
  if (!from)
    return false;
  OpBuilder b(op);
  op->replaceAllUsesWith(To::create(b, op->getLoc(), from.getLhs(), from.getRhs()));
  op->erase();
  return true;
}

bool dropConjunct(Operation *op, Choices &choices) {
  if (!isa<arith::AndIOp, arith::OrIOp>(op) || !op->getResult(0).getType().isInteger(1))
    return false;
  op->getResult(0).replaceAllUsesWith(op->getOperand(choices.choose(2)));
  op->erase();
  return true;
}

bool otherPredicate(Operation *op, Choices &choices) {
  auto compare = dyn_cast<arith::CmpIOp>(op);
  if (!compare)
    return false;
  unsigned now = static_cast<unsigned>(compare.getPredicate());
  compare.setPredicate(static_cast<arith::CmpIPredicate>((now + 1 + choices.choose(9)) % 10));
  return true;
}

bool otherFloatPredicate(Operation *op, Choices &choices) {
  auto compare = dyn_cast<arith::CmpFOp>(op);
  if (!compare)
    return false;
  unsigned now = static_cast<unsigned>(compare.getPredicate());
  compare.setPredicate(static_cast<arith::CmpFPredicate>((now + 1 + choices.choose(15)) % 16));
  return true;
}

/// Compares only one bit of an address or a size.
bool compareTruncated(Operation *op, Choices &choices) {
  auto compare = dyn_cast<arith::CmpIOp>(op);
  if (!compare || compare.getLhs().getType().isInteger(1))
    return false;
  OpBuilder b(op);
  Type type = b.getIntegerType(choices.flip() ? 1 : 8);
  auto cut = [&](Value value) -> Value {
    if (value.getType().isIndex())
      return arith::IndexCastOp::create(b, op->getLoc(), type, value);
    return arith::TruncIOp::create(b, op->getLoc(), type, value);
  };
  auto width = dyn_cast<IntegerType>(compare.getLhs().getType());
  if (width && width.getWidth() <= type.getIntOrFloatBitWidth())
    return false;
  Value left = cut(compare.getLhs()), right = cut(compare.getRhs());
  op->setOperands({left, right});
  return true;
}

bool selectOther(Operation *op, Choices &) {
  auto select = dyn_cast<arith::SelectOp>(op);
  if (!select || select.getTrueValue() == select.getFalseValue())
    return false;
  op->setOperands({select.getCondition(), select.getFalseValue(), select.getTrueValue()});
  return true;
}

bool selectAlways(Operation *op, Choices &choices) {
  auto select = dyn_cast<arith::SelectOp>(op);
  if (!select)
    return false;
  select.getResult().replaceAllUsesWith(choices.flip() ? select.getTrueValue()
                                                       : select.getFalseValue());
  op->erase();
  return true;
}

bool swapArms(Operation *op, Choices &) {
  if (auto branch = dyn_cast<scf::IfOp>(op); branch && !branch.getElseRegion().empty()) {
    Region aside;
    aside.takeBody(branch.getThenRegion());
    branch.getThenRegion().takeBody(branch.getElseRegion());
    branch.getElseRegion().takeBody(aside);
    return true;
  }
  return false;
}

template <bool isTrue> bool branchAlways(Operation *op, Choices &) {
  if (!isa<scf::IfOp, cf::CondBranchOp>(op))
    return false;
  op->setOperand(0, boolBefore(op, isTrue));
  return true;
}

/// Executes the ops of one arm in both arms; the results stay.
bool dropElse(Operation *op, Choices &) {
  auto branch = dyn_cast<scf::IfOp>(op);
  if (!branch || branch.getElseRegion().empty() || branch.getNumResults() == 0)
    return false;
  OpBuilder b(op);
  Operation *yield = branch.elseBlock()->getTerminator();
  Operation *then = branch.thenBlock()->getTerminator();
  bool changed = false;
  for (unsigned k = 0; k < yield->getNumOperands(); ++k)
    if (then->getOperand(k).getParentRegion() != &branch.getThenRegion()) {
      changed |= yield->getOperand(k) != then->getOperand(k);
      yield->setOperand(k, then->getOperand(k));
    }
  return changed;
}

bool flipBool(Operation *op, Choices &) {
  auto constant = dyn_cast<arith::ConstantOp>(op);
  if (!constant || !constant.getType().isInteger(1))
    return false;
  auto value = dyn_cast<BoolAttr>(constant.getValue());
  if (!value)
    return false;
  constant.setValueAttr(BoolAttr::get(op->getContext(), !value.getValue()));
  return true;
}
} // namespace

void addConditionMistakes(MistakeTable &table) {
  table.insert(table.end(), {{"negate-condition", negate},
                             {"and-becomes-or", exchange<arith::AndIOp, arith::OrIOp>},
                             {"or-becomes-and", exchange<arith::OrIOp, arith::AndIOp>},
                             {"or-becomes-xor", exchange<arith::OrIOp, arith::XOrIOp>},
                             {"drop-conjunct", dropConjunct},
                             {"other-predicate", otherPredicate},
                             {"other-float-predicate", otherFloatPredicate},
                             {"compare-truncated", compareTruncated},
                             {"select-arms-swapped", selectOther},
                             {"select-always", selectAlways},
                             {"branches-swapped", swapArms},
                             {"branch-always", branchAlways<true>},
                             {"branch-never", branchAlways<false>},
                             {"else-yields-then", dropElse},
                             {"flip-constant", flipBool}});
}

} // namespace freehold::adversary
