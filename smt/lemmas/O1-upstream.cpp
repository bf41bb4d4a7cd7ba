//===- O1-upstream.cpp - MLIR's step: one dealloc for all that dies -------===//
// O1-upstream. All roots that die with a block are operands of one dealloc that retains all that is
// forwarded.
//
// readings: union
// for: upstream A9, A14, A39, A51, A54
//
//   %k0, .. = bufferization.dealloc (%root0, %root1, ..) if (%own0, %own1, ..) retain (%f0, ..)
//
// MLIR's pass keeps another invariant than ours: a live allocation has *at least* one owner, and
// all of its owners die at one dealloc. By D1 and D3 that frees it once if nothing forwarded is it,
// by D2 every forward that is it owns it afterwards. Any number of roots and forwards:
// `operands.own` says that some operand owns a, `first.owns` that the first operand that is a does.
// Under the literal reading the dealloc leaks where the first does not, so the pass relies on union
// while the shipped lowering implements literal.
//===----------------------------------------------------------------------===//
#include "smt/induction/HelperProofs.h"
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt {

namespace {
enum Conjunct : unsigned { AllOwnersHere, OwnsItsOwn, Retained, End };
}

static void state(OwnershipStep &step) {
  Terms &t = step.t;
  Term own = step.boolean("operands.own"), first = step.boolean("first.owns");
  Term some = step.boolean("forward.is"), apart = step.boolean("used.later");
  if (unsigned size = step.question.size) {
    std::vector<Term> is = step.booleans("operand.is", size);
    std::vector<Term> set = step.booleans("operand.owns", size), owners;
    for (unsigned k = size; k-- > 0;) {
      owners.push_back(t.both(is[k], set[k]));
      first = t.ite(is[k], set[k], k + 1 == size ? t.no() : first);
    }
    own = t.any(owners);
    some = t.any(step.booleans("forward.is", size));
  } else {
    step.always(t.implies(first, own));
  }
  Term lives = step.boolean("root.lives");
  step.always(t.equal(step.isLive, t.either(own, step.othersOwn)));
  step.always(t.negate(step.othersOwnTwice));
  step.assume(AllOwnersHere, t.implies(own, t.negate(step.othersOwn)));
  step.assume(OwnsItsOwn, t.implies(own, step.rootOriginal));
  step.assume(Retained, t.implies(own, t.negate(apart)));
  step.assume(End, t.negate(lives));
  bool isUnion = step.question.reading == Reading::Union;
  Term freed = t.both(isUnion ? own : first, t.negate(some));
  step.goals({{freed}, {t.either(t.both(own, some), t.both(own, lives))}, {some, apart}});
}

TermLemma lemma_O1_upstream() {
  TermLemma lemma = stepLemma({{"all owners of an allocation die here", &step::kTwoOwners},
                               {"an owner has its allocation's own pointers", &step::kFreedView},
                               {"what is used later is retained", &step::kFreedForwardedSecond},
                               {"the roots end on this exit", &step::kFreedWhereItLives}},
                              state);
  auto others = lemma.concretize;
  lemma.concretize = [others](const LemmaQuestion &question, llvm::StringRef goal,
                              const std::vector<std::string> &values) {
    bool separates = !question.dropped && question.reading == Reading::Literal;
    return separates ? loweredPair(kFalseTrue, Lowerer::Upstream) : others(question, goal, values);
  };
  return lemma;
}

} // namespace freehold::smt
