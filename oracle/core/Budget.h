//===- Budget.h - Every limit of a run, named -------------------*- C++ -*-===//
#pragma once

#include <cstdint>

namespace freehold {

struct Budget {
  /// Interpreter instructions per run.
  uint64_t steps = 10'000'000;
  /// Bytes of simulated memory alive at once.
  uint64_t memoryBytes = 256ull << 20;
  /// Bytes of memref.alloca alive at once; more is a stack overflow, an error of the program.
  uint64_t stackBytes = 64ull << 20;
  /// Bytes of buffers that one run observes: they are kept to be compared cell by cell.
  uint64_t observedBytes = 64ull << 20;
  /// The same for a run of the source on a probe (Inputs::isProbe): one that needs more is left out.
  uint64_t probeSteps = 200'000;
  uint64_t probeMemoryBytes = 4ull << 20;
  /// Calls nested in one another.
  unsigned callDepth = 10'000;
  /// Wall time for one subject on one program, in the parent of the worker.
  unsigned timeoutMs = 10'000;
  /// Address space that the worker may add for one program before it is a Resource defect.
  uint64_t workerBytes = 4ull << 30;
  /// Largest program text that is read.
  uint64_t textBytes = 64ull << 20;
  /// Deepest nesting of brackets in a program's text: MLIR's parser recurses.
  unsigned nesting = 2'000;
};

} // namespace freehold
