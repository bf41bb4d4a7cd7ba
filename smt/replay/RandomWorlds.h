//===- RandomWorlds.h - Small worlds in which facts hold --------*- C++ -*-===//
// A wrong rewrite is usually wrong in a small world. The solver's world need not show that in a
// run, since floats, products and contents of unknown layouts are unknown functions in formulas. So
// these worlds are drawn at random, and only running decides what they show.
//
//   which allocation a memref refers to   every aliasing of up to 4 allocations that the facts allow
//   of an allocation                      live or freed, heap or stack; its first cells
//   of a memref                           sizes 0 to 5; an offset, strides and a shift where they are open
//   scalars                               small numbers, and constants of the two functions with their
//                                         neighbours
//
// Every second world keeps a part of the given one, which violates an obligation already.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"

#include <random>

namespace freehold::smt {

class RandomWorlds {
public:
  /// Draws worlds of `rewrite` near `model`, the same ones each time.
  RandomWorlds(const Rewrite &rewrite, const Counterexample &model);

  /// Returns the next world, without `aliveAfter` and whatever else is known only after running
  /// @src.
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
