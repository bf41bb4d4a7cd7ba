//===- AddressUses.h - Which comparisons are run-time alias checks -*- C++ -*-===//
// Lowered code tells allocations apart by comparing their addresses, inline or in a helper function
// that gets them in an array. A comparison counts as an alias check when one of its operands is an
// address: what memref.extract_aligned_pointer_as_index or llvm.ptrtoint made, whatever casts,
// selects, branches, calls and buffers of integers it went through. Numbers computed from addresses
// (hashes) are none.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Compile.h"

namespace freehold::bench {

/// The alias checks and the bufferization.clone ops of a module.
interp::CountedOps countedOps(mlir::ModuleOp module);

} // namespace freehold::bench
