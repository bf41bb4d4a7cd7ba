//===- Dealloc.h - What bufferization.dealloc means, as formulas -*- C++ -*-===//
//   %o.. = bufferization.dealloc (m_1, .., L_1, ..) if (c_1, .., C_1, ..) retain (r_1, .., R_1, ..)
//
// Let A be the set of allocations. A memref m has base(m) in A, and is *wrong* if its aligned
// pointer or offset is not the allocation's own. A list L stands for a finite sequence of memrefs
// with conditions. For x in A let
//
//   owned(x)  =  (exists i: c_i and base(m_i) = x) or (exists k, e in L_k: cond(e) and base(e) = x)
//   kept(x)   =  (exists j: base(r_j) = x)         or (exists k, e in R_k: base(e) = x)
//   first(x)  =  the condition of the first operand, or element of a list, in the order of the
//                operands, with base x; false if there is none
//
// Union (D1):    freed(x)  =  owned(x) and not kept(x)
// Literal:       freed(x)  =  first(x) and not kept(x)
//     "an earlier alias blocks a later one whatever its condition": the one that may free x is the
//     first that is x, and it does if its condition is set.
// Both: the updated condition of r is owned(base(r)) (D2); x is freed once, being a set (D3);
//     undefined (D4) if for some operand with its condition set the memref is wrong or base is not a
//     live heap allocation. A memref whose condition is unset and what is retained may dangle: its
//     base is then an allocation that is not live, which no operand with its condition set has (D5).
//
// Nothing here quantifies over operands: m_i, c_i are terms, and of lists only exists and first are
// asked (Lists.h). owned, kept, first and freed are functions from terms to terms: they are written
// for whichever allocations a question is about, the tracked one and those of single arguments. For
// a fixed x, all that has to be known of a memref is whether it refers to x.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/Lists.h"

#include <variant>
#include <vector>

namespace freehold::smt {

enum class Reading : uint8_t { Union, Literal };
std::string_view spell(Reading reading);

struct DeallocOp {
  struct Single {
    Term base, wrong, condition;
  };
  /// `condition` and `wrong` are elementwise.
  struct Many {
    unsigned list;
    Term wrong, condition;
  };
  using Operand = std::variant<Single, Many>;
  struct Retained {
    /// Of a single one; null for a list.
    Term base = nullptr;
    unsigned list = 0;
  };
  std::vector<Operand> operands;
  std::vector<Retained> retained;
};

class DeallocMeaning {
public:
  DeallocMeaning(Terms &terms, Lists &lists, DeallocOp op, Reading reading)
      : t_(terms), lists_(lists), op_(std::move(op)), reading_(reading) {}

  Term owned(Term x) const;
  Term kept(Term x) const;
  Term freed(Term x) const;
  /// The updated condition of retained j; of a list elementwise.
  Term updated(unsigned j) const;

  /// Operand i frees, or would free, a memref with its condition set that is not the allocated one.
  /// Of a list: of an element with the allocation x.
  Term freesWrong(unsigned i, Term x) const;
  /// Operand i has its condition set and allocation x. x is ignored for single operands: theirs is
  /// meant.
  Term owns(unsigned i, Term x) const;
  /// The allocation that operand i speaks of; null for a list.
  Term baseOf(unsigned i) const;

  const DeallocOp &op() const { return op_; }

private:
  Terms &t_;
  Lists &lists_;
  DeallocOp op_;
  Reading reading_;
};

} // namespace freehold::smt
