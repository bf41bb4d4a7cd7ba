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
//     "an earlier alias blocks a later one whatever its condition": only the first operand that is
//     x may free x, and does if its condition is true. This reading models the shipped lowering,
//     which compares addresses: see below.
// Both: the updated condition of r is owned(base(r)) (D2). x is freed once, since freed is a set
//     (D3). It is undefined (D4) if for some operand with a true condition the memref is wrong or
//     base is not a live heap allocation. A memref with a false condition, and a retained value,
//     may dangle: its base is then a dead allocation, which no operand with a true condition has
//     (D5).
//
// Literal, if addresses of freed allocations are reused: a dangling memref is mistaken for the live
// allocation that now has its address. With
//
//   is(m, x)  =  base(m) = x  or  (base(m) is not live, x is, and their addresses are equal)
//
// instead of base(m) = x, a live x is kept by a dangling retained value, and blocked by an earlier
// dangling operand, whose condition is false (D4). The updated condition of a dangling r is also
// that of the live allocation with its address.
//
// No formula quantifies over operands: m_i, c_i are terms, and of lists only exists and first are
// used (Lists.h). owned, kept, first and freed are functions from terms to terms. They are applied
// to the allocations that a question is about: the tracked one and those of single arguments. For a
// fixed x, all that matters about a memref is whether it refers to x.
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
    /// The allocation of a single memref; null for a list.
    Term base = nullptr;
    unsigned list = 0;
  };
  std::vector<Operand> operands;
  std::vector<Retained> retained;
};

/// What an op that compares addresses observes about allocations at its position.
struct AddressView {
  std::function<Term(Term x)> live, address;
  /// For a live x: some element of the list, which is retained value j, is dead, has the address of
  /// x and is mistaken for it.
  std::function<Term(unsigned j, unsigned list, Term x)> dangles;
  /// For a live x: a dead element of the list with the address of x comes before all elements with
  /// the allocation x.
  std::function<Term(unsigned list, Term x)> danglesFirst;
  /// Whether a dangling memref with the address of the live x is mistaken for it: retained value j,
  /// whose allocation is `gone`, and an operand. Both are true unless the other behaviour is
  /// considered as well (Mistakes.h).
  std::function<Term(unsigned j, Term gone, Term x)> takes;
  std::function<Term(Term x)> blocks;
  /// An allocation that elements of lists may have: the live one with the address of x if there is
  /// one, else any.
  std::function<Term(Term x)> atAddressOf;
};

class DeallocMeaning {
public:
  /// `mistakes` is for the literal reading if addresses are reused; std::nullopt if dangling
  /// memrefs are never mistaken for live ones.
  DeallocMeaning(Terms &terms, Lists &lists, DeallocOp op, Reading reading,
                 std::optional<AddressView> mistakes = std::nullopt)
      : t_(terms), lists_(lists), op_(std::move(op)), reading_(reading),
        mistakes_(std::move(mistakes)) {}

  Term owned(Term x) const;
  Term kept(Term x) const;
  Term freed(Term x);
  /// Returns the updated condition of retained value j; elementwise for a list.
  Term updated(unsigned j) const;

  /// Returns whether operand i has a true condition and is not the allocated memref. For a list,
  /// whether that holds for an element with the allocation x.
  Term freesWrong(unsigned i, Term x) const;
  /// Returns whether operand i has a true condition and the allocation x. For single operands x is
  /// ignored, and their own allocation is used.
  Term owns(unsigned i, Term x) const;
  /// Returns the allocation of operand i; null for a list.
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
