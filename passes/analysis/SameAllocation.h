//===- SameAllocation.h - Are two memrefs the same allocation? --*- C++ -*-===//
// Says of two memrefs that are in scope at one point whether they are views of the same allocation
// whenever control is at that point.
//
// Iterations of loops are told apart: one allocation op in a loop makes many allocations. The
// analysis rests on three facts:
//   same       both come from one SSA value through views, or through joins that only ever receive
//              that value
//   different  their origins (allocation ops, function arguments, globals, memory) are disjoint
//   different  one comes from a fresh allocation `x`, the other from values that were there before
//              the current execution of `x` (they properly dominate it)
//
// The answers hold while both allocations are live. Afterwards addresses may be reused.
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

/// Whether freehold.noalias on a function argument counts. It is an assumption for proofs
/// of rewrites, and the inputs that judges make keep to it (oracle/core/inputs/ApartArguments.h). Calls
/// within a module are not checked.
enum class ArgumentFacts { Believed, Ignored };

/// Answers are cached. After a change of the IR they are stale: attach the analysis to the rewriter
/// as its listener, which drops what the change affects, or call `clear`.
class SameAllocation : public mlir::RewriterBase::Listener {
public:
  /// `root` is the function or module whose regions are looked at. Callees are looked up in
  /// `symbols`, which must outlive the analysis; if it is null, the analysis makes tables of its
  /// own.
  explicit SameAllocation(mlir::Operation *root, mlir::SymbolTableCollection *symbols = nullptr,
                          ArgumentFacts facts = ArgumentFacts::Believed);
  ~SameAllocation() override;

  SameAs relate(mlir::Value a, mlir::Value b);

  /// The earliest value that certainly is the same allocation as `memref`: through views, and
  /// through joins that only ever receive one value.
  mlir::Value root(mlir::Value memref);

  /// What a memref may be: the ids of allocation sites, sorted, and kinds. Two memrefs may be the
  /// same allocation only if they share an id, or if one `mayBe` of a kind that the other `is`. So
  /// values can be put in buckets without comparing pairs: unite those that share an id, and for
  /// each kind that some value may be, that value with all that are of the kind.
  struct Origins {
    enum Kinds : unsigned {
      Local = 1,        ///< Allocated in this function; two are the same only if they share an id.
      Captured = 2,     ///< ... and memory or a callee may know it.
      Argument = 4,     ///< A function argument.
      LoneArgument = 8, ///< An argument with freehold.noalias, without a list.
      Global = 16,      ///< A memref.global.
      Outside = 32,     ///< Something from memory, or from an op that says nothing.
      InMemory = Captured | Argument | LoneArgument | Global | Outside,
      Anything = 63,
    };
    llvm::ArrayRef<unsigned> ids;
    /// Whether there are too many sites to list. `ids` is empty then, and it may be anything.
    bool wide = false;
    unsigned is = 0;
    unsigned mayBe = 0;
  };
  Origins origins(mlir::Value memref);

  void clear();

  // An op that is replaced is no case of its own: its users are modified, and then it is erased.
  void notifyOperationErased(mlir::Operation *op) override;
  void notifyOperationModified(mlir::Operation *op) override;
  void notifyOperationInserted(mlir::Operation *op, mlir::OpBuilder::InsertPoint previous) override;
  void notifyBlockErased(mlir::Block *block) override;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace freehold
