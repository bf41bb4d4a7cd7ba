//===- Side.h - One of the two functions while it is built ------*- C++ -*-===//
// Maps the values of a pattern to those of @src or @tgt. A range is a sequence of SSA values, some
// of which are lists.
//
// Two lists correspond element by element if they are certain to have the same length. Such lists
// have one *length*: the list of memrefs that was made first.
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
  /// The type used in the functions; null while it is undecided.
  mlir::Type type;
  /// For a list, the list argument that determines its length.
  mlir::Value length;
};

struct Instance;

struct Side {
  mlir::func::FuncOp function;
  /// The case for which the functions are built. Null in a first draft, in which open types are not
  /// chosen and ops are not verified.
  const Instance *instance = nullptr;
  /// The values of pdl.value, and of ranges of it.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value>> values;
  /// The types of pdl.type, and of ranges of it.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<PdlType>> types;
  /// The ops of pdl.operation; null after they were erased.
  llvm::DenseMap<mlir::Value, mlir::Operation *> ops;
  /// The length of each list.
  llvm::DenseMap<mlir::Value, mlir::Value> lengths;
  /// Which types are certain to be equal. Two open types may differ, although the same type is used
  /// for both here.
  TypeClasses classes;
  /// The key of each value in `classes`.
  llvm::DenseMap<mlir::Value, TypeKey> keys;
  /// Two memrefs of which a matched memref.cast or bufferization.clone makes one from the other, or
  /// one is the base buffer of the other. Their element types and memory spaces are equal.
  struct Related {
    TypeKey from, to;
    /// Whether it is a cast or clone, which keep the rank. The types of a clone are not verified.
    bool isCast, isClone = false;
  };
  llvm::SmallVector<Related> related;
  /// Requirements of the matched ops on the type of a memref.
  struct MemRefNeed {
    TypeKey key;
    /// Allocated without operands, so all sizes are static.
    bool isAllocated = false;
    /// Ranked, with a strided layout.
    bool isStrided = false;
    /// The base buffer of memref.extract_strided_metadata.
    bool isBase = false;
    std::optional<unsigned> rank = std::nullopt;
  };
  llvm::SmallVector<MemRefNeed> needs;
  /// Matched memref.extract_strided_metadata ops of memrefs of any rank.
  llvm::SmallVector<mlir::Value> anyRank;

  mlir::Block &body() { return function.getBody().front(); }
  bool isList(mlir::Value value) const { return lengths.contains(value); }
  mlir::Value lengthOf(mlir::Value value) const { return lengths.lookup(value); }
  bool hasList(mlir::ValueRange values) const {
    return llvm::any_of(values, [&](mlir::Value value) { return isList(value); });
  }

  /// Adds a dealloc. Its results are lists for retained values that are lists.
  mlir::Operation *addDealloc(mlir::OpBuilder &builder, mlir::Location location,
                              mlir::ValueRange memrefs, mlir::ValueRange conditions,
                              mlir::ValueRange retained);

  /// Returns true if both have the same type for every choice of open types.
  bool haveSameType(mlir::Value a, mlir::Value b) const;
  /// Returns true if it is certain to be an i1, or a list of them. If the type is open, an i1 may
  /// represent each bit of a number or vector.
  bool isSurelyI1(mlir::Value value) const;
  /// Returns the key of element `place` of a pdl.operand, pdl.operands, pdl.type or pdl.types.
  static TypeKey keyOfHandle(mlir::Value handle, unsigned place);

  /// Adds the value of `op`, a pdl.result or pdl.results. Fails with a diagnostic.
  mlir::LogicalResult addResult(mlir::pdl::ResultOp op);
  mlir::LogicalResult addResults(mlir::pdl::ResultsOp op);
  /// Returns the op of `handle`; null after a diagnostic if it was erased.
  mlir::Operation *opOf(mlir::Operation *user, mlir::Value handle);

  /// Returns the concatenated values of `groups`.
  llvm::SmallVector<mlir::Value> concat(mlir::ValueRange groups) const;

  /// Returns a copy with another name.
  Side clone(llvm::StringRef name) const;
};

} // namespace freehold::smt
