//===- Pool.h - Workers that check shapes -----------------------*- C++ -*-===//
// Distributes shapes to workers in batches. If a subject ends its worker, the batch is halved until
// one shape is left. That shape's verdict is a crash of the subject; the others are run without it.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/patterns/Check.h"

namespace freehold::smt::patterns {

struct PoolOptions {
  unsigned jobs = 2;
  /// Number of shapes that a worker gets at a time.
  unsigned batch = 256;
  /// Time limits in milliseconds: for a batch, plus for each shape. A worker that takes longer
  /// hangs.
  unsigned batchMs = 30'000, shapeMs = 1'000;
  /// Called with the number of shapes done.
  std::function<void(uint64_t done)> progress;
};

/// Checks all shapes. `makeJudges` is called in each worker. `fault` of the result is set if a
/// worker died in our own code. If the tool must stop (core/Tool.h), the counts cover what was done
/// until then.
CheckCounts checkAll(const std::vector<Shape> &shapes, const CheckOptions &options,
                     const std::function<PairJudges()> &makeJudges, const PoolOptions &pool);

} // namespace freehold::smt::patterns
