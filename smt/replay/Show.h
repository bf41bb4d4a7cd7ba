//===- Show.h - A refutation, run --------------------------------*- C++ -*-===//
// What a refutation is worth: the smallest of its worlds (Variants.h) that shows something, its
// programs, and what running them came to.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/refine/Refine.h"
#include "smt/replay/Replay.h"

namespace freehold::smt {

struct Shown {
  Counterexample world;
  ConcretePrograms programs;
  /// Without a defect nothing is confirmed.
  Replayed replayed;
};

/// `result` is Refuted and has a counterexample. Under literal the programs are lowered as the
/// shipped pass does; what D4 forbids both readings forbid, and a lowering does not look at it, so
/// the ops themselves may show that.
Shown show(const Rewrite &rewrite, const ProofResult &result, Reading reading, Replayer &replayer);

} // namespace freehold::smt
