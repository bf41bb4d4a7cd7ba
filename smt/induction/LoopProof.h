//===- LoopProof.h - A function with loops over arrays, proved --*- C++ -*-===//
// Runs a func.func on terms: index and integers are integers, i1 are Bools, memrefs of rank 1 among
// its arguments are arrays that do not overlap. A loop is run in one of two ways:
//
//   by induction   its body once, from a state of which only the invariant is known:
//                    holds on entry, is kept by an iteration, and is all that is known afterwards
//   unrolled       constant trip counts; scf.while up to a number of rounds, and that it ends by
//                  then is a goal. No invariant is used: the cross-check of the other way.
//
// Invariants speak of all indices through *clauses*, formulas with one free index k. What is to be
// shown of a clause is shown of an unknown k; what is known of it is instantiated at the *points*:
// every index that the run has touched, every k, and what a proof adds. Nothing has quantifiers.
// An instance that is missing makes a goal fail, never hold. What an invariant says of arrays is
// instantiated while one of those that its loop writes is still there.
//
// Every access is in bounds, by a goal. Ops that are not known end the run with `error`.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/lemmas/check/Lemma.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace freehold::smt {

/// What an array holds: a function of the index, then writes, each under a guard.
class Array {
public:
  Array() = default;
  Array(std::string name, Sort element);
  Term at(Terms &terms, Term index) const;
  Array with(Term guard, Term index, Term value) const;
  /// What it is called without its writes.
  const std::string &name() const;
  bool isArray() const { return node_ != nullptr; }
  Sort element() const { return element_; }

private:
  struct Node {
    std::string name;
    std::shared_ptr<const Node> before;
    Term guard = nullptr, index = nullptr, value = nullptr;
  };
  std::shared_ptr<const Node> node_;
  Sort element_;
};

/// One for each argument of the function; not arrays: empty.
using Arrays = std::vector<Array>;

/// Holds for each index k. Of points that are known to be of another kind (LoopProofSpec::kindOf)
/// nothing useful would be said.
struct Clause {
  std::function<Term(Term k)> body;
  unsigned kind = 0;
};

/// A loop at the start of an iteration.
struct LoopHead {
  Arrays arrays;
  /// Before the first iteration.
  Arrays arraysOnEntry;
  /// The induction variable of an scf.for, then what is carried.
  std::vector<Term> values;
  std::vector<Term> valuesOnEntry;
  /// The loop around it, or null.
  const LoopHead *around = nullptr;
};

/// How to prove one loop.
struct LoopInvariant {
  std::function<std::vector<Clause>(const LoopHead &)> holds;
  /// Indices that the clauses of this state are worth instantiating at.
  std::function<std::vector<Term>(const LoopHead &)> points;
  /// What the invariant implies by mathematics that clauses cannot say. Says why.
  std::function<std::vector<Term>(const LoopHead &)> implies;
  /// Definitions, of values that no invariant of `head` speaks of, after an iteration; `inner` is a
  /// result of a loop in the body.
  using Inner = std::function<Term(unsigned loop, unsigned result)>;
  std::function<std::vector<Term>(const LoopHead &head, const Inner &inner)> defines;
  /// Of an scf.while: what grows in each iteration, and the bound that it stays below.
  std::function<std::pair<Term, Term>(const LoopHead &)> climbs;
};

struct LoopProofSpec {
  /// One for each argument: its term, or for arrays null.
  std::vector<Term> arguments;
  /// For arrays: what they hold at the start and their length.
  Arrays arrays;
  std::vector<Term> lengths;
  /// For each loop, in the order in which they begin. Empty: unrolled.
  std::vector<LoopInvariant> loops;
  unsigned roundsMax = 0;
  /// Indices to instantiate clauses at, beside those that the run touches: everywhere, and for what
  /// is to hold at the end.
  std::vector<Term> points, pointsAtEnd;
  /// What kind of index a point is: of this array or of that one. 0 or no function: of any.
  std::function<unsigned(Term)> kindOf;
  /// What `arith.andi` on index is; called for each.
  std::function<Term(Term left, Term right)> andOfIndex;
  /// What is known from outside, given every point so far.
  std::function<std::vector<Term>(llvm::ArrayRef<Term> points)> facts;
  /// What is to hold at the end. Unrolled: for each index below `indices`.
  std::function<std::vector<std::pair<std::string, Clause>>(const Arrays &)> atEnd;
  unsigned indices = 0;
};

struct LoopProofResult {
  std::vector<TermProblem::Goal> goals;
  /// For each goal what is assumed: satisfiable, or the goal says nothing.
  std::vector<Term> assumed;
  std::string error;
};

LoopProofResult proveLoops(Terms &terms, mlir::func::FuncOp function, const LoopProofSpec &spec);

} // namespace freehold::smt
