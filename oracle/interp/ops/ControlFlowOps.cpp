//===- ControlFlowOps.cpp - cf: branches between blocks ---------*- C++ -*-===//
#include "oracle/interp/Compile.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;

namespace freehold::interp {

/// Block arguments are assigned in parallel: `^bb1(%b, %a)` from `^bb1(%a, %b)` swaps.
static void branchTo(Emitter &e, Block *block, OperandRange operands) {
  e.moves(operands, block->getArguments());
  e.jump(e.blockLabel(block));
}

static void evalBranch(cf::BranchOp op, Emitter &e) {
  branchTo(e, op.getDest(), op.getDestOperands());
}

static void evalCondBranch(cf::CondBranchOp op, Emitter &e) {
  Label otherwise = e.label();
  e.jumpUnless(e.at(op.getCondition()), otherwise);
  branchTo(e, op.getTrueDest(), op.getTrueDestOperands());
  e.bind(otherwise);
  branchTo(e, op.getFalseDest(), op.getFalseDestOperands());
}

/// Jumps to t0 if the word at `a` differs from `imm`.
static const Inst *execJumpUnlessEqual(const Inst *i, Machine &m) {
  if (m.poison[i->a])
    return m.failPoison(i, m.poison[i->a], "the flag of a switch");
  bool equal = m.u(i->a) == i->imm;
  m.branch(i, equal);
  return equal ? i->next() : i + i->t0;
}

static void evalSwitch(cf::SwitchOp op, Emitter &e) {
  if (op.getFlag().getType().getIntOrFloatBitWidth() > 64)
    return e.unsupported("flag wider than 64 bits");
  if (auto values = op.getCaseValues())
    for (auto [number, value] : llvm::enumerate(values->getValues<APInt>())) {
      Label next = e.label();
      e.emit(execJumpUnlessEqual, 0, e.at(op.getFlag())).imm = value.getZExtValue();
      e.target0(next);
      branchTo(e, op.getCaseDestinations()[number], op.getCaseOperands(number));
      e.bind(next);
    }
  branchTo(e, op.getDefaultDestination(), op.getDefaultOperands());
}

static const Inst *execAssert(const Inst *i, Machine &m) {
  if (m.poison[i->a])
    return m.failPoison(i, m.poison[i->a], "the condition of an assertion");
  m.branch(i, m.u(i->a));
  if (m.u(i->a))
    return i->next();
  StringRef message = cast<cf::AssertOp>(i->op).getMsg();
  m.observe("assertion failed: " + message.str());
  return m.stop(i, Termination::Aborted, message);
}

static void evalAssert(cf::AssertOp op, Emitter &e) { e.emit(execAssert, 0, e.at(op.getArg())); }

void addControlFlowOps(InterpTable &table) {
  table.on<cf::BranchOp>(evalBranch);
  table.on<cf::CondBranchOp>(evalCondBranch);
  table.on<cf::SwitchOp>(evalSwitch);
  table.on<cf::AssertOp>(evalAssert);
}

} // namespace freehold::interp
