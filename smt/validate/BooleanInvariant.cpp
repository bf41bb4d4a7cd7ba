//===- BooleanInvariant.cpp - Invariants of Boolean systems ---------------===//
// The states that are reached are found first, since these are few: most memrefs do not refer to the one
// allocation that is tracked. Where their diagrams are too large, the states from which something bad follows
// are found:
//
// clang-format off
//   reached(m)  =  exists s, f: reached(n)(s) & body(s, f) & x = terms(s, f)
//   bad(n)  =  exists f: body(s, f)                              a clause without a conclusion
//           |  exists f: body(s, f) & bad(m)(terms(s, f))        a clause that leads from n to m
// clang-format on
// Here s is the state of the predicate n, and f what the clause has besides. A variable of the program is one
// variable of all diagrams, whichever predicate's state it is in, so that what a clause leaves as it is costs
// nothing. What it changes is replaced one by one:
//
//   exists f: bad(x1', x2', ..) with t1(s, f) for x1', t2(s, f) for x2', ..
//   exists s, f: reached(s) & x1' = t1(s, f) & x2' = t2(s, f) & ..
//
// and what is not wanted any more is gone after the last term that has it.
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
/// Copies of a variable: its value, the next one, and that of a predicate of a procedure that is called.
static constexpr unsigned kCopies = 3, kNext = 1, kCalled = 2;
using Clock = std::chrono::steady_clock;

/// Nodes of all diagrams together; above the second number, those that are not needed are removed. Choices of
/// all computations take some seconds.
static constexpr size_t kNodesMax = 2'000'000, kNodesTidy = 500'000, kChoicesMax = 6'000'000;

namespace {
/// A set of states of each predicate, as diagrams.
class States {
protected:
  States(const HornSystem &system, Clock::time_point end)
      : system_(system), end_(end),
        stops_([this] { return interruption() || Clock::now() > end_; }),
        bdd_(kNodesMax, kChoicesMax, stops_), states_(system.predicates.size(), Bdd::kFalse) {}

  bool isBoolean(bool withProcedures);
  void numberVariables();
  void tidy();
  Bdd::Function of(Term term);
  /// What becomes of a variable, or a fact.
  struct Part {
    std::optional<unsigned> changed;
    Term term;
  };
  unsigned variableOf(Term constant);
  llvm::DenseSet<unsigned> variablesOf(Term term);
  std::string define(unsigned predicate, bool isNegated);

  const HornSystem &system_;
  const Clock::time_point end_;
  std::function<bool()> stops_;
  Bdd bdd_;
  std::vector<Bdd::Function> states_;
  /// The variables of each predicate's terms; std::nullopt where the term is a literal.
  std::vector<std::vector<std::optional<unsigned>>> formals_;
  /// Those of states are kCopies apart: the next values come after them, and then those that a call has. What a
  /// clause has besides comes after all of them.
  llvm::DenseMap<Term, unsigned> variables_;
  unsigned firstMade_ = 0, made_ = 0;
  llvm::DenseMap<Term, Bdd::Function> known_;
};

/// The states from which something bad follows.
class Backwards : States {
public:
  Backwards(const HornSystem &system, Clock::time_point end) : States(system, end) {}
  BooleanAnswer run();

private:
  std::vector<Part> partsOf(const Clause &clause);
  Bdd::Function ofClause(const Clause &clause);
};

/// The states that are reached.
class Forwards : States {
public:
  Forwards(const HornSystem &system, Clock::time_point end) : States(system, end) {}
  BooleanAnswer run();

private:
  std::vector<Part> partsOf(const Clause &clause, llvm::DenseSet<unsigned> &kept,
                            llvm::DenseSet<unsigned> &next);
  Bdd::Function ofClause(const Clause &clause);
};
} // namespace

static bool isVariable(Term term) { return term->op == Op::Constant; }

/// Whether each clause has one premise at most that is a node's, of constants that are no other's, perhaps one more
/// that is a procedure's, and all is Boolean. What the transfer does not follow is a literal in all states, and no
/// variable.
bool States::isBoolean(bool withProcedures) {
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
  if (!withProcedures && system_.nodes != system_.predicates.size())
    return false;
  for (auto [n, state] : llvm::enumerate(system_.predicates)) {
    if (state.size() != system_.slots[n].size())
      return false;
    for (Term term : state)
      if ((n < system_.nodes && !isVariable(term) && term->op != Op::Literal) ||
          !(term->sort == kBool))
        return false;
  }
  return llvm::all_of(system_.clauses, [&](const Clause &clause) {
    bool isOfState = clause.premises.empty() ||
                     (clause.premises.size() <= 2 &&
                      clause.premises[0].terms == system_.predicates[clause.premises[0].predicate]);
    bool isOfProcedure =
        clause.premises.size() < 2 ||
        (clause.premises[1].predicate >= system_.nodes && isAllBoolean(clause.premises[1].terms));
    return isOfState && isOfProcedure && isAllBoolean(clause.body) &&
           (!clause.conclusion || isAllBoolean(clause.conclusion->terms));
  });
}

