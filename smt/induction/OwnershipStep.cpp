//===- OwnershipStep.cpp --------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt {

OwnershipStep::OwnershipStep(Terms &terms, const LemmaQuestion &question)
    : t(terms), question(question), isLive(boolean("a.live")), rootIs(boolean("root.is")),
      rootOwns(boolean("root.owns")), rootOriginal(boolean("root.original")),
      owner(terms.both(rootIs, rootOwns)), othersOwn(boolean("others.own")),
      othersOwnTwice(boolean("others.own.twice")) {
  if (question.size == 0) {
    always(t.implies(othersOwnTwice, othersOwn));
    return;
  }
  std::vector<Term> own;
  std::vector<Term> is = booleans("other.is", question.size);
  std::vector<Term> set = booleans("other.owns", question.size);
  for (unsigned k = 0; k < question.size; ++k)
    own.push_back(t.both(is[k], set[k]));
  othersOwn = t.any(own);
  othersOwnTwice = atLeastTwo(own);
}

std::vector<Term> OwnershipStep::booleans(llvm::StringRef name, unsigned count) {
  std::vector<Term> all;
  for (unsigned k = 0; k < count; ++k)
    all.push_back(boolean((name + "." + llvm::Twine(k)).str()));
  return all;
}

Term OwnershipStep::atLeastTwo(llvm::ArrayRef<Term> terms) {
  Term some = t.no(), two = t.no();
  for (Term term : terms) {
    two = t.either(two, t.both(some, term));
    some = t.either(some, term);
  }
  return two;
}

void OwnershipStep::assume(unsigned conjunct, Term fact) {
  if (has(conjunct))
    always(fact);
}

void OwnershipStep::goal(std::string name, Term holds) {
  problem.goals.push_back({std::move(name), t.negate(holds)});
}

Term OwnershipStep::exactlyOneOwner(llvm::ArrayRef<Term> slots) {
  std::vector<Term> owners(slots.begin(), slots.end());
  owners.push_back(owner);
  owners.push_back(othersOwn);
  return t.all(
      {t.equal(isLive, t.any(owners)), t.negate(atLeastTwo(owners)), t.negate(othersOwnTwice)});
}

void OwnershipStep::goals(const After &after) {
  Term freed = t.any(after.freed);
  std::vector<Term> owners = after.owners;
  owners.push_back(othersOwn);
  Term owned = t.any(owners);
  goal("frees twice", t.negate(atLeastTwo(after.freed)));
  goal("frees what is gone", t.implies(freed, isLive));
  goal("frees what has another owner", t.negate(t.both(freed, owned)));
  goal("frees what is used later", t.negate(t.both(freed, t.any(after.uses))));
  goal("frees through a pointer that is not the allocation's", t.implies(freed, rootOriginal));
  goal("leaks", t.implies(isLive, t.either(freed, owned)));
  goal("is owned twice", t.negate(t.either(atLeastTwo(owners), othersOwnTwice)));
  goal("is owned though it is gone", t.implies(owned, isLive));
}

TermLemma stepLemma(std::vector<StepConjunct> conjuncts, void (*state)(OwnershipStep &),
                    unsigned sizeMax) {
  TermLemma lemma;
  for (const StepConjunct &conjunct : conjuncts)
    lemma.conjuncts.push_back(conjunct.text);
  lemma.obligations = [=](Terms &terms,
                          const LemmaQuestion &question) -> std::optional<TermProblem> {
    if (question.size > sizeMax)
      return std::nullopt;
    OwnershipStep step(terms, question);
    state(step);
    return std::move(step.problem);
  };
  lemma.concretize = [=](const LemmaQuestion &question, llvm::StringRef,
                         const std::vector<std::string> &) -> std::optional<ConcretePrograms> {
    if (!question.dropped || !conjuncts[*question.dropped].programs)
      return std::nullopt;
    return *conjuncts[*question.dropped].programs;
  };
  return lemma;
}

} // namespace freehold::smt
