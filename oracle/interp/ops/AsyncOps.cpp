//===- AsyncOps.cpp - async: regions that run beside the host ---*- C++ -*-===//
// Unsupported: values that regions return, groups, coroutines, and the runtime's ops.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/Tasks.h"

#include "mlir/Dialect/Async/IR/Async.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace freehold::interp {

static void evalExecute(async::ExecuteOp op, Emitter &e) {
  if (!op.getBodyOperands().empty() || op->getNumResults() != 1)
    return e.unsupported("values that a region gets or returns");
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(op->getRegions(), used);
  for (Value value : used)
    if (!wordsOf(value.getType()))
      return e.unsupported("a value of such a type inside of a region");
  emitTask(op.getToken(), used.getArrayRef(), op.getDependencies(), e, [&] {
    Label done = e.label();
    e.region(op.getBodyRegion(), [&](Operation *) { e.jump(done); });
    e.bind(done);
  });
}

static void evalYield(async::YieldOp op, Emitter &e) { e.leaveRegion(op); }

static void evalAwait(async::AwaitOp op, Emitter &e) {
  if (!isa<async::TokenType>(op.getOperand().getType()))
    return e.unsupported("anything but a token");
  emitAwait(op.getOperand(), e);
}

void addAsyncOps(InterpTable &table) {
  table.onAnyTypes<async::ExecuteOp>(evalExecute);
  table.on<async::YieldOp>(evalYield);
  table.onAnyTypes<async::AwaitOp>(evalAwait);
}

} // namespace freehold::interp
