//===- TermLiterals.h - What folding asks of literals -----------*- C++ -*-===//
#pragma once

#include "smt/solver/Term.h"

#include "llvm/Support/MathExtras.h"

namespace freehold::smt {

/// Nothing above 64 bits is computed here.
inline bool isSmallLiteral(Term a) { return a->op == TermNode::Op::Literal && a->sort.width <= 64; }
inline bool isLiteral(Term a, uint64_t value) {
  return a->op == TermNode::Op::Literal && a->value == value;
}
inline bool isAllOnes(Term a) {
  return isSmallLiteral(a) && a->value == llvm::maskTrailingOnes<uint64_t>(a->sort.width);
}

} // namespace freehold::smt
