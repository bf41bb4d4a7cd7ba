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
//     first that is x, and it does if its condition is set. This reading stands for the shipped
//     lowering, which compares addresses: see below.
// Both: the updated condition of r is owned(base(r)) (D2); x is freed once, being a set (D3);
//     undefined (D4) if for some operand with its condition set the memref is wrong or base is not a
//     live heap allocation. A memref whose condition is unset and what is retained may dangle: its
//     base is then an allocation that is not live, which no operand with its condition set has (D5).
//
// Literal, where addresses of freed allocations are handed out again: a memref that dangles is
// mistaken for the live allocation that has its address by now. With
//
//   is(m, x)  =  base(m) = x  or  (base(m) is not live, x is, and their addresses are equal)
//
// in the place of base(m) = x, a live x is kept by a retained value that dangles, and blocked by an
// earlier operand that dangles, whose condition is not set (D4). The updated condition of a retained
// r that dangles is that of the live allocations with its address, too.
//
// Nothing here quantifies over operands: m_i, c_i are terms, and of lists only exists and first are
// asked (Lists.h). owned, kept, first and freed are functions from terms to terms: they are written
// for whichever allocations a question is about, the tracked one and those of single arguments. For
// a fixed x, all that has to be known of a memref is whether it refers to x.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/encode/Lists.h"

#include <functional>
#include <optional>
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

/// What an op that compares addresses sees of allocations at its place.
struct AddressView {
  std::function<Term(Term x)> live, address;
  /// For a live x: some element of the list, which is retained value j, is not live, has its address
  /// and is taken for it.
  std::function<Term(unsigned j, unsigned list, Term x)> dangles;
  /// For a live x: an element of the list that is not live and has its address comes before all
  /// elements with the allocation x.
  std::function<Term(unsigned list, Term x)> danglesFirst;
  /// Whether what has the address of the live x is taken for it, given that it dangles: retained
  /// value j, whose allocation is `gone`, and an operand. Both are true except where the other
  /// behaviour is considered as well (Mistakes.h).
  std::function<Term(unsigned j, Term gone, Term x)> takes;
  std::function<Term(Term x)> blocks;
  /// An allocation that lists may have elements of: the live one with the address of x if there is
  /// one; any if not.
  std::function<Term(Term x)> atAddressOf;
};

class DeallocMeaning {
public:
  /// `mistakes`: of the literal reading where addresses are handed out again; nullopt: what dangles
  /// is mistaken for nothing.
  DeallocMeaning(Terms &terms, Lists &lists, DeallocOp op, Reading reading,
                 std::optional<AddressView> mistakes = std::nullopt)
      : t_(terms), lists_(lists), op_(std::move(op)), reading_(reading),
        mistakes_(std::move(mistakes)) {}

  Term owned(Term x) const;
  Term kept(Term x) const;
  Term freed(Term x);
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
  std::optional<AddressView> mistakes_;
  llvm::DenseMap<Term, Term> freed_;

  Term isMistaken(Term gone, Term live) const;
  Term keeps(unsigned j, Term x) const;
  Term firstTakes(Term x) const;
  Term ownedByMistake(unsigned j, Term x) const;
};

} // namespace freehold::smt
