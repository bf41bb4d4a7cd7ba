//===- Horn.cpp - A graph as Horn clauses ---------------------------------===//
#include "smt/validate/Horn.h"

#include "smt/solver/Horn.h"
#include "smt/validate/BooleanInvariant.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/ErrorHandling.h"

namespace freehold::smt::safe {

using Op = TermNode::Op;

namespace {
/// A term as text, with `let` for what is used more than once.
class ClauseText {
public:
  std::string print(Term root);
  /// The constants of all that was printed.
  std::vector<Term> constants;

private:
  void count(Term term);
  std::string leaf(Term term);
  std::string write(Term term);
  llvm::DenseMap<Term, unsigned> uses_;
  llvm::DenseMap<Term, std::string> names_;
  llvm::DenseSet<Term> met_;
  std::vector<std::pair<std::string, std::string>> lets_;
};
} // namespace

static const char *sortName(Term term) {
  return term->sort.kind == Sort::Kind::Bool ? "Bool" : "Int";
}

static const char *wordOf(Op op) {
  switch (op) {
  case Op::Not:
    return "not";
  case Op::And:
    return "and";
  case Op::Or:
    return "or";
  case Op::Equal:
    return "=";
  case Op::Ite:
    return "ite";
  case Op::Add:
    return "+";
  case Op::Less:
    return "<";
  default:
    llvm_unreachable("the transfer makes Booleans and linear integers only");
  }
}

void ClauseText::count(Term term) {
  if (++uses_[term] > 1)
    return;
  for (Term arg : term->args)
    count(arg);
}

std::string ClauseText::leaf(Term term) {
  if (term->op == Op::Constant) {
    if (met_.insert(term).second)
      constants.push_back(term);
    return "|" + term->name.str() + "|";
  }
  if (term->sort.kind == Sort::Kind::Bool)
    return term->value ? "true" : "false";
  auto value = static_cast<int64_t>(term->value);
  return value < 0 ? "(- " + std::to_string(-term->value) + ")" : std::to_string(value);
}

std::string ClauseText::write(Term term) {
  if (term->args.empty())
    return leaf(term);
  if (auto it = names_.find(term); it != names_.end())
    return it->second;
  std::string text = std::string("(") + wordOf(term->op);
  for (Term arg : term->args)
    text += " " + write(arg);
  text += ")";
  if (uses_[term] < 2)
    return text;
  std::string name = "$" + std::to_string(lets_.size());
  lets_.push_back({name, text});
  return names_[term] = name;
}

std::string ClauseText::print(Term root) {
  count(root);
  std::string body = write(root), result;
  for (auto &[name, text] : lets_)
    result += "(let ((" + name + " " + text + ")) ";
  return result + body + std::string(lets_.size(), ')');
}

//===----------------------------------------------------------------------===//
// Clauses
//===----------------------------------------------------------------------===//

namespace {
struct ClauseWords {
  std::vector<Term> constants;
  std::string premise, conclusion;
};
} // namespace

static ClauseWords wordsOf(const Clause &clause) {
  ClauseWords words;
  llvm::DenseSet<Term> met;
  // Each text has lets of its own.
  auto print = [&](Term term) {
    ClauseText text;
    std::string printed = " " + text.print(term);
    for (Term constant : text.constants)
      if (met.insert(constant).second)
        words.constants.push_back(constant);
    return printed;
  };
  auto application = [&](const Application &each) {
    std::string applied = "(P" + std::to_string(each.predicate);
    for (Term term : each.terms)
      applied += print(term);
    return applied + ")";
  };
  words.premise = "(and true";
  for (const Application &premise : clause.premises)
    words.premise += " " + application(premise);
  for (Term fact : clause.body)
    words.premise += print(fact);
  words.premise += ")";
  words.conclusion = clause.conclusion ? application(*clause.conclusion) : "false";
  return words;
}

static HornSystem systemOf(const Cfg &cfg, Transfer &transfer) {
  HornSystem system;
  const unsigned nodes = cfg.nodes.size();
  system.predicates.resize(nodes + cfg.procedures.size());
  system.slots.resize(nodes + cfg.procedures.size());
  system.nodes = nodes;
  for (unsigned n = 0; n < nodes; ++n) {
    NodeFormula formula = transfer.step(n, "n" + std::to_string(n) + ".");
    system.predicates[n] = formula.state;
    system.slots[n] = formula.slots;
    const Application here{n, formula.state};
    auto add = [&](std::optional<Application> conclusion, Term when = nullptr) -> Clause & {
      Clause clause{{here}, std::move(conclusion), formula.assumed};
      if (when)
        clause.body.push_back(when);
      system.clauses.push_back(std::move(clause));
      return system.clauses.back();
    };
    if (n == 0)
      system.clauses.push_back({{}, here, transfer.initially(formula.state)});
    for (const NodeFormula::Bad &bad : formula.bad)
      add(std::nullopt, bad.when);
    std::optional<Application> summary;
    if (formula.called) {
      summary = Application{nodes + formula.called->procedure, formula.called->terms};
      add(Application{cfg.procedures[formula.called->procedure].entry, formula.calleeState},
          formula.reached);
      system.predicates[summary->predicate] = summary->terms;
      system.slots[summary->predicate] = formula.called->slots;
    }
    for (const NodeFormula::Out &out : formula.outs) {
      Clause &clause = add(Application{out.edge->to, out.state}, out.when);
      if (summary)
        clause.premises.push_back(*summary);
    }
    if (formula.returned)
      add(Application{nodes + formula.returned->procedure, formula.returned->terms},
          formula.reached);
  }
  return system;
}

/// A proof's clauses as one question: whether one of them is wrong of the predicates.
static std::string questionOf(llvm::ArrayRef<Clause> clauses, const std::string &predicates) {
  std::string declarations, wrong;
  llvm::DenseSet<Term> declared;
  for (const Clause &clause : clauses) {
    ClauseWords words = wordsOf(clause);
    for (Term constant : words.constants)
      if (declared.insert(constant).second)
        declarations +=
            "(declare-const |" + constant->name.str() + "| " + sortName(constant) + ")\n";
    wrong += "\n(and " + words.premise + " (not " + words.conclusion + "))";
  }
  return "(set-logic ALL)\n" + predicates + "\n" + declarations + "(assert (or false" + wrong +
         "))\n(check-sat)\n";
}

static std::string hornOf(llvm::ArrayRef<Clause> clauses,
                          llvm::ArrayRef<std::vector<Term>> states) {
  std::string text = "(set-logic HORN)\n";
  for (auto [n, state] : llvm::enumerate(states)) {
    text += "(declare-fun P" + std::to_string(n) + " (";
    for (Term term : state)
      text += std::string(sortName(term)) + " ";
    text += ") Bool)\n";
  }
  for (const Clause &clause : clauses) {
    ClauseWords words = wordsOf(clause);
    std::string bound;
    for (Term constant : words.constants)
      bound += "(|" + constant->name.str() + "| " + sortName(constant) + ")";
    std::string implication = "(=> " + words.premise + " " + words.conclusion + ")";
    text += "(assert " +
            (bound.empty() ? implication : "(forall (" + bound + ") " + implication + ")") + ")\n";
  }
  return text;
}

/// Z3 expands definitions while it reads, and no time limit ends that: longer texts are not for it.
static constexpr size_t kZ3TextMax = 100'000;

static HornProof checkInvariant(const std::string &question, const char *foundBy, Solver &cvc5,
                                Solver &z3) {
  std::string reason;
  for (Solver *solver : {&cvc5, &z3}) {
    if (solver == &z3 && question.size() > kZ3TextMax)
      break;
    SolverAnswer answer = solver->checkText(question);
    if (answer.sat == Sat::Unsat)
      return {HornProof::Proved, "", foundBy, solver == &cvc5 ? "cvc5" : "z3"};
    if (answer.sat == Sat::Sat)
      return {HornProof::Unknown, "the invariant that was found does not hold"};
    reason = answer.reason;
  }
  return {HornProof::Unknown, "the invariant could not be checked: " + reason};
}

/// Spacer does much more than other solvers for what Z3 counts as one, and finds most that the others find.
static constexpr uint64_t kResourcesOfHorn = 20;
static constexpr unsigned kShareOfOthers = 4;

HornProof proveByHorn(const Cfg &cfg, Transfer &transfer, const SolverLimits &limits,
                      Solver &checker, Solver &otherChecker, const Seen &seen) {
  HornSystem system = systemOf(cfg, transfer);
  std::string text = hornOf(system.clauses, system.predicates);
  if (seen)
    seen("horn", text + "(check-sat)\n(get-model)\n");
  HornProof proof;
  if (BooleanAnswer exact = solveBoolean(system, limits.timeoutMs);
      exact.result != BooleanAnswer::Unknown) {
    if (exact.result == BooleanAnswer::None)
      return {HornProof::Violable};
    std::string question = questionOf(system.clauses, exact.predicates);
    if (seen)
      seen("invariant", question);
    proof = checkInvariant(question, "decision diagrams", checker, otherChecker);
    if (proof.result == HornProof::Proved)
      return proof;
  }
  for (auto [engine, share] : {std::pair{HornEngine::Spacer, 1u},
                               {HornEngine::Instantiation, kShareOfOthers},
                               {HornEngine::SpacerWithoutInlining, kShareOfOthers}}) {
    SolverLimits ofEngine = limits;
    ofEngine.resources = (limits.resources / kResourcesOfHorn + share - 1) / share;
    HornAnswer horn = solveHorn(text, ofEngine, engine);
    if (horn.answer.sat == Sat::Unsat)
      return {HornProof::Violable};
    if (horn.answer.sat != Sat::Sat) {
      proof.reason = horn.answer.reason;
      continue;
    }
    std::string question = questionOf(system.clauses, horn.predicates);
    if (seen)
      seen("invariant", question);
    proof = checkInvariant(question, "z3", checker, otherChecker);
    if (proof.result == HornProof::Proved)
      break;
  }
  return proof;
}

} // namespace freehold::smt::safe
