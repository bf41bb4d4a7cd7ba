//===- TermLanes.h - Formulas as programs, 64 worlds at a time --*- C++ -*-===//
// Evaluates terms as solvers get them. Each bit of a value is a word whose lane k is the bit in
// world k:
//
//   Bool           1 word          Alloc          3 words: 8 allocations, numbered
//   bit-vector n   n words         f(Alloc)       a table: for each allocation the value's words
//
// All inputs of a formula must be set before it is evaluated; `unset` names those that are not.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Term.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

#include <string>
#include <vector>

namespace freehold::smt {

class TermLanes {
public:
  static constexpr unsigned kAllocations = 8, kAllocationBits = 3;

  explicit TermLanes(llvm::ArrayRef<Term> roots);

  /// Returns the words of a constant; null if no formula uses it.
  uint64_t *constant(llvm::StringRef name);
  /// Returns the table of a function, kAllocations times the words of its result; null if it is not
  /// used.
  uint64_t *table(llvm::StringRef function);
  std::vector<std::string> unset() const;

  void evaluate();
  /// Returns the words of a root after evaluate().
  const uint64_t *operator[](Term root) const { return &words_[places_.lookup(root)]; }

private:
  struct Step {
    Term term;
    unsigned at, width;
    /// The positions of the arguments' words.
    std::vector<unsigned> args;
    /// For Apply.
    unsigned table = 0;
    /// For Equal, the number of words of each side.
    unsigned compared = 0;
  };
  struct Named {
    unsigned at = 0;
    bool isSet = false;
  };
  void add(Term term);
  void run(const Step &step);
  void runApply(const Step &step);
  uint64_t equal(const Step &step) const;

  std::vector<Step> steps_;
  std::vector<uint64_t> words_, tables_;
  llvm::DenseMap<Term, unsigned> places_;
  llvm::StringMap<Named> constants_, functions_;
};

} // namespace freehold::smt
