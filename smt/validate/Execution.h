//===- Execution.h - One node, executed on terms ----------------*- C++ -*-===//
// Internal to Transfer: variables, the state of the tracked allocation, and the ops.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/validate/CloneFamilies.h"
#include "smt/validate/OpRules.h"
#include "smt/validate/Transfer.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/Matchers.h"

#include <array>
#include <set>

namespace freehold::smt::safe {

enum class Kind : uint8_t { None, Ref, Flag, Number };

/// A value: of a Ref tracked, start, zero, other; of a Flag or Number one term. Null terms: not
/// known.
struct Abstract {
  Term a = nullptr, b = nullptr, c = nullptr, d = nullptr;
  static unsigned terms(Kind kind) { return kind == Kind::Ref ? 4 : kind == Kind::None ? 0 : 1; }
  void flatten(Kind kind, std::vector<Term> &into) const {
    const std::array<Term, 4> all = {a, b, c, d};
    for (unsigned n = 0; n < terms(kind); ++n) {
      assert(all[n] && "a variable has all of its terms");
      into.push_back(all[n]);
    }
  }
};

struct Variable {
  Var var;
  /// Not the memref of a cell, but what the cell holds.
  bool isContent = false;
  Kind kind = Kind::None;
};

class Variables {
public:
  explicit Variables(Precision precision) : precision(precision) {}
  Kind kindOf(mlir::Type type) const;
  unsigned id(Var var, bool isContent = false);
  const Variable &operator[](unsigned id) const { return all_[id]; }
  const Precision precision;

private:
  std::map<std::pair<std::pair<unsigned, const void *>, bool>, unsigned> ids_;
  std::vector<Variable> all_;
};

/// What is known of the tracked allocation.
struct Memory {
  static constexpr unsigned kTerms = 13;
  /// At most one of the first three; none: it is not made yet.
  Term live = nullptr, dead = nullptr, foreign = nullptr;
  /// Memory that is no cell may hold a memref of it.
  Term stored = nullptr;
  /// The caller's memory holds one for sure.
  Term kept = nullptr;
  /// The other allocation, of the heap: live, freed; neither: not made yet.
  Term otherLive = nullptr, otherDead = nullptr;
  /// The address of the other allocation was compared with the tracked one's, and never were both live.
  Term met = nullptr;
  /// Memory that others than this function may read may hold a memref of it.
  Term shown = nullptr;
  /// The tracked allocation is a stack buffer, which is foreign as well.
  Term onStack = nullptr;
  /// The other allocation, which is the newer one, is of the tracked one's family (CloneFamilies.h).
  Term cloned = nullptr;
  /// The tracked and the other allocation were live at the same time, so that their addresses differ for good.
  Term apart = nullptr;
  /// The tracked allocation is a clone, or was cloned.
  Term inFamily = nullptr;

  static Memory of(llvm::ArrayRef<Term> state) {
    return {state[0], state[1], state[2], state[3],  state[4],  state[5], state[6],
            state[7], state[8], state[9], state[10], state[11], state[12]};
  }
  std::vector<Term> flat() const {
    return {live, dead,  foreign, stored, kept,  otherLive, otherDead,
            met,  shown, onStack, cloned, apart, inFamily};
  }
};

/// Whether an integer is one that the type has, as a signed number.
Term inRange(Terms &terms, Term number, mlir::Type type);
llvm::ArrayRef<mlir::BlockArgument> cfgArguments(const Cfg &cfg);

class Execution {
public:
  Execution(Terms &terms, const Cfg &cfg, const CloneFamilies &families, Variables &variables,
            NodeFormula &formula, unsigned frame, std::string prefix)
      : reached(terms.yes()), t_(terms), cfg_(cfg), families_(families), variables_(variables),
        formula_(formula), frame_(frame), prefix_(std::move(prefix)) {}

  /// From constants for the live variables.
  void begin(llvm::ArrayRef<unsigned> live);
  void execute(mlir::Operation *op);
  /// At the return of the function itself.
  void leave(mlir::Operation *exit, Returns returns);
  Term holds(const Guard &guard);
  /// When an edge of an affine.for or affine.if is taken; true of other edges.
  Term holdsOfAffine(const Edge &edge);
  /// The induction variable of an affine.for after an edge; nothing if it is not known.
  Abstract nextOfAffine(const Edge &edge);
  /// The induction variable after an edge; nothing if it is not known.
  Abstract nextOfLoop(const Guard &guard);

