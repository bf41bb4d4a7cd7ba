//===- DeallocHelper.h - Many memrefs: one call decides for all -*- C++ -*-===//
// The function that decides which operands of a bufferization.dealloc are freed, and its call.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/lower/InlineDealloc.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/MapVector.h"

namespace freehold {

/// The numbers of elements of the arrays that are passed to a call of the helper.
struct ScratchSize {
  /// Of the base addresses, and of the flags: one for each operand, then for each retained value.
  int64_t entries = 0;
  /// Of the hash table: a power of two, at least twice the operands.
  int64_t slots = 0;

  static ScratchSize of(const DeallocParts &parts);
  /// The bytes of all arrays, if an index has 64 bits.
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

/// The block at whose start the arrays for `op` are made on the stack. This is the entry block of
/// its function, or of the innermost region around it that may have several activations at once.
mlir::Block *scratchBlock(mlir::Operation *op);

/// Makes the helper of each symbol table on the first request, under a name that is not in use.
class DeallocHelpers {
public:
  mlir::func::FuncOp in(mlir::Operation *symbolTable);

private:
  llvm::DenseMap<mlir::Operation *, mlir::func::FuncOp> helpers_;
};

/// W5: stores addresses and conditions, calls `helper`, frees under the flags that it leaves, and
/// loads the updated conditions. The number of ops is linear in the operands. Returns null for the
/// results without a use.
llvm::SmallVector<mlir::Value> buildHelperCall(mlir::OpBuilder &builder, mlir::Location location,
                                               const DeallocParts &parts, BaseAddresses &addresses,
                                               const Scratch &scratch, mlir::func::FuncOp helper,
                                               FreeBuilder free);

} // namespace freehold
