//===- Plan.h - Encoding of runs for the native runtime ---------*- C++ -*-===//
// A plan tells the runtime which calls to make with which arguments; Protocol.h has its layout. The
// numbers in it are those of the ProgramShape, so plan and program must be made from the same one.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"
#include "oracle/native/Lowering.h"

namespace freehold::native {

/// What the caller does in one run of one entry.
struct Run {
  std::string entry;
  Inputs inputs;
};

struct RunLimits {
  /// Seed for the contents of buffers and for answers of external functions.
  uint64_t seed = 1;
  uint64_t memoryBytes = 0;
  unsigned timeoutMs = 0;
};

/// Encodes these runs as words of Protocol.h, or returns why one of them cannot be made.
std::variant<std::vector<uint64_t>, std::string>
makePlan(const ProgramShape &shape, const std::vector<Run> &runs, const RunLimits &limits);

} // namespace freehold::native
