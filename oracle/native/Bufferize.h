//===- Bufferize.h - Tensors before the lowering ----------------*- C++ -*-===//
// Native runs of a program on tensors must not rest on what one-shot-bufferize decides about conflicts
// between reads and writes, since that is what they judge. So each op that may write a tensor's buffer
// gets a copy of its own first, and there is nothing left to decide:
//
//   %b = tensor.insert %x into %a[%i]    %c = bufferization.alloc_tensor() copy(%a)
//                                        %b = tensor.insert %x into %c[%i]
//   scf.forall ... shared_outs(%o = %a)  shared_outs(%o = copy of %a), and %a for %o in the body,
//     reads %o                           except as destination of tensor.parallel_insert_slice
//
// What is shared with the pass is how it lowers single ops.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

namespace freehold::native {

/// Whether any value or function of the program has a tensor.
bool hasTensors(mlir::ModuleOp program);

/// Makes an scf.if of each arith.select by one condition, whose tensors may differ in size; as a loop over
/// elements it would read the tensor that is not selected.
void selectByBranches(mlir::ModuleOp program);

/// Scalar ops on whole tensors are not bufferized as such. Run after selectByBranches.
inline constexpr char kElementwiseToLinalg[] = "convert-elementwise-to-linalg";

/// Copies every tensor before each op that may write its buffer, and drops bufferization.dealloc_tensor.
void copyBeforeWrites(mlir::ModuleOp program);

/// The passes that make buffers of what copyBeforeWrites leaves.
inline constexpr char kBufferizeCopies[] =
    "one-shot-bufferize{bufferize-function-boundaries=1 allow-return-allocs-from-loops=1 "
    "function-boundary-type-conversion=identity-layout-map}";

} // namespace freehold::native
