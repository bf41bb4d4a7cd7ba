//===- ControlFlowOps.cpp - cf: branches between blocks ---------*- C++ -*-===//
#include "oracle/interp/ops/ControlFlowOps.h"

#include "oracle/interp/Compile.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;

namespace freehold::interp {

/// Block arguments are assigned in parallel: `^bb1(%b, %a)` from `^bb1(%a, %b)` swaps.
void branchTo(Emitter &e, Block *block, ValueRange operands) {
  e.moves(operands, block->getArguments());
  e.jump(e.blockLabel(block));
}

static void evalBranch(cf::BranchOp op, Emitter &e) {
  branchTo(e, op.getDest(), op.getDestOperands());
}

void branchIf(Emitter &e, Value condition, BranchTarget taken, BranchTarget otherwise) {
  Label other = e.label();
  e.jumpUnless(e.at(condition), other);
  branchTo(e, taken.block, taken.operands);
  e.bind(other);
  branchTo(e, otherwise.block, otherwise.operands);
}

static void evalCondBranch(cf::CondBranchOp op, Emitter &e) {
  branchIf(e, op.getCondition(), {op.getTrueDest(), op.getTrueDestOperands()},
           {op.getFalseDest(), op.getFalseDestOperands()});
}

/// Jumps to t0 if the word at `a` differs from `imm`.
static const Inst *execJumpUnlessEqual(const Inst *i, Machine &m) {
  if (m.poison[i->a])
    return m.failPoison(i, m.poison[i->a], "the flag of a switch");
  bool equal = m.u(i->a) == i->imm;
  m.branch(i, equal);
  return equal ? i->next() : i + i->t0;
}

void branchBy(Emitter &e, Value flag, std::optional<DenseIntElementsAttr> values,
              llvm::function_ref<BranchTarget(unsigned)> target, BranchTarget otherwise) {
  if (flag.getType().getIntOrFloatBitWidth() > 64)
    return e.unsupported("flag wider than 64 bits");
  if (values)
    for (auto [number, value] : llvm::enumerate(values->getValues<APInt>())) {
      Label next = e.label();
      e.emit(execJumpUnlessEqual, 0, e.at(flag)).imm = value.getZExtValue();
      e.target0(next);
      BranchTarget to = target(number);
      branchTo(e, to.block, to.operands);
      e.bind(next);
    }
  branchTo(e, otherwise.block, otherwise.operands);
}

static void evalSwitch(cf::SwitchOp op, Emitter &e) {
  branchBy(e, op.getFlag(), op.getCaseValues(),
           [&](unsigned n) -> BranchTarget {
             return {op.getCaseDestinations()[n], op.getCaseOperands(n)};
           },
           {op.getDefaultDestination(), op.getDefaultOperands()});
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
