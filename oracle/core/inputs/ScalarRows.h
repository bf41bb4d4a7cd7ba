//===- ScalarRows.h - Inputs of functions that take only scalars -*- C++ -*-===//
// What such a function decides is often a conjunction of several comparisons: a point is in a box, two keys are equal and the third
// one is less, a minute and an hour end together. Few inputs make most of them true, and runs without buffers are cheap, so that there
// can be many:
//
// clang-format off
//   numbers  The integers are all combinations of the program's own numbers, of as many as give up to 125 of them; and of the greatest
//            one, 0, 1, the least one and -1.
//   orders   With three integers or four, 1, 2, 3, ... in each order; with more, ascending, descending, and turned round.
//   drawn    With more than three scalars, 20 rows for each, up to 120: each value is one of -1 to 2, where two are often equal, or in
//            every second row the program's numbers and those beside them. i1 are all combinations, one in each row, if they are
//            up to 6.
//   sums     For one integer: by how much each number of the program is above or below a multiple of each other one, as
//            (%x + 1970) % 400 == 0 asks for; and each number shifted by each other one, as (%x >> 17) & 7 == 5 does.
// clang-format on
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

namespace freehold {

/// Makes these inputs; none if some parameter is no integer or float. All are probes (Inputs::isProbe).
std::vector<Inputs> scalarRows(const std::vector<Parameter> &parameters,
                               const InputOptions &options, const ProgramNumbers &numbers);

} // namespace freehold
