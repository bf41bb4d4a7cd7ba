//===- MeetingInputs.h - Inputs whose accesses meet in one cell -*- C++ -*-===//
// A pass that exchanges two accesses, or takes a stored value for a loaded one, is wrong only if the accesses meet
// in one cell and their values differ. Arguments drawn independently of each other rarely do that: the buffers have
// to be one, the indices equal and in bounds, and the scalars unequal. The inputs made here have all of it:
//
// clang-format off
//   buffers   First all arguments of one type that may share a buffer have the same descriptor. Then only two have,
//             since a third one may hide what happens, or two and two others, or they are views of one buffer if their
//             types differ; then one is in a public global; then two begin a few elements apart. All other buffers are apart, with other contents. Dynamic sizes are 8.
//   indices   All 0, all 1, or 0, 1, 2, ... in turn.
//   scalars   Different small numbers. One that is used as a size is 8.
// clang-format on
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

namespace freehold {

/// Makes these inputs; none if no two parameters may share a buffer and none may be in a public global. All are
/// probes (Inputs::isProbe). The fields sizeClasses, smallNumbers and globals of each parameter must be filled in.
std::vector<Inputs> meetingInputs(const std::vector<Parameter> &parameters,
                                  const InputOptions &options);

} // namespace freehold
