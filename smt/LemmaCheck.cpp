//===- LemmaCheck.cpp - Proving a lemma -----------------------------------===//
// Two kinds of questions, one form of answers: `Questions` are asked of a rewrite through `prove`,
// of a lemma in C++ goal by goal.
//===----------------------------------------------------------------------===//
#include "smt/LemmaCheck.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"

#include "llvm/ADT/STLExtras.h"

#include <chrono>

using namespace mlir;

namespace freehold::smt {

using Kind = ProofResult::Kind;

std::string_view spell(LemmaStatus status) {
  switch (status) {
  case LemmaStatus::AsExpected:
    return "as expected";
  case LemmaStatus::Wrong:
    return "wrong";
  case LemmaStatus::Unknown:
    return "unknown";
  case LemmaStatus::Disagree:
    return "solvers disagree";
  }
  llvm_unreachable("a status");
}

std::string LemmaResult::bound() const {
  if (outcome.kind != Kind::Proved)
    return "";
  std::string text = "unbounded";
  if (!bounded.empty()) {
    std::string size = std::to_string(bounded.back().size);
    text += "; " + size + "x" + size;
  }
  return text;
}

namespace {
/// What can be asked of a lemma.
class Questions {
public:
  explicit Questions(const LemmaCheckOptions &options) : options_(options) {}
  virtual ~Questions() = default;

  virtual std::vector<std::string> conjuncts() const = 0;
  /// Nothing where a bound is asked for that there is no cross-check for.
  virtual std::optional<LemmaOutcome> ask(const LemmaQuestion &question,
                                          const std::string &name) = 0;

protected:
  const LemmaCheckOptions &options_;
};

//===----------------------------------------------------------------------===//
// Lemmas in IR
//===----------------------------------------------------------------------===//

/// A conjunct: a fact, or one entry of the list that it carries.
struct FactEntry {
  unsigned fact;
  std::optional<unsigned> entry;
};

class RewriteQuestions : public Questions {
public:
  RewriteQuestions(const LemmaCheckOptions &options, MLIRContext &context, const Lemma &lemma)
      : Questions(options) {
    ScopedDiagnosticHandler hear(&context, [&](Diagnostic &diagnostic) {
      error += (error.empty() ? "" : "; ") + diagnostic.str();
      return success();
    });
    module_ = parseSourceString<ModuleOp>(lemma.module, ParserConfig(&context), lemma.label);
    FailureOr<Rewrite> read = module_ ? readRewrite(*module_) : FailureOr<Rewrite>(failure());
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
      texts.push_back(fact.text());
    }
    return texts;
  }

  std::optional<LemmaOutcome> ask(const LemmaQuestion &question, const std::string &name) override {
    WorldOptions world;
    world.reading = question.reading;
    if (question.size)
      world.length = question.size;
    Rewrite rewrite = question.dropped ? droppedFrom(entries_[*question.dropped]) : rewrite_;
    ProofResult proof = prove(rewrite, world, options_.solvers, name);
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
      show(rewrite, *proof.counterexample, outcome);
    else if (proof.kind == Kind::Refuted)
      outcome.noReplay = "there is no world to show";
    return outcome;
  }

  /// Of a module that cannot be read.
  std::string error;

private:
  Rewrite droppedFrom(const FactEntry &entry) const {
    if (!entry.entry)
      return without(rewrite_, entry.fact);
    Rewrite left = rewrite_;
    std::vector<unsigned> &others = left.facts[entry.fact].others;
    others.erase(others.begin() + *entry.entry);
    return left;
  }

  void show(const Rewrite &rewrite, const Counterexample &world, LemmaOutcome &outcome) {
    ScopedDiagnosticHandler hear(module_->getContext(), [&](Diagnostic &diagnostic) {
      outcome.noReplay = diagnostic.str();
      return success();
    });
    outcome.table = drawTable(rewrite, world);
    if (FailureOr<ConcretePrograms> programs = concretise(rewrite, world); succeeded(programs))
      outcome.programs = std::move(*programs);
  }

  OwningOpRef<ModuleOp> module_;
  Rewrite rewrite_;
  std::vector<FactEntry> entries_;
};

//===----------------------------------------------------------------------===//
// Lemmas in C++
//===----------------------------------------------------------------------===//

class TermQuestions : public Questions {
public:
  TermQuestions(const LemmaCheckOptions &options, const TermLemma &lemma)
      : Questions(options), lemma_(lemma) {}

  std::vector<std::string> conjuncts() const override { return lemma_.conjuncts; }

  std::optional<LemmaOutcome> ask(const LemmaQuestion &question, const std::string &name) override {
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
    askGoals(terms, *problem, question, name, outcome);
    return outcome;
  }

private:
  /// All goals at once; one by one only to name the one that fails.
  void askGoals(Terms &terms, const TermProblem &problem, const LemmaQuestion &question,
                const std::string &name, LemmaOutcome &outcome) {
    Query query{name, problem.precondition, problem.wanted};
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
    for (const TermProblem::Goal &goal : problem.goals) {
      query.name = name + ": " + goal.name;
      query.assertions.back() = goal.violated;
      answer = check(query, outcome);
      if (answer.sat == Sat::Unsat)
        continue;
      outcome.kind = answer.sat == Sat::Sat ? Kind::Refuted : Kind::Unknown;
      outcome.reason = answer.reason;
      if (answer.sat == Sat::Sat)
        show(question, goal.name, answer.values, outcome);
      return;
    }
    outcome.kind = Kind::Unknown;
    outcome.reason = "some goal fails, but none by itself";
  }

  void show(const LemmaQuestion &question, const std::string &goal,
            const std::vector<std::string> &values, LemmaOutcome &outcome) {
    outcome.failed = goal;
    if (lemma_.concretize)
      outcome.programs = lemma_.concretize(question, goal, values);
    if (!outcome.programs)
      outcome.noReplay = "there are no programs for it";
  }

