//===- LoopProof.h - A function with loops over arrays, proved --*- C++ -*-===//
// Executes a func.func on terms: index and integers become integers, i1 become Bools, and arguments
// that are memrefs of rank 1 become arrays that do not overlap. A loop is executed in one of two
// ways:
//
//   by induction   its body once, from an arbitrary state in which the invariant holds. It must
//                  hold on entry and be kept by an iteration; it is all that is known afterwards
//   unrolled       with constant trip counts; scf.while up to a number of rounds, with a goal that
//                  it ends by then. Uses no invariant, and so cross-checks the other way
//
// Invariants make statements about all indices by *clauses*, formulas with one free index k. A
// clause is proved for an unknown k. A known clause is instantiated at the *points*: every index
// that the run accessed, every k, and points that a proof adds. So no formula has quantifiers. A
// missing instance can make a goal fail, but never hold. What an invariant states about arrays is
// instantiated as long as an array that its loop writes is live.
//
// Each access must be in bounds, which is a goal. Unknown ops end the run with `error`.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/lemmas/check/Lemma.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace freehold::smt {

/// The contents of an array: a function of the index, then writes, each under a guard.
class Array {
public:
  Array() = default;
  Array(std::string name, Sort element);
  Term at(Terms &terms, Term index) const;
  Array with(Term guard, Term index, Term value) const;
  /// Returns the name of the function without the writes.
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

/// One element for each argument of the function; default-constructed if it is no array.
using Arrays = std::vector<Array>;

/// A statement for each index k. It is not instantiated at points that are known to be of another
/// kind (LoopProofSpec::kindOf), where it says nothing useful.
struct Clause {
  std::function<Term(Term k)> body;
  unsigned kind = 0;
};

/// The state of a loop at the start of an iteration.
struct LoopHead {
  Arrays arrays;
  /// The arrays before the first iteration.
  Arrays arraysOnEntry;
  /// The induction variable of an scf.for, followed by the carried values.
  std::vector<Term> values;
  std::vector<Term> valuesOnEntry;
  /// The enclosing loop; null if there is none.
  const LoopHead *around = nullptr;
};

/// How to prove one loop.
struct LoopInvariant {
  std::function<std::vector<Clause>(const LoopHead &)> holds;
  /// Indices at which clauses about this state should be instantiated.
  std::function<std::vector<Term>(const LoopHead &)> points;
  /// Consequences of the invariant that clauses cannot express, with a comment that proves them.
  std::function<std::vector<Term>(const LoopHead &)> implies;
  /// Definitions of values on which the invariant of `head` does not depend, after an iteration.
  /// `inner` is a result of a loop in the body.
  using Inner = std::function<Term(unsigned loop, unsigned result)>;
  std::function<std::vector<Term>(const LoopHead &head, const Inner &inner)> defines;
  /// For an scf.while: a number that grows in each iteration, and the bound that it stays below.
  std::function<std::pair<Term, Term>(const LoopHead &)> climbs;
};

struct LoopProofSpec {
  /// One element for each argument: its term; null for arrays.
  std::vector<Term> arguments;
  /// For each array its initial contents and length.
  Arrays arrays;
  std::vector<Term> lengths;
  /// One element for each loop, in the order in which they begin. If empty, loops are unrolled.
  std::vector<LoopInvariant> loops;
  unsigned roundsMax = 0;
  /// Further indices at which clauses are instantiated: always, and for the statements at the end.
  std::vector<Term> points, pointsAtEnd;
  /// The kind of index that a point is, such as of one array or another. 0 or no function: of any.
  std::function<unsigned(Term)> kindOf;
  /// Defines the result of each `arith.andi` on index.
  std::function<Term(Term left, Term right)> andOfIndex;
  /// Further facts, given all points so far.
  std::function<std::vector<Term>(llvm::ArrayRef<Term> points)> facts;
  /// The statements to prove at the end. If unrolled, for each index below `indices`.
  std::function<std::vector<std::pair<std::string, Clause>>(const Arrays &)> atEnd;
  unsigned indices = 0;
};

struct LoopProofResult {
  std::vector<TermProblem::Goal> goals;
  /// The assumptions of each goal, which must be satisfiable; otherwise the goal is vacuous.
  std::vector<Term> assumed;
  std::string error;
};

LoopProofResult proveLoops(Terms &terms, mlir::func::FuncOp function, const LoopProofSpec &spec);

} // namespace freehold::smt
