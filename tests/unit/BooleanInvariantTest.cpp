//===- BooleanInvariantTest.cpp - Boolean systems against all states ------===//
// Random systems of clauses over few Booleans, compared with a search through all of their states.
//===----------------------------------------------------------------------===//
#include "smt/validate/BooleanInvariant.h"

#include "smt/solver/Solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

using namespace freehold::smt;
using namespace freehold::smt::safe;

namespace {
constexpr unsigned kPredicates = 3, kStateBits = 3, kFreeBits = 2, kStates = 1u << kStateBits;

/// Values of a clause's constants: its premise's state first.
using Values = llvm::DenseMap<Term, bool>;

bool evaluate(Term term, const Values &values) {
  auto arg = [&](unsigned n) { return evaluate(term->args[n], values); };
  switch (term->op) {
  case TermNode::Op::Literal:
    return term->isTrue();
  case TermNode::Op::Not:
    return !arg(0);
  case TermNode::Op::And:
    return llvm::all_of(term->args, [&](Term each) { return evaluate(each, values); });
  case TermNode::Op::Or:
    return llvm::any_of(term->args, [&](Term each) { return evaluate(each, values); });
  case TermNode::Op::Equal:
    return arg(0) == arg(1);
  case TermNode::Op::Ite:
    return arg(0) ? arg(1) : arg(2);
  default:
    return values.at(term);
  }
}

class RandomSystem {
public:
  explicit RandomSystem(unsigned seed) : random_(seed) {
    for (unsigned p = 0; p < kPredicates; ++p) {
      system.predicates.push_back(constants("p" + std::to_string(p) + ".", kStateBits));
      frees_.push_back(constants("f" + std::to_string(p) + ".", kFreeBits));
      // Predicates may have variables of the program in common, in any order.
      std::vector<unsigned> slots(kStateBits + 2);
      std::iota(slots.begin(), slots.end(), 0u);
      std::shuffle(slots.begin(), slots.end(), random_);
      slots.resize(kStateBits);
      system.slots.push_back(std::move(slots));
    }
    system.nodes = kPredicates;
    std::vector<Term> begin = system.predicates[0];
    system.clauses.push_back(
        {{}, Application{0, begin}, {t.both(formula(begin, 2), formula(begin, 2))}});
    for (unsigned p = 0; p < kPredicates; ++p)
      for (unsigned n = 0; n < 2; ++n)
        system.clauses.push_back(clause(p, random_() % kPredicates));
    Clause bad = clause(random_() % kPredicates, 0);
    bad.conclusion.reset();
    bad.body.push_back(formula(system.predicates[bad.premises[0].predicate], 1));
    system.clauses.push_back(bad);
  }

  /// The states of each predicate from which something bad can be reached.
  std::vector<std::set<unsigned>> bad() const;
  bool beginsBadly(const std::vector<std::set<unsigned>> &bad) const;

  Terms t;
  HornSystem system;

private:
  std::vector<Term> constants(const std::string &prefix, unsigned count) {
    std::vector<Term> made;
    for (unsigned n = 0; n < count; ++n)
      made.push_back(t.constant(kBool, prefix + std::to_string(n)));
    return made;
  }
  Term formula(llvm::ArrayRef<Term> over, unsigned depth) {
    if (!depth || random_() % 5 == 0)
      return random_() % 12 ? over[random_() % over.size()] : t.boolean(random_() % 2);
    Term a = formula(over, depth - 1), b = formula(over, depth - 1);
    switch (random_() % 5) {
    case 0:
      return t.negate(a);
    case 1:
      return t.both(a, b);
    case 2:
      return t.either(a, b);
    case 3:
      return t.equal(a, b);
    default:
      return t.ite(formula(over, depth - 1), a, b);
    }
  }
  Clause clause(unsigned from, unsigned to) {
    std::vector<Term> over = system.predicates[from];
    over.insert(over.end(), frees_[from].begin(), frees_[from].end());
    std::vector<Term> state;
    for (unsigned n = 0; n < kStateBits; ++n)
      state.push_back(formula(over, 2));
    return {{Application{from, system.predicates[from]}},
            Application{to, state},
            {formula(over, 2), formula(over, 2)}};
  }

