//===- Prove.cpp - Solvers are asked about a problem ----------------------===//
// Asks the solvers first whether there is a world at all, then whether an obligation can fail in
// one, and then which. Prefers counterexamples that can be built and run (for instance, those in
// which a moved pointer is not the address of another allocation), and small ones. Only Z3 makes
// this choice; that is sound, since a counterexample counts only if its run shows the defect.
//===----------------------------------------------------------------------===//
#include "smt/counterexample/Model.h"
#include "smt/encode/ops/Integers.h"
#include "smt/refine/Refine.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <chrono>
#include <tuple>

using namespace mlir;

namespace freehold::smt {

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

SolverAnswer Solvers::askFirst(const Query &query) const {
  if (seen)
    seen(query);
  return (z3 ? z3 : cvc5)->check(query);
}

Solvers::Answer Solvers::confirm(const Query &query, SolverAnswer first) const {
  if (!z3 || !cvc5)
    return {std::move(first), false};
  BothAnswers both = compareAnswers(std::move(first), cvc5->check(query));
  Answer result{both.z3, both.disagree};
  result.answer.sat = both.sat();
  if (both.disagree) {
    result.answer.reason = "z3 and cvc5 disagree";
    if (disagreed)
      disagreed(query);
  } else if (both.z3.isAnswer()) {
    result.answer.reason = "cvc5: " + both.cvc5.reason;
  }
  return result;
}

namespace {
/// Asks the available solvers, and records what invalidates an answer, such as contradictions.
class Questions {
public:
  Questions(const Solvers &solvers, llvm::StringRef name, ProofResult &result)
      : solvers(solvers), name(name), result(result) {}

  SolverAnswer ask(llvm::StringRef what, std::vector<Term> assertions) {
    Query query{(name + ": " + what).str(), std::move(assertions), {}};
    ++result.queries;
    return confirmed(query, solvers.askFirst(query));
  }
  /// Like ask, but if one solver finds that it is impossible, the other is not asked.
  SolverAnswer askIfPossible(llvm::StringRef what, std::vector<Term> assertions) {
    Query query{(name + ": " + what).str(), std::move(assertions), {}};
    ++result.queries;
    SolverAnswer first = solvers.askFirst(query);
    return first.sat == Sat::Unsat ? first : confirmed(query, std::move(first));
  }

private:
  SolverAnswer confirmed(const Query &query, SolverAnswer first) {
    auto [answer, disagree] = solvers.confirm(query, std::move(first));
    result.disagree |= disagree;
    if (answer.sat == Sat::Unknown || answer.sat == Sat::Error)
      result.reason = query.name + ": " + answer.reason;
    return answer;
  }

  const Solvers &solvers;
  llvm::StringRef name;
  ProofResult &result;
};
} // namespace

namespace {
/// Chooses which counterexample to show.
class Choice {
public:
  Choice(const Problem &problem, World &world, const Model &model, Solver &z3)
      : problem(problem), model(model), z3(z3), world(world) {}

  /// Returns an obligation that can fail in a realistic world; `failed` if there is none.
  std::pair<Obligation, std::optional<Counterexample>> make(const Obligation &failed) {
    // Try worlds that are plain with small numbers, then plain ones, then usual ones, then any.
    const Obligation *shown = nullptr;
    std::vector<Term> plain = join(world.realistic, unpoisoned());
    std::vector<Term> small = join(plain, computed());
    for (const auto &group :
         {join(small, model.usual()), small, join(plain, model.usual()), plain, world.realistic}) {
      assertions = join(problem.assumptions, group);
      for (const Obligation &obligation : problem.obligations)
        if (!shown && canBe({obligation.violated}))
          shown = &obligation;
      if (shown)
        break;
    }
    if (!shown) {
      assertions = problem.assumptions;
      shown = &failed;
    }
    add({shown->violated});
    for (const std::vector<Term> &group : model.preferences())
      prefer(group);
    SolverAnswer answer = z3.check({"the world that is shown", assertions, model.wanted()});
    if (answer.sat != Sat::Sat || answer.values.empty())
      return {*shown, std::nullopt};
    return {*shown, model.read(answer.values, describe(*shown))};
  }

private:
  static std::vector<Term> join(std::vector<Term> some, const std::vector<Term> &more) {
    some.insert(some.end(), more.begin(), more.end());
    return some;
  }
  /// Conditions that products and quotients have small operands.
  std::vector<Term> computed() {
    std::vector<Term> roots = problem.assumptions;
    for (const Obligation &obligation : problem.obligations)
      roots.push_back(obligation.violated);
    return computeSmall(world.t, roots);
  }
  /// Conditions that no argument is poison.
  std::vector<Term> unpoisoned() {
    std::vector<Term> all;
    for (const EncodedValue &argument : world.arguments)
      if (auto *scalar = std::get_if<ScalarTerm>(&argument))
        all.push_back(world.t.negate(scalar->poison));
    return all;
  }
  bool canBe(llvm::ArrayRef<Term> more) {
    std::vector<Term> all = assertions;
    all.insert(all.end(), more.begin(), more.end());
    return z3.check({"the world that is shown", std::move(all), {}}).sat == Sat::Sat;
  }
  void add(llvm::ArrayRef<Term> more) {
    assertions.insert(assertions.end(), more.begin(), more.end());
  }
  /// Adds the whole group if possible, otherwise as many as bisection finds.
  void prefer(llvm::ArrayRef<Term> group) {
    if (group.empty())
      return;
    if (canBe(group))
      return add(group);
    if (group.size() == 1)
      return;
    prefer(group.take_front(group.size() / 2));
    prefer(group.drop_front(group.size() / 2));
  }

