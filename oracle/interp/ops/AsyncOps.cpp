//===- AsyncOps.cpp - async: regions that run beside the host ---*- C++ -*-===//
// A region of async.execute runs where it stands. Whether something ran too early or too late does not
// show then, except for what matters to deallocation: from the op on until its token is awaited, the
// region may use each buffer that it names, so that freeing one is a use after free. A token stands for
// those that it depends on as well.
//
// Unsupported: values that regions return, groups, coroutines, and tokens that are forwarded.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/MemRefDetail.h"

#include "mlir/Dialect/Async/IR/Async.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace freehold::interp {

namespace {
struct ExecuteTable {
  std::vector<MemRefRegisters> used;
  SmallVector<uint32_t> dependencies;
};
} // namespace

/// dst: the token.
static const Inst *execStarted(const Inst *i, Machine &m) {
  const auto &table = i->table<ExecuteTable>();
  Task task;
  for (const MemRefRegisters &memref : table.used) {
    Descriptor used = readDescriptor(m, memref);
    task.buffers.push_back(static_cast<uint32_t>(used.view().allocation()));
  }
  for (uint32_t token : table.dependencies)
    task.after.push_back(m.u(token));
  m.u(i->dst) = m.memory.startTask(std::move(task));
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalExecute(async::ExecuteOp op, Emitter &e) {
  if (!op.getBodyOperands().empty() || op->getNumResults() != 1)
    return e.unsupported("values that a region gets or returns");
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(op->getRegions(), used);
  ExecuteTable table;
  for (Value value : used) {
    if (!wordsOf(value.getType()))
      return e.unsupported("a token or value inside of a region");
    if (isa<BaseMemRefType>(value.getType()))
      table.used.push_back(memrefRegisters(value, e));
  }
  table.dependencies = e.at(op.getDependencies());
  Label done = e.label();
  e.region(op.getBodyRegion(), [&](Operation *) { e.jump(done); });
  e.bind(done);
  const auto *kept = e.own(std::move(table));
  e.emit(execStarted, e.at(op.getToken())).data = kept;
}

static void evalYield(async::YieldOp op, Emitter &e) { e.leaveRegion(op); }

static const Inst *execAwait(const Inst *i, Machine &m) {
  m.memory.endTask(m.u(i->a));
  return i->next();
}

static void evalAwait(async::AwaitOp op, Emitter &e) {
  if (!isa<async::TokenType>(op.getOperand().getType()) ||
      !op.getOperand().getDefiningOp<async::ExecuteOp>())
    return e.unsupported("anything but the token of a region");
  e.emit(execAwait, 0, e.at(op.getOperand()));
}

void addAsyncOps(InterpTable &table) {
  table.onAnyTypes<async::ExecuteOp>(evalExecute);
  table.on<async::YieldOp>(evalYield);
  table.onAnyTypes<async::AwaitOp>(evalAwait);
}

} // namespace freehold::interp