  Abstract get(Var var);
  void set(Var var, Abstract value) { env_[variables_.id(var)] = value; }
  /// The memory becomes any memory.
  void forgetMemory();
  Abstract getById(unsigned id);
  Abstract unknown(Kind kind, mlir::Type type = {});
  Memory memory;
  /// Whether control reaches this point of the node: the assertions before it hold.
  Term reached;

private:
  Abstract get(mlir::Value value) { return get(Var{frame_, value}); }
  Term fresh(Sort sort);
  Term flag() { return fresh(kBool); }
  void set(mlir::Value value, Abstract abstract) {
    env_[variables_.id({frame_, value})] = abstract;
  }
  void bad(Term when, Violation what, mlir::Operation *op);
  /// Of new constants: true of them whatever the execution does. What only executions that go on
  /// satisfy is `reached`.
  void assume(Term fact) { formula_.assumed.push_back(fact); }
  void use(mlir::Value memref, mlir::Operation *op);
  void write(mlir::Value memref, mlir::Operation *op);
  /// Writes by an external function, of what it gets and of what it knows.
  void writeOutside(mlir::Operation *call);
  void makeClone(mlir::bufferization::CloneOp op);
  void resize(mlir::memref::ReallocOp op);
  /// Violations if the tracked allocation is freed by it under a condition.
  void checkFree(Term condition, const Abstract &memref, mlir::Operation *op);
  /// The tracked allocation and the other one are freed under conditions.
  void endLife(Term when, Term other);
  /// False if pairs are not followed.
  Term otherFlag() { return variables_.precision.pairs ? flag() : t_.no(); }
  /// False if clones are not followed.
  Term cloneFlag() { return variables_.precision.clones ? flag() : t_.no(); }
  /// False if stack buffers are not followed.
  Term stackFlag() { return variables_.precision.stack ? flag() : t_.no(); }
  Abstract view(mlir::OpResult result, const Abstract &from);
  /// Whether all of the offsets are zero.
  Term areZero(llvm::ArrayRef<mlir::OpFoldResult> offsets);
  Abstract sizeOf(mlir::memref::DimOp op);
  void checkReturned(mlir::Operation *exit);
  Abstract allocate(bool onHeap);
  Abstract foreign();

  bool executeMemRef(mlir::Operation *op);
  void executeDealloc(mlir::bufferization::DeallocOp op);
  void store(mlir::Operation *op, mlir::Value memref, mlir::Value box);
  void showMemory(mlir::Operation *op);
  void executeScalar(mlir::Operation *op);
  Abstract scalar(mlir::Operation *op);
  /// Arithmetic by constants (Arithmetic.cpp). Null terms where nothing is known.
  Abstract arithmetic(mlir::Operation *op);
  Term times(Term number, uint64_t factor);
  Term asUnsigned(Term number, mlir::Type type);
  struct Division {
    Term quotient = nullptr, remainder = nullptr;
  };
  enum class Rounding : uint8_t { Down, Up, ToZero };
  Division divide(Term number, uint64_t divisor, Rounding rounding);
  /// What a number is that leaves its type on the way through an affine map: any number, or, where a decision
  /// depends on it, undefined, so that it need not be looked at.
  enum class Overflow : uint8_t { Any, Undefined };
  Term affine(mlir::AffineExpr expr, llvm::ArrayRef<Term> dims, llvm::ArrayRef<Term> symbols,
              Overflow overflow);
  std::vector<Term> affine(mlir::AffineMap map, mlir::ValueRange operands, Overflow overflow);
  Term bestOf(const std::vector<Term> &numbers, bool isGreatest);
  Term compare(mlir::Operation *op);
  Term comparePointers(mlir::Value left, mlir::Value right);
  Abstract sum(mlir::Type type, Term exact);

  Terms &t_;
  const Cfg &cfg_;
  const CloneFamilies &families_;
  Variables &variables_;
  NodeFormula &formula_;
  unsigned frame_;
  std::string prefix_;
  unsigned made_ = 0;
  std::map<unsigned, Abstract> env_;
};

} // namespace freehold::smt::safe