  const Problem &problem;
  const Model &model;
  Solver &z3;
  World &world;
  std::vector<Term> assertions;
};
} // namespace

static const char kUnsteady[] =
    "the two differ, but only where what the source itself frees or answers depends on whether "
    "addresses are reused";

static ProofResult::Kind decide(Problem problem, World &world, SourceEnd end,
                                const Solvers &solvers, llvm::StringRef name, ProofResult &result) {
  using Kind = ProofResult::Kind;
  Questions questions(solvers, name, result);
  switch (questions.ask("is there such a world?", problem.assumptions).sat) {
  case Sat::Unsat:
    return Kind::Vacuous;
  case Sat::Sat:
    break;
  default:
    return Kind::Unknown;
  }
  llvm::SmallVector<Term> violations;
  for (const Obligation &obligation : problem.obligations)
    violations.push_back(obligation.violated);
  std::vector<Term> assertions = problem.assumptions;
  assertions.push_back(world.t.any(violations));
  switch (questions.ask("can anything go wrong?", assertions).sat) {
  case Sat::Unsat:
    return Kind::Proved;
  case Sat::Sat:
    break;
  default:
    return Kind::Unknown;
  }
  // If the source depends on addresses, a run of it shows nothing, so this is no refutation.
  if (!end.isSteady.empty()) {
    llvm::append_range(problem.assumptions, end.isSteady);
    llvm::append_range(assertions, end.isSteady);
    Sat sat = questions.ask("can anything go wrong where the source is steady?", assertions).sat;
    if (sat == Sat::Unsat)
      result.reason = kUnsteady;
    if (sat != Sat::Sat)
      return Kind::Unknown;
    assertions = problem.assumptions;
    assertions.emplace_back();
  }
  // It is known that some obligation fails. All solvers are asked which one; a refutation does not
  // depend on the obligations before it.
  for (const Obligation &obligation : problem.obligations) {
    assertions.back() = obligation.violated;
    SolverAnswer answer = questions.askIfPossible(describe(obligation), assertions);
    if (answer.sat == Sat::Unsat)
      continue;
    if (answer.sat != Sat::Sat)
      return Kind::Unknown;
    result.failed = obligation;
    if (!world.options.length && solvers.z3) {
      Model model(world, std::move(end));
      std::tie(result.failed, result.counterexample) =
          Choice(problem, world, model, *solvers.z3).make(obligation);
    }
    return Kind::Refuted;
  }
  result.reason = (name + ": each obligation holds, but not all of them").str();
  result.disagree = true;
  return Kind::Unknown;
}

ProofResult prove(const Rewrite &rewrite, const WorldOptions &options, const Solvers &solvers,
                  llvm::StringRef name) {
  auto start = std::chrono::steady_clock::now();
  Terms terms;
  World world(terms, options);
  ProofResult result;
  SourceEnd end;
  auto encoded = encode(rewrite, world, &end);
  if (auto *failure = std::get_if<Unsupported>(&encoded)) {
    result.kind = ProofResult::Kind::Invalid;
    result.reason = failure->why;
    result.where = failure->op;
    return result;
  }
  result.kind =
      decide(std::move(std::get<Problem>(encoded)), world, std::move(end), solvers, name, result);
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

//===----------------------------------------------------------------------===//
// One function
//===----------------------------------------------------------------------===//

std::optional<Relation> relate(func::FuncOp function, Value a, Value b, Solver &z3) {
  Terms t;
  World world(t, {});
  Rewrite alone{function, function, {}, {}, {}};
  alone.isList.resize(function.getNumArguments());
  alone.pairedWith.resize(function.getNumArguments());
  Encoder encoder(world, "f");
  if (failed(world.addArguments(alone)) || encoder.run(function))
    return std::nullopt;
  auto *left = std::get_if<MemRefTerm>(&encoder[a]), *right = std::get_if<MemRefTerm>(&encoder[b]);
  if (!left || !right)
    return std::nullopt;
  std::vector<Term> assertions = encoder.assumptions;
  for (const Duty &duty : encoder.duties)
    for (Term x : world.points)
      assertions.push_back(t.negate(duty.violated(x)));
  llvm::append_range(assertions, world.axioms());
  Term same = t.equal(left->base, right->base);
  assertions.push_back(same);
  Sat canBeSame = z3.check({"the same?", assertions, {}}).sat;
  assertions.back() = t.negate(same);
  Sat canDiffer = z3.check({"different?", assertions, {}}).sat;
  if (canBeSame == Sat::Unsat)
    return Relation::Never;
  if (canDiffer == Sat::Unsat)
    return Relation::Always;
  bool isKnown = canBeSame == Sat::Sat && canDiffer == Sat::Sat;
  return isKnown ? std::optional(Relation::Depends) : std::nullopt;
}

} // namespace freehold::smt
