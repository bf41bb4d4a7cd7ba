//===- SameAllocation.h - Are two memrefs the same allocation? --*- C++ -*-===//
// For two memref values that are both in scope at some point: whether, whenever control is there, the
// allocations behind them (base(x), whatever view) are the same.
//
// Flow through loops is told apart by iteration: one allocation op in a loop is many allocations. Three
// facts carry the analysis:
//   same       both come from one SSA value through views, or through joins that only ever receive it
//   different  their origins (allocation ops, function arguments, globals, memory) are disjoint
//   different  one comes from a fresh allocation `x`, the other from values that were there before the
//              current execution of `x` (they properly dominate it)
//
// The answers hold while both allocations are live: addresses may be reused afterwards.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Value.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>

namespace freehold {

enum class SameAs { Same, Different, Unknown };

/// Answers are cached. Attach it to a rewriter as its listener, so that what is rewritten or erased is never
/// read again; or call `clear` after changing the IR.
class SameAllocation : public mlir::RewriterBase::Listener {
public:
  /// `root` is the op whose regions are looked at: a function or a module.
  explicit SameAllocation(mlir::Operation *root);
  ~SameAllocation() override;

  SameAs relate(mlir::Value a, mlir::Value b);

  /// The value that `memref` is a view of, through everything that must be the same allocation.
  mlir::Value root(mlir::Value memref);

  /// What `memref` may be, as ids of origins, sorted; two values whose lists have nothing in common are
  /// different. For buckets: no pair scan is needed over values with disjoint lists. Empty list and `wide`
  /// set: anything.
  struct Origins {
    llvm::ArrayRef<unsigned> ids;
    bool wide = false;
  };
  Origins origins(mlir::Value memref);

  void clear();

  void notifyOperationErased(mlir::Operation *op) override;
  void notifyOperationModified(mlir::Operation *op) override;
  void notifyOperationReplaced(mlir::Operation *op, mlir::ValueRange replacement) override;
  void notifyOperationInserted(mlir::Operation *op, mlir::OpBuilder::InsertPoint previous) override;
  void notifyBlockErased(mlir::Block *block) override;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace freehold
