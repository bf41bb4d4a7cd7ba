//===- O4.cpp - A root that selects choose --------------------------------===//
// O4. A forward that selects choose takes ownership of the root where their conditions say that it
// is the root.
//
// readings: union, literal
// for: fh ownership, Transfer::chosen; upstream A17, A18, A19
//
//   %which = the selects of the forward, over true for leaves that are the root, else false
//   bufferization.dealloc (%root's base) if (%own and not %which)
//   slot takes %own and %which
//
// No addresses are compared, so nothing needs to be live. A check with a size has that many leaves,
// one of which is chosen.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt {

namespace {
enum Conjunct : unsigned { OneOwner, OwnsItsOwn, LeavesKnown, OnlyForward, Ends };
}

static void state(OwnershipStep &step) {
  Terms &t = step.t;
  Term is = step.boolean("forward.is"), which = step.boolean("which");
  Term apart = step.boolean("other.forward.is"), lives = step.boolean("root.lives");
  Term known = t.ite(which, t.equal(is, step.rootIs), t.negate(t.both(is, step.rootIs)));
  if (unsigned size = step.question.size) {
    std::vector<Term> chosen = step.booleans("chosen", size),
                      leafIs = step.booleans("leaf.is", size);
    std::vector<Term> marked = step.booleans("leaf.marked", size), facts, ises, whichs;
    for (unsigned k = 0; k < size; ++k) {
      facts.push_back(t.ite(marked[k], t.equal(leafIs[k], step.rootIs),
                            t.negate(t.both(leafIs[k], step.rootIs))));
      ises.push_back(t.both(chosen[k], leafIs[k]));
      whichs.push_back(t.both(chosen[k], marked[k]));
    }
    step.always(t.both(t.any(chosen), t.negate(step.atLeastTwo(chosen))));
    is = t.any(ises);
    which = t.any(whichs);
    known = t.all(facts);
  }
  step.assume(OneOwner, step.exactlyOneOwner());
  step.assume(OwnsItsOwn, step.ownsItsOwn());
  step.assume(LeavesKnown, known);
  step.assume(OnlyForward, t.implies(step.owner, t.negate(apart)));
  step.assume(Ends, t.negate(lives));
  Term takes = t.all({is, step.rootOwns, which});
  Term freed = t.both(step.owner, t.negate(which));
  step.goals({{freed}, {takes, t.both(step.owner, lives)}, {t.either(is, apart)}});
}

TermLemma lemma_O4() {
  return stepLemma({{"each live allocation has exactly one owner", &step::kTwoOwners},
                    {"an owner has its allocation's own pointers", &step::kFreedView},
                    {"of each leaf it is known whether it is the root's", &step::kChosenWrongly},
                    {"no other forward may be the root's allocation", &step::kFreedForwardedSecond},
                    {"the root ends on this exit", &step::kFreedWhereItLives}},
                   state);
}

} // namespace freehold::smt
