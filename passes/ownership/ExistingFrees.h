//===- ExistingFrees.h - Deallocations that the program has already -*- C++ -*-===//
// They stay, as the owner's free, with bufferization.manual_deallocation or without. A root that is
// freed gives up ownership there:
//
//   %a = memref.alloc()       owns until the memref.dealloc
//   memref.dealloc %a         nothing is inserted at the end of the block
//
// Where that cannot be said at compile time (the free is in a region below, or may be of another
// root's buffer), a stack cell says at run time whether the root still owns:
//
//   %cell = memref.alloca() : memref<i1>
//   memref.store %true, %cell[]
//   scf.if %c {                               scf.if %c {
//     memref.dealloc %s                 ->      %still = %cell and %a is not %s's allocation
//   }                                           memref.store %still, %cell[]
//                                               memref.dealloc %s
//                                             }
// Both are live when they are compared, so that comparing addresses is exact. What a
// bufferization.dealloc retains need not be: its result says so, and the cell is written behind it:
//
//   %r = bufferization.dealloc (%s, ..) if (%c, ..) retain (%k)
//   %still = %cell and not (%c and %a is %s and not (%r and %a is %k))
//   memref.store %still, %cell[]
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Claims.h"

namespace freehold::ownership {

/// Fails at a free of an argument that the function only borrows.
mlir::LogicalResult checkFreedArguments(const Plan &plan);

void planExistingFrees(Plan &plan, Claims &claims);

} // namespace freehold::ownership
