//===- Allocators.h - Which op frees what which op allocated ----*- C++ -*-===//
// A buffer is freed by an op of the allocator that made it: what gpu.alloc made lies in memory of the
// gpu runtime, and free() of its address corrupts the heap. The table in Allocators.cpp is the
// interpreter's own reading of the ops' documentation; passes/analysis/Allocators.h is the passes'.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"

namespace freehold::interp {

/// Whether `free` and `allocation` belong to two different allocators. An op that is in no row, such
/// as one of an unknown dialect or a call, may belong to any. Either may be null.
bool areOfDifferentAllocators(mlir::Operation *allocation, mlir::Operation *free);

/// The names of the ops that free what `allocation` makes; empty if it is in no row.
llvm::StringRef freesOf(mlir::Operation *allocation);

/// Whether the program itself frees what `allocation` makes, so that no deallocation pass does: C's heap, and what is marked
/// so. May be null.
bool isFreedByProgram(mlir::Operation *allocation);

/// Whether a memref with this offset is the one that `allocation` made, or one of its base buffer: the layout of an allocation may
/// begin with an offset. May be null.
bool isOwnOffset(mlir::Operation *allocation, int64_t offset);

} // namespace freehold::interp
