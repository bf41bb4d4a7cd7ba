//===- CostlyOps.h - Ops whose executions are figures of quality -*- C++ -*-===//
// What deallocation costs at run time beside its allocations and frees:
//
//   clones        bufferization.clone. One that a subject lowered to alloc and copy is none.
//   alias checks  Lowered code tells allocations apart by comparing their addresses, inline or in
//                 a helper function that gets them in an array. An integer comparison counts when
//                 one of its operands is an address: what
//                 memref.extract_aligned_pointer_as_index or llvm.ptrtoint made, whatever casts,
//                 selects, branches, calls and buffers of integers it went through. Numbers
//                 computed from addresses (hashes) are none.
//   dealloc ops   bufferization.dealloc, where a subject stops before lowering. What such an op
//                 compares shows in no other figure, so it says that alias checks are missing.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Compile.h"

namespace freehold::interp {

/// All of them in a module, whether passes or the program itself put them there.
CountedOps costlyOps(mlir::ModuleOp module);

} // namespace freehold::interp
