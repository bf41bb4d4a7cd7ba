//===- JointInputs.h - Inputs whose integers fit together -------*- C++ -*-===//
// Integers that say where a slice begins, how long it is, or into which sizes others are reshaped fit only jointly: two slices
// lie behind one another, sizes have one product, offsets add up to less than a size. Drawn one by one they seldom do, and
// then in trivial ways, all 0 or all alike. These inputs are all combinations of small integers:
//
// clang-format off
//   integers  One or two are 0 to 4 each, three 0 to 3, four 1 to 3.
//   sizes     Dynamic ones of a buffer of several dimensions are 2, 3, 4, ...; lines are 9, 2, 1, 3, 9, ... in their order, or with
//             up to two integers also 2, 1, 3, 9, ...
//   cells     0, 1, 2, ... in the order in which they lie.
// clang-format on
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

namespace freehold {

/// Makes these inputs; none unless there are one to four integers of at least 8 bits and a buffer with a dynamic size. All are
/// probes (Inputs::isProbe). The field smallNumbers of each parameter must be filled in.
std::vector<Inputs> jointInputs(const std::vector<Parameter> &parameters,
                                const InputOptions &options);

} // namespace freehold
