//===- Pair.h - A shape before and after, as a rewrite ----------*- C++ -*-===//
// What is proved of a pair is that of a user's rewrite (smt/refine/Refine.h). An allocation that both
// functions have, known by its name location, is one and the same there: it becomes an argument
// that is owned and that no other one aliases,
//
//   func.func @src(.., %a: memref<4xi32> {freehold.noalias, freehold.owned}) ..
//
// so that "frees the same" speaks of it, and so that a counterexample is a set of arguments. That
// asks for a little more than refinement does (a rewrite may well exchange allocations), and all
// that patterns of bufferization.dealloc can do about it is to erase one: then the source's stays
// an allocation, and only the target's duties count.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/encode/Facts.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace freehold::smt::patterns {

struct Pair {
  /// With @src and @tgt, as `freehold-prove rewrite` reads it.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  Rewrite rewrite;

  std::string text() const;
};

/// Neither function is changed.
Pair makePair(mlir::func::FuncOp source, mlir::func::FuncOp target);

/// How many ops and operands there are before and after: "deallocs 1 -> 2, memrefs 2 -> 2, retained
/// 1 -> 0".
std::string describeChange(mlir::func::FuncOp source, mlir::func::FuncOp target);

} // namespace freehold::smt::patterns
