//===- TellingInputs.h - Inputs for mistakes of known kinds -----*- C++ -*-===//
// Inputs for which typical mistakes of compilers change the result. makeInputs varies sizes, values
// and overlaps independently; many mistakes show only for certain combinations of them, such as two
// unequal sizes with a negative dividend. The inputs made here have such combinations. All are
// probes (Inputs::isProbe). Input N is made as follows:
//
// clang-format off
//   values        Row N of TellingValues.h. The arguments of one type take the values of the row
//                 in turn, and so do the cells of a buffer. Unless N is a multiple of 8, each
//                 buffer starts one value after the buffer before it.
//   sizes         Sizes of one class (SizeClasses.h) are equal. The sizes of different classes are
//                 ascending (N % 4 = 0), all equal (1), descending (2), or equal for one pair of
//                 classes only (3). An integer argument that is used as a size is the size of its
//                 class if N is even.
//   ranks         Unranked memrefs have rank 0, 1, 3, 2, 4 for N % 5 = 0 to 4.
//   overlaps      If N % 3 = 2, one memref argument is placed in a row of another argument of
//                 higher rank, in a public global, or in a cell of a buffer of memrefs. All
//                 possible places are used in turn.
// clang-format on
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

namespace freehold {

/// Of Parameter::tellingRows, the decimal fractions of different size.
inline constexpr size_t kFractionsRow = 23;

/// Returns how many inputs tellingInputs makes for these options: none if options.count is less
/// than 8, otherwise three quarters of it, and twelve more.
size_t tellingRowsFor(const InputOptions &options);

/// Makes these inputs for a function with `parameters`, the same ones for the same options. The
/// fields tellingRows, smallNumbers, sizeClasses, globals and cellGroup of each parameter must be filled in.
std::vector<Inputs> tellingInputs(const std::vector<Parameter> &parameters,
                                  const InputOptions &options);

} // namespace freehold
