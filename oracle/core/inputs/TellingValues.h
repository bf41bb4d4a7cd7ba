//===- TellingValues.h - Values that tell wrong arithmetic ------*- C++ -*-===//
// Most mistakes in arithmetic and comparisons show for few combinations of values: a remainder of a
// negative number by a positive one, two zeros of different sign, a sum whose rounding depends on
// the order. A row has values that belong together. The parameters of a type get them in turn, and
// so do the cells of a buffer:
//
// clang-format off
//   row   integers                              floats (p: digits of the format)
//    0    negative by positive                  zeros of both signs
//    1    positive by negative                  2^p and ones: sums depend on the order
//    2    equal in the lower half of the bits   NaN, a number
//    3    two negative                          a product whose rounding error is left (fma)
//    4    two positive                          a number, NaN
//    5    about the middle of 64 bits, or ends  zeros the other way round
//    6    the ends and -1                       quotients that a reciprocal misses
//    7    positive by larger negative           halfway in narrower formats: rounding twice
//    8    equal in the lower half, swapped      numbers with all digits, or as row 7
//    9    equal: the lowest                     the least number and the next one
//   10    overflow; neighbours                  the largest number and the one before
//   11    numbers of the program                the same, and products with them
//   12    just above the middle of two floats   the middle of two numbers of a narrower format
//   13    likewise, for unsigned integers       all minus infinity
//   14    as row 12                             all infinity
//   15    a sum that overflows in one order     a product in the middle of two numbers, and a tiny one
//   16    a product that is a sum               the same
//   17    what a factor makes the lowest, -1    all next to 0
//   18    in the middle of two floats           the middle of two numbers of f32, ...
//   19    squares that leave the type           the same of f16, ...
//   20    what f32 has not, beside cells it has all far below 0
//   21    the same of f64                       not far from 0
//   22    drawn; the lower half of cells is 0   all one decimal fraction
//   23    large neighbours; cells 0, 1 and -1   decimal fractions of different size
//   24-   drawn                                 drawn
// clang-format on
//
// For cells of integer buffers, rows are instead ascending, descending, constant (zeros, or a number of
// the program) or alternating.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

#include "mlir/IR/Types.h"

namespace freehold {

/// Number of the first of these rows, which callers also write to globals.
inline constexpr size_t kNamedRows = 18;

/// Returns the first `count` rows of a scalar type, none of them empty. No rows for a type that is
/// neither an integer, nor index, nor a float.
std::vector<std::vector<ScalarArgument>>
tellingScalars(mlir::Type type, size_t count, uint64_t seed, const ProgramNumbers &numbers);

/// Like above, for the cells of a buffer.
std::vector<std::vector<ScalarArgument>> tellingCells(mlir::Type element, size_t count,
                                                      uint64_t seed, const ProgramNumbers &numbers);

} // namespace freehold
