//===- LemmaQuestions.h - What can be asked of a lemma ----------*- C++ -*-===//
// Two kinds of lemmas, one form of questions and answers: of a rewrite they are asked through
// `prove`, of a lemma in C++ goal by goal.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/lemmas/check/LemmaCheck.h"
#include "smt/solver/Ahead.h"

namespace freehold::smt {

class LemmaQuestions {
public:
  explicit LemmaQuestions(const Solvers &solvers) : solvers_(solvers) {}
  virtual ~LemmaQuestions() = default;

  virtual std::vector<std::string> conjuncts() const = 0;
  /// Whether a world with lists of some length is one with lists of each greater length, too.
  virtual bool worldsGrow() const { return false; }
  /// Nothing where a bound is asked for that there is no cross-check for. `isRefuted`: what is
  /// expected; to be wrong about it costs time.
  virtual std::optional<LemmaOutcome> ask(const LemmaQuestion &question, const std::string &name,
                                          bool isRefuted) = 0;
  /// The queries that `ask` is going to make; of a refutation those that lead up to it as well.
  virtual void foresee(const LemmaQuestion &question, bool isRefuted, QueryBatch &batch) = 0;

protected:
  const Solvers &solvers_;
};

/// `error`: why the lemma cannot be read.
std::unique_ptr<LemmaQuestions> questionsOf(const Lemma &lemma, mlir::MLIRContext &context,
                                            const Solvers &solvers, std::string &error);

} // namespace freehold::smt
