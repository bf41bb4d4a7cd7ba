//===- TrackedLists.h - D1 to D3 as folds over two lists --------*- C++ -*-===//
// The operands of one bufferization.dealloc, and one arbitrary allocation a with the address A. For
// each element k of a list
//
//   refers(k)   it refers to a              address(k)   what a lowering compares
//   live(k)     its allocation is live      condition(k) of operands
//
// and, of a prefix of a list, as functions of its length:
//
//   owns(i)      some operand before i refers to a with its condition set; firstOwner(i): the first
//   mentions(i)  some operand before i refers to a; firstMention(i): the first
//   retains(i)   some retained value before i refers to a
//
// D1 union: a is freed iff owns(n) and not retains(m). Literal: iff the condition of
// firstMention(n) is set, and not retains(m). D2: the result of a retained value that refers to a
// is owns(n).
//
// Addresses distinguish only *live* allocations: a dangling memref may have the address A. The
// literal reading mistakes such a memref for the live allocation at A. There, a is the allocation
// that is live at A, if any, and refers(k) means that k is mistaken for it.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/induction/LoopProof.h"
#include "smt/lemmas/check/Lemma.h"

#include <functional>

namespace freehold::smt {

/// One list, of the elements [begin, end).
struct TrackedList {
  std::string name;
  Term begin = nullptr, end = nullptr;
  std::function<Term(Term)> address;
  /// Empty for retained values.
  std::function<Term(Term)> condition;
  /// Facts that a lemma may need.
  bool allLive = true, ownPointers = true;
  /// The literal reading: `refers` means "has the address A".
  bool byAddress = false;
};

class TrackedLists {
public:
  TrackedLists(Terms &terms, TrackedList operands, TrackedList retained);

  Term isLive() const { return isLive_; }
  Term address() const { return address_; }
  Term operandRefers(Term k) const { return has(operands_, "refers", k); }
  Term retainedRefers(Term k) const { return has(retained_, "refers", k); }
  Term isOperand(Term k) const { return within(operands_, k); }
  Term isRetained(Term k) const { return within(retained_, k); }
  Term condition(Term k) const { return operands_.condition(k); }

  Term owns(Term length) const { return fold(operands_, "owns", kBool, length); }
  Term firstOwner(Term length) const { return fold(operands_, "firstOwner", kInt, length); }
  Term mentions(Term length) const { return fold(operands_, "mentions", kBool, length); }
  Term firstMention(Term length) const { return fold(operands_, "firstMention", kInt, length); }
  Term retains(Term length) const { return fold(retained_, "retains", kBool, length); }
  Term ownsAll() const { return owns(operands_.end); }
  Term retainsAll() const { return retains(retained_.end); }
  Term firstOwner() const { return firstOwner(operands_.end); }
  Term firstMention() const { return firstMention(operands_.end); }
  /// D1 under either reading.
  Term isFreed(Reading reading) const;

  /// Returns what is known of the elements at `points`, and the steps of the folds at `steps`.
  std::vector<Term> facts(llvm::ArrayRef<Term> points, llvm::ArrayRef<Term> steps) const;

  /// Adds goals for D1 to D3 about the decision of a lowering: freed(k) for operands, result(k) for
  /// retained values. `count` is the number of operands; 0 for any number.
  using Decision = std::function<Term(Term)>;
  std::vector<std::pair<std::string, Clause>> goals(Reading reading, Decision freed,
                                                    Decision result, unsigned count) const;
  /// Another index, besides k, that `goals` uses.
  Term other() const { return other_; }

private:
  Term has(const TrackedList &list, llvm::StringRef what, Term k) const;
  Term fold(const TrackedList &list, llvm::StringRef what, Sort sort, Term length) const;
  Term within(const TrackedList &list, Term k) const;
  void elementFacts(const TrackedList &list, Term k, std::vector<Term> &facts) const;
  void foldFacts(Term k, std::vector<Term> &facts) const;
  Term isSomeFreed(const Decision &freed, unsigned count) const;

  Terms &t_;
  TrackedList operands_, retained_;
  Term isLive_, address_, other_;
};

} // namespace freehold::smt
