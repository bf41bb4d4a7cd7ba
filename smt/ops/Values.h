//===- Values.h - What handlers of several dialects share -------*- C++ -*-===//
#pragma once

#include "smt/Encoder.h"

namespace freehold::smt {

/// The operands, all i1, as terms; `list` is the list that they are elements of, if any is. nullopt
/// after saying that it is not supported.
std::optional<std::vector<Term>> bitsOf(Encoder &e, mlir::ValueRange operands,
                                        std::optional<unsigned> &list);
void setBits(Encoder &e, mlir::Value result, Term bits, std::optional<unsigned> list);

Sort sortOf(mlir::Type scalar);
void setScalar(Encoder &e, mlir::Value result, Term term);

/// The op without operands and location: ops with equal spellings compute the same of equal
/// operands.
std::string spelling(mlir::Operation *op);

/// One or the other; nullopt for what cannot be mixed.
std::optional<EncodedValue> choose(Encoder &e, Term condition, const EncodedValue &a,
                                   const EncodedValue &b);

/// An op on scalars that has no effects: results are unknown functions of operands.
void encodePure(mlir::Operation *op, Encoder &e);

} // namespace freehold::smt
