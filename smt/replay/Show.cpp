//===- Show.cpp - A refutation, run ---------------------------------------===//
#include "smt/replay/Show.h"

#include "smt/replay/Simplify.h"
#include "smt/counterexample/Variants.h"

#include "mlir/IR/Diagnostics.h"

namespace freehold::smt {

/// The first of the world and its variants that shows a defect; else the world itself.
static Counterexample chooseWorld(const Rewrite &rewrite, const Counterexample &world,
                                  Reading reading, Replayer &replayer) {
  mlir::func::FuncOp source = rewrite.source;
  mlir::ScopedDiagnosticHandler ignored(source.getContext(), [](mlir::Diagnostic &) {});
  auto showsDefect = [&](const Counterexample &candidate) {
    auto programs = concretise(rewrite, candidate, reading);
    return succeeded(programs) && replayer.run(*programs).defect;
  };
  if (showsDefect(world))
    return world;
  for (const Counterexample &variant : variantsOf(world))
    if (showsDefect(variant))
      return variant;
  return world;
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
