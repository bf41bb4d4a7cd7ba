//===- O7-upstream.cpp - MLIR's step: returns -----------------------------===//
// O7-upstream. Each result that is an owned allocation is owned by the caller, what is not owned is
// cloned.
//
// readings: union, literal
// for: upstream A34, A35, A36, A67
//
//   %r_j = scf.if %own_j { %f_j } else { clone %f_j }
//   bufferization.dealloc (roots) if (..) retain (%r_0, %r_1, ..)
//
// This is right only where no two results are one allocation, the first conjunct, which MLIR's pass
// does not see to: an allocation that is returned twice is owned twice, which the function boundary
// rules out. Any number of results, by induction: `given` says that one before result j is a,
// `twice` that two are. O7 is how ours has it.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt {

namespace {
enum Conjunct : unsigned { Distinct, NotOwnedIsCloned };

struct Prefix {
  Term given, twice;
};
} // namespace

static Prefix extend(OwnershipStep &step, const Prefix &prefix, const std::string &name) {
  Terms &t = step.t;
  Term is = step.boolean(name + ".is"), stays = t.both(is, step.owner);
  step.assume(Distinct, t.negate(t.both(prefix.given, is)));
  if (!step.has(NotOwnedIsCloned))
    stays = is;
  return {t.either(prefix.given, stays), t.either(prefix.twice, t.both(prefix.given, stays))};
}

static Term invariant(OwnershipStep &step, const Prefix &prefix) {
  Terms &t = step.t;
  return t.both(t.implies(prefix.given, step.owner), t.negate(prefix.twice));
}

static void state(OwnershipStep &step) {
  Terms &t = step.t;
  step.always(step.exactlyOneOwner());
  step.always(step.ownsItsOwn());
  Prefix all{t.no(), t.no()};
  if (unsigned size = step.question.size) {
    for (unsigned j = 0; j < size; ++j)
      all = extend(step, all, "result." + std::to_string(j));
  } else {
    Prefix any{step.boolean("j.given"), step.boolean("j.twice")};
    Prefix next = extend(step, any, "result");
    step.goal("returns one allocation twice",
              t.implies(invariant(step, any), t.negate(next.twice)));
    step.goal("returns what it does not own",
              t.implies(invariant(step, any), t.implies(next.given, step.owner)));
    all = {step.boolean("all.given"), step.boolean("all.twice")};
    step.always(invariant(step, all));
  }
  step.goal("returns one allocation twice", t.negate(all.twice));
  step.goal("returns what it does not own", t.implies(all.given, step.owner));
  Term freed = t.both(step.owner, t.negate(all.given));
  step.goals({{freed}, {all.given}, {}});
}

TermLemma lemma_O7_upstream() {
  return stepLemma({{"no two results are one allocation", &step::kReturnedTwice},
                    {"a result that is not owned is cloned", &step::kReturnedArgument}},
                   state);
}

} // namespace freehold::smt
