//===- ScfOps.cpp - scf: structured control flow as jumps -------*- C++ -*-===//
#include "oracle/interp/ops/ScfOps.h"

#include "oracle/interp/ops/ScfLoops.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace freehold::interp {

/// The terminator of any region except for scf.while's first; its parent decides where values go.
static void evalYield(scf::YieldOp op, Emitter &e) { e.leaveRegion(op); }

/// Emits a region whose yielded values become the op's results, followed by a jump to `done`.
static void emitResultRegion(Emitter &e, Region &region, Label done) {
  ValueRange results = region.getParentOp()->getResults();
  e.region(region, [&](Operation *yield) {
    e.moves(yield->getOperands(), results);
    e.jump(done);
  });
}

static void evalIf(scf::IfOp op, Emitter &e) {
  Label otherwise = e.label(), done = e.label();
  e.jumpUnless(e.at(op.getCondition()), otherwise);
  emitResultRegion(e, op.getThenRegion(), done);
  e.bind(otherwise);
  if (!op.getElseRegion().empty())
    emitResultRegion(e, op.getElseRegion(), done);
  e.bind(done);
}

static void evalExecuteRegion(scf::ExecuteRegionOp op, Emitter &e) {
  Label done = e.label();
  emitResultRegion(e, op.getRegion(), done);
  e.bind(done);
}

/// Jumps to t0 if the word at `a` differs from `imm`.
static const Inst *execUnlessCase(const Inst *i, Machine &m) {
  if (m.poison[i->a])
    return m.failPoison(i, m.poison[i->a], "the argument of a switch");
  bool equal = m.u(i->a) == i->imm;
  m.branch(i, equal);
  return equal ? i->next() : i + i->t0;
}

static void evalIndexSwitch(scf::IndexSwitchOp op, Emitter &e) {
  Label done = e.label();
  for (auto [value, region] : llvm::zip_equal(op.getCases(), op.getCaseRegions())) {
    Label next = e.label();
    e.emit(execUnlessCase, 0, e.at(op.getArg())).imm = static_cast<uint64_t>(value);
    e.target0(next);
    emitResultRegion(e, region, done);
    e.bind(next);
  }
  emitResultRegion(e, op.getDefaultRegion(), done);
  e.bind(done);
}

static void evalFor(scf::ForOp op, Emitter &e) {
  CountedLoop loop{e.at(op.getInductionVar()), e.at(op.getLowerBound()), e.at(op.getUpperBound()),
                   e.at(op.getStep())};
  loop.bits = bitsOf(op.getInductionVar().getType());
  loop.isSigned = !op.getUnsignedCmp();
  if (loop.bits > 64)
    return e.unsupported("an induction variable wider than 64 bits");
  emitCountedLoop(e, loop, op.getRegion(), op.getInitArgs(), op.getResults());
}

//===----------------------------------------------------------------------===//
// scf.while
//
//     inits -> before's arguments
//   before:
//     ... condition ... -> exit when false
//     forwarded values -> after's arguments
//     jump after
//   exit:
//     forwarded values -> results
//     jump done
//   after:
//     ...
//     yielded values -> before's arguments
//     jump before
//   done:
//===----------------------------------------------------------------------===//

static void evalWhile(scf::WhileOp op, Emitter &e) {
  Label before = e.label(), after = e.label(), done = e.label();
  e.moves(op.getInits(), op.getBeforeArguments());
  e.bind(before);
  e.region(op.getBefore(), [&](Operation *terminator) {
    auto condition = cast<scf::ConditionOp>(terminator);
    Label exit = e.label();
    e.jumpUnless(e.at(condition.getCondition()), exit);
    e.moves(condition.getArgs(), op.getAfterArguments());
    e.jump(after);
    e.bind(exit);
    e.moves(condition.getArgs(), op.getResults());
    e.jump(done);
  });
  e.bind(after);
  e.region(op.getAfter(), [&](Operation *yield) {
    e.moves(yield->getOperands(), op.getBeforeArguments());
    e.jump(before);
  });
  e.bind(done);
}

static void evalCondition(scf::ConditionOp op, Emitter &e) { e.leaveRegion(op); }

void addScfOps(InterpTable &table) {
  table.on<scf::IfOp>(evalIf);
  table.on<scf::ForOp>(evalFor);
  table.on<scf::WhileOp>(evalWhile);
  table.on<scf::ConditionOp>(evalCondition);
  table.on<scf::IndexSwitchOp>(evalIndexSwitch);
  table.on<scf::ExecuteRegionOp>(evalExecuteRegion);
  table.on<scf::YieldOp>(evalYield);
  addScfParallelOps(table);
}

} // namespace freehold::interp
