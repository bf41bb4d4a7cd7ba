//===- Tasks.h - What runs beside the host ----------------------*- C++ -*-===//
// Ops that return a token do their work where they stand. What may go wrong because it is done earlier
// or later is an error: from the op on until its token is awaited, it may use each buffer that it gets
// or names, so that freeing one is a use after free, and what else accesses the cells that it accesses
// races with it (PendingTasks.h). A token stands for those that it depends on as well.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/ops/MemRefDetail.h"

namespace freehold::interp {

/// Whether a task accesses what its work accesses, or, as an op that nothing is known of, perhaps less.
enum class TaskAccesses : uint8_t { Known, Assumed };

/// Emits the task that `token` stands for, whose work is what `emitWork` emits. It uses the memrefs of
/// `used`, and ends after the tasks of the tokens `after`.
void emitTask(mlir::Value token, mlir::ValueRange used, mlir::ValueRange after, Emitter &e,
              llvm::function_ref<void()> emitWork, TaskAccesses accesses = TaskAccesses::Known);
/// Emits the wait of the host for these tokens.
void emitAwait(mlir::ValueRange tokens, Emitter &e);
/// Emits that what the tokens stand for is done with the memref, which something that depends on
/// them is about to free.
void emitEndUses(mlir::ValueRange tokens, mlir::Value memref, Emitter &e);

} // namespace freehold::interp
