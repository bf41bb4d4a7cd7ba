//===- ExistingFrees.h - Deallocations that the program has already -*- C++ -*-===//
// The program's own deallocations stay, with bufferization.manual_deallocation or without. They
// count as frees by the owner: the ownership of a root ends where the program frees it.
//
//   %a = memref.alloc()       owns until the memref.dealloc
//   memref.dealloc %a         nothing is inserted at the end of the block
//
// If it is not known at compile time whether a root is freed, since the free is in a nested region
// or may be of another root's buffer, a stack cell says at run time whether the root still owns:
//
//   %cell = memref.alloca() : memref<i1>
//   memref.store %true, %cell[]
//   scf.if %c {                               scf.if %c {
//     memref.dealloc %s                 ->      %still = %cell and %a is not %s's allocation
//   }                                           memref.store %still, %cell[]
//                                               memref.dealloc %s
//                                             }
//
// Both memrefs are live when they are compared, so comparing addresses is exact. The retained
// values of a bufferization.dealloc need not be live. There the result of the op is needed too,
// which is set only if the value is live, and the cell is written behind the op:
//
//   %r = bufferization.dealloc (%s, ..) if (%c, ..) retain (%k)
//   %still = %cell and not (%c and %a is %s and not (%r and %a is %k))
//   memref.store %still, %cell[]
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Claims.h"

namespace freehold::ownership {

/// Emits an error and fails at a free of an argument that the function only borrows.
mlir::LogicalResult checkFreedArguments(const Plan &plan);

/// Fills Plan::frees, and marks the roots that need a cell or that certainly are freed in a block.
void planExistingFrees(Plan &plan, Claims &claims);

} // namespace freehold::ownership
