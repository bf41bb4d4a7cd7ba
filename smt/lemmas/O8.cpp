//===- O8.cpp - Buffers that a call takes over ----------------------------===//
// O8. A call takes over the root of its operand if the root dies there, and otherwise a clone.
//
// readings: union, literal
// for: fh ownership, HandOver; upstream A40 to A43
//
//   owned      call @f(%m)           %m if its root dies here and owns, else a clone
//   dynamic    call @f(%m, %own)     the root's indicator, or false
//
// The callee frees the buffer that it takes over, or returns it as a new one: the caller must not
// use a any more. If it gets a clone, or the indicator false, a stays as it is.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt {

namespace {
enum Conjunct : unsigned { OneOwner, Same, LastUse, OneName };
}

static void state(OwnershipStep &step) {
  Terms &t = step.t;
  Term is = step.boolean("operand.is"), givenUp = step.boolean("given.up");
  Term later = step.boolean("used.later"), otherName = step.boolean("other.operand.is");
  step.always(step.ownsItsOwn());
  step.assume(OneOwner, step.exactlyOneOwner());
  step.assume(Same, t.implies(givenUp, t.equal(is, step.rootIs)));
  step.assume(LastUse, t.implies(t.both(givenUp, step.owner), t.negate(later)));
  step.assume(OneName, t.implies(t.both(givenUp, step.owner), t.negate(otherName)));
  Term freed = t.all({is, givenUp, step.rootOwns}), keeps = t.both(step.owner, t.negate(givenUp));
  step.always(step.rootOriginal);
  step.goals({{freed}, {keeps}, {later, otherName}});
}

TermLemma lemma_O8() {
  return stepLemma({{"each live allocation has exactly one owner", &step::kTwoOwners},
                    {"the operand is the root's allocation", &step::kHandedOverOther},
                    {"nothing uses it after the call", &step::kHandedOverEarly},
                    {"no other operand of the call is it", &step::kHandedOverTwice}},
                   state);
}

} // namespace freehold::smt
