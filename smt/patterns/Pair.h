//===- Pair.h - A shape before and after, as a rewrite ----------*- C++ -*-===//
// A pair is proved like a user's rewrite (smt/refine/Refine.h). An allocation that both functions
// have, as identified by its name location, becomes an argument that is owned and does not alias
// any other:
//
//   func.func @src(.., %a: memref<4xi32> {freehold.noalias, freehold.owned}) ..
//
// So "frees the same" applies to it, and a counterexample is a set of arguments. That requires
// slightly more than refinement does, since a rewrite may exchange allocations. But patterns of
// bufferization.dealloc can at most erase an allocation. Then it stays an allocation of the source,
// and only the target's duties count.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/encode/Facts.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace freehold::smt::patterns {

struct Pair {
  /// A module with @src and @tgt, as `freehold-prove rewrite` reads it.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  Rewrite rewrite;

  std::string text() const;
};

/// Makes a pair; does not change the functions.
Pair makePair(mlir::func::FuncOp source, mlir::func::FuncOp target);

/// Returns the numbers of ops and operands before and after: "deallocs 1 -> 2, memrefs 2 -> 2,
/// retained 1 -> 0".
std::string describeChange(mlir::func::FuncOp source, mlir::func::FuncOp target);

} // namespace freehold::smt::patterns
