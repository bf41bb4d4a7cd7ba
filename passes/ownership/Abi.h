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

#include <memory>

namespace freehold::ownership {

enum class ArgOwnership { Borrowed, Owned, Dynamic };

/// Of one function: entries for values that are no memrefs say Borrowed.
struct Signature {
  llvm::SmallVector<ArgOwnership> arguments;
  llvm::SmallVector<ArgOwnership> results;
  /// The i1s of dynamic arguments and results are there already.
  bool indicatorsPresent = false;

  bool isDefault() const;
};

class Abi {
public:
  /// Reads the functions below `root`, a module or a function. Fails with a diagnostic at a
  /// function whose attributes cannot hold.
  static mlir::FailureOr<Abi> read(mlir::Operation *root, const OwnershipOptions &options);

  mlir::SymbolTableCollection &symbolTables() const { return *symbols; }

  const Signature &of(mlir::FunctionOpInterface function) const;
  /// Null: indirect calls and unknown functions follow the default.
  const Signature *of(mlir::CallOpInterface call) const;

private:
  mlir::LogicalResult readFunction(mlir::FunctionOpInterface function,
                                   const OwnershipOptions &options, bool addressTaken) const;

  /// Of functions outside of what was read, when they are first called.
  mutable llvm::DenseMap<mlir::Operation *, Signature> signatures;
  OwnershipOptions options;
  std::unique_ptr<mlir::SymbolTableCollection> symbols;
};

/// Set on a function when its buffers were deallocated: the allocators
/// (OwnershipOptions::allocator) that were.
inline constexpr llvm::StringLiteral kDeallocatedAttr = "freehold.deallocated";
inline constexpr llvm::StringLiteral kArgOwnershipAttr = "freehold.arg_ownership";
inline constexpr llvm::StringLiteral kResultOwnershipAttr = "freehold.result_ownership";

bool isDeallocated(mlir::FunctionOpInterface function, llvm::StringRef allocator);
void markDeallocated(mlir::FunctionOpInterface function, llvm::StringRef allocator);

} // namespace freehold::ownership
