//===- Integers.h - Integer arithmetic on bit-vectors -----------*- C++ -*-===//
// Shared by the dialects arith, index and math. An integer of up to 64 bits is a bit-vector of its
// width; an i1 is one of one bit in between. Sums, comparisons, logic, shifts, resizing and all that
// has a literal operand are exact. A product, quotient or remainder of two unknown numbers is exact
// up to kExactBits; above, where solvers would not come to an end, it is an unknown function of both,
// the same in both functions of a rewrite. When an op is undefined or gives poison is exact in either
// case, but for the overflow of an unknown product, which is an unknown condition.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/encode/Encoder.h"

namespace freehold::smt {

struct Number {
  Term bits, poison;
  unsigned width() const { return bits->sort.width; }
};

/// A single integer of up to 64 bits; nullopt after saying that it is not supported.
std::optional<Number> numberOf(Encoder &e, mlir::Value value);
/// The result is poison where `number.poison` holds.
void setNumber(Encoder &e, mlir::Value result, Number number);
/// Whether an operand is an integer that is too wide to be a bit-vector.
bool isWide(mlir::Operation *op);

/// The product, quotient or remainder, exact or unknown as above.
Term product(Terms &t, Term a, Term b);
/// Whether the sum, difference or product does not fit.
Term sumOverflows(Terms &t, bool isSigned, Term a, Term b);
Term differenceOverflows(Terms &t, bool isSigned, Term a, Term b);
Term productOverflows(Terms &t, bool isSigned, Term a, Term b);

/// For counterexamples: what makes the unknown products and quotients below `roots` those of small
/// numbers, which are computed. No fact: where it cannot hold, other counterexamples do.
std::vector<Term> computeSmall(Terms &t, llvm::ArrayRef<Term> roots);

enum class Quotient : uint8_t { DivUI, DivSI, CeilDivUI, CeilDivSI, FloorDivSI, RemUI, RemSI };
/// Undefined for a divisor that is zero or poison, and for a signed quotient that overflows.
/// `isExact`: poison if something is left over.
void encodeDivision(mlir::Operation *op, Encoder &e, Quotient which, bool isExact);

enum class Shift : uint8_t { Left, RightSigned, RightUnsigned };
/// Poison for an amount of the width or more, and if bits are lost that may not be: `isExact` of a
/// right shift, the wrap flags of a left one.
struct ShiftFlags {
  bool isExact = false, noSignedWrap = false, noUnsignedWrap = false;
};
void encodeShift(mlir::Operation *op, Encoder &e, Shift which, ShiftFlags flags);

/// An operation of two numbers that is defined for all of them.
using Combine = Term (*)(Terms &t, Term a, Term b);
void encodeBinary(mlir::Operation *op, Encoder &e, Combine combine);
Term sum(Terms &t, Term a, Term b);
Term difference(Terms &t, Term a, Term b);
Term bitAnd(Terms &t, Term a, Term b);
Term bitOr(Terms &t, Term a, Term b);
Term bitXor(Terms &t, Term a, Term b);
Term leastUnsigned(Terms &t, Term a, Term b);
Term leastSigned(Terms &t, Term a, Term b);
Term greatestUnsigned(Terms &t, Term a, Term b);
Term greatestSigned(Terms &t, Term a, Term b);
template <typename Op, Combine combine> void encodeBinaryAs(Op op, Encoder &e) {
  encodeBinary(op.getOperation(), e, combine);
}

/// To the result's width: by zeros, or by copies of the sign, or cut.
void encodeResize(mlir::Operation *op, Encoder &e, bool isSigned);
/// `predicate` has the numbers that arith.cmpi and index.cmp share.
Term compare(Terms &t, unsigned predicate, Term a, Term b);

} // namespace freehold::smt
