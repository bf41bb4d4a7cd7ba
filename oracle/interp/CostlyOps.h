//===- CostlyOps.h - Ops that cost run time for deallocation ----*- C++ -*-===//
// Which ops the interpreter counts when they are executed, to compare the run-time cost of
// deallocation passes. Allocations and frees are counted elsewhere; three more counters are:
//
//   clones        bufferization.clone. Clones that a subject lowered to alloc and copy do not
//                 count.
//   alias checks  Lowered code compares addresses to tell allocations apart, inline or in a helper
//                 function that gets them in an array. An integer comparison counts if one operand
//                 is an address: the result of memref.extract_aligned_pointer_as_index or
//                 llvm.ptrtoint, possibly through casts, selects, branches, calls and buffers of
//                 integers. Numbers computed from addresses, such as hashes, do not count.
//   dealloc ops   bufferization.dealloc, if a subject stops before lowering. Its comparisons are in
//                 no other figure, so this one shows that alias checks are missing.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Code.h"

namespace freehold::interp {

/// Returns the ops of `module` to count, by counter. Ops of the source program are not told apart
/// from ops that a pass inserted.
CountedOps costlyOps(mlir::ModuleOp module);

} // namespace freehold::interp
