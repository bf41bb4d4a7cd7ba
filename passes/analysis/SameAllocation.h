//===- SameAllocation.h - Are two memrefs the same allocation? --*- C++ -*-===//
// For two memref values that are both in scope at some point: whether, whenever control is there,
// the allocations behind them (base(x), whatever view) are the same.
//
// Flow through loops is told apart by iteration: one allocation op in a loop is many allocations.
// Three facts carry the analysis:
//   same       both come from one SSA value through views, or through joins that only ever receive
//              that value
//   different  their origins (allocation ops, function arguments, globals, memory) are disjoint
//   different  one comes from a fresh allocation `x`, the other from values that were there before
//              the current execution of `x` (they properly dominate it)
//
// The answers hold while both allocations are live: addresses may be reused afterwards.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Value.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>

namespace freehold {

enum class SameAs { Same, Different, Unknown };

/// Whether freehold.noalias on a function argument counts. It is a fact for proofs of rewrites; no
/// caller is held to it, and runs give such an argument memory of another one too.
enum class ArgumentFacts { Believed, Ignored };

/// Answers are cached. Attach it to a rewriter as its listener, so that what is rewritten or erased
/// is never read again; or call `clear` after changing the IR.
class SameAllocation : public mlir::RewriterBase::Listener {
public:
  /// `root` is the op whose regions are looked at: a function or a module. `symbols` is where
  /// callees are looked up; it outlives the analysis.
  explicit SameAllocation(mlir::Operation *root, mlir::SymbolTableCollection *symbols = nullptr,
                          ArgumentFacts facts = ArgumentFacts::Believed);
  ~SameAllocation() override;

  SameAs relate(mlir::Value a, mlir::Value b);

  /// The value that `memref` is a view of, through everything that must be the same allocation.
  mlir::Value root(mlir::Value memref);

  /// What `memref` may be: sites by id, sorted, and kinds of things. Two values may be the same
  /// only if they share an id, or one `mayBe` of a kind that the other `is`. For buckets: unite
  /// values that share an id, and for each kind that one value may be, all that are of it; no pair
  /// scan is needed.
  struct Origins {
    enum Kinds : unsigned {
      Local = 1,        ///< Allocated in this function; two are the same only if they share an id.
      Captured = 2,     ///< ... and memory or a callee may know it.
      Argument = 4,     ///< A function argument.
      LoneArgument = 8, ///< One with freehold.noalias, without a list.
      Global = 16,      ///< A memref.global.
      Outside = 32,     ///< Something from memory, or from an op that says nothing.
      InMemory = Captured | Argument | LoneArgument | Global | Outside,
      Anything = 63,
    };
    llvm::ArrayRef<unsigned> ids;
    /// Too many origins to list: ids is empty, and it may be anything.
    bool wide = false;
    unsigned is = 0;
    unsigned mayBe = 0;
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
