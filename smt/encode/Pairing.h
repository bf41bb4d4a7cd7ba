//===- Pairing.h - Which i1 belongs to which memref of a list ---*- C++ -*-===//
// A list has as many elements as the memref list that it is paired with:
//
//   bufferization.dealloc (%l : ..) if (%c)          %c is paired with %l
//   %u = bufferization.dealloc .. retain (%l : ..)   so is %u
// %d = arith.ori %c, %u                            so is the elementwise result for such lists
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/encode/Facts.h"

namespace freehold::smt {

/// Sets `pairedWith`. Fails with a diagnostic if an i1 list is paired with no memref list or with
/// two, or if a list is used where it has no meaning.
mlir::LogicalResult pairLists(Rewrite &rewrite);

} // namespace freehold::smt
