//===- ApartArguments.h - Arguments that share no buffer --------*- C++ -*-===//
// `freehold.noalias` on a memref argument of a function says that callers pass it a buffer that is
// not that of any other memref argument of the same call:
//
//   freehold.noalias              of any other memref argument
//   freehold.noalias = [2, 5]     of the arguments with these numbers
//
// Passes rely on it, so the caller that judges play keeps to it: no generated input shares such a
// buffer, and `--args` that does is refused. Calls within a module are not checked. A value of
// another form says nothing.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"

#include <vector>

namespace freehold {

/// For each argument of the function the numbers of those that share no buffer with it, by whichever
/// of the two carries the attribute, in ascending order. Empty lists for an op that is no function.
std::vector<std::vector<unsigned>> apartArguments(mlir::Operation *function, unsigned arguments);

/// The same, and those that generated inputs keep apart although `--args` may not:
///   - `llvm.noalias` on either says that what the program writes through one is not accessed through
///     the other;
///   - memrefs of different memory spaces, since only the machine knows whether the spaces overlap;
///   - operands of one memref.distinct_objects.
std::vector<std::vector<unsigned>> keptApart(mlir::Operation *function, unsigned arguments);

} // namespace freehold
