//===- RandomWorlds.h - Small worlds in which facts hold --------*- C++ -*-===//
// A rewrite that is wrong is mostly wrong in a small world, and the one that a solver finds need not be
// one that runs: floats, products and contents of unknown layouts are unknown functions there. These
// worlds are drawn instead, and what they show is found by running alone.
//
//   which allocation a memref refers to   every aliasing of up to 4 allocations that the facts allow
//   of an allocation                      live or freed, heap or stack; its first cells
//   of a memref                           sizes 0 to 5; an offset, strides and a shift where they are open
//   scalars                               small numbers, and constants of the two functions with their
//                                         neighbours
//
// Every second world keeps a part of the one that is given: it is wrong in some way already.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"

#include <random>

namespace freehold::smt {

class RandomWorlds {
public:
  /// The worlds are those of `rewrite` and `model`, the same each time.
  RandomWorlds(const Rewrite &rewrite, const Counterexample &model);

  /// The next world; `aliveAfter` and what else is known only after @src ran is not set.
  Counterexample next();

private:
  unsigned below(unsigned count) { return engine_() % count; }
  bool chance(unsigned yes, unsigned outOf) { return below(outOf) < yes; }
  bool has(Fact::Kind kind, unsigned argument) const;

  Counterexample draw();
  void drawLists(Counterexample &world);
  void drawAllocations(Counterexample &world);
  void drawStates(Counterexample &world);
  void drawScalars(Counterexample &world);
  void drawLayouts(Counterexample &world);
  void drawLayout(Counterexample::MemRef &memref, unsigned argument, int64_t common);
  void drawCells(Counterexample &world);
  uint64_t number();

  const Rewrite &rewrite_;
  const Counterexample &model_;
  std::mt19937_64 engine_;
  unsigned drawn_ = 0;
  std::vector<uint64_t> numbers_;
};

} // namespace freehold::smt