  /// Z3's answer if both are asked and agree: it has the values.
  SolverAnswer check(const Query &query, LemmaOutcome &outcome) {
    const Solvers &solvers = options_.solvers;
    ++outcome.queries;
    if (solvers.seen)
      solvers.seen(query);
    if (!solvers.z3 || !solvers.cvc5)
      return (solvers.z3 ? solvers.z3 : solvers.cvc5)->check(query);
    BothAnswers both = checkBoth(*solvers.z3, *solvers.cvc5, query);
    outcome.disagree |= both.disagree;
    SolverAnswer answer = both.z3;
    answer.sat = both.sat();
    if (both.cvc5.sat == Sat::Unknown || both.cvc5.sat == Sat::Error)
      answer.reason = both.cvc5.reason;
    if (both.disagree)
      answer.reason = "the solvers disagree";
    return answer;
  }

  const TermLemma &lemma_;
};
} // namespace

static std::unique_ptr<Questions> questionsOf(const Lemma &lemma, MLIRContext &context,
                                              const LemmaCheckOptions &options,
                                              std::string &error) {
  if (lemma.terms)
    return std::make_unique<TermQuestions>(options, *lemma.terms);
  auto questions = std::make_unique<RewriteQuestions>(options, context, lemma);
  error = questions->error;
  return questions;
}

std::vector<std::string> conjunctsOf(const Lemma &lemma, MLIRContext &context) {
  LemmaCheckOptions options;
  std::string error;
  return questionsOf(lemma, context, options, error)->conjuncts();
}

//===----------------------------------------------------------------------===//
// One lemma, one reading
//===----------------------------------------------------------------------===//

namespace {
class Checker {
public:
  Checker(LemmaResult &result, Questions &questions, const LemmaCheckOptions &options)
      : result_(result), questions_(questions), options_(options),
        name_(result.lemma->label + " " + std::string(spell(result.reading))) {}

  void run() {
    LemmaQuestion question;
    question.reading = result_.reading;
    bool shouldHold = result_.lemma->holdsUnder(result_.reading);
    result_.outcome = *ask(question, name_);
    expect(result_.outcome, shouldHold ? Kind::Proved : Kind::Refuted, "the lemma");
    if (!shouldHold)
      return;
    askWithoutConjuncts(question);
    askBounded(question);
  }

private:
  std::optional<LemmaOutcome> ask(const LemmaQuestion &question, const std::string &name) {
    auto start = std::chrono::steady_clock::now();
    std::optional<LemmaOutcome> outcome = questions_.ask(question, name);
    if (!outcome)
      return outcome;
    if (outcome->programs && options_.replay)
      outcome->noReplay = options_.replay(*outcome->programs, question.reading);
    std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    outcome->seconds = spent.count();
    return outcome;
  }

  void askWithoutConjuncts(LemmaQuestion question) {
    bool isSharp = llvm::is_contained(result_.lemma->readings, result_.reading);
    for (auto [number, text] : llvm::enumerate(questions_.conjuncts())) {
      question.dropped = number;
      LemmaOutcome outcome = *ask(question, name_ + " without " + text);
      if (isSharp || outcome.kind != Kind::Proved)
        expect(outcome, Kind::Refuted, "without " + text + " it");
      result_.without.push_back({text, std::move(outcome)});
    }
  }

  void askBounded(LemmaQuestion question) {
    for (unsigned size : options_.sizes) {
      question.size = size;
      std::string bound = std::to_string(size) + "x" + std::to_string(size);
      std::optional<LemmaOutcome> outcome = ask(question, name_ + " " + bound);
      if (!outcome)
        continue;
      expect(*outcome, Kind::Proved, "at " + bound + " it");
      result_.bounded.push_back({size, std::move(*outcome)});
    }
  }

  void complain(LemmaStatus status, const std::string &text) {
    result_.complaints.push_back(text);
    result_.status = std::max(result_.status, status);
  }

  void expect(const LemmaOutcome &outcome, Kind wanted, const std::string &what) {
    std::string is = what + " is " + std::string(spell(outcome.kind));
    if (!outcome.failed.empty())
      is += " (" + outcome.failed + ")";
    if (!outcome.reason.empty())
      is += ": " + outcome.reason;
    if (outcome.disagree)
      return complain(LemmaStatus::Disagree, what + ": the solvers disagree");
    if (outcome.kind == Kind::Unknown)
      return complain(LemmaStatus::Unknown, is);
    if (outcome.kind != wanted)
      return complain(LemmaStatus::Wrong, is + ", expected to be " + std::string(spell(wanted)));
    if (wanted == Kind::Refuted && options_.replay && !outcome.noReplay.empty())
      complain(LemmaStatus::Wrong, is + ", but that does not replay: " + outcome.noReplay);
  }

  LemmaResult &result_;
  Questions &questions_;
  const LemmaCheckOptions &options_;
  std::string name_;
};
} // namespace

LemmaResult checkLemma(const Lemma &lemma, Reading reading, MLIRContext &context,
                       const LemmaCheckOptions &options) {
  auto start = std::chrono::steady_clock::now();
  LemmaResult result;
  result.lemma = &lemma;
  result.reading = reading;
  std::string error;
  std::unique_ptr<Questions> questions = questionsOf(lemma, context, options, error);
  if (error.empty()) {
    Checker(result, *questions, options).run();
  } else {
    result.outcome.kind = Kind::Invalid;
    result.outcome.reason = error;
    result.complaints.push_back("the lemma cannot be read: " + error);
    result.status = LemmaStatus::Wrong;
  }
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

} // namespace freehold::smt
