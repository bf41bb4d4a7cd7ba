//===- O2.cpp - A root that moves -----------------------------------------===//
// O2. A root hands ownership to a slot that certainly receives its allocation.
//
// readings: union, literal
// for: fh ownership, Transfer::moved; upstream A3, A9, A12, A34, A48
//
//   cf.br ^bb1(%forward, %own)          %own or-ed to what roots before it handed to the same slot
//
// The slot owns a afterwards iff the root or a root before it did; the root ends. The slot frees
// what it owns through the base buffer of what is forwarded, so that must have the allocation's own
// aligned pointer.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt {

namespace {
enum Conjunct : unsigned { OneOwner, Same, NotShifted, Ends };
}

static void state(OwnershipStep &step) {
  Terms &t = step.t;
  Term is = step.boolean("forward.is"), before = step.boolean("slot.before");
  Term shifted = step.boolean("forward.shifted"), lives = step.boolean("root.lives");
  step.always(step.ownsItsOwn());
  step.assume(OneOwner, step.exactlyOneOwner({t.both(is, before)}));
  step.assume(Same, t.implies(step.rootOwns, t.equal(is, step.rootIs)));
  step.assume(NotShifted, t.negate(shifted));
  step.assume(Ends, t.negate(lives));
  Term takes = t.both(is, t.either(before, step.rootOwns));
  step.goals({{}, {takes, t.both(step.owner, lives)}, {}});
  step.goal("a slot cannot free what it owns",
            t.implies(t.both(is, step.owner), t.negate(shifted)));
}

TermLemma lemma_O2() {
  return stepLemma(
      {{"each live allocation has exactly one owner", &step::kTwoOwners},
       {"what is forwarded is the root's allocation", &step::kMovedToOther},
       {"the aligned pointer of what is forwarded has not moved", &step::kMovedShifted},
       {"the root ends on this exit", &step::kMovedWhereItLives}},
      state);
}

} // namespace freehold::smt
