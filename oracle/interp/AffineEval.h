//===- AffineEval.h - Affine maps and sets into registers -------*- C++ -*-===//
// Emits affine expressions as signed 64-bit arithmetic. Overflow gives poison, like the nsw flags
// of the lowering, and so does a ceildiv of the smallest index, which the lowering negates. Division by a number that
// is not positive is undefined. A dimension or symbol
// alone needs no instruction: its own register is used.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Emitter.h"

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/IntegerSet.h"

namespace freehold::interp {

/// The registers of dimensions and symbols.
struct AffineOperands {
  llvm::SmallVector<uint32_t> dims, symbols;
};

/// Returns the registers of an op's operands, dimensions first.
AffineOperands affineOperands(Emitter &e, unsigned dims, mlir::ValueRange operands);

/// Returns the register with the expression's value, which may be that of an operand.
uint32_t emitAffineExpr(Emitter &e, mlir::AffineExpr expr, const AffineOperands &operands);
/// Emits the expression so that its value is in `dst`.
void emitAffineExprTo(Emitter &e, mlir::AffineExpr expr, const AffineOperands &operands,
                      uint32_t dst);

/// Returns one register for each result.
llvm::SmallVector<uint32_t> emitAffineMap(Emitter &e, mlir::AffineMap map,
                                          const AffineOperands &operands);

enum class Extreme : uint8_t { Least, Greatest };
/// Returns a register with the least or greatest result of a map; it may be that of an operand.
uint32_t emitExtreme(Emitter &e, Extreme which, mlir::AffineMap map,
                     const AffineOperands &operands);

/// Jumps to `otherwise` unless all constraints hold. All of them are evaluated.
void emitJumpUnlessInside(Emitter &e, mlir::IntegerSet set, const AffineOperands &operands,
                          Label otherwise);

} // namespace freehold::interp
