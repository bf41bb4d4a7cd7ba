//===- Cases.h - Integers that are one of few -------------------*- C++ -*-===//
// An unrolled run computes with numbers that are known up to conditions, such as the slot at which
// a probe ends, and the entry that it reads there. Such a number is represented as cases, each a
// condition and a value. The conditions exclude each other, and one of them holds. Functions of
// numbers are applied to each case. So a question about an unrolled loop is about conditions only,
// without arithmetic and without reads at unknown indices.
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

  /// Returns the cases; all values differ, in order of first occurrence.
  std::vector<Case> of(Term number);
  /// Returns `function` of `number` in this form; the result is an integer or a Bool.
  Term map(Term number, llvm::function_ref<Term(Term)> function);
  /// Returns `number` in this form. Terms that are no integers are unchanged.
  Term normal(Term number);

private:
  Term join(std::vector<Case> cases);

  Terms &t_;
  llvm::DenseMap<Term, std::vector<Case>> known_;
};

} // namespace freehold::smt
