//===- ShadowBranches.cpp - Which way branches go, as formulas --------------===//
//===----------------------------------------------------------------------===//
#include "oracle/search/ShadowRun.h"

#include "oracle/search/Formulas.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IntegerSet.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace freehold::search {

using interp::Inst;
using interp::Machine;
using smt::Term;

std::optional<ShadowRun::CountedLoop> ShadowRun::loopOf(Operation *op, const Machine &m) const {
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return CountedLoop{loop.getInductionVar(), of(loop.getLowerBound(), m),
                       of(loop.getUpperBound(), m), of(loop.getStep(), m), loop.getUnsignedCmp()};
  auto loop = dyn_cast<affine::AffineForOp>(op);
  // Of several results the greatest or the least one counts.
  if (!loop || loop.getLowerBoundMap().getNumResults() != 1 ||
      loop.getUpperBoundMap().getNumResults() != 1)
    return std::nullopt;
  return CountedLoop{loop.getInductionVar(),
                     ofMap(loop.getLowerBoundMap(), 0, loop.getLowerBoundOperands(), m),
                     ofMap(loop.getUpperBoundMap(), 0, loop.getUpperBoundOperands(), m),
                     t_.literal(smt::kIndex, static_cast<uint64_t>(loop.getStepAsInt())), false};
}

/// Whether the instruction, which is a loop's, is the one after an iteration: that one jumps back.
static bool isAfterIteration(const Inst *at) { return at->t0 < 0; }

/// The formula of a loop's induction variable: the lower bound's, or one more step.
void ShadowRun::count(Operation *op, const Inst *at, const Machine &m) {
  auto loop = loopOf(op, m);
  const interp::Registers *iv = loop ? registersOf(loop->iv, m) : nullptr;
  unsigned bits = loop ? widthOf(loop->iv.getType()) : 0;
  if (!iv || !bits || at->dst != iv->at)
    return;
  if (!isAfterIteration(at))
    return setWord(iv->at, bits, loop->lower, m);
  auto known = registers_.find({m.depth(), iv->at});
  if (known != registers_.end() && loop->step)
    setWord(iv->at, bits, t_.bvAdd(known->second.term, loop->step), m);
}

/// That a loop begins, or goes on after an iteration. In the latter case the induction variable is that of the
/// iteration that ends.
Term ShadowRun::goesOnLooping(Operation *op, const Inst *at, const Machine &m) const {
  auto loop = loopOf(op, m);
  if (!loop || !loop->lower || !loop->upper || !loop->step)
    return nullptr;
  Term next = loop->lower;
  if (isAfterIteration(at)) {
    Term iv = of(loop->iv, m);
    next = iv ? t_.bvAdd(iv, loop->step) : nullptr;
  }
  if (!next)
    return nullptr;
  return loop->isUnsigned ? t_.bvUlt(next, loop->upper) : t_.bvSlt(next, loop->upper);
}

Term ShadowRun::isInside(affine::AffineIfOp op, const Machine &m) const {
  IntegerSet set = op.getIntegerSet();
  SmallVector<Term> operands;
  for (Value operand : op.getOperands())
    if (!operands.emplace_back(of(operand, m)))
      return nullptr;
  ArrayRef<Term> all = operands;
  std::vector<Term> conditions;
  for (auto [expr, isEquality] : llvm::zip(set.getConstraints(), set.getEqFlags())) {
    Term value =
        affineValue(t_, expr, all.take_front(set.getNumDims()), all.drop_front(set.getNumDims()));
    if (!value)
      return nullptr;
    Term zero = t_.literal(smt::kIndex, 0);
    conditions.push_back(isEquality ? t_.equal(value, zero) : t_.bvSle(zero, value));
  }
  return t_.all(conditions);
}

Term ShadowRun::goes(const Inst *at, bool taken, const Machine &m) const {
  auto value = [&](Value each) { return of(each, m); };
  auto holds = [&](Value condition) -> Term {
    Term bit = of(condition, m);
    return bit ? isSet(t_, bit) : nullptr;
  };
  auto isCase = [&](Value flag) -> Term {
    Term number = of(flag, m);
    return number ? t_.equal(number, t_.literal(number->sort, at->imm)) : nullptr;
  };
  Term condition =
      llvm::TypeSwitch<Operation *, Term>(at->op)
          .Case([&](cf::CondBranchOp op) { return holds(op.getCondition()); })
          .Case([&](cf::AssertOp op) { return holds(op.getArg()); })
          .Case([&](scf::IfOp op) { return holds(op.getCondition()); })
          .Case([&](scf::ConditionOp op) { return holds(op.getCondition()); })
          .Case<scf::ForOp, affine::AffineForOp>(
              [&](Operation *op) { return goesOnLooping(op, at, m); })
          .Case([&](affine::AffineIfOp op) { return isInside(op, m); })
          .Case([&](cf::SwitchOp op) { return isCase(op.getFlag()); })
          .Case([&](scf::IndexSwitchOp op) { return isCase(op.getArg()); })
          .Case([&](arith::CmpIOp op) -> Term {
            Term a = value(op.getLhs()), b = value(op.getRhs());
            return a && b ? t_.both(t_.equal(a, b), t_.differ(a, t_.literal(a->sort, 0))) : nullptr;
          })
          .Default([](Operation *) { return nullptr; });
  return !condition || taken ? condition : t_.negate(condition);
}

Term ShadowRun::goesOn(Operation *op, const Machine &m) const {
  if (auto assertion = dyn_cast<cf::AssertOp>(op)) {
    Term bit = of(assertion.getArg(), m);
    return bit ? isSet(t_, bit) : nullptr;
  }
  auto access = accessOf(op, m);
  if (!access)
    return nullptr;
  std::vector<Term> all;
  for (auto [d, index] : llvm::enumerate(access->indices)) {
    Term size = sizeOf(access->memref, static_cast<unsigned>(d), m);
    if (!index || !size)
      return nullptr;
    all.push_back(t_.bvUlt(index, size));
  }
  return t_.all(all);
}

} // namespace freehold::search
