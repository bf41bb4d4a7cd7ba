//===- DefinedOps.h - Ops that no operand makes undefined -------*- C++ -*-===//
// What a target does without its source has to be defined whatever the operands are. MLIR's own
// answer, isSpeculatable, is not enough: it is true of arith.remsi, which divides, of an affine.apply whose
// divisor is a symbol, and of tensor.extract with any index.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Operation.h"

namespace freehold::smt::safe {

/// Whether each expression divides by positive constants only.
bool dividesByConstants(llvm::ArrayRef<mlir::AffineExpr> exprs);

/// Whether an op without effects is defined for all operands. Its results may be poison.
bool isAlwaysDefined(mlir::Operation *op);

enum class Divisor : uint8_t { None, Signed, Unsigned };

/// What an op on integers divides by: its second operand, if anything. It is defined if an unsigned divisor is
/// not zero, or a signed one is positive.
Divisor divisorOf(mlir::Operation *op);

} // namespace freehold::smt::safe
