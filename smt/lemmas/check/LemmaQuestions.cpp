//===- LemmaQuestions.cpp -------------------------------------------------===//
#include "smt/lemmas/check/LemmaQuestions.h"
#include "smt/counterexample/Variants.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt {

using Kind = ProofResult::Kind;

//===----------------------------------------------------------------------===//
// Lemmas in IR
//===----------------------------------------------------------------------===//

namespace {
/// A conjunct: a fact, or one entry of its list.
struct FactEntry {
  unsigned fact;
  std::optional<unsigned> entry;
};

/// Returns the names of the arguments of @src in the text, which the parser does not keep.
std::vector<std::string> argumentNames(StringRef module) {
  std::vector<std::string> names;
  StringRef arguments = module.split("@src(").second.split("{\n").first;
  while (arguments.contains('%')) {
    auto [name, rest] = arguments.split('%').second.split(':');
    names.push_back(("%" + name).str());
    arguments = rest;
  }
  return names;
}

class RewriteQuestions : public LemmaQuestions {
public:
  RewriteQuestions(const Solvers &solvers, MLIRContext &context, const Lemma &lemma)
      : LemmaQuestions(solvers), names_(argumentNames(lemma.module)) {
    ScopedDiagnosticHandler hear(&context, [&](Diagnostic &diagnostic) {
      error += (error.empty() ? "" : "; ") + diagnostic.str();
      return success();
    });
    module_ = parseSourceString<ModuleOp>(lemma.module, ParserConfig(&context), lemma.label);
    FailureOr<Rewrite> read =
        module_ ? readRewrite(*module_, lemma.module) : FailureOr<Rewrite>(failure());
    if (failed(read))
      return;
    rewrite_ = std::move(*read);
    for (auto [number, fact] : llvm::enumerate(rewrite_.facts)) {
      bool isList = fact.kind == Fact::Kind::NoAlias && fact.others.size() > 1;
      if (!isList)
        entries_.push_back({static_cast<unsigned>(number), std::nullopt});
      for (unsigned entry = 0; isList && entry < fact.others.size(); ++entry)
        entries_.push_back({static_cast<unsigned>(number), entry});
    }
  }

  std::vector<std::string> conjuncts() const override {
    std::vector<std::string> texts;
    for (const FactEntry &entry : entries_) {
      Fact fact = rewrite_.facts[entry.fact];
      if (entry.entry)
        fact.others = {fact.others[*entry.entry]};
      texts.push_back(named(fact));
    }
    return texts;
  }

  /// Lists.h explains why.
  bool worldsGrow() const override { return true; }

  std::optional<LemmaOutcome> ask(const LemmaQuestion &question, const std::string &name,
                                  bool) override {
    Rewrite rewrite = rewriteOf(question);
    ProofResult proof = prove(rewrite, worldOf(question), solvers_, name);
    LemmaOutcome outcome;
    outcome.kind = proof.kind;
    outcome.reason = proof.reason;
    outcome.disagree = proof.disagree;
    outcome.queries = proof.queries;
    if (proof.failed) {
      outcome.failed = describe(*proof.failed);
      outcome.kindName = kindOf(*proof.failed);
    }
    if (proof.counterexample)
      show(rewrite, proof, question.reading, outcome);
    else if (proof.kind == Kind::Refuted)
      outcome.noReplay = "there is no world to show";
    return outcome;
  }

  void addLikely(const LemmaQuestion &question, bool isRefuted, QueryBatch &batch) override {
    struct Owner {
      explicit Owner(const WorldOptions &options) : world(terms, options) {}
      Terms terms;
      World world;
    };
    auto owner = std::make_shared<Owner>(worldOf(question));
    SourceEnd end;
    auto encoded = encode(rewriteOf(question), owner->world, &end);
    auto *problem = std::get_if<Problem>(&encoded);
    if (!problem)
      return;
    std::vector<Term> goals;
    for (const Obligation &obligation : problem->obligations)
      goals.push_back(obligation.violated);
    batch.add(owner->terms, problem->assumptions, goals, /*withEach=*/false);
    if (isRefuted && !end.isSteady.empty()) {
      llvm::append_range(problem->assumptions, end.isSteady);
      batch.addGoals(owner->terms, problem->assumptions, goals, /*withEach=*/false);
    }
    batch.owners.push_back(std::move(owner));
  }

