//===- GpuOps.cpp - gpu: memory of devices, on the host ---------*- C++ -*-===//
// Ops with tokens are tasks (Tasks.h); one that has dependencies but returns no token waits for them.
// GpuLaunchOps.cpp has launches, GpuThreadOps.cpp what the threads do in them. Ops without a row, such as
// gpu.printf, are opaque (Opaque.h).
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/GpuOps.h"

#include "oracle/interp/ops/MemRefDetail.h"
#include "oracle/interp/ops/Tasks.h"

using namespace mlir;

namespace freehold::interp {

void emitAsync(gpu::AsyncOpInterface op, ValueRange used, Emitter &e,
               function_ref<void()> emitWork) {
  if (op.getAsyncToken())
    return emitTask(op.getAsyncToken(), used, op.getAsyncDependencies(), e, emitWork);
  emitAwait(op.getAsyncDependencies(), e);
  emitWork();
}

static void evalWait(gpu::WaitOp op, Emitter &e) {
  emitAsync(op, {}, e, [] {});
}

/// Which op may free the buffer is asked where it is freed (Allocators.h).
static void evalAlloc(gpu::AllocOp op, Emitter &e) {
  if (!op.getSymbolOperands().empty())
    return e.unsupported("a layout with symbols");
  emitAsync(op, {}, e, [&] { emitAllocation(op.getMemref(), op.getDynamicSizes(), e); });
}

/// What the free depends on is done with the buffer before it.
static void evalDealloc(gpu::DeallocOp op, Emitter &e) {
  if (op.getAsyncToken())
    emitEndUses(op.getAsyncDependencies(), op.getMemref(), e);
  emitAsync(op, {}, e, [&] { emitFree(op.getMemref(), e); });
}

static void evalMemcpy(gpu::MemcpyOp op, Emitter &e) {
  emitAsync(op, {op.getSrc(), op.getDst()}, e, [&] { emitCopy(op.getSrc(), op.getDst(), e); });
}

void addGpuOps(InterpTable &table) {
  addGpuLaunchOps(table);
  addGpuThreadOps(table);
  addMatrixTileOps(table);
  addNvgpuOps(table);
  table.on<gpu::WaitOp>(evalWait);
  table.on<gpu::MemcpyOp>(evalMemcpy);
  table.on<gpu::AllocOp>(evalAlloc);
  table.on<gpu::DeallocOp>(evalDealloc);
}

} // namespace freehold::interp
