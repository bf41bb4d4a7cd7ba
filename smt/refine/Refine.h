//===- Refine.h - Is an after as good as its before? ------------*- C++ -*-===//
// For every world in which the source has no undefined behaviour, and for every allocation a of it,
// in this order:
//
//   frees twice                the target frees only what is live,
//   frees what it may not      ... only heap allocations, through the memref that was allocated,
//   uses after free            ... and accesses only what is live,
//   is out of bounds           ... within its bounds,
//   reads what is not written  ... and depends on no cell that nobody wrote;
//   is undefined               ... and does nothing else that is undefined, by the table of
//                              undefined behaviours (oracle/core/UndefinedBehaviours.h);
//   writes what is cloned      ... and writes no clone and no source of one while both live, unless
//                              the source writes the very same place while the very same is cloned;
//   leaks                      what the source frees, the target frees or returns in place of a new
//                              buffer;
//   frees what is kept         what the target frees, the source frees;
//   leaks what it allocates    what the target allocates it frees or returns, unless the source
//                              leaks the same one;
//   result k loses ownership   no i1 result is false that is true in the source,
//   result k gains ownership   or the other way round;
//   result k is poison         ... no result is poison that is none in the source;
//   result k is not the same   other results are equal: scalars; memrefs in allocation, offset, sizes
//                              and strides, or new ones with equal sizes, strides and contents, and
//                              as many different ones;
//   result k is less aligned   its allocation declares no smaller alignment;
//   result k is shared         whoever writes to it writes to no clone or source of one that lives,
//                              unless that is so in the source;
//   leaves other contents      what is alive after both holds the same.
//
// Under the literal reading the source itself may take what dangles for what is live, by its address
// (Dealloc.h): then it keeps, or says to own, what it would not with addresses that are not handed
// out again. Programs are right only where both are (T5), so that the target need not make these
// mistakes; but what it frees and answers must be what the source does with some of them, the same
// for all of these obligations (Mistakes.h). A violation that there is only where the source depends
// on addresses is no refutation: such a source shows nothing when it is run. It is then unknown.
//
// Allocations of both functions are paired by kind and by the name of their location, else in order,
// and are then one; no two of one function are. Any pairing is sound, since each stands for one.
// Each function has addresses of its own for what it makes; the source is taken to get those of the
// target wherever they were free there too.
//
// Proved: there is no world, of any number of allocations and any length of lists, that violates
// one of these. A counterexample is the first one that is violated, with the world.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"
#include "smt/counterexample/Model.h"
#include "smt/encode/Encoder.h"
#include "smt/solver/Solver.h"

namespace freehold::smt {

/// The order is that in which they are asked.
enum class ObligationKind : uint8_t {
  FreesTwice,
  BadFree,
  UsesAfterFree,
  OutOfBounds,
  ReadsUnwritten,
  IsUndefined,
  WritesShared,
  Leaks,
  FreesKept,
  LeaksNew,
  LosesOwnership,
  GainsOwnership,
  ResultIsPoison,
  ResultDiffers,
  ResultIsLessAligned,
  ResultIsShared,
  ContentsDiffer,
};
struct Obligation {
  ObligationKind kind;
  /// Of those about results: which one, from 0.
  unsigned result = 0;
  Term violated = nullptr;
  /// Of IsUndefined, OutOfBounds and ReadsUnwritten: which row of the table.
  const UndefinedBehaviour *row = nullptr;
};
/// "result 1 loses ownership".
std::string describe(const Obligation &obligation);

/// A rewrite in terms: what a world is like in which its facts hold and its source is defined, and
/// what must not be possible there.
struct Problem {
  std::vector<Term> assumptions;
  std::vector<Obligation> obligations;
};

struct ProofResult {
  enum class Kind : uint8_t { Proved, Refuted, Unknown, Vacuous, Invalid } kind = Kind::Unknown;
  /// Of Refuted.
  std::optional<Obligation> failed;
  std::optional<Counterexample> counterexample;
  /// Of Unknown: why. Of Invalid: which op is not supported.
  std::string reason;
  mlir::Operation *where = nullptr;
  /// The solvers contradict one another: a fault of Freehold or of a solver.
  bool disagree = false;
  unsigned queries = 0;
  double seconds = 0;
};
/// "proved", "refuted", ....
std::string_view spell(ProofResult::Kind kind);
/// "double-free", "leak", ...: the kind that freehold-check would report.
std::string_view kindOf(const Obligation &obligation);

/// Who is asked. Null: not this one.
struct Solvers {
  Solver *z3 = nullptr, *cvc5 = nullptr;
  /// Sees every query before it is asked, and every one on which they contradict one another.
  std::function<void(const Query &)> seen, disagreed;

  struct Answer {
    SolverAnswer answer;
    bool disagree = false;
  };
  /// Asks those that there are. Of both, values are Z3's; unknown from one is unknown, with its
  /// reason.
  Answer ask(const Query &query) const { return confirm(query, askFirst(query)); }
  /// The two steps of it: one solver, Z3 if it is there, and what the other one says to its answer.
  SolverAnswer askFirst(const Query &query) const;
  Answer confirm(const Query &query, SolverAnswer first) const;
};

/// Encodes both functions; the world is the caller's, to build counterexamples from, and so is
/// `end`, what the source leaves behind.
std::variant<Problem, Unsupported> encode(const Rewrite &rewrite, World &world,
                                          SourceEnd *end = nullptr);

ProofResult prove(const Rewrite &rewrite, const WorldOptions &options, const Solvers &solvers,
                  llvm::StringRef name);

/// Whether the allocations of two memrefs of `function` are the same: never, always, or depends;
/// nullopt if unknown. `before`: at this op, given that it is reached with its duties kept.
enum class Relation : uint8_t { Never, Always, Depends };
std::optional<Relation> relate(mlir::func::FuncOp function, mlir::Value a, mlir::Value b,
                               Solver &z3);

} // namespace freehold::smt
