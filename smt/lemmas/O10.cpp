//===- O10.cpp - Frees that are there already -----------------------------===//
// O10. A stack cell says whether a root still owns where the program itself frees on some ways.
//
// readings: union, literal
// for: fh ownership, ExistingFree
//
//   memref.dealloc %s          %still = the cell, and %root is not the allocation of %s
//                              memref.store %still, %cell[]        before it
//   %r = bufferization.dealloc (%s) if (%c) retain (%k)
//                              as if %c and not (%r and %root has the address of %k), behind it
//   end of the root            bufferization.dealloc (%root's base) if (the cell)
//
// Any number of frees, by induction: before each, the cell is set iff the root owned and the
// program has not freed its allocation (`gone`). The comparison is exact: while the cell is set the
// root is live, and what the program frees is live, or the program is undefined. A free that takes
// no part in this (it cannot be of the root) is another allocation's. What the program's own
// bufferization.dealloc retains may dangle and have the root's address all the same: it counts only
// with its result. That is set only if it is the allocation of an operand that is owned, so that it
// is live and the comparison exact; and it is set if it is the root, which the operand then is. No
// comparison is needed where there is one operand. With sizes: so many frees.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt {

namespace {
enum Conjunct : unsigned { OneOwner, Complete, SameWhereSaid, ResultAsked };

struct Prefix {
  Term cell, gone, twice;
};
} // namespace

/// A free by the program, which may not run; it then frees nothing.
static Prefix extend(OwnershipStep &step, const Prefix &prefix, const std::string &name) {
  Terms &t = step.t;
  Term hits = step.boolean(name + ".is.a"), target = step.boolean(name + ".is.target");
  Term said = step.boolean(name + ".said.same"), runs = step.boolean(name + ".runs");
  Term retained = step.boolean(name + ".retains.a");
  // Some retained value has the root's address; in particular one whose result is true.
  Term looks = step.boolean(name + ".retains.address");
  Term counts = step.boolean(name + ".retains.owned.address");
  // The program frees only live allocations (D4).
  step.always(t.implies(t.both(hits, step.rootIs), t.both(runs, t.negate(prefix.gone))));
  step.assume(Complete, t.implies(t.both(hits, step.owner), target));
  step.assume(SameWhereSaid, t.implies(t.all({said, runs, step.owner}), hits));
  step.always(t.implies(counts, looks));
  step.always(t.implies(t.both(hits, step.rootIs), t.equal(counts, retained)));
  Term isKept = step.has(ResultAsked) ? counts : looks;
  // Otherwise addresses are compared: with another live allocation, or with a.
  Term same = t.both(runs, t.either(said, t.both(hits, step.rootIs)));
  same = t.both(same, t.negate(isKept));
  Term frees = t.both(hits, t.negate(retained));
  return {t.both(prefix.cell, t.negate(t.both(target, same))), t.either(prefix.gone, frees),
          t.either(prefix.twice, t.both(prefix.gone, frees))};
}

static Term invariant(OwnershipStep &step, const Prefix &prefix) {
  Terms &t = step.t;
  return t.both(
      t.implies(step.rootIs, t.equal(prefix.cell, t.both(step.rootOwns, t.negate(prefix.gone)))),
      t.implies(prefix.cell, step.rootOwns));
}

static void state(OwnershipStep &step) {
  Terms &t = step.t;
  step.always(step.rootOriginal);
  step.assume(OneOwner, step.exactlyOneOwner());
  Prefix all{step.rootOwns, t.no(), t.no()};
  if (unsigned size = step.question.size) {
    for (unsigned j = 0; j < size; ++j)
      all = extend(step, all, "free." + std::to_string(j));
  } else {
    step.goal("no free yet: the cell is wrong", invariant(step, all));
    Prefix any{step.boolean("j.cell"), step.boolean("j.gone"), step.boolean("j.twice")};
    step.goal("one more free: the cell is wrong",
              t.implies(invariant(step, any), invariant(step, extend(step, any, "free"))));
    all = {step.boolean("all.cell"), step.boolean("all.gone"), t.no()};
    step.always(invariant(step, all));
  }
  // Frees of other roots' allocations do not concern a, if the root owns it.
  step.always(t.negate(t.both(all.gone, step.othersOwn)));
  Term freed = t.both(step.rootIs, all.cell);
  step.goals({{freed, t.both(step.owner, all.gone)}, {}, {}});
}

TermLemma lemma_O10() {
  return stepLemma({{"each live allocation has exactly one owner", &step::kTwoOwners},
                    {"every free that may be of the root updates the cell", &step::kOverlookedFree},
                    {"a free that is said to be of the root is", &step::kMistakenFree},
                    {"what the program's bufferization.dealloc retains counts only with its result",
                     &step::kRetainedGone}},
                   state);
}

} // namespace freehold::smt
