//===- FloatOps.h - What MLIR's lowering computes otherwise -----*- C++ -*-===//
// Ops on floats that MLIR's own lowering to LLVM computes in another way than they are defined. Those that
// can be said in another way are rewritten before it; the others have no native code that is theirs.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

namespace freehold::native {

/// Returns the first op with a rounding mode of its own; null if there is none. The intrinsic that is made of
/// it tells LLVM which mode the machine is in, and does not set it, so that native code rounds to nearest.
mlir::Operation *firstRounded(mlir::ModuleOp module);

/// vector.fma rounds once, as llvm.fma does, but convert-vector-to-llvm makes llvm.fmuladd of it, which some
/// targets round twice. So it is replaced by math.fma.
void keepFused(mlir::ModuleOp module);

/// arith.maximumf orders zeros by their signs, but the comparison that arith-expand makes of it
/// does not. So it is replaced by LLVM's intrinsic, and arith.minimumf likewise, for the types for which every
/// target has that.
void keepSignsOfZeros(mlir::ModuleOp module);

} // namespace freehold::native
