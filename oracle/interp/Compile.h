//===- Compile.h - From IR to instructions ----------------------*- C++ -*-===//
// A module is compiled once and run many times. The driver walks regions and blocks; an op's
// meaning is its row in the table: a function `evalX(XOp, Emitter &)` that emits instructions.
// Structured control flow becomes jumps, so that at run time only calls are nested.
//
// An op without a row, or with an unsupported case, becomes an instruction that ends the run as
// Unsupported. So unsupported code that is not reached does no harm.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/OpTable.h"
#include "oracle/core/program/UnknownOps.h"
#include "oracle/interp/Machine.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold::interp {

/// The instruction that marks the start of a block.
struct BlockMark {
  mlir::Block *block = nullptr;
  uint32_t instruction = 0;
};

struct CompiledFunction {
  std::string name;
  mlir::FunctionType type;
  /// The signature before bufferization (diff/Adapter.h); `type` if there was none. Observations
  /// name these types.
  mlir::FunctionType calledAs;
  mlir::Operation *op = nullptr;
  bool external = false, isPublic = false;
  unsigned number = 0;
  std::vector<Inst> code;
  /// A pseudo-instruction for the function itself, used in notes about arguments and the like.
  Inst entryInst;
  unsigned frameWords = 0;
  std::vector<Registers> arguments;
  /// Registers of all memref and tensor values, ranked and unranked: the roots for reachability.
  std::vector<uint32_t> memrefs, unrankedMemrefs;
  /// Whether the body has an opaque op (Opaque.h), and one that returns a dynamic buffer.
  bool hasOpaqueOps = false, hasOpaqueBuffers = false;
  /// Functions and globals that the body references, with repetitions.
  std::vector<mlir::Operation *> symbols;
  /// Instructions with faster replacements for modules without parallel loops.
  std::vector<std::pair<uint32_t, Exec>> quickAccesses;
  /// Side tables that instructions point to.
  std::vector<std::shared_ptr<const void>> tables;
  /// The registers of the values of the body.
  llvm::DenseMap<mlir::Value, Registers> registers;
  /// The marks in the code.
  std::vector<BlockMark> marks;
};

/// A global buffer. `initial` has the bytes of its cells; empty if it is uninitialised.
struct CompiledGlobal {
  std::string name;
  mlir::MemRefType type;
  mlir::Operation *op = nullptr;
  std::vector<uint8_t> initial;
  /// Represents the declaration in notes. Set by compile().
  Inst declaration;
  bool constant = false, external = false;
  /// True if other code can access it: it is public, or declared here and defined elsewhere.
  bool isPublic = true;
  uint64_t alignment = 0;
};

/// The function's type before bufferization, on functions that callers know by that type.
inline constexpr llvm::StringLiteral kCalledAsAttr = "freehold.called_as";
/// Returns true if `after` is `before`, with memrefs of the same shapes and elements for some of the
/// tensors.
bool isBufferized(mlir::FunctionType before, mlir::FunctionType after);

/// Maps ops to the figure of a run's statistics that each execution of the op increments.
using CountedOps = llvm::DenseMap<mlir::Operation *, uint64_t RunStatistics::*>;

struct CompileOptions {
  /// Emit code that finds where the last reference to a leaked buffer was lost. It is slower, so it
  /// is enabled only for a run that is known to leak.
  bool trackLost = false;
  /// Emit code that finds out whether copies at control-flow joins would be visible (Names.cpp).
  bool trackNames = false;
  /// What ops without a row compile to.
  UnknownOps unknownOps = UnknownOps::Opaque;
  /// Emit a mark at the start of each block, which tells RunWatch that it is entered.
  bool marksBlocks = false;
  /// Functions that say what ops do (Models.h); null if there are none. Must outlive the result.
  mlir::ModuleOp models = {};
  /// Must outlive compile(). Null disables counting, at no cost.
  const CountedOps *counted = nullptr;
};

struct CompiledModule {
  std::vector<std::unique_ptr<CompiledFunction>> functions;
  std::vector<CompiledGlobal> globals;
  llvm::DenseMap<mlir::Operation *, unsigned> functionNumbers, globalNumbers;
  /// Whether there are unordered iterations, and instructions whose effect depends on an address.
  /// Without these, runs that differ only in order or addresses are equal.
  bool hasParallel = false, takesAddresses = false;
  /// The number of instructions of all functions.
  uint32_t instructions = 0;
  /// Whether there are values that are tensors.
  bool hasTensors = false;
  CompileOptions options;

  /// Returns the text of a type, cached since MLIR's printer takes microseconds.
  const std::string &nameOf(mlir::Type type) const;
  const CompiledFunction *find(llvm::StringRef name) const;
  /// Returns the top-level global of this name; null if there is none.
  const CompiledGlobal *findGlobal(llvm::StringRef name) const;

private:
  mutable llvm::DenseMap<mlir::Type, std::string> typeNames_;
};

class Emitter;
using InterpTable = OpTable<Emitter>;

/// The rows of all dialects, added by ops/*.cpp.
const InterpTable &interpTable();

/// Compiles a module, which must be verified and outlive the result.
std::unique_ptr<CompiledModule> compile(mlir::ModuleOp module, const CompileOptions &options = {});

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
  /// with parallel loops, where iterations may race, every access uses `general`.
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

/// Each function adds the rows of one dialect.
void addArithOps(InterpTable &table);
void addIndexOps(InterpTable &table);
void addMathOps(InterpTable &table);
void addControlFlowOps(InterpTable &table);
void addFuncOps(InterpTable &table);
void addScfOps(InterpTable &table);
void addAffineOps(InterpTable &table);
void addMemRefOps(InterpTable &table);
void addMemRefViewOps(InterpTable &table);
void addBufferizationOps(InterpTable &table);
void addLinalgOps(InterpTable &table);
void addVectorOps(InterpTable &table);
void addUbOps(InterpTable &table);
void addLlvmOps(InterpTable &table);
void addHostOps(InterpTable &table);
void addAsyncOps(InterpTable &table);
void addComplexOps(InterpTable &table);
void addVectorLaneOps(InterpTable &table);
void addVectorAccessOps(InterpTable &table);
void addTensorOps(InterpTable &table);

} // namespace freehold::interp
