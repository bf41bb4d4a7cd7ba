//===- Lists.h - Any number of memrefs at once ------------------*- C++ -*-===//
// A *list* stands for any number of memrefs, each with some i1s that are paired with it, such as
// its condition. Formulas only ask about the elements with a given allocation x, so a list is
// represented by the answers for each x. An *elementwise* value, such as `ownership of the element
// or %c`, is a term over the list's placeholders: base(), bit(k), wrong().
//
//   exists(L, x, body)   some element of L with the allocation x satisfies body
//   first(L, x, body)    the first such element does; false if there is none
//   dead(L, a)           some element whose allocation is not live at the start had the address a
//   deadFirst(L, x, a)   such an element comes before all elements with the allocation x
//
// A list of n elements is one of n + 1 elements whose last one has an allocation that no formula
// asks about. So a formula that can be true for n elements can be true for n + 1.
//
// The encoder works on two models:
//   unbounded   uninterpreted predicates "L has an element with allocation x, bits v" for each v,
//               and the bits of the first one: any length; dead and deadFirst are such, too
//   bounded n   n elements as bit-vectors: for each x the set of elements whose allocation it is,
//               for each address the set of elements that had it and are not live at the start, and
//               one vector for each bit; `first` is the lowest bit of the set
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Term.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <memory>
#include <optional>
#include <vector>

namespace freehold::smt {

class Lists {
public:
  /// `length` is the number of elements of each list in the bounded model; std::nullopt means
  /// unbounded.
  Lists(Terms &terms, std::optional<unsigned> length);
  ~Lists();

  unsigned add(llvm::StringRef name);
  /// Adds an i1 to each element.
  unsigned addBit(unsigned list, llvm::StringRef name);
  unsigned count() const;
  unsigned bits(unsigned list) const;

  /// Placeholders
  Term base(unsigned list) const;
  Term bit(unsigned list, unsigned bit) const;
  /// Whether the element is not the allocated memref (D4).
  Term wrong(unsigned list) const;

  Term exists(unsigned list, Term x, Term body);
  Term first(unsigned list, Term x, Term body);
  Term mentions(unsigned list, Term x) { return exists(list, x, terms_.yes()); }
  Term dead(unsigned list, Term address);
  Term deadFirst(unsigned list, Term x, Term address);
  /// Returns the addresses that dead and deadFirst were called with.
  llvm::ArrayRef<Term> addressesAsked(unsigned list) const;

  /// An arbitrary element, with allocation `base`. A list may be empty: this is an element of it
  /// only if `exists` holds.
  struct Element {
    unsigned list;
    Term base, exists;
    llvm::DenseMap<Term, Term> placeholders;
  };
  Element element(unsigned list, llvm::StringRef name);
  Term valueOf(const Element &element, Term body);

  /// Returns facts that hold for every list, for the allocations `points`. Call it after all
  /// queries.
  std::vector<Term> axioms(llvm::ArrayRef<Term> points);
  /// Returns such facts about dead and deadFirst, if these were used. `live` and `address` are
  /// those of the start.
  using OfAllocation = llvm::function_ref<Term(Term x)>;
  std::vector<Term> deadAxioms(llvm::ArrayRef<Term> points, OfAllocation live,
                               OfAllocation address);

  /// For counterexamples of the unbounded model: whether there is an element with allocation x and
  /// the bits `values` (bit k is bit(k), the highest is wrong()), and the bits of the first such
  /// element.
  Term has(unsigned list, Term x, unsigned values);
  Term firstBit(unsigned list, Term x, unsigned bit);

private:
  struct List;
  Terms &terms_;
  std::optional<unsigned> length_;
  std::vector<std::unique_ptr<List>> lists_;
  Term elementwise(const List &list, Term body, Term x);
  Term deadElements(const List &list, Term address);
};

} // namespace freehold::smt
