//===- LoopRun.h - The state of one proof about loops -----------*- C++ -*-===//
// Internal to smt/induction. Ops are in LoopOps.cpp, loops and goals in LoopProof.cpp.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/induction/Cases.h"
#include "smt/induction/LoopProof.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

#include "llvm/ADT/SetVector.h"

#include <optional>

namespace freehold::smt {

struct LoopRun {
  LoopRun(Terms &terms, const LoopProofSpec &spec)
      : terms(terms), spec(spec), cases(terms), guard(terms.yes()) {}

  void start(mlir::func::FuncOp function);
  /// Executes all ops but the terminator.
  void block(mlir::Block &block);

  Term value(mlir::Value value);
  std::vector<Term> values(mlir::ValueRange values);
  void bind(mlir::ValueRange values, llvm::ArrayRef<Term> terms);
  Term atMost(Term a, Term b) { return terms.negate(terms.less(b, a)); }
  std::string freshName(const std::string &prefix);
  /// Returns the array that `op` itself writes.
  std::optional<unsigned> writtenBy(mlir::Operation *op);
  std::optional<unsigned> arrayOf(mlir::Value memref);
  /// Records that `index` is in bounds of the array, and makes it a point.
  void access(unsigned array, Term index);
  /// Returns `function` of `number`; in an unrolled run, of each of its cases.
  Term map(Term number, llvm::function_ref<Term(Term)> function) {
    return spec.loops.empty() ? cases.map(number, function) : function(number);
  }
  Term map(Term a, Term b, llvm::function_ref<Term(Term, Term)> function) {
    return map(a,
               [&](Term one) { return map(b, [&](Term other) { return function(one, other); }); });
  }
  Term ite(Term condition, Term then, Term otherwise) {
    Term term = terms.ite(condition, then, otherwise);
    return spec.loops.empty() ? cases.normal(term) : term;
  }
  void fail(mlir::Operation *op, const std::string &why);

  void evalFor(mlir::scf::ForOp loop);
  void evalWhile(mlir::scf::WhileOp loop);
  void unroll(mlir::scf::ForOp loop);
  void unroll(mlir::scf::WhileOp loop);

  /// Returns all known facts, with their instances.
  Term assumptions();
  void goal(const std::string &name, llvm::ArrayRef<Term> claims);
  /// Proves each clause for an unknown index, and the claims.
  void showAll(const std::string &name, const std::vector<Clause> &clauses,
               std::vector<Term> claims = {});
  void flushAccesses(const std::string &where);

  Terms &terms;
  const LoopProofSpec &spec;
  Cases cases;
  LoopProofResult result;
  /// The condition under which the current op runs.
  Term guard;
  Arrays arrays;
  std::vector<Term> facts;
  struct Known {
    Term under;
    Clause clause;
    /// The names of the arrays that the fact is about; empty if it is about no array.
    std::vector<std::string> about = {};
  };
  bool isCurrent(const Known &known) const;
  std::vector<Known> known;
  llvm::SetVector<Term> points;
  /// Conditions that the accesses since the last flush are in bounds.
  std::vector<Term> accesses;
  llvm::DenseMap<mlir::Operation *, unsigned> numberOf;
  const LoopHead *around = nullptr;
  /// The results of each proved loop, as of its last proof.
  std::map<unsigned, std::vector<Term>> resultsOf;

private:
  llvm::DenseMap<mlir::Value, Term> valueOf_;
  mlir::func::FuncOp function_;
  unsigned names_ = 0;
};

} // namespace freehold::smt
