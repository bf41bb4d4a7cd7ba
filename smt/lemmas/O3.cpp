//===- O3.cpp - A root that several forwards may be -----------------------===//
// O3. The first of the forwards that is the root's allocation takes ownership; if none is, it is
// freed.
//
// readings: union, literal
// for: fh ownership, Transfer::contested; upstream A9, A18, A36, A51
//
//   %k0, %k1, .. = bufferization.dealloc (%root's base) if (%own) retain (%f0, %f1, ..)
//   slot 0 takes %k0, slot 1 takes %k1 and not %k0, slot 2 takes %k2 and not (%k0 or %k1), ..
//
// Any number of forwards, by induction over the chain. Of those before forward j: `before` is the
// disjunction of their %k, `some` says that one is a, `takes` that a slot of theirs takes a,
// `twice` that two do. If the root owns a, then before = some = takes; else no slot that is a takes
// anything of this root (it may take what the root owns, another allocation, if that is what it
// is). D2: %k of a forward that is a is %own if the root is a, and false otherwise; D1: a is freed
// iff the root owns it and no forward is a. With sizes: so many forwards, one by one.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt {

namespace {
enum Conjunct : unsigned { OneOwner, OwnsItsOwn, Complete, Ends };

/// A prefix of the forwarded values.
struct Prefix {
  Term before, some, takes, twice;
};
} // namespace

/// Appends the forwarded value `name` to `prefix`.
static Prefix extend(OwnershipStep &step, const Prefix &prefix, const std::string &name) {
  Terms &t = step.t;
  Term is = step.boolean(name + ".is"), kept = step.boolean(name + ".kept");
  // D2. If neither is a, they may still be one allocation.
  step.always(t.implies(t.either(is, step.rootIs), t.equal(kept, t.both(is, step.owner))));
  step.always(t.implies(kept, step.rootOwns));
  Term takes = t.both(is, t.both(kept, t.negate(prefix.before)));
  return {t.either(prefix.before, kept), t.either(prefix.some, is), t.either(prefix.takes, takes),
          t.either(prefix.twice, t.both(prefix.takes, takes))};
}

static Term invariant(OwnershipStep &step, const Prefix &prefix) {
  Terms &t = step.t;
  Term owned = t.both(t.equal(prefix.before, prefix.some), t.equal(prefix.takes, prefix.some));
  return t.all({t.implies(step.owner, owned),
                t.implies(t.negate(step.owner), t.negate(prefix.takes)), t.negate(prefix.twice)});
}

static void state(OwnershipStep &step) {
  Terms &t = step.t;
  Prefix all{t.no(), t.no(), t.no(), t.no()};
  if (unsigned size = step.question.size) {
    for (unsigned j = 0; j < size; ++j)
      all = extend(step, all, "forward." + std::to_string(j));
  } else {
    step.goal("no forward yet: the invariant fails", invariant(step, all));
    Prefix any{step.boolean("j.before"), step.boolean("j.some"), step.boolean("j.takes"),
               step.boolean("j.twice")};
    step.goal("one more forward: the invariant fails",
              t.implies(invariant(step, any), invariant(step, extend(step, any, "forward"))));
    all = {step.boolean("all.before"), step.boolean("all.some"), step.boolean("all.takes"),
           step.boolean("all.twice")};
    step.always(invariant(step, all));
  }
  Term apart = step.boolean("uncontested.is"), lives = step.boolean("root.lives");
  step.assume(OneOwner, step.exactlyOneOwner());
  step.assume(OwnsItsOwn, step.ownsItsOwn());
  step.assume(Complete, t.implies(step.owner, t.negate(apart)));
  step.assume(Ends, t.negate(lives));
  Term freed = t.both(step.owner, t.negate(all.some));
  step.goals({{freed}, {all.takes, t.both(step.owner, lives)}, {t.either(all.some, apart)}});
  step.goal("is owned twice", t.negate(all.twice));
}

TermLemma lemma_O3() {
  return stepLemma({{"each live allocation has exactly one owner", &step::kTwoOwners},
                    {"an owner has its allocation's own pointers", &step::kFreedView},
                    {"every forward that may be the root's allocation is retained",
                     &step::kFreedForwardedSecond},
                    {"the root ends on this exit", &step::kFreedWhereItLives}},
                   state);
}

} // namespace freehold::smt
