//===- OddCellInputs.h - Inputs in which one cell is odd --------*- C++ -*-===//
// Loops that ask whether all cells are equal, rise, or are those of another buffer, and that leave out their first or
// last trip, give another result only if all cells but that one fit. In drawn contents several cells do not fit, so
// that the answer is the same without one of them. In these inputs all buffers hold the same:
//
// clang-format off
//   cells     1, 1, 1, ..., or 0, 1, 2, ... in the order in which they lie.
//   odd cell  None; or one of one buffer, which is 0, or more than all others, which are then 0, or rise. Of up to 9
//             cells each is the one, else the first, the last and the middle one.
//   words     Or the cells of one buffer begin with each word of four of two of the program's first three numbers, with each pair of its
//             first six, or are 1, 2, ..., 0, a list through all cells if they are indices. 1 and 0 count only in the only buffer, where
//             there are too few others.
//   i1        A buffer of up to 6 such cells has all contents.
//   sizes     Dynamic ones are 5, or 3 if some buffer has two dimensions; of lines also 9, where one cell is more than the others. So are
//             integers that are used as sizes.
//   indices   The sizes of a buffer, as the ends of loops are; or 0, 1, 2, ... in turn.
// clang-format on
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

namespace freehold {

/// Makes these inputs; none if no parameter is a buffer of integers or floats that has at least 2 and at most 64
/// cells. All are probes (Inputs::isProbe). The fields sizeClasses,
/// smallNumbers and tellingRows of each parameter must be filled in.
std::vector<Inputs> oddCellInputs(const std::vector<Parameter> &parameters,
                                  const InputOptions &options);

} // namespace freehold
