//===- O1.cpp - A root that is freed ---------------------------------------===//
// O1. A root is freed where it dies if no forwarded value can refer to its allocation.
//
// readings: union, literal
// for: fh ownership, Transfer::freed; upstream A4, A22, A23, A45
//
//   bufferization.dealloc (%root's base) if (%own)          before the terminator
//
// If the root owns a, then a is freed once and nobody owns it afterwards. Otherwise nothing happens
// to a. If several roots die on one exit, their deallocs run one after the other, and each one sees
// the state that the one before left.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt {

namespace {
enum Conjunct : unsigned { OneOwner, OwnsItsOwn, NotForwarded, Ends };
}

static void state(OwnershipStep &step) {
  Terms &t = step.t;
  Term used = step.boolean("used.later"), lives = step.boolean("root.lives");
  if (unsigned size = step.question.size)
    used = t.any(step.booleans("forward.is", size));
  step.assume(OneOwner, step.exactlyOneOwner());
  step.assume(OwnsItsOwn, step.ownsItsOwn());
  step.assume(NotForwarded, t.implies(step.owner, t.negate(used)));
  step.assume(Ends, t.negate(lives));
  step.goals({{step.owner}, {t.both(step.owner, lives)}, {used}});
}

TermLemma lemma_O1() {
  return stepLemma({{"each live allocation has exactly one owner", &step::kTwoOwners},
                    {"an owner has its allocation's own pointers", &step::kFreedView},
                    {"what is forwarded or used later is not the root's", &step::kFreedForwarded},
                    {"the root ends on this exit", &step::kFreedWhereItLives}},
                   state);
}

} // namespace freehold::smt
