//===- Side.h - One of the two functions while it is built ------*- C++ -*-===//
// What each value of a pattern is in @src or @tgt. A range is a sequence of SSA values, some of
// which are lists.
//
// Two lists pair up element by element if they have the same length for sure: those have one
// *length*, the list of memrefs that came first.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/IRMapping.h"

#include <optional>

namespace freehold::smt {

/// The type of a value, or of each element of a list.
struct PdlType {
  /// Null while nothing decides it.
  mlir::Type type;
  /// Of a list: the list argument whose length it has.
  mlir::Value length;
};

struct Side {
  mlir::func::FuncOp function;
  /// Of pdl.value and ranges of it.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value>> values;
  /// Of pdl.type and ranges of it.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<PdlType>> types;
  /// Of pdl.operation; null: it was erased.
  llvm::DenseMap<mlir::Value, mlir::Operation *> ops;
  /// Of lists only.
  llvm::DenseMap<mlir::Value, mlir::Value> lengths;
  /// The pdl.type that says a value's type, with the place in it; null where it says a constant.
  /// Two types that are open may differ, although they are the same here.
  using TypeToken = std::pair<mlir::Value, unsigned>;
  llvm::DenseMap<mlir::Value, TypeToken> typeTokens;
  void setTypeToken(mlir::Value value, mlir::Value type, unsigned place);

  mlir::Block &body() { return function.getBody().front(); }
  bool isList(mlir::Value value) const { return lengths.contains(value); }
  mlir::Value lengthOf(mlir::Value value) const { return lengths.lookup(value); }
  bool hasList(mlir::ValueRange values) const {
    return llvm::any_of(values, [&](mlir::Value value) { return isList(value); });
  }

  /// Makes a dealloc op; its results are lists where the retained values are.
  mlir::Operation *addDealloc(mlir::OpBuilder &builder, mlir::Location location,
                              mlir::ValueRange memrefs, mlir::ValueRange conditions,
                              mlir::ValueRange retained);

  /// Whether the types of both are the same, however the open ones are chosen.
  bool haveSameType(mlir::Value a, mlir::Value b) const;

  /// What `op`, a pdl.result or pdl.results, is; fails with a diagnostic.
  mlir::LogicalResult addResult(mlir::pdl::ResultOp op);
  mlir::LogicalResult addResults(mlir::pdl::ResultsOp op);
  /// The op that `handle` is; null after saying that it was erased.
  mlir::Operation *opOf(mlir::Operation *user, mlir::Value handle);

  /// The values of all of `groups`.
  llvm::SmallVector<mlir::Value> concat(mlir::ValueRange groups) const;

  /// A copy under another name.
  Side clone(llvm::StringRef name) const;
};

} // namespace freehold::smt
