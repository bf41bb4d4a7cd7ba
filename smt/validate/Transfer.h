//===- Transfer.h - What ops do to one tracked allocation -------*- C++ -*-===//
// The state of a run, seen by one allocation that is chosen when it is made: any one, so what holds
// for it holds for all. A memref is three Booleans:
//
//   tracked   it refers to the tracked allocation
//   start     its aligned pointer is the allocation's own
//   zero      its offset is 0; it can be freed if it is at the start and zero
//
// and, where addresses are compared, whether it refers to the *other* allocation: the first one whose
// address is compared with the tracked one's although there was no time when both were live. As long as there
// was none, the tracked allocation has an address of its own.
//
// The tracked allocation is not made yet, live, freed, or foreign: not of the heap or not the
// function's own (an argument, a global, the stack, what unwritten memory refers to), which is never
// freed rightly. i1 are Booleans, other integers are integers (or nothing, where Precision says
// so), everything else is not known. What is not known is a fresh constant each time the op runs;
// values of an SSA name stay what they are until it runs again.
//
// Every step errs to one side: more states than there are, never fewer.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Term.h"
#include "smt/validate/Cfg.h"

#include <map>
#include <memory>
#include <optional>

namespace freehold::smt::safe {

/// How much is known. Without integers the state is Boolean, which is tried first.
struct Precision {
  /// Integers are followed, else all are unknown.
  bool integers = false;
  /// The other allocation is followed as well, for programs that compare addresses.
  bool pairs = false;
  /// Whether the tracked allocation is a stack buffer is followed as well, for programs that return
  /// memrefs and have some.
  bool stack = false;
  /// Whether foreign buffers are live all the time: none is of the stack, and no memref is loaded from memory,
  /// which may be of a buffer that was freed before the call.
  bool foreignLives = false;
  /// Whether each aligned pointer is the start of its allocation or what a caller passes, which lies in its
  /// allocation or at its end, where no other one begins.
  bool noShifts = false;
  /// Only writes of clones and of what they are clones of are looked at. The other allocation is then of the
  /// tracked one's family (CloneFamilies.h), and nothing is known of other addresses.
  bool clones = false;
};

/// What returned memrefs have to be.
enum class Returns : uint8_t {
  /// Any memref of a buffer that is not freed, as in code that is written by hand.
  Any,
  /// Live heap allocations of the function's own, no two of them the same, each as it was allocated
  /// (the function boundary ABI).
  FreshAndDistinct,
};

/// ReturnsKept: memory that outlives the call may still hold a memref of a buffer that is returned. If
/// the caller frees what it gets, the next call may use it.
enum class Violation : uint8_t {
  UseAfterFree,
  DoubleFree,
  BadFree,
  Leak,
  ReturnsFreed,
  ReturnsKept,
  Abi,
  /// A clone is written while what it is a clone of is live, or the other way round.
  WritesClone,
};
std::string_view spell(Violation violation);

/// A procedure is an unknown predicate, too: of the state where it begins, and the one where it ends.
struct Summary {
  unsigned procedure = 0;
  std::vector<Term> terms;
  /// As NodeFormula::slots: of what is there where it begins, of the memory where it ends, of its results.
  std::vector<unsigned> slots = {};
};

struct NodeFormula {
  /// The state where the node begins.
  std::vector<Term> state;
  /// Of each term of the state the number of what it is a term of: one number for all nodes.
  std::vector<unsigned> slots;
  /// Known of constants of the node.
  std::vector<Term> assumed;
  /// Whether control reaches the end of the node.
  Term reached = nullptr;
  struct Bad {
    Term when;
    Violation what;
    mlir::Operation *op;
  };
  std::vector<Bad> bad;
  struct Out {
    Term when;
    const Edge *edge;
    /// The state where the node of the edge begins.
    std::vector<Term> state;
  };
  std::vector<Out> outs;
  /// How many terms of `state` are about the node itself. In a procedure there are others after them:
  /// memory and arguments where it began.
  size_t ownTerms = 0;
  /// Of a recursive call: the state where the callee begins, and what holds of the state after it.
  std::vector<Term> calleeState;
  /// How many terms of `called` are about where the callee begins.
  size_t beginTerms = 0;
  std::optional<Summary> called;
  /// What holds where a procedure returns.
  std::optional<Summary> returned;
};

/// The graph with what it needs to know of each node.
class Transfer {
public:
  Transfer(Terms &terms, const Cfg &cfg, Precision precision, Returns returns = Returns::Any);
  ~Transfer();

  /// Empty, or the op that is not known and why.
  const std::string &unknown() const;
  mlir::Operation *unknownAt() const;

  /// One step from a node on. Constants begin with `prefix`: two prefixes share none.
  NodeFormula step(unsigned node, const std::string &prefix);
  /// What holds of the state of the first node when the function begins.
  std::vector<Term> initially(llvm::ArrayRef<Term> state);
  /// The function's arguments in the state of the first node; null where they do not matter.
  std::vector<Term> argumentsIn(llvm::ArrayRef<Term> state);

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace freehold::smt::safe
