//===- Growth.h - Whether counts grow faster than a square ------*- C++ -*-===//
// Counts of what a pass does with 3, 6, 9, ... copies of a program. If they lie on a polynomial of degree 2,
// their third differences are 0, whatever its coefficients are. They are positive for each faster growth:
//
//   n                3    6    9   12   15   18          third differences
//   3n^2 + 50n     177  408  693 1032 1425 1872          0  0  0
//   n^3             27  216  729 1728 3375 5832          162  162  162
//
// One jump, such as a table that gets larger, or a pass that begins to do something at some size, shows in at most
// two windows of four counts. So three windows in a row decide, together with how steep the counts are at the end.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>

namespace freehold::growth {

/// What a pass did with one program of a family. Sizes are evenly spaced.
struct Count {
  unsigned copies = 0;
  /// The ops that the pass got.
  uint64_t opsBefore = 0;
  /// The instructions that it executed, or the ops that it left.
  uint64_t amount = 0;
};

struct GrowthLimits {
  /// A third difference has to be this part of the largest count of its window.
  double curvatureMin = 0.02;
  /// log(amount) per log(opsBefore), at each of the last two steps.
  double exponentMin = 2.5;
  /// The last amount has to be at least as large: small ones say nothing.
  uint64_t amountMin = 0;
};

/// Number of counts that decide: three windows of four.
inline constexpr size_t kCountsNeeded = 6;

/// Whether the last counts grow faster than the square of the program's size.
bool growsFasterThanSquare(llvm::ArrayRef<Count> counts, const GrowthLimits &limits);

} // namespace freehold::growth
