//===- Budget.h - Every limit of a run, named -------------------*- C++ -*-===//
#pragma once

#include "oracle/core/process/TimeFactor.h"

#include <cstdint>

namespace freehold {

struct Budget {
  /// Interpreter instructions per run.
  uint64_t steps = 10'000'000;
  /// The same for as many inputs as an agreement needs, if too few fit with fewer.
  uint64_t longSteps = 200'000'000;
  /// Bytes of simulated memory allocated at the same time.
  uint64_t memoryBytes = 256ull << 20;
  /// Bytes of memref.alloca alive at the same time. More is a stack overflow, an error of the
  /// program.
  uint64_t stackBytes = 64ull << 20;
  /// Bytes of buffers that one run observes; they are kept for comparison cell by cell.
  uint64_t observedBytes = 64ull << 20;
  /// Limit of steps for a run of the source on a probe (Inputs::isProbe). A probe that needs more
  /// is dropped.
  uint64_t probeSteps = 200'000;
  uint64_t probeMemoryBytes = 4ull << 20;
  /// Runs of the source in search of inputs that fit, if too few of the generated ones do; and of inputs
  /// that reach more, if enough do: so many for branches that only a target has, half of them for the source's. 0: no search.
  unsigned fitTries = 200;
  unsigned coverTries = 48;
  /// Inputs on which source and target are looked at with formulas, in search of others on which they differ
  /// (search/Differences.h). Campaigns have none: they come to more causes with more programs.
  unsigned differenceTries = 0;
  /// Maximum depth of calls.
  unsigned callDepth = 10'000;
  /// Wall time for one subject on one program, measured by the worker's parent.
  unsigned timeoutMs = 10'000 * timeFactor();
  /// Address space that one program may add to a worker. More is a Resource defect.
  uint64_t workerBytes = 4ull << 30;
  /// Maximum size of a program's text.
  uint64_t textBytes = 64ull << 20;
  /// Maximum nesting of brackets in a program's text, since MLIR's parser is recursive.
  unsigned nesting = 2'000;
};

} // namespace freehold
