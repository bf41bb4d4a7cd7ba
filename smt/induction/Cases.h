//===- Cases.h - Integers that are one of few -------------------*- C++ -*-===//
// An unrolled run computes with numbers that it knows up to conditions: the slot that a probe ends
// at, the entry that it reads there. Such a number is kept as cases, each a condition and a value;
// conditions exclude one another and one of them holds. What is computed of numbers is computed of
// each case, so that a question about an unrolled loop is one about conditions, with no arithmetic
// and no reads at unknown indices left in it.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Term.h"

#include "llvm/ADT/DenseMap.h"

#include <functional>
#include <vector>

namespace freehold::smt {

class Cases {
public:
  struct Case {
    Term condition, value;
  };

  explicit Cases(Terms &terms) : t_(terms) {}

  /// No two with the same value; in the order in which values are met.
  std::vector<Case> of(Term number);
  /// A term that is `function` of `number`, integers or Bools, in the same form.
  Term map(Term number, llvm::function_ref<Term(Term)> function);
  /// `number` in this form. Terms that are no integers stay as they are.
  Term normal(Term number);

private:
  Term join(std::vector<Case> cases);

  Terms &t_;
  llvm::DenseMap<Term, std::vector<Case>> known_;
};

} // namespace freehold::smt
