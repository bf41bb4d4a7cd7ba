//===- Driver.h - A function that makes a world and looks at it -*- C++ -*-===//
// One function with scalar arguments makes any world, so that what is judged is compiled once and
// run in thousands of worlds.
//
//   func @adversary.world(scalars.., for each memref: buffer, shift, offset, sizes, strides,
//                         for each buffer: state, whether it is observed, cells, flags..)
//     allocates every buffer on the heap and on the stack, fills it, and may free it
//     makes every memref as a view of its buffer
//     .. what the caller of this class adds
//
// An observed memref is copied, and the copy passed to an external function.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"
#include "tests/adversary/Arguments.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold::adversary {

class Driver {
public:
  /// Adds the function to the module and leaves the builder at its end.
  Driver(mlir::ModuleOp module, const Arguments &arguments, llvm::StringRef name);

  mlir::ImplicitLocOpBuilder b;
  mlir::Value scalar(unsigned number) { return function_.getArgument(number); }
  mlir::Value slot(unsigned number) const { return slots_[number]; }
  /// Returns whether the caller's factor is not 0.
  mlir::Value flag(unsigned number);
  /// Returns an i1: whether the buffer is observed, which implies that it is live.
  mlir::Value isObserved(unsigned buffer) const { return observed_[buffer]; }

  mlir::Value constant(int64_t number);
  mlir::Value isEqual(mlir::Value index, int64_t number);
  void when(mlir::Value condition, llvm::function_ref<void()> body);
  /// Observes a copy of the memref. Does nothing if its elements are no scalars.
  void observe(mlir::Value memref);
  /// Observes scalars.
  void tell(mlir::ValueRange values);
  mlir::Value addressOf(mlir::Value memref);
  void observeBuffer(unsigned buffer);
  /// Returns the number of the observed buffer that contains the memref's aligned pointer, from 1,
  /// or 0; and the distance in bytes from its start.
  std::pair<mlir::Value, mlir::Value> placeOf(mlir::Value memref);
  /// Frees the buffer if it is on the heap and observed.
  void freeBuffer(unsigned buffer);
  /// Ends the function, returning `results`.
  void finish(mlir::ValueRange results);

  /// `observed` has one element for each buffer.
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
  /// The external functions, by the types of their arguments.
  llvm::DenseMap<mlir::Type, mlir::func::FuncOp> observers_;
};

} // namespace freehold::adversary
