//===- ApartArguments.h - Arguments that share no buffer --------*- C++ -*-===//
// `freehold.noalias` on a memref argument says that callers never pass it a buffer that another
// memref argument of the same call gets:
//
//   freehold.noalias              none of the other memref arguments
//
//   freehold.noalias              of any other memref argument
//   freehold.noalias = [2, 5]     of the arguments with these numbers
//
// Passes rely on it, and the judges' callers observe it: no generated input shares such a buffer,
// and `--args` that do are refused. Calls within a module are not checked. An attribute value of
// another form is ignored.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"

#include <vector>

namespace freehold {

/// Returns for each argument the numbers of the arguments that share no buffer with it, in
/// ascending order. It does not matter which of the two has the attribute. Empty lists if the op is
/// no function.
std::vector<std::vector<unsigned>> apartArguments(mlir::Operation *function, unsigned arguments);

/// Like apartArguments, plus pairs that generated inputs keep apart although `--args` need not:
///     the other;
///   - memrefs of different memory spaces, since only the machine knows whether the spaces overlap;
///   - operands of one memref.distinct_objects.
std::vector<std::vector<unsigned>> keptApart(mlir::Operation *function, unsigned arguments);

} // namespace freehold
