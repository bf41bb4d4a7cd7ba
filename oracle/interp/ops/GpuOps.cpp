//===- GpuOps.cpp - gpu, run on the host ------------------------*- C++ -*-===//
// Threads of gpu.launch are unordered: runs take them in either order, and conflicting accesses are
// data races (Races.h). Ops with tokens are tasks (Tasks.h); one that has dependencies but returns no
// token waits for them. Ops without a row here, such as gpu.alloc, are opaque (Opaque.h).
//
// Unsupported: barriers, workgroup variables, clusters.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/ScfLoops.h"
#include "oracle/interp/ops/Tasks.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace freehold::interp {

/// Arguments of the body: ids of block and thread, then sizes of grid and block, three each.
static constexpr unsigned kLaunchArguments = 12, kLaunchIds = 6;

/// Emits the work of an op, as a task if it returns a token. Otherwise the host waits for what the op
/// depends on.
static void emitAsync(gpu::AsyncOpInterface op, ValueRange used, Emitter &e,
                      function_ref<void()> emitWork) {
  if (op.getAsyncToken())
    return emitTask(op.getAsyncToken(), used, op.getAsyncDependencies(), e, emitWork);
  emitAwait(op.getAsyncDependencies(), e);
  emitWork();
}

static void evalLaunch(gpu::LaunchOp op, Emitter &e) {
  Region &body = op.getBody();
  bool waits = body.walk([](gpu::BarrierOp) { return WalkResult::interrupt(); }).wasInterrupted();
  if (body.getNumArguments() != kLaunchArguments || waits)
    return e.unsupported("barriers, buffers of workgroups, or clusters");
  SmallVector<Value> sizes = {op.getGridSizeX(),  op.getGridSizeY(),  op.getGridSizeZ(),
                              op.getBlockSizeX(), op.getBlockSizeY(), op.getBlockSizeZ()};
  LoopNest nest;
  nest.upper = e.at(ValueRange(sizes));
  nest.lower.assign(kLaunchIds, e.constant(0));
  nest.step.assign(kLaunchIds, e.constant(1));
  nest.iv = e.at(ValueRange(body.getArguments().take_front(kLaunchIds)));
  e.moves(ValueRange(sizes), body.getArguments().drop_front(kLaunchIds));
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(body, used);
  emitAsync(op, used.getArrayRef(), e, [&] { emitParallel(e, std::move(nest), body); });
}

static const Inst *execReturn(const Inst *i, Machine &m) {
  return m.leave(i, i->table<SmallVector<Registers>>());
}

static void evalReturn(gpu::ReturnOp op, Emitter &e) {
  SmallVector<Registers> results;
  for (Value value : op.getOperands())
    results.push_back(e.registers(value));
  const auto *table = e.own(std::move(results));
  e.emit(execReturn).data = table;
}

static void evalTerminator(gpu::TerminatorOp op, Emitter &e) { e.leaveRegion(op); }

static void evalWait(gpu::WaitOp op, Emitter &e) {
  emitAsync(op, {}, e, [] {});
}

static void evalMemcpy(gpu::MemcpyOp op, Emitter &e) {
  emitAsync(op, {op.getSrc(), op.getDst()}, e, [&] { emitCopy(op.getSrc(), op.getDst(), e); });
}

void addGpuOps(InterpTable &table) {
  table.on<gpu::LaunchOp>(evalLaunch);
  table.on<gpu::TerminatorOp>(evalTerminator);
  table.on<gpu::ReturnOp>(evalReturn);
  table.on<gpu::WaitOp>(evalWait);
  table.on<gpu::MemcpyOp>(evalMemcpy);
}

} // namespace freehold::interp
