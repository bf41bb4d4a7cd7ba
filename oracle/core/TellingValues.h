//===- TellingValues.h - Values that tell wrong arithmetic ------*- C++ -*-===//
// Most mistakes in arithmetic and comparisons show on few combinations of values: a remainder of a
// negative number by a positive one, two zeros of different sign, a sum whose rounding depends on the
// order. A row has values that belong together; the parameters of a type take them in turn, and so
// do the cells of a buffer:
//
// clang-format off
//   row   integers                              floats (p: digits of the format)
//    0    negative by positive                  zeros of both signs
//    1    positive by negative                  2^p and ones: sums depend on the order
//    2    equal in the lower half of the bits   NaN, a number
//    3    two negative                          a product whose rounding error is left (fma)
//    4    two positive                          zeros the other way round
//    5    about the middle of 64 bits, or ends  a number, NaN
//    6    -1 and the ends                       quotients that a reciprocal misses
//    7    positive by larger negative           halfway in narrower formats: rounding twice
//    8    equal in the lower half, swapped      numbers with all digits, or as row 7
//    9    equal                                 the least number
//   10    overflow                              the largest number
//   11    numbers of the program                the same, and products with them
//   12-   drawn                                 drawn
// clang-format on
//
// In buffers of integers the cells of a row rise, fall, are equal or alternate instead.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Inputs.h"

#include "mlir/IR/Types.h"

namespace freehold {

/// Rows with a rule of their own; later ones are drawn.
inline constexpr size_t kNamedRows = 12;

/// The first `count` rows of a scalar type, none of them empty; no rows for a type that is neither an
/// integer of up to 64 bits, nor index, nor a float.
std::vector<std::vector<ScalarArgument>>
tellingScalars(mlir::Type type, size_t count, uint64_t seed, const ProgramNumbers &numbers);

/// The same for the cells of a buffer.
std::vector<std::vector<ScalarArgument>> tellingCells(mlir::Type element, size_t count,
                                                      uint64_t seed, const ProgramNumbers &numbers);

} // namespace freehold