void States::numberVariables() {
  std::map<unsigned, unsigned> numbers;
  auto forEach = [&](llvm::function_ref<void(unsigned, Term, unsigned)> each) {
    for (unsigned n = 0; n < system_.predicates.size(); ++n)
      for (auto [term, slot] : llvm::zip_equal(system_.predicates[n], system_.slots[n]))
        each(n, term, slot);
  };
  auto isFollowed = [&](unsigned n, Term term) { return n >= system_.nodes || isVariable(term); };
  forEach([&](unsigned n, Term term, unsigned slot) {
    if (isFollowed(n, term))
      numbers[slot] = 0;
  });
  for (auto &[slot, number] : numbers) {
    number = firstMade_;
    firstMade_ += kCopies;
  }
  formals_.resize(system_.predicates.size());
  forEach([&](unsigned n, Term term, unsigned slot) {
    const bool followed = isFollowed(n, term);
    formals_[n].push_back(followed ? std::optional(numbers[slot]) : std::nullopt);
    if (followed && n < system_.nodes)
      variables_[term] = numbers[slot];
  });
  made_ = firstMade_;
}

void States::tidy() {
  if (bdd_.size() <= kNodesTidy || bdd_.overflows())
    return;
  known_.clear();
  bdd_.keep(states_);
}

llvm::DenseSet<unsigned> States::variablesOf(Term term) {
  llvm::DenseSet<unsigned> variables;
  llvm::DenseSet<Term> met;
  anyWithin(term, met, [&](Term each) {
    if (isVariable(each))
      variables.insert(variableOf(each));
    return false;
  });
  return variables;
}

unsigned States::variableOf(Term constant) {
  auto [it, isNew] = variables_.try_emplace(constant, made_);
  made_ += isNew;
  return it->second;
}

Bdd::Function States::of(Term term) {
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
    llvm::DenseSet<unsigned> needed = bdd_.variablesOf(states_[to]);
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
    for (unsigned variable : variablesOf(part.term))
      if (variable >= firstMade_)
        last[variable] = n;
  }
  std::vector<llvm::DenseSet<unsigned>> ending(parts.size());
  for (auto [variable, n] : last)
    ending[n].insert(variable);
  Bdd::Function leads = clause.conclusion
                            ? bdd_.shift(states_[clause.conclusion->predicate], changed, kNext)
                            : Bdd::kTrue;
  for (auto [n, part] : llvm::enumerate(parts)) {
    Bdd::Function term = of(part.term);
    if (part.changed) {
      const unsigned next = *part.changed + kNext;
      leads = bdd_.ite(term, bdd_.restrict(leads, next, true), bdd_.restrict(leads, next, false));
    } else {
      leads = bdd_.both(term, leads);
    }
    leads = bdd_.exists(leads, ending[n]);
  }
  return leads;
}

/// A definition with a name for each node, those of one variable together.
std::string States::define(unsigned predicate, bool isNegated) {
  std::string text = "(define-fun P" + std::to_string(predicate) + " (";
  std::map<unsigned, std::string> names;
  for (auto [n, variable] : llvm::enumerate(formals_[predicate])) {
    if (variable)
      names[*variable] = "x" + std::to_string(n);
    text += "(x" + std::to_string(n) + " Bool)";
  }
  text += ") Bool\n";
  std::map<unsigned, std::set<Bdd::Function>, std::greater<>> levels;
  std::vector<Bdd::Function> work = {states_[predicate]};
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
  std::string root = nameOf(states_[predicate]);
  return text + (isNegated ? "(not " + root + ")" : root) + std::string(levels.size(), ')') + ")\n";
}

