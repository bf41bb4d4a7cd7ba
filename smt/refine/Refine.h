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
//                              undefined behaviours (oracle/core/verdict/UndefinedBehaviours.h);
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
// Under the literal reading the source itself may mistake a dangling memref for a live one by its
// address (Dealloc.h). It then keeps or owns what it would not if addresses were not reused. A
// program must be right in both cases (T5), so the target need not make these mistakes. But what it
// frees and returns must be what the source does for some set of mistakes, the same set for all of
// these obligations (Mistakes.h). A violation that exists only if the source depends on addresses
// is unknown instead of refuted, since running such a source shows nothing.
//
// Allocations of the two functions are paired by kind and by the name of their location, else in
// order, and count as one; no two of one function are paired. Any pairing is sound, since each is
// one possible correspondence. Each function has its own addresses for what it makes; the source is
// assumed to get those of the target if they are free there too.
//
// Proved: no world, with any number of allocations and any length of lists, violates one of these.
// A counterexample is the first obligation that is violated, with a world.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"
#include "smt/counterexample/Model.h"
#include "smt/encode/Encoder.h"
#include "smt/solver/Solver.h"

namespace freehold::smt {

/// In the order in which they are asked.
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
  /// For obligations about results, the number of the result, from 0.
  unsigned result = 0;
  Term violated = nullptr;
  /// For IsUndefined, OutOfBounds and ReadsUnwritten, the row of the table.
  const UndefinedBehaviour *row = nullptr;
};
/// Returns text like "result 1 loses ownership".
std::string describe(const Obligation &obligation);

/// A rewrite as terms: the worlds in which its facts hold and its source is defined, and what must
/// be impossible there.
struct Problem {
  std::vector<Term> assumptions;
  std::vector<Obligation> obligations;
};

struct ProofResult {
  enum class Kind : uint8_t { Proved, Refuted, Unknown, Vacuous, Invalid } kind = Kind::Unknown;
  /// Set for Refuted.
  std::optional<Obligation> failed;
  std::optional<Counterexample> counterexample;
  /// For Unknown, the reason; for Invalid, the unsupported op.
  std::string reason;
  mlir::Operation *where = nullptr;
  /// The solvers contradict each other, which is a fault of Freehold or of a solver.
  bool disagree = false;
  unsigned queries = 0;
  double seconds = 0;
};
/// Returns "proved", "refuted", ....
std::string_view spell(ProofResult::Kind kind);
/// Returns the kind that freehold-check would report: "double-free", "leak", ....
std::string_view kindOf(const Obligation &obligation);

/// The solvers to ask; null for one that is not asked.
struct Solvers {
  Solver *z3 = nullptr, *cvc5 = nullptr;
  /// Called with every query before it is asked, and with every one on which the solvers contradict
  /// each other.
  std::function<void(const Query &)> seen, disagreed;

  struct Answer {
    SolverAnswer answer;
    bool disagree = false;
  };
  /// Asks the available solvers. Values are Z3's. If either answer is unknown, the result is
  /// unknown, with that reason.
  Answer ask(const Query &query) const { return confirm(query, askFirst(query)); }
  /// The two steps of `ask`: one solver, Z3 if available, and then the other one about the first
  /// answer.
  SolverAnswer askFirst(const Query &query) const;
  Answer confirm(const Query &query, SolverAnswer first) const;
};

/// Encodes both functions. The caller keeps the world, to build counterexamples from it, and `end`,
/// the state that the source leaves.
std::variant<Problem, Unsupported> encode(const Rewrite &rewrite, World &world,
                                          SourceEnd *end = nullptr);

ProofResult prove(const Rewrite &rewrite, const WorldOptions &options, const Solvers &solvers,
                  llvm::StringRef name);

/// Whether the allocations of two memrefs of `function` are the same: never, always, or it depends;
/// std::nullopt if unknown. `before` asks about the position of that op, given that it is reached
/// and its duties hold.
enum class Relation : uint8_t { Never, Always, Depends };
std::optional<Relation> relate(mlir::func::FuncOp function, mlir::Value a, mlir::Value b,
                               Solver &z3);

} // namespace freehold::smt
