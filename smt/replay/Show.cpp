//===- Show.cpp - A refutation, run ---------------------------------------===//
#include "smt/replay/Show.h"

#include "smt/counterexample/Variants.h"
#include "smt/replay/RandomWorlds.h"
#include "smt/replay/Simplify.h"

#include "oracle/core/process/Interruption.h"

#include "mlir/IR/Diagnostics.h"

namespace freehold::smt {

/// Number of worlds that are drawn if the model's and its variants show nothing. Most take 1 ms.
static constexpr unsigned kRandomWorlds = 400;

/// Returns the first of the world, its variants and random ones that shows a defect; else the world
/// itself.
static Counterexample chooseWorld(const Rewrite &rewrite, const Counterexample &world,
                                  Reading reading, Replayer &replayer) {
  mlir::func::FuncOp source = rewrite.source;
  mlir::ScopedDiagnosticHandler ignored(source.getContext(), [](mlir::Diagnostic &) {});
  auto showsDefect = [&](Counterexample &candidate) {
    return defectIn(rewrite, candidate, reading, replayer).has_value();
  };
  Counterexample first = world;
  if (showsDefect(first))
    return first;
  for (Counterexample &variant : variantsOf(world))
    if (showsDefect(variant))
      return variant;
  RandomWorlds worlds(rewrite, world);
  for (unsigned left = kRandomWorlds; left && !interruption(); --left)
    if (Counterexample drawn = worlds.next(); showsDefect(drawn))
      return drawn;
  return first;
}

static Shown runAs(const Rewrite &rewrite, const ProofResult &result, Reading reading,
                   Replayer &replayer) {
  Shown shown;
  shown.world = simplify(rewrite, chooseWorld(rewrite, *result.counterexample, reading, replayer),
                         reading, replayer);
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
