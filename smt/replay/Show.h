//===- Show.h - A refutation, run --------------------------------*- C++ -*-===//
// Runs a refutation: finds the smallest of its worlds (Variants.h) that shows a defect, makes its
// programs and judges them.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/refine/Refine.h"
#include "smt/replay/Replay.h"

namespace freehold::smt {

struct Shown {
  Counterexample world;
  ConcretePrograms programs;
  /// Nothing is confirmed if it has no defect.
  Replayed replayed;
};

/// `result` is Refuted and has a counterexample. Under the literal reading the shipped pass lowers
/// the programs first. Both readings forbid violations of D4, but lowered code does not check them,
/// so these are also tried without lowering.
Shown show(const Rewrite &rewrite, const ProofResult &result, Reading reading, Replayer &replayer);

} // namespace freehold::smt
