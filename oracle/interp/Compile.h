//===- Compile.h - From IR to instructions ----------------------*- C++ -*-===//
// A module is compiled once and run many times. The driver walks regions and blocks; what
// an op means is its row in the table: a function `evalX(XOp, Emitter &)` that emits
// instructions through the Emitter. Structured control flow becomes jumps, so that only
// calls nest at run time.
//
// An op without a row, or one whose row says `unsupported`, becomes an instruction that
// ends the run as Unsupported: code that is not reached costs nothing.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/OpTable.h"
#include "oracle/interp/Machine.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold::interp {

struct CompiledFunction {
  std::string name;
  mlir::FunctionType type;
  mlir::Operation *op = nullptr;
  bool external = false, isPublic = false;
  unsigned number = 0;
  std::vector<Inst> code;
  /// Stands for the function itself where something has no instruction, such as an argument.
  Inst entryInst;
  unsigned frameWords = 0;
  std::vector<Registers> arguments;
  /// Registers of all memref values, ranked and not: the roots of what is reachable.
  std::vector<uint32_t> memrefs, unrankedMemrefs;
  /// Functions and globals that its body names, with repetitions.
  std::vector<mlir::Operation *> symbols;
  /// Instructions that a module without parallel loops runs, and what others run in their place.
  std::vector<std::pair<uint32_t, Exec>> quickAccesses;
  /// Side tables that instructions point into.
  std::vector<std::shared_ptr<const void>> tables;
};

/// A global buffer; `initial` holds its cells' bytes, empty when uninitialised.
struct CompiledGlobal {
  std::string name;
  mlir::MemRefType type;
  mlir::Operation *op = nullptr;
  std::vector<uint8_t> initial;
  /// Stands for the declaration in notes; compile() fills it.
  Inst declaration;
  bool constant = false, external = false;
  /// Code outside sees it: not private, or only declared here and defined elsewhere.
  bool isPublic = true;
  uint64_t alignment = 0;
};

/// Which figure of a run's statistics each execution of an op adds one to.
using CountedOps = llvm::DenseMap<mlir::Operation *, uint64_t RunStatistics::*>;

struct CompileOptions {
  /// Emit what finds the place where the last reference to a leaked buffer went. Slower to
  /// run, so it is only turned on for a run that is known to leak.
  bool trackLost = false;
  /// Find out whether copies at the joins of control flow would be seen: Names.cpp.
  bool trackNames = false;
  /// Must live as long as compile() runs. Null: nothing is counted, at no cost.
  const CountedOps *counted = nullptr;
};

struct CompiledModule {
  std::vector<std::unique_ptr<CompiledFunction>> functions;
  std::vector<CompiledGlobal> globals;
  llvm::DenseMap<mlir::Operation *, unsigned> functionNumbers, globalNumbers;
  /// Iterations whose order is open; instructions whose effect depends on an address. Without
  /// either, runs that differ in order or addresses only are the same run.
  bool hasParallel = false, takesAddresses = false;
  CompileOptions options;

  /// The text of a type, kept: MLIR's printer takes microseconds, and every observation has one.
  const std::string &nameOf(mlir::Type type) const;
  const CompiledFunction *find(llvm::StringRef name) const;
  /// The top-level global of this name, or null.
  const CompiledGlobal *findGlobal(llvm::StringRef name) const;

private:
  mutable llvm::DenseMap<mlir::Type, std::string> typeNames_;
};

class Emitter;
using InterpTable = OpTable<Emitter>;

/// The rows of all dialects; ops/*.cpp each add theirs.
const InterpTable &interpTable();

/// `module` must be verified and outlive the result.
std::unique_ptr<CompiledModule> compile(mlir::ModuleOp module, const CompileOptions &options = {});

struct Label {
  int32_t id = -1;
};

class Emitter {
public:
  Emitter(CompiledModule &module, CompiledFunction &function, mlir::SymbolTableCollection &symbols)
      : module_(module), function_(function), symbols_(symbols) {}

  //===--- Registers ------------------------------------------------------===//
  /// First word of a value. Allocated at its first mention, so use and definition are alike.
  uint32_t at(mlir::Value value) { return registers(value).at; }
  Registers registers(mlir::Value value);
  llvm::SmallVector<uint32_t> at(mlir::ValueRange values);
  /// Fresh words that no value has. Their poison is whatever was last written there.
  uint32_t temp(unsigned words = 1);
  /// A fresh word that holds this number from here on.
  uint32_t constant(uint64_t value);
  /// False (after emitting Unsupported) when one of the op's values has a type that is not
  /// modelled. The driver asks before it dispatches.
  bool modelled(mlir::Operation *op);

  //===--- Instructions ---------------------------------------------------===//
  /// Appends an instruction for the current op. The reference is valid until the next emit.
  Inst &emit(Exec exec, uint32_t dst = 0, uint32_t a = 0, uint32_t b = 0, uint32_t c = 0);
  /// The same for an access to memory by `quick`, which leaves to `general` what is unusual. Accesses
  /// in modules with parallel loops, where iterations may race, are all left to `general`.
  Inst &emitAccess(Exec quick, Exec general, uint32_t dst, uint32_t a, uint32_t b, uint32_t c);
  /// Keeps a side table alive as long as the function.
  template <typename T> const T *own(T table) {
    auto kept = std::make_shared<const T>(std::move(table));
    function_.tables.push_back(kept);
    return kept.get();
  }
  void move(Registers from, uint32_t to);
  /// All at once, as block arguments are passed: sources are read before any is written.
  void moves(llvm::ArrayRef<Registers> from, llvm::ArrayRef<uint32_t> to);
  void moves(mlir::ValueRange from, mlir::ValueRange to);
  /// Ends the run as Unsupported{op, why} when reached.
  void unsupported(const llvm::Twine &why);

  //===--- Control flow ---------------------------------------------------===//
  Label label();
  void bind(Label label);
  void jump(Label target);
  /// The condition is one word; poison is an error. Counts as a branch of the path.
  void jumpUnless(uint32_t condition, Label target);
  /// Registers `target` as t0 or t1 of the instruction emitted last.
  void target0(Label target);
  void target1(Label target);
  /// Entry of a block of the region being compiled.
  Label blockLabel(mlir::Block *block);

  /// Compiles a region in place: falls into its entry block. Each terminator that leaves the
  /// region runs `onExit`, which moves results and jumps. Opens and closes an allocation
  /// scope when the parent op is one. In lost-tracking mode, what was defined inside is
  /// forgotten at the exit.
  void region(mlir::Region &region, llvm::function_ref<void(mlir::Operation *)> onExit);
  /// For rows of terminators (scf.yield, ...): leaves the innermost region being compiled.
  void leaveRegion(mlir::Operation *terminator);
  /// Compiles one op in place, as the driver does (used for bodies that are not regions of
  /// control flow, as linalg's).
  void op(mlir::Operation *op);

  //===--- The module -----------------------------------------------------===//
  CompiledModule &module() { return module_; }
  CompiledFunction &function() { return function_; }
  mlir::Operation *current() const { return current_; }
  /// The function or global that a symbol of the current op names; null if there is none.
  mlir::Operation *lookup(mlir::SymbolRefAttr symbol);

private:
  friend class FunctionCompiler;
  void count(uint64_t RunStatistics::*figure);
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

/// Each adds its dialect's rows.
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

} // namespace freehold::interp
