//===- Choices.h - Buffers that selects choose between ----------*- C++ -*-===//
// If a forwarded memref is a tree of selects and views, and of each leaf it is known whether it is
// a root's allocation, then the selects' conditions say whether the memref is. No address has to be
// compared.
//
//   %s = arith.select %c, %a, %b     %s is %a iff %c, else %b: if both are owned, so is %s
//   cf.br ^bb1(%s)
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Emit.h"
#include "passes/ownership/Roots.h"

namespace freehold::ownership {

/// The most leaves of a tree. Addresses are compared if a tree has more.
inline constexpr unsigned kLeavesMax = 16;

/// Whether a value is a root.
using IsRoot = llvm::function_ref<bool(mlir::Value)>;

/// The leaves of `value` from left to right, each as often as it occurs; empty if there are more
/// than kLeavesMax. A root is a leaf, except for the result of an scf.if that Flow::source takes
/// for a select: that never owns.
llvm::SmallVector<mlir::Value> leavesInOrder(const Flow &flow, IsRoot isRoot, mlir::Value value);

/// Builds the i1 that says whether the selects of `value` chose one of the leaves for which
/// `chosen`, in the order of leavesInOrder, is true.
mlir::Value buildChoice(mlir::OpBuilder &builder, mlir::Location loc, const Flow &flow,
                        IsRoot isRoot, Emit &emit, mlir::Value value, llvm::ArrayRef<bool> chosen);

} // namespace freehold::ownership