  std::mt19937 random_;
  std::vector<std::vector<Term>> frees_;
};

/// Calls `step` with the state that a clause leads to, for each value of its free constants for which its
/// body holds.
template <typename Step>
void forEachStep(const Clause &clause, llvm::ArrayRef<Term> state, llvm::ArrayRef<Term> frees,
                 unsigned from, Step step) {
  for (unsigned row = 0; row < 1u << frees.size(); ++row) {
    Values values;
    for (unsigned n = 0; n < state.size(); ++n)
      values[state[n]] = (from >> n) & 1;
    for (unsigned n = 0; n < frees.size(); ++n)
      values[frees[n]] = (row >> n) & 1;
    if (!llvm::all_of(clause.body, [&](Term fact) { return evaluate(fact, values); }))
      continue;
    unsigned to = 0;
    if (clause.conclusion)
      for (unsigned n = 0; n < clause.conclusion->terms.size(); ++n)
        to |= unsigned(evaluate(clause.conclusion->terms[n], values)) << n;
    step(to);
  }
}

std::vector<std::set<unsigned>> RandomSystem::bad() const {
  std::vector<std::set<unsigned>> bad(kPredicates);
  for (bool changes = true; changes;) {
    changes = false;
    for (const Clause &clause : system.clauses)
      if (!clause.premises.empty())
        for (unsigned from = 0; from < kStates; ++from) {
          unsigned at = clause.premises[0].predicate;
          forEachStep(clause, system.predicates[at], frees_[at], from, [&](unsigned to) {
            if (!clause.conclusion || bad[clause.conclusion->predicate].count(to))
              changes |= bad[at].insert(from).second;
          });
        }
  }
  return bad;
}

bool RandomSystem::beginsBadly(const std::vector<std::set<unsigned>> &bad) const {
  bool begins = false;
  for (unsigned from = 0; from < kStates; ++from)
    forEachStep(system.clauses[0], system.predicates[0], {}, from,
                [&](unsigned to) { begins |= bad[0].count(to) != 0; });
  return begins;
}

/// A question whose answer is unsat if the definitions hold of all states but the bad ones.
std::string differsFrom(const std::string &predicates, const std::vector<std::set<unsigned>> &bad) {
  std::string text = "(set-logic ALL)\n" + predicates + "(assert (or false";
  for (unsigned p = 0; p < kPredicates; ++p)
    for (unsigned state = 0; state < kStates; ++state) {
      std::string at = "(P" + std::to_string(p);
      for (unsigned n = 0; n < kStateBits; ++n)
        at += (state >> n) & 1 ? " true" : " false";
      text += bad[p].count(state) ? "\n" + at + ")" : "\n(not " + at + "))";
    }
  return text + "))\n(check-sat)\n";
}
} // namespace

/// Not only an invariant, but the weakest one: each state is left out from which something bad follows,
/// through loops as well, and no other.
TEST(BooleanInvariant, IsExact) {
  std::unique_ptr<Solver> z3 = makeZ3({});
  unsigned found = 0, none = 0, withLoops = 0;
  for (unsigned seed = 0; seed < 150; ++seed) {
    RandomSystem random(seed);
    std::vector<std::set<unsigned>> bad = random.bad();
    BooleanAnswer answer = solveBackwards(random.system, 0);
    EXPECT_EQ(solveBoolean(random.system, 0).result, answer.result) << seed;
    bool begins = random.beginsBadly(bad);
    ASSERT_EQ(answer.result, begins ? BooleanAnswer::None : BooleanAnswer::Found) << seed;
    ++(begins ? none : found);
    if (begins)
      continue;
    EXPECT_EQ(z3->checkText(differsFrom(answer.predicates, bad)).sat, Sat::Unsat) << seed;
    // The other answer differs: the question is no empty one.
    std::vector<std::set<unsigned>> wrong = bad;
    if (!wrong[1].insert(5).second)
      wrong[1].erase(5);
    EXPECT_EQ(z3->checkText(differsFrom(answer.predicates, wrong)).sat, Sat::Sat) << seed;
    withLoops += llvm::any_of(
        bad, [](const auto &states) { return !states.empty() && states.size() < kStates; });
  }
  EXPECT_GT(found, 20u);
  EXPECT_GT(none, 20u);
  EXPECT_GT(withLoops, 10u);
}

/// A ring of states: what is bad at its end is bad after any number of rounds.
TEST(BooleanInvariant, GoesRoundLoops) {
  for (bool isReached : {false, true}) {
    Terms t;
    HornSystem system;
    // Four bits that count; the fourth one never changes if it is false and the others are stuck.
    std::vector<Term> bits;
    for (unsigned n = 0; n < 4; ++n)
      bits.push_back(t.constant(kBool, "b" + std::to_string(n)));
    system.predicates = {bits};
    system.slots = {{0, 1, 2, 3}};
    system.nodes = 1;
    std::vector<Term> zero(4, t.no()), next;
    Term carry = t.yes();
    for (unsigned n = 0; n < 4; ++n) {
      next.push_back(t.differ(bits[n], n == 3 && !isReached ? t.no() : carry));
      carry = t.both(bits[n], carry);
    }
    std::vector<Term> isZero;
    for (Term bit : bits)
      isZero.push_back(t.negate(bit));
    system.clauses = {{{}, Application{0, bits}, isZero},
                      {{Application{0, bits}}, Application{0, next}, {}},
                      {{Application{0, bits}}, std::nullopt, {t.all(bits)}}};
    EXPECT_EQ(solveBoolean(system, 0).result,
              isReached ? BooleanAnswer::None : BooleanAnswer::Found);
  }
}

/// Clauses of another kind are not answered.
TEST(BooleanInvariant, LeavesOthersAlone) {
  Terms t;
  Term number = t.constant(kInt, "n"), flag = t.constant(kBool, "b");
  HornSystem ofNumbers{{{{Application{0, {number}}}, std::nullopt, {}}}, {{number}}, {{0}}, 1};
  EXPECT_EQ(solveBoolean(ofNumbers, 0).result, BooleanAnswer::Unknown);
  HornSystem withNumbers{
      {{{Application{0, {flag}}}, std::nullopt, {t.less(number, t.literal(kInt, 0))}}},
      {{flag}},
      {{0}},
      1};
  EXPECT_EQ(solveBoolean(withNumbers, 0).result, BooleanAnswer::Unknown);
  HornSystem ofTwo{
      {{{Application{0, {flag}}, Application{0, {flag}}}, std::nullopt, {}}}, {{flag}}, {{0}}, 1};
  EXPECT_EQ(solveBoolean(ofTwo, 0).result, BooleanAnswer::Unknown);
}
