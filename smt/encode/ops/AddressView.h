//===- AddressView.h - What an op that compares addresses sees --*- C++ -*-===//
// The literal reading of bufferization.dealloc, which models the shipped lowering, mistakes a
// dangling memref for the live allocation that now has its address (smt/encode/Dealloc.h). For
// single memrefs that is a comparison of two terms. For a list it is a question about any of its
// elements:
//
//   an element that is not live at the start   Lists::dead and Lists::deadFirst
//   one that this function frees               only what the function makes afterwards can have its
//                                              address, and lists have no element of that
//   a live one                                 there is at most one allocation for each address
//
// If such an element exists, a point of the world represents it.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/encode/Encoder.h"

namespace freehold::smt {

/// Returns the view at the current position of `e`, for the dealloc `op` with these updated
/// conditions; std::nullopt if nothing can be mistaken.
std::optional<AddressView> addressViewFor(Encoder &e, const DeallocOp &op,
                                          mlir::ValueRange updated);

} // namespace freehold::smt
