//===- Emitter.h - Appends instructions to a function -----------*- C++ -*-===//
// What the functions get that compile one op (Compile.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/OpTable.h"
#include "oracle/interp/Code.h"
#include "oracle/interp/Machine.h"

#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold::interp {

struct Label {
  int32_t id = -1;
};

class Emitter {
public:
  Emitter(CompiledModule &module, CompiledFunction &function, mlir::SymbolTableCollection &symbols)
      : module_(module), function_(function), symbols_(symbols) {}

  //===--- Registers ------------------------------------------------------===//
  /// Returns the first word of a value. Registers are assigned at the first mention of a value.
  uint32_t at(mlir::Value value) { return registers(value).at; }
  Registers registers(mlir::Value value);
  llvm::SmallVector<uint32_t> at(mlir::ValueRange values);
  /// Returns words that no value has. Their poison flags are what was last written there.
  uint32_t temp(unsigned words = 1);
  /// Returns registers for a tensor of this rank that is no value of the program.
  uint32_t tensorTemp(unsigned rank);
  /// Makes a value that belongs to no function stand for these registers, until it is forgotten.
  void assign(mlir::Value value, Registers registers) { registers_[value] = registers; }
  void forget(mlir::Value value) { registers_.erase(value); }
  /// Returns a new word that holds this number from here on.
  uint32_t constant(uint64_t value);
  /// Returns false, after emitting Unsupported, if one of the op's values has a type that is not
  /// modelled. The driver calls it before it dispatches.
  bool modelled(mlir::Operation *op);

  //===--- Instructions ---------------------------------------------------===//
  /// Appends an instruction for the current op. The reference is valid until the next emit.
  Inst &emit(Exec exec, uint32_t dst = 0, uint32_t a = 0, uint32_t b = 0, uint32_t c = 0);
  /// Emits a memory access by `quick`, which falls back to `general` for rare cases. In modules
  /// with parallel loops or tasks, which may race, every access uses `general`.
  Inst &emitAccess(Exec quick, Exec general, uint32_t dst, uint32_t a, uint32_t b, uint32_t c);
  /// Keeps a side table alive as long as the function.
  template <typename T> const T *own(T table) {
    auto kept = std::make_shared<const T>(std::move(table));
    function_.tables.push_back(kept);
    return kept.get();
  }
  void move(Registers from, uint32_t to);
  /// Moves all values in parallel, as block arguments are passed: all sources are read first.
  void moves(llvm::ArrayRef<Registers> from, llvm::ArrayRef<uint32_t> to);
  void moves(mlir::ValueRange from, mlir::ValueRange to);
  /// Emits an instruction that ends the run as Unsupported{op, why}.
  void unsupported(const llvm::Twine &why);
  /// Emits an op without a row as an external function, if that is possible (Opaque.h).
  void opaque(mlir::Operation *op);

  //===--- Control flow ---------------------------------------------------===//
  Label label();
  void bind(Label label);
  void jump(Label target);
  /// Jumps if the one-word condition is false; poison is an error. Counts as a branch of the path.
  void jumpUnless(uint32_t condition, Label target);
  /// Registers `target` as t0 or t1 of the instruction emitted last.
  void target0(Label target);
  void target1(Label target);
  /// Returns the label of a block of the region being compiled.
  Label blockLabel(mlir::Block *block);

  /// Compiles a region in place, falling into its entry block. Each terminator that leaves the
  /// region runs `onExit`, which moves results and jumps. Opens and closes an allocation scope if
  /// the parent op is one. In lost-tracking mode, values defined inside are forgotten at the exit.
  void region(mlir::Region &region, llvm::function_ref<void(mlir::Operation *)> onExit);
  /// The same for a region behind which each of its terminators goes on.
  void regionInPlace(mlir::Region &region);
  /// Leaves the innermost region being compiled; used by rows of terminators (scf.yield, ...).
  void leaveRegion(mlir::Operation *terminator);
  /// Compiles one op in place, as the driver does, for bodies that are not regions of control flow,
  /// such as those of linalg ops.
  void op(mlir::Operation *op);
  /// The same for an op that belongs to no function, as a part of `whole`, to which its instructions
  /// belong.
  void scalarOp(mlir::Operation *op, mlir::Operation *whole);
  /// Returns the instruction emitted last, until the next emit.
  Inst &lastInst() { return function_.code.back(); }

  //===--- The module -----------------------------------------------------===//
  CompiledModule &module() { return module_; }
  CompiledFunction &function() { return function_; }
  mlir::Operation *current() const { return current_; }
  /// A model that is compiled in place of an op, and which of the op's regions is, if it is called (Models.h).
  struct Inlined {
    mlir::Operation *op = nullptr, *model = nullptr;
    mlir::Region *region = nullptr;
  };
  /// Innermost last.
  llvm::SmallVector<Inlined> inlined;
  /// An op whose region is being compiled for threads to run, and the registers that tell a thread where it is, in
  /// an order that belongs to the op's dialect.
  struct ThreadRegion {
    mlir::Operation *op = nullptr;
    llvm::SmallVector<uint32_t> position;
  };
  /// Innermost last.
  llvm::SmallVector<ThreadRegion> threadRegions;
  /// Returns true for the terminator of a model's body or of a region that it calls.
  bool endsInlined(mlir::Operation *op) const;
  /// Forgets the blocks and values of a region, so that it can be compiled once more.
  void forgetRegion(mlir::Region &region);
  /// Returns the function or global that a symbol of the current op names; null if there is none.
  mlir::Operation *lookup(mlir::SymbolRefAttr symbol);

private:
  friend class FunctionCompiler;
  void count(uint64_t RunStatistics::*figure);
  void dropMoved(mlir::ValueRange from, llvm::ArrayRef<uint32_t> to);
  struct RegionContext {
    llvm::function_ref<void(mlir::Operation *)> onExit;
    mlir::Region *region;
    bool stackScope;
  };
  void compileBlocks(mlir::Region &region);
  void finish();

  CompiledModule &module_;
  CompiledFunction &function_;
  mlir::SymbolTableCollection &symbols_;
  mlir::Operation *current_ = nullptr;
  llvm::DenseMap<mlir::Value, Registers> registers_;
  /// Types that any op may have. An op has one for each value, and a function few that differ.
  llvm::SmallDenseSet<mlir::Type, 16> modelled_;
  llvm::DenseMap<mlir::Block *, Label> blockLabels_;
  std::vector<int32_t> labels_;
  struct Fixup {
    uint32_t inst;
    uint8_t which;
  };
  std::vector<Fixup> fixups_;
  llvm::SmallVector<RegionContext> regions_;

public:
  /// Compiles a function's body; the only caller is compile().
  void body();
};

using InterpTable = OpTable<Emitter>;

/// The rows of all dialects, added by ops/*.cpp.
const InterpTable &interpTable();

} // namespace freehold::interp