  /// Why the module cannot be read; empty if it can.
  std::string error;

private:
  /// Returns text like "%m {freehold.original}".
  std::string named(const Fact &fact) const {
    std::string text = fact.text();
    if (fact.argument >= names_.size())
      return text;
    return names_[fact.argument] + text.substr(text.find(' '));
  }

  static WorldOptions worldOf(const LemmaQuestion &question) {
    WorldOptions world;
    world.reading = question.reading;
    if (question.size)
      world.length = question.size;
    return world;
  }
  Rewrite rewriteOf(const LemmaQuestion &question) const {
    return question.dropped ? droppedFrom(entries_[*question.dropped]) : rewrite_;
  }
  Rewrite droppedFrom(const FactEntry &entry) const {
    if (!entry.entry)
      return without(rewrite_, entry.fact);
    Rewrite left = rewrite_;
    std::vector<unsigned> &others = left.facts[entry.fact].others;
    others.erase(others.begin() + *entry.entry);
    return left;
  }

  void show(const Rewrite &rewrite, const ProofResult &proof, Reading reading,
            LemmaOutcome &outcome) {
    ScopedDiagnosticHandler hear(module_->getContext(), [&](Diagnostic &diagnostic) {
      outcome.noReplay = diagnostic.str();
      return success();
    });
    const Counterexample &world = *proof.counterexample;
    outcome.table = drawTable(rewrite, world);
    auto spelledOut = [&](Reading reading) -> std::optional<ConcretePrograms> {
      FailureOr<ConcretePrograms> programs = concretise(rewrite, world, reading);
      return succeeded(programs) ? std::optional(std::move(*programs)) : std::nullopt;
    };
    outcome.programs = spelledOut(reading);
    ObligationKind kind = proof.failed->kind;
    bool isForbidden = kind == ObligationKind::FreesTwice || kind == ObligationKind::BadFree;
    if (outcome.programs && reading == Reading::Literal && isForbidden)
      outcome.notLowered = spelledOut(Reading::Union);
    outcome.variants = [rewrite, world, reading] {
      func::FuncOp source = rewrite.source;
      ScopedDiagnosticHandler quiet(source.getContext(), [](Diagnostic &) { return success(); });
      std::vector<ConcretePrograms> all;
      for (const Counterexample &variant : variantsOf(world))
        if (auto programs = concretise(rewrite, variant, reading); succeeded(programs))
          all.push_back(std::move(*programs));
      return all;
    };
  }

  OwningOpRef<ModuleOp> module_;
  Rewrite rewrite_;
  std::vector<FactEntry> entries_;
  std::vector<std::string> names_;
};

} // namespace

//===----------------------------------------------------------------------===//
// Lemmas in C++
//===----------------------------------------------------------------------===//

namespace {
class TermQuestions : public LemmaQuestions {
public:
  TermQuestions(const Solvers &solvers, const TermLemma &lemma)
      : LemmaQuestions(solvers), lemma_(lemma) {}

  std::vector<std::string> conjuncts() const override { return lemma_.conjuncts; }

  std::optional<LemmaOutcome> ask(const LemmaQuestion &question, const std::string &name,
                                  bool isRefuted) override {
    Terms terms;
    std::optional<TermProblem> problem = lemma_.obligations(terms, question);
    if (!problem)
      return std::nullopt;
    LemmaOutcome outcome;
    Query query{name + ": the precondition", problem->precondition, {}};
    SolverAnswer possible = check(query, outcome);
    if (possible.sat != Sat::Sat) {
      outcome.kind = possible.sat == Sat::Unsat ? Kind::Vacuous : Kind::Unknown;
      outcome.reason =
          possible.sat == Sat::Unsat ? "the precondition can never hold" : possible.reason;
      return outcome;
    }
    if (!isRefuted || !lemma_.goalsApart || !refutes(*problem, question, name, outcome))
      askGoals(terms, *problem, question, name, outcome);
    return outcome;
  }

  void addLikely(const LemmaQuestion &question, bool isRefuted, QueryBatch &batch) override {
    auto terms = std::make_shared<Terms>();
    std::optional<TermProblem> problem = lemma_.obligations(*terms, question);
    if (!problem)
      return;
    std::vector<Term> goals;
    for (const TermProblem::Goal &goal : problem->goals)
      goals.push_back(goal.violated);
    if (lemma_.goalsApart)
      likelyApart(problem->precondition, isRefuted ? llvm::ArrayRef<Term>() : llvm::ArrayRef(goals),
                  batch);
    else
      batch.add(*terms, problem->precondition, goals, isRefuted);
    batch.owners.push_back(std::move(terms));
  }

private:
  static void likelyApart(const std::vector<Term> &precondition, llvm::ArrayRef<Term> goals,
                          QueryBatch &batch) {
    batch.queries.push_back({"", precondition, {}});
    for (Term goal : goals) {
      batch.queries.push_back({"", precondition, {}});
      batch.queries.back().assertions.push_back(goal);
    }
  }

