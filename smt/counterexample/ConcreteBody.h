//===- ConcreteBody.h - A function's body, lists spelled out ----*- C++ -*-===//
//   bufferization.dealloc (%m, %l : ..) if (%c, %k) retain (%r, %l : ..)      %l, %k: two elements
//   bufferization.dealloc (%m, %l0, %l1 : ..) if (%c, %k0, %k1) retain (%r, %l0, %l1 : ..)
//
//   %u = arith.ori %k, %c
//   %u0 = arith.ori %k0, %c
//   %u1 = arith.ori %k1, %c
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/encode/Encoder.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/Builders.h"

#include "llvm/ADT/StringMap.h"

namespace freehold::smt {

class ConcreteBody {
public:
  explicit ConcreteBody(mlir::OpBuilder &builder) : b(builder) {}

  /// The values that replace a value of the function: one, or any number if it is a list.
  struct Spelled {
    llvm::SmallVector<mlir::Value> values;
    bool isList = false;
  };
  void set(mlir::Value value, Spelled spelled) { spelled_[value] = std::move(spelled); }
  const Spelled &operator[](mlir::Value value) const { return spelled_.find(value)->second; }

  /// Returns null if the value has no replacement.
  const Spelled *find(mlir::Value value) const {
    auto found = spelled_.find(value);
    return found == spelled_.end() ? nullptr : &found->second;
  }

  /// Copies all ops of the block except its terminator. Fails with a diagnostic at an op that
  /// cannot be copied.
  mlir::LogicalResult copy(mlir::Block &block);
  /// A heap buffer that the body makes. If it is made in a region, it is stored in a box outside of
  /// it, so that it can be freed at the end.
  struct Made {
    mlir::Value buffer;
    /// A memref<1xmemref<..>> with the buffer, and a memref<1xi1> that says whether it was made.
    /// Null for buffers made outside of regions.
    mlir::Value box, flag;
  };
  /// Keyed by the names that the encoder gives.
  const llvm::StringMap<Made> &made() const { return made_; }

private:
  void name(mlir::Operation &op);
  void makeBoxes(mlir::Operation &op);
  void store(mlir::Value value, mlir::Value box);
  mlir::LogicalResult copyOp(mlir::Operation &op);
  mlir::LogicalResult copyDealloc(mlir::bufferization::DeallocOp op);
  mlir::LogicalResult copyEach(mlir::Operation &op, unsigned count);
  mlir::LogicalResult copyRegions(mlir::Operation &from, mlir::Operation &to);
  llvm::SmallVector<mlir::Value> spell(mlir::ValueRange values) const;

  mlir::OpBuilder &b;
  llvm::DenseMap<mlir::Value, Spelled> spelled_;
  llvm::StringMap<Made> made_;
  /// Boxes of the function's ops that are in regions.
  llvm::DenseMap<mlir::Operation *, Made> boxes_;
  MadeNames names_;
};

} // namespace freehold::smt
