//===- Allocators.h - Which op frees what which op allocated ----*- C++ -*-===//
// Buffers are freed by memref.dealloc, except those of an allocator in this table, which have a free
// of their own: gpu.alloc calls the gpu runtime, and free() must not get its address. The table is
// the passes' only one. oracle/interp/Allocators.h is the interpreter's own.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"

namespace freehold {

/// An allocator other than memref's. Ops are named, so that no dialect is loaded for them.
struct Allocator {
  llvm::StringRef name, allocation, free;

  bool allocatesBy(mlir::Operation *op) const { return op->getName().getStringRef() == allocation; }
  /// Whether `op` may free what this allocator makes. An op of an unknown dialect may.
  bool mayFreeBy(mlir::Operation *op) const;
  /// Builds the free of `memref`.
  void buildFree(mlir::OpBuilder &builder, mlir::Location location, mlir::Value memref) const;
};

/// The allocators with a free of their own.
llvm::ArrayRef<Allocator> ownAllocators();

/// The allocator that `op` allocates by; null if what it makes is freed by memref.dealloc.
const Allocator *ownAllocatorOf(mlir::Operation *op);

} // namespace freehold
