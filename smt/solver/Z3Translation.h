//===- Z3Translation.h - Terms as Z3's expressions --------------*- C++ -*-===//
// For Z3Solver.cpp only. Terms become Z3's expressions without a detour over text; a test holds both
// ways together. Z3's errors are exceptions, which the caller catches.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Term.h"

#include "llvm/ADT/DenseMap.h"

#include <string>
#include <vector>
#include <z3++.h>

#if !defined(__cpp_exceptions)
#error "z3++.h answers sat to a malformed formula when it cannot throw"
#endif

namespace freehold::smt {

class Translation {
public:
  explicit Translation(z3::context &context) : context_(context) {}

  z3::expr operator()(Term root);
  /// Forgets what was translated, whose terms may be gone.
  void forget() {
    indices_.clear();
    expressions_.clear();
    literals_.clear();
  }
  /// Asserts that the literals of one named sort differ, as far as they were met.
  void distinguishLiterals(z3::solver &solver);

private:
  z3::sort sort(const Sort &sort);
  z3::expr literal(Term term);
  z3::func_decl function(Term term);
  Z3_ast write(Term term, const std::vector<Z3_ast> &args);

  z3::context &context_;
  /// The position of each term's expression.
  llvm::DenseMap<Term, unsigned> indices_;
  std::vector<z3::expr> expressions_;
  /// Those of each named sort, in the order of meeting.
  std::vector<std::pair<std::string, std::vector<z3::expr>>> literals_;
};

} // namespace freehold::smt
