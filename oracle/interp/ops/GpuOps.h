//===- GpuOps.h - gpu: what its files share ---------------------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace freehold::interp {

/// Emits the work of an op, as a task if it returns a token. Otherwise the host waits for what the op
/// depends on.
void emitAsync(mlir::gpu::AsyncOpInterface op, mlir::ValueRange used, Emitter &e,
               llvm::function_ref<void()> emitWork);

/// Where Emitter::ThreadRegion::position has what for gpu: three registers each.
enum GpuPosition : unsigned { kBlockId = 0, kThreadId = 3, kGridDim = 6, kBlockDim = 9 };
constexpr unsigned kGpuPositions = 12;

/// The rows of GpuLaunchOps.cpp.
void addGpuLaunchOps(InterpTable &table);

/// The rows of MatrixTileOps.cpp and of NvgpuOps.cpp.
void addMatrixTileOps(InterpTable &table);
void addNvgpuOps(InterpTable &table);

/// The rows of GpuThreadOps.cpp.
void addGpuThreadOps(InterpTable &table);

} // namespace freehold::interp
