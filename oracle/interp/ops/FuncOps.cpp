//===- FuncOps.cpp - func: calls and returns --------------------*- C++ -*-===//
#include "oracle/interp/ops/FuncOps.h"

#include "oracle/interp/Models.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace freehold::interp {

static CallTable callTable(Emitter &e, ValueRange arguments, ValueRange results) {
  CallTable table;
  for (Value value : arguments)
    table.arguments.push_back(e.registers(value));
  for (Value value : results)
    table.results.push_back(e.registers(value));
  return table;
}

/// imm: the callee's number.
static const Inst *execCall(const Inst *i, Machine &m) {
  return m.enter(i, *m.module.functions[i->imm]);
}

void emitCall(unsigned callee, ValueRange arguments, ValueRange results, Emitter &e) {
  const CallTable *table = e.own(callTable(e, arguments, results));
  Inst &call = e.emit(execCall);
  call.imm = callee;
  call.data = table;
  call.kind = InstKind::Call;
}

static void evalCall(func::CallOp op, Emitter &e) {
  auto callee = e.module().functionNumbers.find(e.lookup(op.getCalleeAttr()));
  if (callee == e.module().functionNumbers.end())
    return e.unsupported("calls something that is no function");
  emitCall(callee->second, op.getOperands(), op.getResults(), e);
}

/// a: the function's number.
static const Inst *execCallIndirect(const Inst *i, Machine &m) {
  if (m.poison[i->a])
    return m.failPoison(i, m.poison[i->a], "the callee");
  return m.enter(i, *m.module.functions[m.u(i->a)]);
}

static void evalCallIndirect(func::CallIndirectOp op, Emitter &e) {
  if (emitRegionCall(op, e))
    return;
  const CallTable *table = e.own(callTable(e, op.getArgOperands(), op.getResults()));
  Inst &call = e.emit(execCallIndirect, 0, e.at(op.getCallee()));
  call.data = table;
  call.kind = InstKind::Call;
}

static const Inst *execFunctionConstant(const Inst *i, Machine &m) {
  m.u(i->dst) = i->imm;
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalConstant(func::ConstantOp op, Emitter &e) {
  auto function = e.module().functionNumbers.find(e.lookup(op.getValueAttr()));
  if (function == e.module().functionNumbers.end())
    return e.unsupported("names something that is no function");
  e.emit(execFunctionConstant, e.at(op.getResult())).imm = function->second;
}

static const Inst *execReturn(const Inst *i, Machine &m) {
  return m.leave(i, i->table<SmallVector<Registers>>());
}

void emitReturn(ValueRange values, Emitter &e) {
  SmallVector<Registers> results;
  for (Value value : values)
    results.push_back(e.registers(value));
  const auto *table = e.own(std::move(results));
  Inst &inst = e.emit(execReturn);
  inst.data = table;
  inst.kind = InstKind::Return;
}

static void evalReturn(func::ReturnOp op, Emitter &e) { emitReturn(op.getOperands(), e); }

void addFuncOps(InterpTable &table) {
  table.on<func::CallOp>(evalCall);
  table.on<func::CallIndirectOp>(evalCallIndirect);
  table.on<func::ConstantOp>(evalConstant);
  table.on<func::ReturnOp>(evalReturn);
}

} // namespace freehold::interp
