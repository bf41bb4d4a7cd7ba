//===- CornerInputs.h - Inputs at the corners of loops and arithmetic -*- C++ -*-===//
// Whether a loop runs at all, how its last tile ends and which sign a product has are often questions of two small
// numbers at a time, such as an empty buffer and a window of 2. In these inputs the sizes of one class are equal, and
// integers that are used as sizes have the size of their class:
//
// clang-format off
//   few      Sizes are all 0, all 1, or all 2, each with other integers that are all 2, or 0, 1, 2, ... or 3, 2, 1, ...
//            in turn.
//            Empty buffers also have all integers 0 or 1 in all combinations, if there are two or three.
//   full     All cells of a buffer of integers are one extreme of the type; sizes are 300, or more than a number of the
//            program.
//            Or the cells are Parameter::multiples; or one of four is an extreme, and the others small, of both signs.
//   ones     Sizes are 2, 3, ... by their dimension, and two of two buffers and dimensions are 1.
//   rows     Those of a matrix whose type leaves their stride open begin before the row before has ended.
//   tiles    Sizes are all t, t + 1, ..., up to 2 t - 1, for numbers t of the program, and products of two of its numbers
//            and their sum with one; and one class is 2 or 3 while the others are t + 1.
//   cube     A function without buffers: its integers are all combinations of -2 to 2, if it has up to three.
// clang-format on
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

namespace freehold {

/// Makes these inputs; none if there are neither dynamic sizes nor integers. All are probes (Inputs::isProbe). The
/// fields sizeClasses and tellingRows of each parameter must be filled in.
std::vector<Inputs> cornerInputs(const std::vector<Parameter> &parameters,
                                 const InputOptions &options, const ProgramNumbers &numbers);

} // namespace freehold
