//===- LoweredOtherwise.h - What MLIR's lowering computes otherwise -*- C++ -*-===//
// Some ops have other results than they are defined to have after MLIR's own lowering to LLVM. Those that can
// be said in another way are rewritten before it:
//
// clang-format off
//   vector.fma                   math.fma: the lowering makes llvm.fmuladd of it, which some targets round twice
//   vector.reduction <add>       from -0.0, without a start of its own: the lowering starts with +0.0
//   math.expm1, math.log1p       libm's functions: the lowering makes exp(x) - 1 and log(1 + x), which lose small x
//   math.rsqrt of f16, bf16      computed in f32, as other functions are: the lowering rounds root and quotient
//   arith.remsi, index.rems      with 1 in the place of a divisor of -1: llvm.srem is undefined, and traps, where the quotient overflows
//   index.ceildivs, floordivs    arith's ops: convert-index-to-llvm divides in both arms of a select, and traps in the one not taken
//   arith.maximumf, minimumf     LLVM's intrinsics: the comparisons that arith-expand makes take -0 and 0 for equal
// clang-format on
//
// The others have no native code that is theirs.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include <optional>

namespace freehold::native {

struct LoweredOtherwise {
  mlir::Operation *op = nullptr;
  /// What native code computes instead.
  llvm::StringRef why;
};

/// Returns the first op without native code of its own; std::nullopt if there is none.
std::optional<LoweredOtherwise> firstLoweredOtherwise(mlir::ModuleOp module);

/// Rewrites the ops of the table above.
void keepResults(mlir::ModuleOp module);

/// Rewrites what the lowering does not take although there is native code for it: memory spaces, which a host does not
/// have, and memref.alloca_scope with results.
void makeLowerable(mlir::ModuleOp module);

} // namespace freehold::native
