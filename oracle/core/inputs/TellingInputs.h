//===- TellingInputs.h - Inputs for mistakes of known kinds -----*- C++ -*-===//
// makeInputs varies sizes, values and overlaps independently. The inputs made here combine what
// known kinds of mistakes need at the same time. All are probes (Inputs::isProbe). Input N has:
//
// clang-format off
//   values        row N of TellingValues.h: arguments of a type take its values in turn, and cells of
//                 each buffer do; where N is not a multiple of 8, each buffer starts one value later
//   sizes         of one class (SizeClasses.h) equal; of several classes ascending (N % 4 = 0), all
//                 equal (1), descending (2), or two equal and the others not (3). Integers that are
//                 sizes have their class's size where N is even.
//   ranks         of unranked memrefs: 0, 1, 3, 2 for N % 4 = 0 to 3
//   places        where N % 3 = 2: an argument in a row of another one of more dimensions, in a public
//                 global, or in a cell of a buffer of memrefs, one of these in turns
// clang-format on
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

namespace freehold {

/// Returns the number of such inputs for these options: none if few inputs are asked for, else
/// three quarters of `count`.
size_t tellingRowsFor(const InputOptions &options);

/// Requires that tellingRows, sizeClasses, globals and cellGroup of the parameters are set.
std::vector<Inputs> tellingInputs(const std::vector<Parameter> &parameters,
                                  const InputOptions &options);

} // namespace freehold
