//===- O7.cpp - Returns ---------------------------------------------------===//
// O7. A caller gets each allocation at most once, and owns it; what is not owned is cloned.
//
// readings: union, literal
// for: fh ownership, returns; upstream A34, A35, A36, A67
//
//   %k0, %k1, .. = the results of O2 or O3 for what is returned
//   result j is %f_j where it takes ownership, else bufferization.clone %f_j
//
// Any number of results, by induction over the chain as in O3: of the results before result j
// `given` says that one is a and `twice` that two are. A clone is an allocation that nobody else
// knows. Without the first conjunct this is the rule of MLIR's pass, where the dealloc retains each
// result and each is owned that is a (A67): one allocation that is returned twice is owned twice.
// Clones are made before anything is freed that they may be views of, or of what is retained.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt {

namespace {
enum Conjunct : unsigned { FirstTakes, NotOwnedIsCloned, ClonedFirst };

/// The results before one of them.
struct Prefix {
  Term taken, given, twice;
};
} // namespace

static Prefix extend(OwnershipStep &step, const Prefix &prefix, const std::string &name) {
  Terms &t = step.t;
  Term is = step.boolean(name + ".is");
  // By O3 the first one that is the root's allocation takes it; in MLIR's pass each one does.
  Term takes = t.all({is, step.owner, step.has(FirstTakes) ? t.negate(prefix.taken) : t.yes()});
  Term stays = step.has(NotOwnedIsCloned) ? takes : is;
  return {t.either(prefix.taken, takes), t.either(prefix.given, stays),
          t.either(prefix.twice, t.both(prefix.given, stays))};
}

static Term invariant(OwnershipStep &step, const Prefix &prefix) {
  Terms &t = step.t;
  return t.all({t.equal(prefix.given, prefix.taken), t.implies(prefix.taken, step.owner),
                t.negate(prefix.twice)});
}

static void state(OwnershipStep &step) {
  Terms &t = step.t;
  Term some = step.boolean("some.result.is"), copiedFirst = step.boolean("cloned.first");
  step.always(step.exactlyOneOwner());
  step.always(step.ownsItsOwn());
  step.assume(ClonedFirst, copiedFirst);
  Prefix all{t.no(), t.no(), t.no()};
  if (unsigned size = step.question.size) {
    for (unsigned j = 0; j < size; ++j)
      all = extend(step, all, "result." + std::to_string(j));
  } else {
    Prefix any{step.boolean("j.taken"), step.boolean("j.given"), step.boolean("j.twice")};
    step.goal("one more result: the invariant fails",
              t.implies(invariant(step, any), invariant(step, extend(step, any, "result"))));
    all = {step.boolean("all.taken"), step.boolean("all.given"), step.boolean("all.twice")};
    step.always(invariant(step, all));
  }
  step.goal("returns one allocation twice", t.negate(all.twice));
  step.goal("returns what it does not own", t.implies(all.given, step.owner));
  // An allocation that no result takes dies here (O1); a later result may be a clone of it.
  Term freed = t.both(step.owner, t.negate(all.given));
  step.goals({{freed}, {all.given}, {t.all({some, t.negate(copiedFirst)})}});
}

TermLemma lemma_O7() {
  return stepLemma(
      {{"of the results that are the root's allocation the first takes it", &step::kReturnedTwice},
       {"a result that takes nothing is cloned", &step::kReturnedArgument},
       {"clones are made before anything is freed", &step::kClonedLate}},
      state);
}

} // namespace freehold::smt