  /// Looks for the first goal that one solver refutes. The other solver is asked about that goal
  /// only, since a refutation does not depend on the goals before it.
  bool refutes(const TermProblem &problem, const LemmaQuestion &question, const std::string &name,
               LemmaOutcome &outcome) {
    Query query{"", problem.precondition, problem.wanted};
    query.assertions.push_back(nullptr);
    for (const TermProblem::Goal &goal : problem.goals) {
      query.name = name + ": " + goal.name;
      query.assertions.back() = goal.violated;
      ++outcome.queries;
      SolverAnswer first = solvers_.askFirst(query);
      if (first.sat == Sat::Unsat)
        continue;
      auto [answer, disagree] = solvers_.confirm(query, std::move(first));
      outcome.disagree |= disagree;
      conclude(answer, question, goal.name, outcome);
      return true;
    }
    return false;
  }

  /// Handles the answer for a goal that is not proved.
  void conclude(const SolverAnswer &answer, const LemmaQuestion &question, const std::string &goal,
                LemmaOutcome &outcome) {
    outcome.kind = answer.sat == Sat::Sat ? Kind::Refuted : Kind::Unknown;
    outcome.reason = answer.reason;
    if (answer.sat == Sat::Sat)
      show(question, goal, answer.values, outcome);
  }

  /// Asks for all goals at once. Asks one by one if goalsApart is set, or to name the goal that
  /// fails.
  void askGoals(Terms &terms, const TermProblem &problem, const LemmaQuestion &question,
                const std::string &name, LemmaOutcome &outcome) {
    Query query{name, problem.precondition, problem.wanted};
    if (!lemma_.goalsApart) {
      std::vector<Term> violations;
      for (const TermProblem::Goal &goal : problem.goals)
        violations.push_back(goal.violated);
      query.assertions.push_back(terms.any(violations));
      SolverAnswer answer = check(query, outcome);
      if (answer.sat != Sat::Sat) {
        outcome.kind = answer.sat == Sat::Unsat ? Kind::Proved : Kind::Unknown;
        outcome.reason = answer.reason;
        return;
      }
      query.assertions.pop_back();
    }
    askOneByOne(std::move(query), problem, question, name, outcome);
    if (outcome.kind != Kind::Proved || lemma_.goalsApart)
      return;
    outcome.kind = Kind::Unknown;
    outcome.reason = "some goal fails, but none by itself";
  }

  void askOneByOne(Query query, const TermProblem &problem, const LemmaQuestion &question,
                   const std::string &name, LemmaOutcome &outcome) {
    query.assertions.push_back(nullptr);
    outcome.kind = Kind::Proved;
    for (const TermProblem::Goal &goal : problem.goals) {
      query.name = name + ": " + goal.name;
      query.assertions.back() = goal.violated;
      SolverAnswer answer = check(query, outcome);
      if (answer.sat == Sat::Unsat)
        continue;
      return conclude(answer, question, goal.name, outcome);
    }
  }

  void show(const LemmaQuestion &question, const std::string &goal,
            const std::vector<std::string> &values, LemmaOutcome &outcome) {
    outcome.failed = goal;
    if (lemma_.concretize)
      outcome.programs = lemma_.concretize(question, goal, values);
    if (!outcome.programs)
      outcome.noReplay = "there are no programs for it";
  }

  SolverAnswer check(const Query &query, LemmaOutcome &outcome) {
    ++outcome.queries;
    auto [answer, disagree] = solvers_.ask(query);
    outcome.disagree |= disagree;
    return answer;
  }

  const TermLemma &lemma_;
};
} // namespace

std::unique_ptr<LemmaQuestions> questionsOf(const Lemma &lemma, MLIRContext &context,
                                            const Solvers &solvers, std::string &error) {
  if (lemma.terms)
    return std::make_unique<TermQuestions>(solvers, *lemma.terms);
  auto questions = std::make_unique<RewriteQuestions>(solvers, context, lemma);
  error = questions->error;
  return questions;
}

} // namespace freehold::smt
