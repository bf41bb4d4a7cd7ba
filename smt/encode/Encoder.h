//===- Encoder.h - A function as formulas -----------------------*- C++ -*-===//
// Executes a function without loops once, symbolically: values become terms, what happens to memory
// becomes events under the condition of the place where they stand. What an op means is a row of a
// table, in smt/encode/ops/; the driver names no op.
//
//   live(x)   after events e1 .. en:  folded from the state at the start
//   duties    what would be undefined behaviour, each with when it is violated: assumed not to
//             happen in the source, to be proved of the target
//   poison    travels with values: whoever decides by a value, or shows it, has a duty
//
// Which behaviour of which op is undefined is one table for all judges: a handler names the row of
// its op, e.undefinedIf("division by zero", when).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/OpTable.h"
#include "smt/encode/Mistakes.h"
#include "smt/encode/World.h"

#include "llvm/ADT/StringSet.h"

#include <functional>
#include <optional>
#include <string>

namespace freehold::smt {

/// Something that must not happen: a row of the table of undefined behaviours, at an op.
struct Duty {
  const UndefinedBehaviour *row;
  mlir::Operation *op;
  /// Of one allocation, or of all: then asked for each point.
  std::function<Term(Term x)> violated;
};

/// What an op or a type that is not known stands in the way of.
struct Unsupported {
  mlir::Operation *op;
  std::string why;
};

/// What the allocations of one function are called. Those of both functions that are called the
/// same are taken for one: they are paired by the name of their location, else in order. No two of
/// one function are.
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

  /// Entry block only, no loops. The function's arguments are the world's.
  std::optional<Unsupported> run(mlir::func::FuncOp function);

  //--- For handlers ---------------------------------------------------------//
  World &world;
  Terms &t;
  /// Whether this place is reached.
  Term guard = nullptr;

  const EncodedValue &operator[](mlir::Value value);
  void set(mlir::Value value, EncodedValue encoded) { values_[value] = std::move(encoded); }
  /// The value as T, or null after saying that it is not supported.
  template <typename T> const T *get(mlir::Value value, llvm::StringRef what) {
    auto *found = std::get_if<T>(&(*this)[value]);
    if (!found)
      unsupported(what);
    return found;
  }
  /// A single scalar; null for memrefs and lists.
  const ScalarTerm *scalar(mlir::Value value);
  void unsupported(llvm::StringRef why);
  bool hasFailed() const { return failure_.has_value(); }

  /// Whether x is live at this place, as a function for later.
  std::function<Term(Term x)> liveNow();
  Term live(Term x) { return liveNow()(x); }
  Term content(Term x);
  /// `when(x)`: allocation x is freed, beside the place being reached.
  void free(std::function<Term(Term x)> when);
  /// The address of x. What the functions make has one of its own in each of them: what is in its
  /// way differs.
  Term address(Term x);
  /// The bytes of x in this function, and the alignment that the op declares which allocates it.
  Term extent(Term x);
  Term alignment(Term x);
  /// A new allocation of `extent` bytes, initially with unknown contents.
  Term make(bool isHeap, Term extent, uint64_t alignment);
  void write(Term base, Term content);
  /// What was just made is a clone of `from`.
  void isCloneOf(const MemRefTerm &from);
  /// A write by the program where `when` holds, which may not be to a clone or its source while both
  /// are live. `where` stands for the cells.
  void mayNotBeShared(Term base, Term when, Term where);
  /// An allocation that shares its contents with another, as one is a clone of the other or both are
  /// of a third: where `when` holds, which includes that `other` is live. `how`: which view was
  /// cloned.
  struct Partner {
    Term other, when, how;
  };
  /// Those of `base` at this place.
  std::vector<Partner> partners(Term base);

  // Undefined behaviour of the current op. `condition` is that of its row in the table
  // (oracle/core/UndefinedBehaviours.h); without a row the op is not supported.

  /// It is undefined where `when` holds at this place.
  void undefinedIf(llvm::StringRef condition, Term when);
  /// ... for some allocation x: asked for each.
  void undefinedIf(llvm::StringRef condition, std::function<Term(Term x)> when);
  /// It gives poison where `when` holds: `when`, for the results' poison.
  Term poisonIf(llvm::StringRef condition, Term when);
  /// A scalar operand that may not be poison here, by the row `condition`; null after saying that
  /// it is not supported.
  Term defined(mlir::Value value, llvm::StringRef condition);
  /// An operand or attribute that is an index, as a bit-vector of 64 bits which is not poison, by
  /// the row `condition`.
  Term index(mlir::OpFoldResult number, llvm::StringRef condition);
  /// All of `numbers`; nullopt after saying that one is not supported.
  std::optional<llvm::SmallVector<Term>> indices(llvm::ArrayRef<mlir::OpFoldResult> numbers,
                                                 llvm::StringRef condition);
  std::optional<llvm::SmallVector<Term>> indices(mlir::ValueRange numbers,
                                                 llvm::StringRef condition);
  /// A name that the other function's encoding does not use.
  std::string name(llvm::StringRef prefix) const { return (side_ + "." + prefix).str(); }

  void encodeRegion(mlir::Region &region);
  void setResults(mlir::ValueRange values);
  mlir::Operation *current = nullptr;

  /// Of the source, where it is left open which dangling memrefs are taken for live ones; null
  /// elsewhere: all that have their address.
  Mistakes *mistakes = nullptr;

  //--- Afterwards -----------------------------------------------------------//
  std::vector<EncodedValue> results;
  /// The values that `results` are of.
  llvm::SmallVector<mlir::Value> returned;
  std::vector<Duty> duties;
  /// The rows that handlers asked for, for duties and for poison, in order and with repetitions.
  std::vector<const UndefinedBehaviour *> rows;
  /// Allocations that it makes, with whether the place is reached.
  struct Made {
    Term base, guard;
    bool isHeap;
    Term extent, alignment;
    Term address;
    /// Something may have been freed before, of which it may have the address.
    bool isAfterFree;
    /// The address is aligned as declared, and nobody who is alive has it when it is made.
    std::function<Term(Term address)> isFree;
  };
  /// The field of what this function makes if x is that, else `otherwise`.
  Term ofMade(Term x, Term otherwise, Term Made::*field);
  std::vector<Made> made;
  /// The bytes of all memref.alloca that are reached; null before the first.
  Term stackBytes = nullptr;
  /// What they are at most where that is a number.
  uint64_t stackAtMost = 0;
  /// Writes to a clone or its source while the other is live. Beside the bytes that were cloned they
  /// may be: a target is asked not to where the source does not do the very same.
  struct SharedWrite {
    Term base, when, where;
    std::vector<Partner> partners;
  };
  std::vector<SharedWrite> sharedWrites;
  /// What else is true of this function's run.
  std::vector<Term> assumptions;
  /// What is true where its allocations do not exhaust the memory. It is assumed of the source only:
  /// an allocation of the target says nothing about the inputs.
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
  /// Clones with what they are clones of in the end: heirs take the place of those in between.
  struct Clone {
    Term guard, base, root, how;
  };
  std::vector<Clone> clones_;
  Term rootOf(Term base);
  /// The row of the current op; null if it was dropped or, after saying so, is not there.
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
