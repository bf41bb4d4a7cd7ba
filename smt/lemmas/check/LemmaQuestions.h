//===- LemmaQuestions.h - What can be asked of a lemma ----------*- C++ -*-===//
// The questions for two kinds of lemmas: those about a rewrite are asked by `prove`, those about a
// lemma in C++ goal by goal.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/lemmas/check/LemmaCheck.h"
#include "smt/solver/Prefetching.h"

namespace freehold::smt {

class LemmaQuestions {
public:
  explicit LemmaQuestions(const Solvers &solvers) : solvers_(solvers) {}
  virtual ~LemmaQuestions() = default;

  virtual std::vector<std::string> conjuncts() const = 0;
  /// Returns true if every world with lists of some length is also one with longer lists.
  virtual bool worldsGrow() const { return false; }
  /// Asks a question. Returns std::nullopt for a size without a cross-check. `isRefuted` is the
  /// expected answer; if it is wrong, the question takes longer.
  virtual std::optional<LemmaOutcome> ask(const LemmaQuestion &question, const std::string &name,
                                          bool isRefuted) = 0;
  /// Adds the queries that `ask` will probably make; for a refutation also those that precede it.
  virtual void addLikely(const LemmaQuestion &question, bool isRefuted, QueryBatch &batch) = 0;

protected:
  const Solvers &solvers_;
};

/// Returns the questions for a lemma; null and sets `error` if it cannot be read.
std::unique_ptr<LemmaQuestions> questionsOf(const Lemma &lemma, mlir::MLIRContext &context,
                                            const Solvers &solvers, std::string &error);

} // namespace freehold::smt
