//===- O5.cpp - A root that a shifted view is of --------------------------===//
// O5. A shifted view of a root that dies is not forwarded; a copy of it is, and the root is freed.
//
// readings: union, literal
// for: fh ownership, Transfer::copied
//
//   %copy = bufferization.clone %view
//   bufferization.dealloc (%root's base) if (%own)
//   cf.br ^bb1(%copy, %true)
//
// The tracked allocation is either the root's, which is freed and no longer forwarded, or the copy,
// whose one owner is the slot. The copy is made before the free.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt {

namespace {
enum Conjunct : unsigned { OneOwner, OwnsItsOwn, OnlyForward, CopiedFirst, Ends };
}

static void state(OwnershipStep &step) {
  Terms &t = step.t;
  // a is what the copy allocates, so nothing else refers to it.
  Term isCopy = step.boolean("a.is.copy"), apart = step.boolean("other.forward.is");
  Term copiedFirst = step.boolean("copied.first"), lives = step.boolean("root.lives");
  step.always(t.implies(isCopy, t.negate(t.any({step.rootIs, step.othersOwn, apart}))));
  Term before = t.ite(isCopy, step.isLive, step.exactlyOneOwner());
  step.assume(OneOwner, before);
  step.assume(OwnsItsOwn, step.ownsItsOwn());
  step.assume(OnlyForward, t.implies(step.owner, t.negate(apart)));
  step.assume(CopiedFirst, copiedFirst);
  step.assume(Ends, t.negate(lives));
  step.always(t.implies(isCopy, step.isLive));
  Term read = t.both(step.rootIs, t.negate(copiedFirst));
  step.goals({{step.owner}, {isCopy, t.both(step.owner, lives)}, {apart, read}});
}

TermLemma lemma_O5() {
  return stepLemma({{"each live allocation has exactly one owner", &step::kTwoOwners},
                    {"an owner has its allocation's own pointers", &step::kFreedView},
                    {"no other forward may be the root's allocation", &step::kCopiedForwardedTwice},
                    {"the copy is made before the free", &step::kCopiedLate},
                    {"the root ends on this exit", &step::kFreedWhereItLives}},
                   state, /*sizeMax=*/32);
}

} // namespace freehold::smt
