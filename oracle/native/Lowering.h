//===- Lowering.h - From a program to LLVM IR -------------------*- C++ -*-===//
// Runs MLIR's own conversions on a copy of the program, in this process. To observe a run, the
// program is changed only where it meets its environment:
//
//   tensors                     become buffers, each of which is written by one op only (Bufferize.h)
//   its functions and globals   get names that no library has
//   vector.print, cf.assert     become calls of functions of the runtime, one for each op
//   malloc, free, memrefCopy    become fh_malloc, fh_free (each with a site), fh_copy
//   stack buffers               are filled by fh_stack
//   external functions          get a body that hands their arguments to fh_stub
//
// Every entry gets a wrapper `void(int64_t *arguments, int64_t *results)`, and the table kTableName
// lists wrappers, functions and globals. No read is dropped, so that reads of freed buffers are
// found: each has a user while MLIR's passes run, and is volatile in LLVM IR.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Outcome.h"
#include "oracle/core/verdict/PrintText.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

#include <memory>
#include <variant>

namespace freehold::native {

inline constexpr char kTableName[] = "fh_table";
/// Prefix of functions that only keep their arguments alive.
inline constexpr char kUseName[] = "fh.use.";

/// The numbers by which plans and logs refer to parts of a program.
struct ProgramShape {
  struct Function {
    std::string name;
    /// The type that callers know it by: tensors instead of memrefs where it was bufferized.
    mlir::FunctionType calledAs;
    bool external = false;
    mlir::FunctionType type = calledAs;
    /// ParameterFlag bits (runtime/Protocol.h) of each parameter.
    std::vector<uint64_t> flags = {};
  };
  struct Global {
    std::string name;
    mlir::MemRefType type;
    bool constant = false, external = false, isPrivate = false, uninitialised = false;
  };
  struct Assertion {
    std::string message, location;
  };
  /// Whether the lowering itself bufferized the program (Bufferize.h). What it allocates is never freed.
  bool hadTensors = false;
  /// Whether the caller frees the buffers that calls return, as callers of a target do.
  bool freeResults = false;
  std::vector<Function> functions;
  std::vector<Global> globals;
  std::vector<PrintText> prints;
  std::vector<Assertion> assertions;
  /// Locations of allocations and frees, as "file:line:column"; number 0 is unknown.
  std::vector<std::string> sites = {"-"};

  std::optional<unsigned> find(llvm::StringRef function) const;
};

struct Lowered {
  std::unique_ptr<llvm::LLVMContext> context;
  std::unique_ptr<llvm::Module> module;
  ProgramShape shape;
};

/// Inconclusive{NotLowerable}: the op that stopped the lowering, and its location.
struct NotLowerable {
  Note what;
};

/// MLIR's own lowering of any program to the LLVM dialect, as the text of a pipeline: nothing is rewritten for native
/// runs, so that what it refuses its users cannot compile.
std::string shippedLowering();

class Lowering {
public:
  explicit Lowering(mlir::MLIRContext &context);
  std::variant<Lowered, NotLowerable> lower(mlir::ModuleOp program);

private:
  mlir::MLIRContext &context_;
  mlir::PassManager &managerFor(const std::string &pipeline);
  /// Pass managers by their text: programs with the same dialects share one.
  llvm::StringMap<std::unique_ptr<mlir::PassManager>> managers_;
};

/// The second half, on LLVM IR: bodies, wrappers, the table. Returns an empty string, or the
/// missing symbol that the module uses.
std::string finishModule(llvm::Module &module, const ProgramShape &shape);

/// The names of functions and globals in the lowered program.
std::string functionName(llvm::StringRef name);
std::string globalName(llvm::StringRef name);
std::string printName(unsigned number);
std::string assertionName(unsigned number);

} // namespace freehold::native
