//===- Pool.h - Workers that check shapes -----------------------*- C++ -*-===//
// Shapes are handed out in batches. A subject that ends its worker is looked for by halving the
// batch until one shape is left: that shape's verdict is the crash, and the other subjects are run
// on it without it.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/patterns/Check.h"

namespace freehold::smt::patterns {

struct PoolOptions {
  unsigned jobs = 2;
  /// Shapes that a worker gets at once.
  unsigned batch = 256;
  /// A worker that takes longer is taken for hanging: for a batch, and for each shape of it.
  unsigned batchMs = 30'000, shapeMs = 1'000;
  /// Told how many shapes are done.
  std::function<void(uint64_t done)> progress;
};

/// `makeJudges` is called in each worker. Its counts have `fault` set when a worker died of our own
/// code. When the tool must stop (core/Tool.h) they are of what was done until then.
CheckCounts checkAll(const std::vector<Shape> &shapes, const CheckOptions &options,
                     const std::function<PairJudges()> &makeJudges, const PoolOptions &pool);

} // namespace freehold::smt::patterns
