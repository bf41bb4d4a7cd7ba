//===- Lanes.h - Vectors and complex numbers, lane by lane ------*- C++ -*-===//
// A vector or complex number lies in the words of its scalars, its lanes. What an op does with lanes is
// written as scalar ops, in a block that belongs to no module, and these are compiled in its place:
//
//   %r = arith.addf %a, %b : vector<4xf32>   ->   four arith.addf of f32
//
// Instructions belong to the op itself, so that diagnostics name it.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Emitter.h"

#include "mlir/IR/Builders.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold::interp {

/// Returns the registers of one lane.
Registers laneAt(Registers value, const LaneTypes &lanes, unsigned lane);

/// Emits a constant whose attribute lists the lanes: dense elements, or the parts of a complex number.
void emitLaneConstants(mlir::Attribute value, Registers to, Emitter &e);

/// Compiles scalar ops that `build` makes from scalars of these types in these registers, and moves the
/// values that it returns to the registers in `to`.
using BuildScalars =
    llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::OpBuilder &, mlir::ValueRange)>;
void emitScalars(Emitter &e, llvm::ArrayRef<mlir::Type> types, llvm::ArrayRef<Registers> from,
                 llvm::ArrayRef<Registers> to, BuildScalars build);

/// Emits an op that works on the elements of vectors alike (OpTrait::Elementwise), which has a row for
/// scalars. Returns false if it is no such op.
bool emitElementwise(mlir::Operation *op, Emitter &e);

/// Moves lanes of `from` to `to`: `source(n)` is the lane that lane n comes from.
void moveLanes(Emitter &e, mlir::Value from, mlir::Value to,
               llvm::function_ref<unsigned(unsigned)> source);

/// The rows of VectorContractOps.cpp.
void addVectorContractOps(InterpTable &table);

/// The rows of VectorMoveOps.cpp.
void addVectorMoveOps(InterpTable &table);

/// The mask of the vector.mask around an op; null if there is none.
mlir::Value maskAround(mlir::Operation *op);
/// Whether the op is a reduction that can leave out lanes by maskAround.
bool isMaskable(mlir::Operation *reduction);
/// Emits a jump if the mask leaves out the lane. Does nothing without a mask.
void emitSkipUnless(Emitter &e, mlir::Value mask, unsigned lane, Label skipped);

} // namespace freehold::interp
