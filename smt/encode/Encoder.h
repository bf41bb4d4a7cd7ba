//===- Encoder.h - A function as formulas -----------------------*- C++ -*-===//
// Executes a function without loops once, symbolically: values become terms, and accesses to memory
// become events under the condition of their position. The meaning of an op is a row of a table in
// smt/encode/ops/; the driver names no op.
//
//   live(x)   after events e1 .. en:  folded from the state at the start
//   duties    what would be undefined behaviour, each with when it is violated: assumed not to
//             happen in the source, to be proved of the target
//   poison    propagates with values; ops that depend on a value, or observe it, have a duty
//
// All judges share one table of undefined behaviours. A handler names a row of its op, such as
// e.undefinedIf("division by zero", when).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/OpTable.h"
#include "smt/encode/Mistakes.h"
#include "smt/encode/World.h"

#include "llvm/ADT/StringSet.h"

#include <functional>
#include <optional>
#include <string>

namespace freehold::smt {

/// A condition that must not happen: a row of the table of undefined behaviours, at an op.
struct Duty {
  const UndefinedBehaviour *row;
  mlir::Operation *op;
  /// When it is violated, for an allocation x. If it is about all allocations, it is asked for each
  /// point.
  std::function<Term(Term x)> violated;
};

/// The op that is not supported, and why.
struct Unsupported {
  mlir::Operation *op;
  std::string why;
};

/// Names the allocations of one function, each differently. Allocations of both functions with the
/// same name are identified. The name is that of the op's location, else a number in order.
class MadeNames {
public:
  std::string next(mlir::Operation *op, bool isHeap);

private:
  unsigned unnamed_ = 0;
  llvm::StringSet<> taken_;
};

class Encoder {
public:
  Encoder(World &world, llvm::StringRef side) : world(world), t(world.t), side_(side) {}

  /// Encodes the entry block; loops are not supported. The function's arguments are the world's.
  std::optional<Unsupported> run(mlir::func::FuncOp function);

  //--- For handlers ---------------------------------------------------------//
  World &world;
  Terms &t;
  /// The condition under which the current position is reached.
  Term guard = nullptr;

  const EncodedValue &operator[](mlir::Value value);
  void set(mlir::Value value, EncodedValue encoded) { values_[value] = std::move(encoded); }
  /// Returns the value as T. Reports it as unsupported and returns null if it is something else.
  template <typename T> const T *get(mlir::Value value, llvm::StringRef what) {
    auto *found = std::get_if<T>(&(*this)[value]);
    if (!found)
      unsupported(what);
    return found;
  }
  /// Returns a single scalar; null for memrefs and lists.
  const ScalarTerm *scalar(mlir::Value value);
  void unsupported(llvm::StringRef why);
  bool hasFailed() const { return failure_.has_value(); }

  /// Returns a function that says whether x is live at the current position.
  std::function<Term(Term x)> liveNow();
  Term live(Term x) { return liveNow()(x); }
  Term content(Term x);
  /// Records that allocation x is freed if `when(x)` holds and the current position is reached.
  void free(std::function<Term(Term x)> when);
  /// Returns the address of x. What the functions make has a separate address in each of them,
  /// since other allocations are live there.
  Term address(Term x);
  /// Returns the bytes of x in this function, and the alignment declared by the op that allocates
  /// it.
  Term extent(Term x);
  Term alignment(Term x);
  /// Makes a new allocation of `extent` bytes with unknown contents.
  Term make(bool isHeap, Term extent, uint64_t alignment);
  void write(Term base, Term content);
  /// Records that the last allocation made is a clone of `from`.
  void isCloneOf(const MemRefTerm &from);
  /// Records a write by the program if `when` holds. It must not be to a clone or its source while
  /// both are live. `where` identifies the cells.
  void mayNotBeShared(Term base, Term when, Term where);
  /// An allocation that shares contents with another if `when` holds, which implies that `other` is
  /// live: one is a clone of the other, or both are clones of a third. `how` says which view was
  /// cloned.
  struct Partner {
    Term other, when, how;
  };
  /// Returns the partners of `base` at the current position.
  std::vector<Partner> partners(Term base);

  // Undefined behaviour of the current op. `condition` is that of its row in the table
  // (oracle/core/verdict/UndefinedBehaviours.h); without a row the op is not supported.

