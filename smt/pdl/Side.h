//===- Side.h - One of the two functions while it is built ------*- C++ -*-===//
// What each value of a pattern is in @src or @tgt. A range is a sequence of SSA values, some of
// which are lists.
//
// Two lists pair up element by element if they have the same length for sure: those have one
// *length*, the list of memrefs that came first.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/TypeClasses.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/IRMapping.h"

#include <optional>

namespace freehold::smt {

/// The type of a value, or of each element of a list.
struct PdlType {
  /// What stands for it in the functions; null while nothing decides it.
  mlir::Type type;
  /// Of a list: the list argument whose length it has.
  mlir::Value length;
};

struct Instance;

struct Side {
  mlir::func::FuncOp function;
  /// The case that the functions are built for; null in a first draft, in which open types are not
  /// chosen yet and ops are not verified.
  const Instance *instance = nullptr;
  /// Of pdl.value and ranges of it.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value>> values;
  /// Of pdl.type and ranges of it.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<PdlType>> types;
  /// Of pdl.operation; null: it was erased.
  llvm::DenseMap<mlir::Value, mlir::Operation *> ops;
  /// Of lists only.
  llvm::DenseMap<mlir::Value, mlir::Value> lengths;
  /// Which types are one for sure. Two types that are open may differ, although the same type
  /// stands for both here.
  TypeClasses classes;
  /// Of each value its key in `classes`.
  llvm::DenseMap<mlir::Value, TypeKey> keys;
  /// Memrefs that a matched memref.cast or bufferization.clone makes of one another, or whose base
  /// buffer the other is: their elements and memory spaces are the same.
  struct Related {
    TypeKey from, to;
    /// A cast or a clone: one rank. Which types a clone has is not verified.
    bool isCast, isClone = false;
  };
  llvm::SmallVector<Related> related;
  /// What the matched ops ask of the type of a memref.
  struct MemRefNeed {
    TypeKey key;
    /// Allocated without operands: all sizes are static.
    bool isAllocated = false;
    /// Ranked, with strides.
    bool isStrided = false;
    /// The base buffer of memref.extract_strided_metadata.
    bool isBase = false;
    std::optional<unsigned> rank = std::nullopt;
  };
  llvm::SmallVector<MemRefNeed> needs;
  /// Matched memref.extract_strided_metadata ops of a memref of any rank.
  llvm::SmallVector<mlir::Value> anyRank;

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
  /// Whether it is an i1 (or a list of them) for sure. Where a type is left open an i1 may stand
  /// for each bit of a number or vector.
  bool isSurelyI1(mlir::Value value) const;
  /// The key of element `place` of a pdl.operand, pdl.operands, pdl.type or pdl.types.
  static TypeKey keyOfHandle(mlir::Value handle, unsigned place);

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
