//===- Plan.h - What the runtime is told ------------------------*- C++ -*-===//
#pragma once

#include "oracle/core/Inputs.h"
#include "oracle/native/Lowering.h"

namespace freehold::native {

/// What the caller of one function does in one run.
struct Run {
  std::string entry;
  Inputs inputs;
};

struct RunLimits {
  /// Contents of buffers, answers of external stubs.
  uint64_t seed = 1;
  uint64_t memoryBytes = 0;
  unsigned timeoutMs = 0;
};

/// The words of Protocol.h for these runs, or why one of them cannot be made.
std::variant<std::vector<uint64_t>, std::string>
makePlan(const ProgramShape &shape, const std::vector<Run> &runs, const RunLimits &limits);

} // namespace freehold::native
