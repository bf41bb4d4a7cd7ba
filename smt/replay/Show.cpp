//===- Show.cpp - A refutation, run ---------------------------------------===//
#include "smt/replay/Show.h"

#include "smt/replay/Simplify.h"

namespace freehold::smt {

static Shown runAs(const Rewrite &rewrite, const ProofResult &result, Reading reading,
                   Replayer &replayer) {
  Shown shown;
  shown.world = simplify(rewrite, *result.counterexample, reading, replayer);
  auto programs = concretise(rewrite, shown.world, reading);
  if (failed(programs)) {
    shown.replayed.what = "its counterexample cannot be spelled out";
    return shown;
  }
  shown.programs = *programs;
  shown.replayed = replayer.run(*programs);
  return shown;
}

Shown show(const Rewrite &rewrite, const ProofResult &result, Reading reading, Replayer &replayer) {
  Shown shown = runAs(rewrite, result, reading, replayer);
  ObligationKind kind = result.failed->kind;
  bool isForbidden = kind == ObligationKind::FreesTwice || kind == ObligationKind::BadFree;
  if (!shown.replayed.defect && reading == Reading::Literal && isForbidden)
    return runAs(rewrite, result, Reading::Union, replayer);
  return shown;
}

} // namespace freehold::smt
