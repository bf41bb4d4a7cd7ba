//===- PureTerms.h - What pure ops compute, as terms ------------*- C++ -*-===//
// Two values of one function and its target are equal if their terms are: terms fold, so that a
// target that a canonicalization has simplified still computes the same terms.
//
// A term says what an op computes where the op has no poison: poison of the source may become any
// value in its target. An op that has poison where its term has a value (overflow flags, `exact`,
// shifts by amounts that are not known) has no term of this kind, since a target may not have more
// poison than its source.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Term.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Operation.h"

#include <optional>

namespace freehold::smt::safe {

/// What is not known but by name: memrefs, floats, vectors, integers of more than 64 bits.
inline constexpr Sort kValue{Sort::Kind::Named, 0, "Value"};

/// i1 are Booleans, other integers of up to 64 bits and indices are bit-vectors.
Sort sortOf(mlir::Type type);

/// The term of a constant; null if it is no integer of at most 64 bits.
Term constantTerm(Terms &terms, mlir::Attribute value);

/// Whether an integer op says more than its term does, such as nsw: where that does not hold, the result
/// is poison.
bool hasFlags(mlir::Operation *op);

/// What a result of an op is, made of the op's operands; null if that is not known.
Term pureTerm(Terms &terms, mlir::OpResult result, llvm::ArrayRef<Term> operands);

/// What an op makes of two Booleans; null if it is not known.
Term flagsTerm(Terms &terms, mlir::Operation *op, Term a, Term b);

using MakeTerm = llvm::function_ref<Term(Term, Term)>;

/// A comparison of two numbers, made of those that say which is less.
Term comparedBy(Terms &terms, mlir::arith::CmpIPredicate predicate, Term a, Term b, MakeTerm isLess,
                MakeTerm isUnsignedLess);

/// The results of a map, made of its dimensions and symbols, all indices; nothing if a result divides
/// by what is no positive number.
std::optional<std::vector<Term>> mapTerms(Terms &terms, mlir::AffineMap map,
                                          llvm::ArrayRef<Term> operands);

/// When each step on the way to a result of a map leaves the numbers that an index has, which is poison; nothing if that
/// is not known.
std::optional<std::vector<Term>> mapOverflows(Terms &terms, mlir::AffineMap map,
                                              llvm::ArrayRef<Term> operands);

} // namespace freehold::smt::safe
