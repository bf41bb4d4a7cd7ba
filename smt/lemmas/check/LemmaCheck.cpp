//===- LemmaCheck.cpp - Proving a lemma -----------------------------------===//
#include "smt/lemmas/check/LemmaQuestions.h"

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

std::vector<std::string> conjunctsOf(const Lemma &lemma, MLIRContext &context) {
  Solvers none;
  std::string error;
  return questionsOf(lemma, context, none, error)->conjuncts();
}

//===----------------------------------------------------------------------===//
// One lemma, one reading
//===----------------------------------------------------------------------===//

namespace {
class Checker {
public:
  Checker(LemmaResult &result, LemmaQuestions &questions, const LemmaCheckOptions &options)
      : result_(result), questions_(questions), options_(options),
        name_(result.lemma->label + " " + std::string(spell(result.reading))) {}

  void run(Prefetching *prefetching) {
    LemmaQuestion question;
    question.reading = result_.reading;
    bool shouldHold = result_.lemma->holdsUnder(result_.reading);
    if (prefetching)
      prefetching->prefetch([=, this] { return likely(question, shouldHold); });
    result_.outcome = *ask(question, name_, !shouldHold);
    expect(result_.outcome, shouldHold ? Kind::Proved : Kind::Refuted, "the lemma");
    if (!shouldHold)
      return;
    askWithoutConjuncts(question);
    askBounded(question);
  }

private:
  QueryBatch likely(LemmaQuestion question, bool shouldHold) {
    QueryBatch batch;
    questions_.addLikely(question, !shouldHold, batch);
    for (unsigned n = 0; shouldHold && n < questions_.conjuncts().size(); ++n) {
      question.dropped = n;
      questions_.addLikely(question, /*isRefuted=*/true, batch);
    }
    question.dropped.reset();
    for (unsigned size : shouldHold ? options_.sizes : std::vector<unsigned>()) {
      if (isImplied(size))
        continue;
      question.size = size;
      questions_.addLikely(question, /*isRefuted=*/false, batch);
    }
    return batch;
  }

  std::optional<LemmaOutcome> ask(const LemmaQuestion &question, const std::string &name,
                                  bool isRefuted) {
    auto start = std::chrono::steady_clock::now();
    std::optional<LemmaOutcome> outcome = questions_.ask(question, name, isRefuted);
    if (!outcome)
      return outcome;
    auto replay = [&](const std::optional<ConcretePrograms> &programs) {
      if (!programs || !options_.replay)
        return;
      LemmaCheckOptions::Replay said = options_.replay(*programs);
      outcome->shows = said.shows;
      outcome->noReplay = said.noReplay;
    };
    replay(outcome->programs);
    if (!outcome->noReplay.empty())
      replay(outcome->notLowered);
    if (!outcome->noReplay.empty() && outcome->variants)
      for (const ConcretePrograms &programs : outcome->variants()) {
        LemmaCheckOptions::Replay said = options_.replay(programs);
        if (!said.noReplay.empty())
          continue;
        outcome->shows = said.shows;
        outcome->noReplay.clear();
        break;
      }
    std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    outcome->seconds = spent.count();
    return outcome;
  }

  void askWithoutConjuncts(LemmaQuestion question) {
    bool isSharp = llvm::is_contained(result_.lemma->readings, result_.reading);
    for (auto [number, text] : llvm::enumerate(questions_.conjuncts())) {
      question.dropped = number;
      LemmaOutcome outcome = *ask(question, name_ + " without " + text, /*isRefuted=*/true);
      if (isSharp || outcome.kind != Kind::Proved)
        expect(outcome, Kind::Refuted, "without " + text + " it");
      result_.without.push_back({text, std::move(outcome)});
    }
  }

  /// If worlds grow with their lists, a proof for the largest size holds for all sizes, and what
  /// the precondition permits for the smallest size it permits for all. So the sizes in between are
  /// neither asked nor reported.
  bool isImplied(unsigned size) const {
    return questions_.worldsGrow() && size != options_.sizes.front() &&
           size != options_.sizes.back();
  }

  void askBounded(LemmaQuestion question) {
    for (unsigned size : options_.sizes) {
      if (isImplied(size))
        continue;
      question.size = size;
      std::string bound = std::to_string(size) + "x" + std::to_string(size);
      std::optional<LemmaOutcome> outcome = ask(question, name_ + " " + bound, /*isRefuted=*/false);
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
  LemmaQuestions &questions_;
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
  Solvers solvers = options.solvers;
  std::optional<Prefetching> prefetching;
  if (solvers.cvc5)
    solvers.cvc5 = &prefetching.emplace(*solvers.cvc5);
  std::unique_ptr<LemmaQuestions> questions = questionsOf(lemma, context, solvers, error);
  if (error.empty()) {
    Checker(result, *questions, options).run(prefetching ? &*prefetching : nullptr);
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
