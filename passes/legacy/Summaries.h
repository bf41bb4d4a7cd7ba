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
  /// If it is passed through, the indices of the function's arguments that it may be.
  llvm::SmallVector<unsigned, 2> arguments;
};

class Summaries {
public:
  /// For the functions in `root`, or for `root` if it is a function.
  explicit Summaries(mlir::Operation *root);

  /// Functions with a body, callees before callers where there is no recursion.
  llvm::SmallVector<mlir::FunctionOpInterface> functions;
  mlir::SymbolTableCollection symbols;

  /// What a result of the call is. External and indirect callees are taken to return fresh buffers.
  ResultSummary of(mlir::CallOpInterface call, unsigned result);
  void record(mlir::FunctionOpInterface function, llvm::SmallVector<ResultSummary> results) {
    recorded[function] = std::move(results);
  }
  /// Whether all results must be fresh, since callers rely on it before the function is planned:
  /// the function is part of a recursion, or has uses other than calls that name it.
  bool mustBeFresh(mlir::FunctionOpInterface function) const { return forced.contains(function); }
  /// Null if the call is indirect or the callee unknown.
  mlir::FunctionOpInterface calleeOf(mlir::CallOpInterface call);
  /// Whether the callee has a body that this run does not look at. A run on one function does not
  /// know that the results of an indirect call are fresh, whose callee is null: a run on the module
  /// makes them so where the address of a function is taken.
  bool isOutOfSight(mlir::FunctionOpInterface callee) const;

private:
  void order(mlir::FunctionOpInterface function);

  /// The functions that this run may look at. Other threads may be changing all others.
  llvm::DenseSet<mlir::Operation *> inSight;
  /// Whether `root` is a function.
  bool seesOneFunction = false;
  enum class State { Open, Done };
  llvm::DenseMap<mlir::Operation *, State> states;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<ResultSummary>> recorded;
  llvm::DenseSet<mlir::Operation *> forced;
};

} // namespace freehold::legacy
