//===- Choices.h - Buffers that selects choose between ----------*- C++ -*-===//
// Where what is forwarded is a tree of selects and views whose leaves are known, no address has to
// be compared to tell whether it is the buffer of a root:
//
//   %s = arith.select %c, %a, %b     %a is %s iff %c; %b is %s iff not %c; so %s always is owned
//   cf.br ^bb1(%s)
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Emit.h"
#include "passes/ownership/Roots.h"

namespace freehold::ownership {

/// Leaves of one tree; a tree with more is compared at run time.
inline constexpr unsigned kLeavesMax = 16;

using RootNumbers = llvm::DenseMap<mlir::Value, unsigned>;

/// The leaves of `value` from left to right, each as often as it occurs. A root is a leaf, but for
/// a choice of an scf.if, which never owns. Empty:
/// there are too many.
llvm::SmallVector<mlir::Value> leavesInOrder(const Flow &flow, const RootNumbers &roots,
                                             mlir::Value value);

/// The condition under which `value` is one of the leaves that `chosen` says, in their order.
mlir::Value buildChoice(mlir::OpBuilder &builder, mlir::Location loc, const Flow &flow,
                        const RootNumbers &roots, Emit &emit, mlir::Value value,
                        llvm::ArrayRef<bool> chosen);

} // namespace freehold::ownership
