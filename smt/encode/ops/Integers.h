//===- Integers.h - Integer arithmetic on bit-vectors -----------*- C++ -*-===//
// Shared by arith, index and math. An integer of up to 64 bits is a bit-vector of its width; an i1
// is converted to one bit temporarily. Sums, comparisons, logic, shifts, resizing and all ops with
// a literal operand are exact. A product, quotient or remainder of two unknown numbers is exact up
// to kExactBits. Above, where solvers would not terminate, it is an unknown function, the same in
// both functions of a rewrite. The conditions for undefined behaviour and poison are always exact,
// except for the overflow of an unknown product, which is an unknown condition.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/encode/Encoder.h"

namespace freehold::smt {

struct Number {
  Term bits, poison;
  unsigned width() const { return bits->sort.width; }
};

/// Returns a single integer of up to 64 bits. Reports other values and returns std::nullopt.
std::optional<Number> numberOf(Encoder &e, mlir::Value value);
/// Sets the result, which is poison if `number.poison` holds.
void setNumber(Encoder &e, mlir::Value result, Number number);
/// Returns true if an operand is an integer too wide for a bit-vector.
bool isWide(mlir::Operation *op);

/// Returns the product, quotient or remainder, exact or unknown as above.
Term product(Terms &t, Term a, Term b);
/// Returns whether the sum, difference or product does not fit.
Term sumOverflows(Terms &t, bool isSigned, Term a, Term b);
Term differenceOverflows(Terms &t, bool isSigned, Term a, Term b);
Term productOverflows(Terms &t, bool isSigned, Term a, Term b);

/// For counterexamples: conditions under which unknown products and quotients in `roots` have small
/// operands and their computed values. If they cannot hold, there are counterexamples without them.
std::vector<Term> computeSmall(Terms &t, llvm::ArrayRef<Term> roots);

enum class Quotient : uint8_t { DivUI, DivSI, CeilDivUI, CeilDivSI, FloorDivSI, RemUI, RemSI };
/// The op is undefined if the divisor is zero or poison, or if a signed quotient overflows. With
/// `isExact` the result is poison if the remainder is not zero.
void encodeDivision(mlir::Operation *op, Encoder &e, Quotient which, bool isExact);

enum class Shift : uint8_t { Left, RightSigned, RightUnsigned };
/// The result is poison if the amount is at least the width, or if bits are lost although `isExact`
/// of a right shift or the wrap flags of a left shift exclude it.
struct ShiftFlags {
  bool isExact = false, noSignedWrap = false, noUnsignedWrap = false;
};
void encodeShift(mlir::Operation *op, Encoder &e, Shift which, ShiftFlags flags);

/// An operation on two numbers that is defined for all of them.
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

/// Extends by zeros or by the sign, or truncates, to the result's width.
void encodeResize(mlir::Operation *op, Encoder &e, bool isSigned);
/// `predicate` uses the numbers that arith.cmpi and index.cmp share.
Term compare(Terms &t, unsigned predicate, Term a, Term b);

} // namespace freehold::smt
