//===- Equalities.h - What follows from the facts of a way ------*- C++ -*-===//
// Whether a condition holds wherever some facts do: as it stands, or by a solver. What a proof rests
// on is asked once more of a second solver, all of it at once.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Solver.h"
#include "smt/validate/ValueClasses.h"

namespace freehold::smt::safe {

class Equalities {
public:
  Equalities(Terms &terms, const SolverLimits &limits);
  ~Equalities();

  /// False if it is not known.
  bool holds(llvm::ArrayRef<Term> facts, Term condition);
  /// Whether two terms, which may be null, are known to be equal.
  bool areEqual(llvm::ArrayRef<Term> facts, Term a, Term b);

  /// Empty, or why the second solver does not confirm what the first one was believed.
  std::string confirm();

private:
  Terms &terms_;
  SolverLimits limits_;
  std::unique_ptr<Solver> solver_;
  std::map<std::vector<Term>, bool> known_;
  /// Each is a contradiction.
  std::vector<Term> believed_;
  unsigned asked_ = 0;
};

} // namespace freehold::smt::safe
