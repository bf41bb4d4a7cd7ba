//===- BooleanInvariant.cpp - Invariants of Boolean systems ---------------===//
// clang-format off
//   bad(n)  =  exists f: body(s, f)                              a clause without a conclusion
//           |  exists f: body(s, f) & bad(m)(terms(s, f))        a clause that leads from n to m
// clang-format on
// Here s is the state of the predicate n, and f what the clause has besides. A variable of the program is one
// variable of all diagrams, whichever predicate's state it is in, so that what a clause leaves as it is costs
// nothing. What it changes is replaced one by one:
//
//   exists f: bad(x1', x2', ..) with t1(s, f) for x1', t2(s, f) for x2', ..
//
// and each f is gone after the last term that has it.
//===----------------------------------------------------------------------===//
#include "smt/validate/BooleanInvariant.h"

#include "oracle/core/process/Interruption.h"
#include "smt/validate/Bdd.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

#include <chrono>
#include <functional>
#include <map>
#include <set>

namespace freehold::smt::safe {

using Op = TermNode::Op;
using Clock = std::chrono::steady_clock;

/// Nodes of all diagrams together; above the second number, those that are not needed are removed. Choices of
/// all computations take some seconds.
static constexpr size_t kNodesMax = 2'000'000, kNodesTidy = 500'000, kChoicesMax = 6'000'000;

namespace {
class Backwards {
public:
  Backwards(const HornSystem &system, Clock::time_point end)
      : system_(system), end_(end),
        stops_([this] { return interruption() || Clock::now() > end_; }),
        bdd_(kNodesMax, kChoicesMax, stops_), bad_(system.predicates.size(), Bdd::kFalse) {}
  BooleanAnswer run();

private:
  bool isBoolean();
  void numberVariables();
  Bdd::Function of(Term term);
  /// A term in the place of the next value of a state's variable, or a fact.
  struct Part {
    std::optional<unsigned> changed;
    Term term;
  };
  unsigned variableOf(Term constant);
  std::vector<Part> partsOf(const Clause &clause);
  Bdd::Function ofClause(const Clause &clause);
  std::string define(unsigned predicate);

