//===- Model.h - From a solver's values to a counterexample -----*- C++ -*-===//
// Asks a solver's model for all parts of a counterexample: which points are the same allocation,
// their states, the arguments, and for each list the kinds of elements with each allocation.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"
#include "smt/encode/World.h"

namespace freehold::smt {

/// The state that @src leaves.
struct SourceEnd {
  /// For each point of the world whether it is live.
  std::vector<Term> alive;
  /// For each result whether it is poison; false for memrefs and lists.
  std::vector<Term> poisonResults;
  /// Conditions that @src frees and returns the same whether or not addresses are reused. Empty if
  /// it cannot depend on that.
  std::vector<Term> isSteady;
};

class Model {
public:
  /// For the unbounded model, after everything was encoded.
  Model(World &world, SourceEnd end);

  /// The terms to ask for: of sort Bool, and numbers that are arguments.
  const std::vector<Term> &wanted() const { return wanted_; }
  /// What makes a world simple, the most important group first: nothing moved or with an offset,
  /// few elements, everything live and on the heap, distinct allocations, no poison, accessed cells
  /// inside of buffers and written, i1s false, small numbers.
  std::vector<std::vector<Term>> preferences() const;
  /// Usual sizes, offsets and buffers, such as programs can have.
  std::vector<Term> usual() const {
    std::vector<Term> all, sizes, tiny;
    addMemoryPreferences(all, sizes, tiny);
    all.insert(all.end(), tiny.begin(), tiny.end());
    for (const EncodedValue &argument : world_.arguments)
      if (auto *memref = std::get_if<MemRefTerm>(&argument))
        all.push_back(world_.t.negate(memref->shifted));
    return all;
  }
  /// `values` are the answers to `wanted`.
  Counterexample read(const std::vector<std::string> &values, std::string obligation) const;

private:
  unsigned ask(Term term);
  void askList(unsigned list);
  void askMemory();
  Term reachesOwn(const MemRefTerm &memref) const;
  void addMemoryPreferences(std::vector<Term> &fits, std::vector<Term> &sizes,
                            std::vector<Term> &tiny) const;
  /// Returns the value of a term that was asked for or is a literal.
  uint64_t numberOf(Term term, const std::vector<std::string> &texts) const;
  std::optional<Counterexample::MemRef::Layout>
  readLayout(const MemRefTerm &memref, const std::vector<std::string> &texts) const;
  /// Adds the initial values of the accessed cells of allocations.
  void addCells(Counterexample &world, const std::vector<unsigned> &allocationOf,
                const std::vector<std::string> &texts) const;
  /// Sets for each point the number of its allocation (~0u for none), and returns for each
  /// allocation the point that represents it.
  std::vector<unsigned> addAllocations(Counterexample &world,
                                       llvm::function_ref<bool(Term)> valueOf,
                                       std::vector<unsigned> &allocationOf) const;
  void addAddresses(Counterexample &world, const std::vector<unsigned> &representatives,
                    llvm::function_ref<bool(Term)> valueOf) const;
  std::vector<unsigned> orderOf(unsigned list, const std::vector<unsigned> &representatives,
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
