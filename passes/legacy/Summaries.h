//===- Summaries.h - What functions return ----------------------*- C++ -*-===//
// Each memref that a function with a body returns is one of two things at all its returns: *fresh*,
// a buffer of its own that the caller frees, or *passed through*, something that was there before
// (F7). A caller takes the former for an allocation, the latter for an alias of its operands.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace freehold::legacy {

struct ResultSummary {
  bool fresh = true;
  /// Passed through: the arguments of the function that it may be.
  llvm::SmallVector<unsigned, 2> arguments;
};

class Summaries {
public:
  /// Of the functions below `root`, which may be a function itself.
  explicit Summaries(mlir::Operation *root);

  /// Functions with a body, callees before callers where there is no recursion.
  llvm::SmallVector<mlir::FunctionOpInterface> functions;
  mlir::SymbolTableCollection symbols;

  /// What the call's result is. External and indirect callees return what is fresh.
  ResultSummary of(mlir::CallOpInterface call, unsigned result);
  void record(mlir::FunctionOpInterface function, llvm::SmallVector<ResultSummary> results) {
    recorded[function] = std::move(results);
  }
  /// Whether callers take the results for fresh without looking: they are part of a recursion, or
  /// the function is called by others than calls that name it.
  bool mustBeFresh(mlir::FunctionOpInterface function) const { return forced.contains(function); }
  /// Null: indirect or unknown.
  mlir::FunctionOpInterface calleeOf(mlir::CallOpInterface call);
  /// Whether the callee has a body that this run does not look at.
  bool isOutOfSight(mlir::FunctionOpInterface callee) const;

private:
  void order(mlir::FunctionOpInterface function);

  /// What this run may look at. Other functions may be changed by other threads at the same time.
  llvm::DenseSet<mlir::Operation *> inSight;
  enum class State { Open, Done };
  llvm::DenseMap<mlir::Operation *, State> states;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<ResultSummary>> recorded;
  llvm::DenseSet<mlir::Operation *> forced;
};

} // namespace freehold::legacy
