//===- Tasks.h - What runs beside the host ----------------------*- C++ -*-===//
// Ops that return a token do their work where they stand. Whether something ran too early or too
// late does not show then, except for what matters to deallocation: from the op on until its token
// is awaited, it may use each buffer that it gets or names, so that freeing one is a use after free.
// A token stands for those that it depends on as well.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/ops/MemRefDetail.h"

namespace freehold::interp {

/// Emits the start of the task that `token` stands for: it uses the memrefs of `used`, and ends after
/// the tasks of the tokens `after`.
void emitTask(mlir::Value token, mlir::ValueRange used, mlir::ValueRange after, Emitter &e);
/// Emits the wait of the host for these tokens.
void emitAwait(mlir::ValueRange tokens, Emitter &e);
/// Emits that what the tokens stand for is done with the memref, which something that depends on
/// them is about to free.
void emitEndUses(mlir::ValueRange tokens, mlir::Value memref, Emitter &e);

} // namespace freehold::interp
