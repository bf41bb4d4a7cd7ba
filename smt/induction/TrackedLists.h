//===- TrackedLists.h - D1 to D3 as folds over two lists --------*- C++ -*-===//
// The operands of one bufferization.dealloc and one arbitrary allocation a with the address A. Of
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
// Addresses tell *live* allocations apart, no more: a memref whose allocation is gone may have A.
// The literal reading takes such a memref for the live allocation that has A. There, a is what is
// live at A, if anything is, and refers(k) says that k is taken for it.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/induction/LoopProof.h"
#include "smt/lemmas/check/Lemma.h"

#include <functional>

namespace freehold::smt {

/// One list: elements [begin, end).
struct TrackedList {
  std::string name;
  Term begin = nullptr, end = nullptr;
  std::function<Term(Term)> address;
  /// Empty: retained values.
  std::function<Term(Term)> condition;
  /// Facts that a lemma may need.
  bool allLive = true, ownPointers = true;
  /// The literal reading: `refers` is "has the address A".
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
  /// D1, under either reading.
  Term isFreed(Reading reading) const;

  /// What is known of the elements at `points`, and the folds' steps at `steps`.
  std::vector<Term> facts(llvm::ArrayRef<Term> points, llvm::ArrayRef<Term> steps) const;

  /// D1 to D3 of what a lowering decided: freed(k) of operands, result(k) of retained values.
  /// `count`: the lists have so many operands; 0: any number.
  using Decision = std::function<Term(Term)>;
  std::vector<std::pair<std::string, Clause>> goals(Reading reading, Decision freed,
                                                    Decision result, unsigned count) const;
  /// An index that `goals` speaks of beside k.
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
