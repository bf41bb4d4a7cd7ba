//===- Code.h - Compiled modules --------------------------------*- C++ -*-===//
#pragma once

#include "oracle/core/inputs/ProgramNumbers.h"
#include "oracle/core/program/UnknownOps.h"
#include "oracle/core/verdict/Outcome.h"
#include "oracle/interp/Inst.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include <memory>
#include <vector>

namespace freehold::interp {

/// The instruction that marks the start of a block.
struct BlockMark {
  mlir::Block *block = nullptr;
  uint32_t instruction = 0;
};

/// What its caller has to know of a parameter.
struct ParameterFacts {
  /// Whether runs have words for values of its type (core/inputs/BufferType.h).
  bool isModelled = false;
  /// Whether the function declares, for our passes, that its caller hands this argument over.
  bool isHandedOver = false;
  /// Whether callers observe the buffer after the call (core/inputs/TensorBoundary.h).
  bool isObserved = false;
};

struct CompiledFunction {
  std::string name;
  mlir::FunctionType type;
  /// The signature before bufferization (diff/Adapter.h); `type` if there was none. Observations
  /// name these types.
  mlir::FunctionType calledAs;
  mlir::Operation *op = nullptr;
  bool external = false, isPublic = false;
  /// Whether it is external, and declares by attributes of our passes that it takes arguments over, or
  /// that its results are not the caller's.
  bool declaresOwners = false;
  unsigned number = 0;
  std::vector<Inst> code;
  /// A pseudo-instruction for the function itself, used in notes about arguments and the like.
  Inst entryInst;
  unsigned frameWords = 0;
  std::vector<Registers> arguments;
  /// One for each argument of a function with a body.
  std::vector<ParameterFacts> parameters;
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

  /// The numbers in the code (core/inputs/ProgramNumbers.h), cached.
  const ProgramNumbers &numbers() const;

private:
  mutable std::optional<ProgramNumbers> numbers_;
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

/// Maps ops to the figure of a run's statistics that each execution of the op increments.
using CountedOps = llvm::DenseMap<mlir::Operation *, uint64_t RunStatistics::*>;

/// Texts of the types of one context. Both they and the state of MLIR's printer are kept, since each takes microseconds to
/// make.
class TypeNames {
public:
  const std::string &of(mlir::Type type);

private:
  llvm::DenseMap<mlir::Type, std::string> names_;
  std::unique_ptr<mlir::AsmState> printing_;
};

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
  /// Tell RunWatch whether integers that are compared are equal, and whether ops with flags overflow, as of a branch that is taken then.
  bool marksTellingValues = false;
  /// Functions that say what ops do (Models.h); null if there are none. Must outlive the result.
  mlir::ModuleOp models = {};
  /// Kept by whoever compiles several modules of one context, and must outlive the result. If null, each module has its own.
  TypeNames *typeNames = nullptr;
  /// Must outlive compile(). Null disables counting, at no cost.
  const CountedOps *counted = nullptr;
};

struct CompiledModule {
  std::vector<std::unique_ptr<CompiledFunction>> functions;
  std::vector<CompiledGlobal> globals;
  llvm::DenseMap<mlir::Operation *, unsigned> functionNumbers, globalNumbers;
  /// Whether there are unordered iterations or tasks, and instructions whose effect depends on an address.
  /// Without these, runs that differ only in order or addresses are equal.
  bool hasParallel = false, takesAddresses = false;
  /// The number of instructions of all functions.
  uint32_t instructions = 0;
  /// Whether there are values that are tensors.
  bool hasTensors = false;
  CompileOptions options;

  /// Returns the text of a type.
  const std::string &nameOf(mlir::Type type) const {
    return (options.typeNames ? *options.typeNames : typeNames_).of(type);
  }
  /// Return where an op is, and its number in a preorder walk of its module, from 1. Cached, since most runs of sources
  /// say it of the same allocations. The first number takes a walk of the module.
  const std::string &locationOf(mlir::Operation *op) const;
  unsigned numberOf(mlir::Operation *op) const;
  /// The same as interp::noteAt, from what is cached.
  Note noteAt(const Inst *inst, const llvm::Twine &message, NoteRole role) const;
  const CompiledFunction *find(llvm::StringRef name) const;
  /// Returns the top-level global of this name; null if there is none.
  const CompiledGlobal *findGlobal(llvm::StringRef name) const;

private:
  mutable TypeNames typeNames_;
  mutable llvm::DenseMap<mlir::Operation *, std::string> locations_;
  mutable llvm::DenseMap<mlir::Operation *, unsigned> numbers_;
};

} // namespace freehold::interp
