//===- Formulas.h - What ops compute, as formulas ---------------*- C++ -*-===//
// An integer of n bits is a bit-vector of n bits, an index one of 64.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Term.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/Operation.h"

namespace freehold::search {

/// Returns the only result of an op on integers; null if the op is not known, or if an operand is null.
smt::Term resultOf(smt::Terms &terms, mlir::Operation *op, llvm::ArrayRef<smt::Term> operands);

/// Returns an i1 as a bit-vector that says whether the comparison holds, and the condition itself.
smt::Term asBit(smt::Terms &terms, smt::Term condition);
smt::Term isSet(smt::Terms &terms, smt::Term bit);
smt::Term compared(smt::Terms &terms, mlir::arith::CmpIPredicate predicate, smt::Term a,
                   smt::Term b);

/// Returns the value of an affine expression of these dimensions and symbols; null if it is semi-affine.
smt::Term affineValue(smt::Terms &terms, mlir::AffineExpr expr, llvm::ArrayRef<smt::Term> dims,
                      llvm::ArrayRef<smt::Term> symbols);

} // namespace freehold::search
