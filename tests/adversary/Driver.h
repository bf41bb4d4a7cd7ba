//===- Driver.h - A function that makes a world and looks at it -*- C++ -*-===//
// Worlds are not programs: one function of scalars makes any of them, so that what is judged is compiled
// once and run in thousands of worlds.
//
//   func @adversary.world(scalars.., for each memref: buffer, shift, offset, sizes, strides,
//                         for each buffer: state, whether it is looked at, cells, flags..)
//     every buffer is allocated on the heap and on the stack, filled, and freed where the world says so
//     every memref is a view of the buffer that the world says
//     .. what the caller of this class adds
//
// What is looked at is copied and handed to an external function.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Inputs.h"
#include "tests/adversary/Arguments.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold::adversary {

class Driver {
public:
  /// Adds the function to the module and leaves the builder in it.
  Driver(mlir::ModuleOp module, const Arguments &arguments, llvm::StringRef name);

  mlir::ImplicitLocOpBuilder b;
  mlir::Value scalar(unsigned number) { return function_.getArgument(number); }
  mlir::Value slot(unsigned number) const { return slots_[number]; }
  /// Whether the caller's factor is not 0.
  mlir::Value flag(unsigned number);
  /// i1: the buffer is looked at, which says that it is alive.
  mlir::Value isObserved(unsigned buffer) const { return observed_[buffer]; }

  mlir::Value constant(int64_t number);
  mlir::Value isEqual(mlir::Value index, int64_t number);
  void when(mlir::Value condition, llvm::function_ref<void()> body);
  /// Copies the memref and hands the copy over; nothing for one whose elements are no scalars.
  void observe(mlir::Value memref);
  /// Hands scalars over.
  void tell(mlir::ValueRange values);
  mlir::Value addressOf(mlir::Value memref);
  void observeBuffer(unsigned buffer);
  /// Which observed buffer the memref's aligned pointer is in, from 1, or 0; and how many bytes from its
  /// start.
  std::pair<mlir::Value, mlir::Value> placeOf(mlir::Value memref);
  /// Frees it if it is on the heap and observed.
  void freeBuffer(unsigned buffer);
  /// Returns these.
  void finish(mlir::ValueRange results);

  /// `observed`: one for each buffer.
  static Inputs inputs(const Chosen &chosen, const std::vector<bool> &observed);

private:
  void makeBuffer();
  void fill(mlir::Value buffer, mlir::ValueRange cells);
  mlir::Value makeSlot(const Slot &slot);
  mlir::Value next() { return function_.getArgument(at_++); }

  mlir::ModuleOp module_;
  mlir::func::FuncOp function_;
  std::string name_;
  int64_t bytes_;
  mlir::Type element_;
  mlir::Attribute space_;
  unsigned at_ = 0, firstFlag_ = 0;
  llvm::SmallVector<mlir::Value> slots_, buffers_, states_, observed_, flags_;
  /// The external functions, by their types.
  llvm::DenseMap<mlir::Type, mlir::func::FuncOp> observers_;
};

} // namespace freehold::adversary
