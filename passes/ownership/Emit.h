//===- Emit.h - Small pieces of IR ------------------------------*- C++ -*-===//
#pragma once

#include "passes/Options.h"

#include "mlir/IR/Builders.h"

#include "llvm/ADT/DenseMap.h"

namespace freehold::ownership {

/// What the pass counts (-mlir-pass-statistics).
struct Counts {
  unsigned deallocs = 0, clones = 0, indicators = 0, runtimeChecks = 0;
};

class Emit {
public:
  Emit(mlir::Operation *function, const OwnershipOptions &options, Counts &counts)
      : function(function), options(options), counts(counts) {}

  /// An i1 constant that can be used in `block`. All blocks of one region that is isolated from
  /// above share it.
  mlir::Value constant(bool value, mlir::Block *block);
  /// The disjunction, the conjunction, and `a` without `b`. Nothing is built for an operand that is
  /// a constant or, in createOr, null.
  mlir::Value createOr(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value a, mlir::Value b);
  mlir::Value createAnd(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value a, mlir::Value b);
  mlir::Value createAndNot(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value a,
                           mlir::Value b);

  /// The allocated memref behind `memref`, which bufferization.dealloc asks for (D4): `memref`
  /// itself if it is an allocation, else the base buffer of memref.extract_strided_metadata.
  mlir::Value baseOf(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value memref);
  /// Whether two live memrefs are the same allocation.
  mlir::Value sameAllocation(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value a,
                             mlir::Value b);

  /// Frees the buffer of `memref` if `condition` holds, unless it is the same allocation as one of
  /// `retained`. Returns for each of these whether it now is what owns the buffer (D2).
  llvm::SmallVector<mlir::Value> dealloc(mlir::OpBuilder &builder, mlir::Location loc,
                                         mlir::Value memref, mlir::Value condition,
                                         mlir::ValueRange retained);
  /// See cloneBuffer in passes/analysis/Rewriting.h.
  mlir::Value clone(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value memref);
  /// `memref` if `condition` holds, else a clone of it.
  mlir::Value cloneUnless(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value condition,
                          mlir::Value memref);

private:
  mlir::Operation *function;
  const OwnershipOptions &options;
  Counts &counts;
  llvm::DenseMap<std::pair<mlir::Region *, unsigned>, mlir::Value> constants;
};

} // namespace freehold::ownership
