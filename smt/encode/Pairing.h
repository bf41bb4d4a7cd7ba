//===- Pairing.h - Which i1 belongs to which memref of a list ---*- C++ -*-===//
// Lists have as many elements as the memref list that they are paired with:
//
//   bufferization.dealloc (%l : ..) if (%c)          %c is paired with %l
//   %u = bufferization.dealloc .. retain (%l : ..)   so is %u
//   %d = arith.ori %c, %u                            so is what is made of such lists element by
//                                                    element
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/encode/Facts.h"

namespace freehold::smt {

/// Sets `pairedWith`. Fails with a diagnostic where a list of i1 belongs to no memref list or to
/// two, and where a list stands that has no meaning.
mlir::LogicalResult pairLists(Rewrite &rewrite);

} // namespace freehold::smt
