//===- Model.h - From a solver's values to a counterexample -----*- C++ -*-===//
// Asks for what a counterexample consists of: which points are the same allocation, their states,
// what the arguments are, and of each list which elements it has for each point.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/World.h"
#include "smt/counterexample/Counterexample.h"

namespace freehold::smt {

/// What @src leaves behind.
struct SourceEnd {
  /// For each point of the world whether it is alive.
  std::vector<Term> alive;
  /// For each result whether it is poison; false for memrefs and lists.
  std::vector<Term> poisonResults;
};

class Model {
public:
  /// Of the unbounded model, after everything was encoded.
  Model(World &world, SourceEnd end);

  /// What to ask: of sort Bool, and numbers that are arguments.
  const std::vector<Term> &wanted() const { return wanted_; }
  /// What makes a world easy to look at, the most important group first: nothing that is moved or
  /// has an offset, few elements, all live and heap, allocations apart, no poison, i1s false, numbers
  /// that are small.
  std::vector<std::vector<Term>> preferences() const;
  /// `values`: the answers.
  Counterexample read(const std::vector<std::string> &values, std::string obligation) const;

private:
  unsigned ask(Term term);
  void askList(unsigned list);
  void addAddresses(Counterexample &world, const std::vector<unsigned> &representatives,
                    llvm::function_ref<bool(Term)> valueOf) const;
  Counterexample::List readList(unsigned list, const std::vector<unsigned> &allocationOf,
                                const std::vector<unsigned> &representatives,
                                const std::vector<bool> &values) const;

  Counterexample::Argument readScalar(const ScalarTerm &scalar,
                                      const std::vector<std::string> &texts, bool isPoison) const;

  World &world_;
  std::vector<Term> wanted_;
  llvm::DenseMap<Term, unsigned> places_;
  SourceEnd end_;
};

} // namespace freehold::smt
