//===- Values.h - What handlers of several dialects share -------*- C++ -*-===//
#pragma once

#include "smt/encode/Encoder.h"

namespace freehold::smt {

/// Returns the operands, all i1, with their poison; `list` is the list of which they are
/// elementwise, if any. Reports other operands and returns std::nullopt.
std::optional<std::vector<ScalarTerm>> bitsOf(Encoder &e, mlir::ValueRange operands,
                                              std::optional<unsigned> &list);
void setBits(Encoder &e, mlir::Value result, ScalarTerm bits, std::optional<unsigned> list);

/// Returns the text of the op without operands and location. Ops with equal texts compute equal
/// results of equal operands.
std::string spelling(mlir::Operation *op);

/// Returns `a` or `b` with its poison, as the condition selects; std::nullopt if they cannot be
/// mixed.
std::optional<EncodedValue> choose(Encoder &e, Term condition, const EncodedValue &a,
                                   const EncodedValue &b);

/// Returns whether one of `operands`, all single scalars, is poison.
Term anyPoison(Encoder &e, mlir::ValueRange operands);

/// Encodes an op on single scalars that is defined for all values, and whose results are poison
/// only if an operand is or `poison` holds. Its results are unknown functions of its operands.
void encodeUnknown(mlir::Operation *op, Encoder &e, Term poison);

/// The row of such an op.
template <typename Op> void encodeTotal(Op op, Encoder &e) {
  encodeUnknown(op.getOperation(), e, e.t.no());
}

} // namespace freehold::smt
