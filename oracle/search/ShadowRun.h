//===- ShadowRun.h - A run with formulas beside its numbers -----*- C++ -*-===//
// Beside each integer that a run has in a register or in a buffer stands a formula over the numbers of the entry's
// arguments (concolic execution: P. Godefroid, N. Klarlund, K. Sen, "DART", 2005). Formulas follow numbers
// through moves, calls, loops and memory:
//
//   %s = scf.for .. iter_args(%a = %x)   3rd iteration: %a is x + c0 + c1, c0 and c1 the first two cells of %m
//     %v = memref.load %m[%i]
//
// Each formula is kept with the number that the run had, and is good only while the number is: what ops that are not
// known here have written needs no rule. A number without a formula is itself. So a formula may say less, or
// sometimes something else, than what the program computes, and answers to it are only tried.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Machine.h"
#include "oracle/search/Knobs.h"
#include "smt/solver/Term.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"

#include "llvm/ADT/DenseMap.h"

namespace freehold::search {

/// The numbers of the arguments that formulas are about, shared by runs whose formulas are compared.
class Unknowns {
public:
  struct Unknown {
    Knob knob;
    smt::Term term;
    /// The number in the run that asked last.
    int64_t now;
  };

  explicit Unknowns(smt::Terms &terms) : terms(terms) {}
  /// Null if it has another width already.
  smt::Term of(Knob knob, unsigned bits, int64_t now);
  /// Returns those that appear in the formulas.
  std::vector<Unknown> in(llvm::ArrayRef<smt::Term> formulas) const;

  smt::Terms &terms;

private:
  std::vector<Unknown> all_;
};

class ShadowRun final : public interp::StepWatch {
public:
  explicit ShadowRun(Unknowns &unknowns) : unknowns_(unknowns), t_(unknowns.terms) {}

  void begins(const interp::Inst *at, const interp::Machine &machine) override;
  void ran(const interp::Inst *at, const interp::Machine &machine) override;

  /// At this moment, of a value of the function that runs: an integer of up to 64 bits, else null.
  smt::Term of(mlir::Value value, const interp::Machine &machine) const;
  /// That the branch goes this way; null if that is not known.
  smt::Term goes(const interp::Inst *at, bool taken, const interp::Machine &machine) const;
  /// That the op at which the run ended goes on; null if that is not known.
  smt::Term goesOn(mlir::Operation *op, const interp::Machine &machine) const;

  /// What held on the way to here, in its order: what branches decided, and what formulas rely on, such as that a divisor
  /// is not 0. A run's owner adds the branches. Of a long way the first part is kept.
  std::vector<smt::Term> way;
  static constexpr size_t kWayMax = 300;
  /// Which of `way` branches decided.
  std::vector<size_t> branches;
  /// Integers that the run showed so far: returned, printed, or passed to external functions. Null for others.
  std::vector<smt::Term> shown;
  /// When the entry returned: what is in the cells of the caller's buffers that were written, by argument and cell.
  std::vector<std::pair<Knob, smt::Term>> written;

private:
  /// A formula, and the number that it belongs to.
  struct Known {
    smt::Term term = nullptr;
    uint64_t number = 0;
  };
  /// Where a memref's element lies.
  struct Place {
    uint32_t allocation = 0;
    uint64_t byte = 0;
    bool operator<(const Place &other) const {
      return std::pair(allocation, byte) < std::pair(other.allocation, other.byte);
    }
  };
  /// A load or store: the element, and the formulas of its indices.
  struct Access {
    mlir::Value memref;
    llvm::SmallVector<smt::Term> indices;
    llvm::SmallVector<int64_t> at;
  };
  /// Formulas of a loop's bounds and step; null for those that are not known.
  struct CountedLoop {
    mlir::Value iv;
    smt::Term lower, upper, step;
    bool isUnsigned;
  };
  using Register = std::pair<size_t, uint32_t>;

  /// The bits of an integer that formulas are made of; 0 for other types.
  static unsigned widthOf(mlir::Type type);
  /// Null for a value that the function that runs does not have.
  static const interp::Registers *registersOf(mlir::Value value, const interp::Machine &machine);

  void start(const interp::Machine &machine);
  void follow(const interp::Inst *at, const interp::Machine &machine);
  void copyWords(Register from, Register to, unsigned words);
  void enterOrShow(const interp::Inst *call, const interp::Machine &machine);
  void showEnd(const interp::Inst *returning, const interp::Machine &machine);
  void define(mlir::Operation *op, mlir::Value result, const interp::Machine &machine);
  std::optional<CountedLoop> loopOf(mlir::Operation *op, const interp::Machine &machine) const;
  smt::Term goesOnLooping(mlir::Operation *loop, const interp::Inst *at,
                          const interp::Machine &machine) const;
  smt::Term isInside(mlir::affine::AffineIfOp op, const interp::Machine &machine) const;
  void count(mlir::Operation *loop, const interp::Inst *at, const interp::Machine &machine);
  void nameSizes(mlir::Operation *op, const interp::Machine &machine);
  void store(mlir::Operation *op, const interp::Machine &machine);
  void copyBuffer(mlir::Value from, mlir::Value to, const interp::Machine &machine);

  smt::Term atWord(uint32_t at, unsigned bits, const interp::Machine &machine) const;
  void setWord(uint32_t at, unsigned bits, smt::Term term, const interp::Machine &machine);
  smt::Term sizeOf(mlir::Value memref, unsigned dimension, const interp::Machine &machine) const;
  smt::Term ofMap(mlir::AffineMap map, unsigned result, mlir::ValueRange operands,
                  const interp::Machine &machine) const;
  std::optional<Access> accessOf(mlir::Operation *op, const interp::Machine &machine) const;
  std::optional<Place> placeOf(mlir::Value memref, llvm::ArrayRef<int64_t> at,
                               const interp::Machine &machine) const;
  /// The number of the cell, and its formula; a cell of an argument that was not written is an unknown.
  smt::Term cellAt(Place place, mlir::Type element, const interp::Machine &machine) const;
  smt::Term load(const Access &access, mlir::Type element, const interp::Machine &machine);
  bool mayBeAny(const Access &access, const interp::Machine &machine) const;
  void assume(smt::Term condition);

  Unknowns &unknowns_;
  smt::Terms &t_;
  std::map<Register, Known> registers_;
  std::map<Place, Known> cells_;
  /// The number of the argument that an allocation was made for.
  llvm::DenseMap<uint32_t, unsigned> arguments_;
  /// Null before it begins.
  const interp::CompiledFunction *entry_ = nullptr;
  unsigned steps_ = 0, choices_ = 0;
  /// Before the instruction that runs: how deep the stack is, and the call that it returns from.
  size_t depth_ = 0;
  const interp::Inst *call_ = nullptr;
};

} // namespace freehold::search
