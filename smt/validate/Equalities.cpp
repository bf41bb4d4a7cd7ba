//===- Equalities.cpp - What follows from the facts of a way --------------===//
#include "smt/validate/Equalities.h"

#include "smt/solver/Stoppable.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

namespace freehold::smt::safe {

/// Questions of one pair of functions.
static constexpr unsigned kQuestionsMax = 2'000;
/// Of each, in Z3's measure: some tenths of a second. A clock would give other answers on a busy machine.
static constexpr uint64_t kQuestionResources = 3'000'000;

Equalities::Equalities(Terms &terms, const SolverLimits &limits) : terms_(terms), limits_(limits) {}
Equalities::~Equalities() = default;

static void addLeaves(Term term, llvm::DenseSet<Term> &met, llvm::DenseSet<Term> &leaves) {
  anyWithin(term, met, [&](Term each) {
    if (each->op == TermNode::Op::Constant)
      leaves.insert(each);
    return false;
  });
}

/// The facts that share a constant with the condition, or with another such fact.
static std::vector<Term> relevant(llvm::ArrayRef<Term> facts, Term condition) {
  llvm::DenseSet<Term> leaves, met;
  addLeaves(condition, met, leaves);
  std::vector<Term> kept, left(facts.begin(), facts.end());
  for (bool grows = true; grows;) {
    grows = false;
    for (Term &fact : left) {
      llvm::DenseSet<Term> of, metOf;
      if (fact)
        addLeaves(fact, metOf, of);
      if (llvm::none_of(of, [&](Term leaf) { return leaves.contains(leaf); }))
        continue;
      leaves.insert(of.begin(), of.end());
      kept.push_back(fact);
      fact = nullptr;
      grows = true;
    }
  }
  llvm::sort(kept, [](Term a, Term b) { return a->number < b->number; });
  return kept;
}

static bool isPlain(Term term) { return term->args.empty(); }

/// Of a constant that no fact is about, everything or nothing is known without asking.
static bool isOpen(Term condition) {
  if (condition->op == TermNode::Op::Not)
    condition = condition->args[0];
  return isPlain(condition) ||
         (condition->op == TermNode::Op::Equal && llvm::all_of(condition->args, isPlain));
}

bool Equalities::holds(llvm::ArrayRef<Term> facts, Term condition) {
  if (condition->op == TermNode::Op::Literal)
    return condition->isTrue();
  if (llvm::is_contained(facts, condition))
    return true;
  std::vector<Term> key = relevant(facts, condition);
  if (key.empty() && isOpen(condition))
    return false;
  std::vector<Term> assertions = key;
  assertions.push_back(terms_.negate(condition));
  key.push_back(condition);
  auto [it, isNew] = known_.try_emplace(std::move(key), false);
  if (!isNew || asked_ >= kQuestionsMax)
    return it->second;
  ++asked_;
  if (!solver_) {
    SolverLimits limits = limits_;
    limits.resources = kQuestionResources;
    solver_ = makeStoppable(makeZ3(limits));
  }
  Query query;
  query.assertions = assertions;
  it->second = solver_->check(query).sat == Sat::Unsat;
  if (it->second)
    believed_.push_back(terms_.all(assertions));
  return it->second;
}

bool Equalities::areEqual(llvm::ArrayRef<Term> facts, Term a, Term b) {
  return a && b && a->sort == b->sort && holds(facts, terms_.equal(a, b));
}

std::string Equalities::confirm() {
  if (believed_.empty())
    return "";
  Query query;
  query.assertions = {terms_.any(believed_)};
  if (query.assertions.front()->isFalse())
    return "";
  SolverAnswer answer = makeStoppable(makeCvc5(limits_))->check(query);
  if (answer.sat == Sat::Unsat)
    return "";
  return answer.sat == Sat::Sat ? "two solvers disagree on values that are equal"
                                : "equal values could not be checked: " + answer.reason;
}

} // namespace freehold::smt::safe
