//===- O9.cpp - Roots that die towards one successor ----------------------===//
// O9. A root that dies towards one successor only is freed on that edge.
//
// readings: union, literal
// for: fh ownership, Materializer::leaveByEdge; upstream A6, A7, A8, A10, A11
//
//   cf.cond_br %c, ^bb1, ^bb2        freed at the start of ^bb2 if nothing else branches there,
//                                    else in a block of its own on the edge
//
// `dies` says that this run takes the edge on which the root dies, `comes` that it reaches the
// place of the free. On the edges to other successors the root lives on and owns as before.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt {

namespace {
enum Conjunct : unsigned { OneOwner, OnlyThisEdge, NotBefore };
}

static void state(OwnershipStep &step) {
  Terms &t = step.t;
  Term dies = step.boolean("takes.this.edge"), other = step.boolean("takes.other.edge");
  Term joins = step.boolean("comes.from.elsewhere"), comes = t.either(dies, joins);
  Term early = step.boolean("free.before.branch");
  std::vector<Term> ways{dies, other, joins};
  step.always(t.both(t.any(ways), t.negate(step.atLeastTwo(ways))));
  step.always(step.ownsItsOwn());
  step.assume(OneOwner, step.exactlyOneOwner());
  step.assume(OnlyThisEdge, t.negate(joins));
  step.assume(NotBefore, t.negate(early));
  Term runs = t.either(comes, t.both(early, t.either(dies, other)));
  Term lives = t.both(step.owner, t.negate(dies));
  step.goals({{t.both(step.owner, runs)}, {lives}, {lives}});
}

TermLemma lemma_O9() {
  return stepLemma({{"each live allocation has exactly one owner", &step::kTwoOwners},
                    {"nothing else branches to where it is freed", &step::kFreedInJoin},
                    {"it is not freed before the branch", &step::kFreedBeforeBranch}},
                   state);
}

} // namespace freehold::smt
