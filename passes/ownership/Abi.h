//===- Abi.h - Who owns what crosses a function boundary --------*- C++ -*-===//
// The function boundary ABI (passes/README.md, "The function boundary"): arguments are
// borrowed, results are owned by the caller and alias nothing. It can be changed
//   by attribute  freehold.arg_ownership on an argument, freehold.result_ownership on a result:
//                 "borrowed", "owned" or "dynamic"
//   by option     private functions with a body return memrefs with dynamic ownership
// A dynamic argument or result has an i1 beside it, after all other arguments or results, in order.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/Options.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <memory>

namespace freehold::ownership {

/// OtherAllocator: a result that another run of the pass is responsible for (Allocators.h).
enum class ArgOwnership { Borrowed, Owned, Dynamic, OtherAllocator };

/// Who owns the arguments and results of one function. Entries for values that are not memrefs are
/// Borrowed.
struct Signature {
  llvm::SmallVector<ArgOwnership> arguments;
  llvm::SmallVector<ArgOwnership> results;
  /// Whether the function already has the i1s of its dynamic arguments and results.
  bool indicatorsPresent = false;
  /// How many i1s of runs for other allocators follow those of this run among the results.
  unsigned indicatorsAfter = 0;

  bool isDefault() const;
};

class Abi {
public:
  /// Reads the attributes of the functions in `root`, a module or a function. Emits an error and
  /// fails at a function whose attributes make no sense.
  static mlir::FailureOr<Abi> read(mlir::Operation *root, const OwnershipOptions &options);

  mlir::SymbolTableCollection &symbolTables() const { return *symbols; }

  const Signature &of(mlir::FunctionOpInterface function) const;
  /// Null for indirect calls and unknown functions, which follow the default.
  const Signature *of(mlir::CallOpInterface call) const;

private:
  mlir::LogicalResult readFunction(mlir::FunctionOpInterface function,
                                   const OwnershipOptions &options, bool addressTaken,
                                   mlir::Operation *root) const;
  mlir::LogicalResult restrictToAllocator(mlir::FunctionOpInterface function, bool addressTaken,
                                          mlir::Operation *root, Signature &signature) const;

  /// Cached signatures. Functions outside of `root` are read when a call of them is
  /// first seen.
  mutable llvm::DenseMap<mlir::Operation *, Signature> signatures;
  /// The functions in `root` that functions which are deallocated already call. These calls stay as they
  /// are, so that no i1 can be added to the function.
  llvm::DenseSet<mlir::Operation *> calledAsTheyAre;
  OwnershipOptions options;
  std::unique_ptr<mlir::SymbolTableCollection> symbols;
};

/// On a function that was processed: the names of the allocators (OwnershipOptions::allocator)
/// whose buffers were deallocated.
inline constexpr llvm::StringLiteral kDeallocatedAttr = "freehold.deallocated";
inline constexpr llvm::StringLiteral kArgOwnershipAttr = "freehold.arg_ownership";
inline constexpr llvm::StringLiteral kResultOwnershipAttr = "freehold.result_ownership";

bool isDeallocated(mlir::FunctionOpInterface function, llvm::StringRef allocator);
void markDeallocated(mlir::FunctionOpInterface function, llvm::StringRef allocator);

} // namespace freehold::ownership