  const HornSystem &system_;
  const Clock::time_point end_;
  std::function<bool()> stops_;
  Bdd bdd_;
  /// The states of each predicate from which something bad follows.
  std::vector<Bdd::Function> bad_;
  /// Those of states are even, the odd ones between stand for their next values. What a clause has besides comes
  /// after them.
  llvm::DenseMap<Term, unsigned> variables_;
  unsigned states_ = 0, made_ = 0;
  llvm::DenseMap<Term, Bdd::Function> known_;
};
} // namespace

static bool isVariable(Term term) { return term->op == Op::Constant; }

/// Whether each clause has one premise at most, of constants that are no other's, and all is Boolean. What
/// the transfer does not follow is a literal in all states, and no variable.
bool Backwards::isBoolean() {
  llvm::DenseSet<Term> met;
  auto isOther = [](Term term) {
    const bool isKnown = term->op == Op::Literal || term->op == Op::Constant ||
                         term->op == Op::Not || term->op == Op::And || term->op == Op::Or ||
                         term->op == Op::Equal || term->op == Op::Ite;
    return !isKnown || !(term->sort == kBool);
  };
  auto isAllBoolean = [&](llvm::ArrayRef<Term> terms) {
    return llvm::none_of(terms, [&](Term term) { return anyWithin(term, met, isOther); });
  };
  if (system_.slots.size() != system_.predicates.size())
    return false;
  for (const std::vector<Term> &state : system_.predicates)
    for (Term term : state)
      if (!(isVariable(term) || term->op == Op::Literal) || !(term->sort == kBool))
        return false;
  return llvm::all_of(system_.clauses, [&](const Clause &clause) {
    bool isOfState = clause.premises.empty() ||
                     (clause.premises.size() == 1 &&
                      clause.premises[0].terms == system_.predicates[clause.premises[0].predicate]);
    return isOfState && isAllBoolean(clause.body) &&
           (!clause.conclusion || isAllBoolean(clause.conclusion->terms));
  });
}

void Backwards::numberVariables() {
  std::map<unsigned, unsigned> numbers;
  auto forEach = [&](llvm::function_ref<void(Term, unsigned)> each) {
    for (auto [state, slots] : llvm::zip(system_.predicates, system_.slots))
      for (auto [term, slot] : llvm::zip_equal(state, slots))
        if (isVariable(term))
          each(term, slot);
  };
  forEach([&](Term, unsigned slot) { numbers[slot] = 0; });
  for (auto &[slot, number] : numbers) {
    number = states_;
    states_ += 2;
  }
  forEach([&](Term term, unsigned slot) { variables_[term] = numbers[slot]; });
  made_ = states_;
}

unsigned Backwards::variableOf(Term constant) {
  auto [it, isNew] = variables_.try_emplace(constant, made_);
  made_ += isNew;
  return it->second;
}

Bdd::Function Backwards::of(Term term) {
  if (auto it = known_.find(term); it != known_.end())
    return it->second;
  Bdd::Function made = Bdd::kFalse;
  switch (term->op) {
  case Op::Literal:
    made = term->isTrue() ? Bdd::kTrue : Bdd::kFalse;
    break;
  case Op::Constant:
    made = bdd_.variable(variableOf(term));
    break;
  case Op::Not:
    made = bdd_.negate(of(term->args[0]));
    break;
  case Op::And:
    made = Bdd::kTrue;
    for (Term arg : term->args)
      made = bdd_.both(made, of(arg));
    break;
  case Op::Or:
    for (Term arg : term->args)
      made = bdd_.either(made, of(arg));
    break;
  case Op::Equal: {
    Bdd::Function one = of(term->args[0]), other = of(term->args[1]);
    made = bdd_.ite(one, other, bdd_.negate(other));
    break;
  }
  default:
    made = bdd_.ite(of(term->args[0]), of(term->args[1]), of(term->args[2]));
    break;
  }
  return known_[term] = made;
}

/// What the clause changes of what the bad states of its conclusion depend on, and last its facts.
std::vector<Backwards::Part> Backwards::partsOf(const Clause &clause) {
  std::vector<Part> parts;
  if (clause.conclusion) {
    const unsigned to = clause.conclusion->predicate;
    llvm::DenseSet<unsigned> needed = bdd_.variablesOf(bad_[to]);
    for (auto [variable, term] : llvm::zip_equal(system_.predicates[to], clause.conclusion->terms))
      if (isVariable(variable) && needed.contains(variables_.lookup(variable)))
        if (unsigned number = variables_.lookup(variable);
            !isVariable(term) || variableOf(term) != number)
          parts.push_back({number, term});
  }
  for (Term fact : clause.body)
    parts.push_back({std::nullopt, fact});
  return parts;
}

/// The states of the premise from which the clause leads to something bad.
Bdd::Function Backwards::ofClause(const Clause &clause) {
  std::vector<Part> parts = partsOf(clause);
  // Of what the clause has besides, the last part that has it.
  llvm::DenseMap<unsigned, size_t> last;
  llvm::DenseSet<unsigned> changed;
  for (auto [n, part] : llvm::enumerate(parts)) {
    if (part.changed)
      changed.insert(*part.changed);
    llvm::DenseSet<Term> met;
    anyWithin(part.term, met, [&](Term each) {
      if (isVariable(each) && variableOf(each) >= states_)
        last[variableOf(each)] = n;
      return false;
    });
  }
  std::vector<llvm::DenseSet<unsigned>> ending(parts.size());
  for (auto [variable, n] : last)
    ending[n].insert(variable);
  Bdd::Function leads =
      clause.conclusion ? bdd_.shift(bad_[clause.conclusion->predicate], changed) : Bdd::kTrue;
  for (auto [n, part] : llvm::enumerate(parts)) {
    Bdd::Function term = of(part.term);
    if (part.changed) {
      const unsigned next = *part.changed + 1;
      leads = bdd_.ite(term, bdd_.restrict(leads, next, true), bdd_.restrict(leads, next, false));
    } else {
      leads = bdd_.both(term, leads);
    }
    leads = bdd_.exists(leads, ending[n]);
  }
  return leads;
}

/// Not bad: a definition with a name for each node, those of one variable together.
std::string Backwards::define(unsigned predicate) {
  const std::vector<Term> &state = system_.predicates[predicate];
  std::string text = "(define-fun P" + std::to_string(predicate) + " (";
  std::map<unsigned, std::string> names;
  for (auto [n, term] : llvm::enumerate(state)) {
    if (isVariable(term))
      names[variables_.lookup(term)] = "x" + std::to_string(n);
    text += "(x" + std::to_string(n) + " Bool)";
  }
  text += ") Bool\n";
  std::map<unsigned, std::set<Bdd::Function>, std::greater<>> levels;
  std::vector<Bdd::Function> work = {bad_[predicate]};
  while (!work.empty()) {
    Bdd::Function f = work.back();
    work.pop_back();
    if (f > Bdd::kTrue && levels[bdd_[f].variable].insert(f).second) {
      work.push_back(bdd_[f].no);
      work.push_back(bdd_[f].yes);
    }
  }
  auto nameOf = [](Bdd::Function f) {
    return f == Bdd::kFalse  ? std::string("false")
           : f == Bdd::kTrue ? "true"
                             : "b" + std::to_string(f);
  };
  for (auto &[variable, functions] : levels) {
    text += "(let (";
    for (Bdd::Function f : functions)
      text += "(b" + std::to_string(f) + " (ite " + names[variable] + " " + nameOf(bdd_[f].yes) +
              " " + nameOf(bdd_[f].no) + "))";
    text += ")\n";
  }
  return text + "(not " + nameOf(bad_[predicate]) + ")" + std::string(levels.size(), ')') + ")\n";
}

BooleanAnswer Backwards::run() {
  if (!isBoolean())
    return {};
  numberVariables();
  // Clauses that lead to a predicate, by its number.
  std::vector<std::vector<const Clause *>> leading(system_.predicates.size());
  std::set<unsigned> work;
  auto add = [&](const Clause &clause) {
    if (bdd_.size() > kNodesTidy && !bdd_.overflows()) {
      known_.clear();
      bdd_.keep(bad_);
    }
    Bdd::Function &bad = bad_[clause.premises[0].predicate];
    Bdd::Function grown = bdd_.either(bad, ofClause(clause));
    if (grown != bad)
      work.insert(clause.premises[0].predicate);
    bad = grown;
  };
  for (const Clause &clause : system_.clauses) {
    if (clause.conclusion)
      leading[clause.conclusion->predicate].push_back(&clause);
    else if (!clause.premises.empty())
      add(clause);
  }
  while (!work.empty() && !bdd_.overflows()) {
    unsigned last = *work.rbegin();
    work.erase(last);
    for (const Clause *clause : leading[last])
      if (!clause->premises.empty())
        add(*clause);
  }
  for (const Clause &clause : system_.clauses)
    if (!bdd_.overflows() && clause.premises.empty() && ofClause(clause) != Bdd::kFalse)
      return {bdd_.overflows() ? BooleanAnswer::Unknown : BooleanAnswer::None};
  if (bdd_.overflows())
    return {};
  BooleanAnswer answer{BooleanAnswer::Found};
  for (unsigned n = 0; n < system_.predicates.size(); ++n)
    answer.predicates += define(n);
  return answer;
}

BooleanAnswer solveBoolean(const HornSystem &system, unsigned timeoutMs) {
  const auto never = Clock::time_point::max();
  return Backwards(system, timeoutMs ? Clock::now() + std::chrono::milliseconds(timeoutMs) : never)
      .run();
}

} // namespace freehold::smt::safe