  /// The op is undefined if `when` holds at the current position.
  void undefinedIf(llvm::StringRef condition, Term when);
  /// The op is undefined if `when` holds for some allocation x; asked for each point.
  void undefinedIf(llvm::StringRef condition, std::function<Term(Term x)> when);
  /// The op gives poison if `when` holds. Returns `when`, for the poison of its results.
  Term poisonIf(llvm::StringRef condition, Term when);
  /// Returns a scalar operand that must not be poison, by the row `condition`. Reports it as
  /// unsupported and returns null if it is no scalar.
  Term defined(mlir::Value value, llvm::StringRef condition);
  /// Returns an index operand or attribute as a 64-bit bit-vector that must not be poison, by the
  /// row `condition`.
  Term index(mlir::OpFoldResult number, llvm::StringRef condition);
  /// Returns all of `numbers`. Reports one that is unsupported and returns std::nullopt.
  std::optional<llvm::SmallVector<Term>> indices(llvm::ArrayRef<mlir::OpFoldResult> numbers,
                                                 llvm::StringRef condition);
  std::optional<llvm::SmallVector<Term>> indices(mlir::ValueRange numbers,
                                                 llvm::StringRef condition);
  /// Returns a name that the other function's encoding does not use.
  std::string name(llvm::StringRef prefix) const { return (side_ + "." + prefix).str(); }

  void encodeRegion(mlir::Region &region);
  void setResults(mlir::ValueRange values);
  mlir::Operation *current = nullptr;

  /// For the source, if it is left open which dangling memrefs are mistaken for live ones. Null
  /// otherwise: then all that have their address are.
  Mistakes *mistakes = nullptr;

  //--- Afterwards -----------------------------------------------------------//
  std::vector<EncodedValue> results;
  /// The values that `results` are for.
  llvm::SmallVector<mlir::Value> returned;
  std::vector<Duty> duties;
  /// The rows that handlers used for duties and poison, in order and with repetitions.
  std::vector<const UndefinedBehaviour *> rows;
  /// An allocation that the function makes, and whether its position is reached.
  struct Made {
    Term base, guard;
    bool isHeap;
    Term extent, alignment;
    Term address;
    /// Whether something may have been freed before, whose address it may have.
    bool isAfterFree;
    /// Whether the address is aligned as declared, and no live allocation has it at that position.
    std::function<Term(Term address)> isFree;
  };
  /// Returns the field of the allocation made here that x is, or `otherwise` if x is none.
  Term ofMade(Term x, Term otherwise, Term Made::*field);
  std::vector<Made> made;
  /// The bytes of all memref.alloca that are reached; null before the first one.
  Term stackBytes = nullptr;
  /// Upper bound of stackBytes, if it is a number.
  uint64_t stackAtMost = 0;
  /// A write to a clone or its source while the other is live, which is allowed outside of the
  /// cloned bytes. A target must not do it unless the source does exactly the same.
  struct SharedWrite {
    Term base, when, where;
    std::vector<Partner> partners;
  };
  std::vector<SharedWrite> sharedWrites;
  /// Further facts about this function's run.
  std::vector<Term> assumptions;
  /// Facts that hold if the function's allocations do not exhaust the memory. Assumed for the
  /// source only, since an allocation of the target says nothing about the inputs.
  std::vector<Term> resources;

private:
  struct Event {
    enum class Kind : uint8_t { Free, Make, Write } kind;
    Term guard;
    std::function<Term(Term x)> hits;
    Term content = nullptr;
  };
  llvm::StringRef side_;
  llvm::DenseMap<mlir::Value, EncodedValue> values_;
  std::vector<Event> events_;
  MadeNames names_;
  /// A clone, with the allocation that it was ultimately cloned from.
  struct Clone {
    Term guard, base, root, how;
  };
  std::vector<Clone> clones_;
  Term rootOf(Term base);
  /// Returns the row of the current op; null if it was dropped, or if it is missing, which is
  /// reported.
  const UndefinedBehaviour *row(llvm::StringRef condition);
  std::optional<Unsupported> failure_;
};

using EncodeTable = OpTable<Encoder>;
const EncodeTable &encodeTable();

void addArithEncoding(EncodeTable &table);
void addFloatEncoding(EncodeTable &table);
void addIndexEncoding(EncodeTable &table);
void addMathEncoding(EncodeTable &table);
void addUbEncoding(EncodeTable &table);
void addBufferizationEncoding(EncodeTable &table);
void addMemRefEncoding(EncodeTable &table);
void addScfEncoding(EncodeTable &table);

} // namespace freehold::smt
