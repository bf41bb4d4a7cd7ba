//===- TensorBoundary.h - Tensors where functions are called ----*- C++ -*-===//
// A function that was bufferized is still called as its source is, with tensors. What a caller passes
// for them, what it looks at afterwards, and what external functions do with them is said here, for all
// judges that run programs.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace freehold {

/// The function's type before bufferization, on functions that callers know by that type.
inline constexpr llvm::StringLiteral kCalledAsAttr = "freehold.called_as";

/// Returns true if `after` is `before`, with memrefs of the same shapes and elements for some of the
/// tensors.
bool isBufferized(mlir::FunctionType before, mlir::FunctionType after);

/// Returns the type that callers know the function by: that of kCalledAsAttr if the function's own type is
/// a bufferized form of it, else its own. Null if the function has no FunctionType.
mlir::FunctionType calledAs(mlir::FunctionOpInterface function);

/// What an external function does with an argument.
struct ArgumentAccess {
  bool reads = true, writes = true;
};
/// Functions say so of tensors, by `bufferization.access` and `bufferization.writable`. Of memrefs they
/// may do anything.
ArgumentAccess accessOf(mlir::FunctionOpInterface function, unsigned number);

/// Whether the caller looks at the argument's buffer after the call. What holds a tensor may have been
/// overwritten, unless the function says otherwise.
bool isObservedAfter(mlir::FunctionOpInterface function, unsigned number);

/// Returns what the buffer of a tensor is laid out by: an element of the buffer never holds several of the
/// tensor.
BufferArgument layoutArgumentOf(BufferArgument tensor);
/// Returns the seed of a tensor's elements, which are drawn in row-major order whatever the layout is.
uint64_t tensorSeed(uint64_t runSeed, const BufferArgument &tensor);

} // namespace freehold
