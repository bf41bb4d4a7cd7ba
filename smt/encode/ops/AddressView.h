//===- AddressView.h - What an op that compares addresses sees --*- C++ -*-===//
// The literal reading of bufferization.dealloc, which stands for the shipped lowering, takes a
// memref that dangles for the live allocation that has its address by now (smt/encode/Dealloc.h). Of
// single memrefs that is a comparison of two terms. Of a list it is a question about any of its
// elements:
//
//   an element that is not live at the start   Lists::dead and Lists::deadFirst
//   one that this function frees               only what the function makes afterwards can have its
//                                              address, and lists have no element of that
//   a live one                                 there is at most one allocation for each address
//
// Where such an element exists, a point of the world stands for it.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/encode/Encoder.h"

namespace freehold::smt {

/// Of the current place of `e`, for the dealloc `op` with these updated conditions; nullopt if nothing
/// is mistaken there.
std::optional<AddressView> addressViewFor(Encoder &e, const DeallocOp &op,
                                          mlir::ValueRange updated);

} // namespace freehold::smt
