//===- DeallocHelper.h - Many memrefs: one call decides for all -*- C++ -*-===//
// The function that decides which operands of a bufferization.dealloc are freed, and its call.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/lower/InlineDealloc.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/MapVector.h"

namespace freehold {

/// Elements of the arrays that a call of the helper works on.
struct ScratchSize {
  /// Base addresses and flags: operands, then retained.
  int64_t entries = 0;
  /// Of the hash table: a power of two, at least twice the operands.
  int64_t slots = 0;

  static ScratchSize of(const DeallocParts &parts);
  /// With 64-bit indices.
  int64_t bytes() const { return entries * (8 + 1) + slots * 4; }
  void growTo(const ScratchSize &other);
};

/// The arrays, of static shape.
struct Scratch {
  mlir::Value addresses, flags, table;
};

Scratch buildStackScratch(mlir::OpBuilder &builder, mlir::Location location,
                          const ScratchSize &size);
Scratch buildHeapScratch(mlir::OpBuilder &builder, mlir::Location location,
                         const ScratchSize &size);
void buildFreeOfScratch(mlir::OpBuilder &builder, mlir::Location location, const Scratch &scratch);

/// The block at whose start the arrays for `op` live on the stack: the entry of its function, or of
/// the innermost region around it that may run more than once at a time.
mlir::Block *scratchBlock(mlir::Operation *op);

/// Makes the helper of each symbol table, once, with a name that is free.
class DeallocHelpers {
public:
  mlir::func::FuncOp in(mlir::Operation *symbolTable);

private:
  llvm::DenseMap<mlir::Operation *, mlir::func::FuncOp> helpers_;
};

/// W5: stores addresses and conditions, calls `helper`, frees under the flags it leaves, and loads
/// the updated conditions. Ops are linear in the operands. Null for results that are not wanted.
llvm::SmallVector<mlir::Value> buildHelperCall(mlir::OpBuilder &builder, mlir::Location location,
                                               const DeallocParts &parts, BaseAddresses &addresses,
                                               const Scratch &scratch, mlir::func::FuncOp helper,
                                               FreeBuilder free);

} // namespace freehold