BooleanAnswer Backwards::run() {
  if (!isBoolean(/*withProcedures=*/false))
    return {};
  numberVariables();
  // Clauses that lead to a predicate, by its number.
  std::vector<std::vector<const Clause *>> leading(system_.predicates.size());
  std::set<unsigned> work;
  auto add = [&](const Clause &clause) {
    tidy();
    Bdd::Function &bad = states_[clause.premises[0].predicate];
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
    answer.predicates += define(n, /*isNegated=*/true);
  return answer;
}

//===----------------------------------------------------------------------===//
// States that are reached
//===----------------------------------------------------------------------===//

/// What a called procedure's predicate has as its values, the facts of a clause, and what becomes of the
/// variables of its conclusion that it changes. It keeps others.
std::vector<States::Part> Forwards::partsOf(const Clause &clause, llvm::DenseSet<unsigned> &kept,
                                            llvm::DenseSet<unsigned> &next) {
  std::vector<Part> parts;
  for (const Application &called :
       llvm::drop_begin(clause.premises, clause.premises.size() < 2 ? clause.premises.size() : 1))
    for (auto [variable, term] : llvm::zip_equal(formals_[called.predicate], called.terms))
      parts.push_back({*variable + kCalled, term});
  for (Term fact : clause.body)
    parts.push_back({std::nullopt, fact});
  if (!clause.conclusion)
    return parts;
  for (auto [variable, term] :
       llvm::zip_equal(formals_[clause.conclusion->predicate], clause.conclusion->terms)) {
    if (!variable)
      continue;
    if (isVariable(term) && variableOf(term) == *variable) {
      kept.insert(*variable);
    } else {
      next.insert(*variable + kNext);
      parts.push_back({*variable + kNext, term});
    }
  }
  return parts;
}

/// The states that the clause leads to; if it has no conclusion, true where a state is reached that it forbids.
Bdd::Function Forwards::ofClause(const Clause &clause) {
  llvm::DenseSet<unsigned> kept, next;
  const std::vector<Part> parts = partsOf(clause, kept, next);
  Bdd::Function leads =
      clause.premises.empty() ? Bdd::kTrue : states_[clause.premises[0].predicate];
  if (clause.premises.size() > 1) {
    Bdd::Function called = states_[clause.premises[1].predicate];
    leads = bdd_.both(leads, bdd_.shift(called, bdd_.variablesOf(called), kCalled));
  }
  // Of each variable how many parts there are until it is not used any more.
  llvm::DenseMap<unsigned, size_t> last;
  for (unsigned variable : bdd_.variablesOf(leads))
    last[variable] = 0;
  for (auto [n, part] : llvm::enumerate(parts)) {
    for (unsigned variable : variablesOf(part.term))
      last[variable] = n + 1;
    if (part.changed)
      last[*part.changed] = n + 1;
  }
  std::vector<llvm::DenseSet<unsigned>> ending(parts.size() + 1);
  for (auto [variable, n] : last)
    if (!kept.contains(variable) && !next.contains(variable))
      ending[n].insert(variable);
  leads = bdd_.exists(leads, ending[0]);
  for (auto [n, part] : llvm::enumerate(parts)) {
    Bdd::Function holds = of(part.term);
    if (part.changed)
      holds = bdd_.ite(bdd_.variable(*part.changed), holds, bdd_.negate(holds));
    leads = bdd_.exists(bdd_.both(leads, holds), ending[n + 1]);
  }
  return bdd_.shift(leads, next, -static_cast<int>(kNext));
}

BooleanAnswer Forwards::run() {
  if (!isBoolean(/*withProcedures=*/true))
    return {};
  numberVariables();
  std::vector<std::vector<const Clause *>> leaving(system_.predicates.size());
  std::set<unsigned> work;
  auto add = [&](const Clause &clause) {
    tidy();
    Bdd::Function &reached = states_[clause.conclusion->predicate];
    Bdd::Function grown = bdd_.either(reached, ofClause(clause));
    if (grown != reached)
      work.insert(clause.conclusion->predicate);
    reached = grown;
  };
  for (const Clause &clause : system_.clauses) {
    if (clause.conclusion && clause.premises.empty())
      add(clause);
    else if (clause.conclusion)
      for (const Application &premise : clause.premises)
        leaving[premise.predicate].push_back(&clause);
  }
  while (!work.empty() && !bdd_.overflows()) {
    unsigned first = *work.begin();
    work.erase(first);
    for (const Clause *clause : leaving[first])
      add(*clause);
  }
  for (const Clause &clause : system_.clauses)
    if (!bdd_.overflows() && !clause.conclusion && ofClause(clause) != Bdd::kFalse)
      return {bdd_.overflows() ? BooleanAnswer::Unknown : BooleanAnswer::None};
  if (bdd_.overflows())
    return {};
  BooleanAnswer answer{BooleanAnswer::Found};
  for (unsigned n = 0; n < system_.predicates.size(); ++n)
    answer.predicates += define(n, /*isNegated=*/false);
  return answer;
}

static Clock::time_point endOf(unsigned timeoutMs) {
  return timeoutMs ? Clock::now() + std::chrono::milliseconds(timeoutMs) : Clock::time_point::max();
}

BooleanAnswer solveBackwards(const HornSystem &system, unsigned timeoutMs) {
  return Backwards(system, endOf(timeoutMs)).run();
}

BooleanAnswer solveBoolean(const HornSystem &system, unsigned timeoutMs) {
  const Clock::time_point end = endOf(timeoutMs);
  BooleanAnswer answer = Forwards(system, end).run();
  return answer.result == BooleanAnswer::Unknown ? Backwards(system, end).run() : answer;
}

} // namespace freehold::smt::safe
