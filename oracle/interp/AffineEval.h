//===- AffineEval.h - Affine maps and sets into registers -------*- C++ -*-===//
// Affine expressions are signed 64-bit arithmetic. Overflow gives poison, as the nsw flags
// of the lowering do; division by a number that is not positive is undefined. A dimension or
// symbol alone costs nothing: it is read where it is.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Compile.h"

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/IntegerSet.h"

namespace freehold::interp {

/// The registers in which an expression finds its dimensions and symbols.
struct AffineOperands {
  llvm::SmallVector<uint32_t> dims, symbols;
};

/// The operands of an op, dimensions first.
AffineOperands affineOperands(Emitter &e, unsigned dims, mlir::ValueRange operands);

/// The register that holds the expression's value; it may be an operand's own.
uint32_t emitAffineExpr(Emitter &e, mlir::AffineExpr expr, const AffineOperands &operands);
/// Puts the expression's value into `dst`.
void emitAffineExprTo(Emitter &e, mlir::AffineExpr expr, const AffineOperands &operands,
                      uint32_t dst);

/// One register for each result.
llvm::SmallVector<uint32_t> emitAffineMap(Emitter &e, mlir::AffineMap map,
                                          const AffineOperands &operands);

enum class Extreme : uint8_t { Least, Greatest };
/// The least or greatest of a map's results, in a register that may be an operand's own.
uint32_t emitExtreme(Emitter &e, Extreme which, mlir::AffineMap map,
                     const AffineOperands &operands);

/// Goes on at `otherwise` when not all constraints hold. All of them are evaluated.
void emitJumpUnlessInside(Emitter &e, mlir::IntegerSet set, const AffineOperands &operands,
                          Label otherwise);

} // namespace freehold::interp
