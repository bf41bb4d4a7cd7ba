//===- Values.h - What handlers of several dialects share -------*- C++ -*-===//
#pragma once

#include "smt/encode/Encoder.h"

namespace freehold::smt {

/// The operands, all i1, with their poison; `list` is the list that they are elements of, if any is.
/// nullopt after saying that it is not supported.
std::optional<std::vector<ScalarTerm>> bitsOf(Encoder &e, mlir::ValueRange operands,
                                              std::optional<unsigned> &list);
void setBits(Encoder &e, mlir::Value result, ScalarTerm bits, std::optional<unsigned> list);

/// The op without operands and location: ops with equal spellings compute the same of equal
/// operands.
std::string spelling(mlir::Operation *op);

/// One or the other, with the poison of the one that is chosen; nullopt for what cannot be mixed.
std::optional<EncodedValue> choose(Encoder &e, Term condition, const EncodedValue &a,
                                   const EncodedValue &b);

/// Whether one of `operands`, all single scalars, is poison.
Term anyPoison(Encoder &e, mlir::ValueRange operands);

/// An op on single scalars that is defined for all values and gives poison only where an operand is
/// poison or `poison` holds: its results are unknown functions of its operands.
void encodeUnknown(mlir::Operation *op, Encoder &e, Term poison);

/// The row of such an op.
template <typename Op> void encodeTotal(Op op, Encoder &e) {
  encodeUnknown(op.getOperation(), e, e.t.no());
}

} // namespace freehold::smt
