//===- O6.cpp - The edge of a loop ----------------------------------------===//
// O6. What a loop yields feeds the next iteration and the result alike, and one of them owns what
// is owned.
//
// readings: union, literal
// for: fh ownership, slots of a region op; upstream A46 to A54
//
//   scf.for iter_args(%p = %init, %own = %false) { .. scf.yield %f, %taken }
//
// By induction over the iterations, for an allocation a of which the owner is a root around the
// loop, the region argument %p, or a root of the body: on entry %p borrows, so the owner is the one
// that it was. In an iteration the roots of the body, %p among them, end at the yield: the step of
// O1 to O5 for each leaves exactly one owner among the outer roots and what is yielded (`taken`, of
// a). Then either the next iteration or the result exists, and gets that.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt {

namespace {
enum Conjunct : unsigned { Borrowed, SameForBoth, BodyEnds };
}

static void state(OwnershipStep &step) {
  Terms &t = step.t;
  // On entry, the root of the step is the initial value.
  Term init = step.boolean("init.is"), entry = step.boolean("entry.owns");
  step.always(step.exactlyOneOwner());
  step.always(step.ownsItsOwn());
  step.assume(Borrowed, t.negate(entry));
  step.goals({{}, {step.owner, t.both(init, entry)}, {}});
  // At the yield: what O1 to O5 leave to the roots of the body, besides the others.
  Term goesOn = step.boolean("goes.on"), is = step.boolean("yielded.is");
  Term taken = step.boolean("taken"), resultIs = step.boolean("result.is");
  Term bodyOwns = step.boolean("body.root.owns"), outer = step.boolean("outer.owns");
  Term live = step.boolean("a.live.at.yield"), yielded = t.both(taken, is);
  step.assume(BodyEnds, t.negate(bodyOwns));
  step.assume(SameForBoth, t.equal(resultIs, is));
  step.always(t.equal(live, t.any({yielded, outer, bodyOwns})));
  step.always(t.negate(step.atLeastTwo({yielded, outer, bodyOwns})));
  // Roots of the body end at the yield, whoever owns a.
  Term slot = t.both(taken, t.ite(goesOn, is, resultIs));
  step.goal("leaks", t.implies(live, t.either(outer, slot)));
  step.goal("is owned twice", t.negate(t.both(outer, slot)));
  step.goal("is owned though it is gone", t.implies(slot, live));
}

TermLemma lemma_O6() {
  return stepLemma(
      {{"what the loop is entered with is borrowed", &step::kLoopOwnsInit},
       {"the next iteration and the result get the same memref", &step::kLoopResultDiffers},
       {"every root of the body ends at the yield", &step::kLoopFreesLate}},
      state);
}

} // namespace freehold::smt
