//===- DeallocOps.h - Programs around bufferization.dealloc -----*- C++ -*-===//
// One function that allocates, makes other names of its buffers (casts, views, base buffers,
// selects, results of branches and loops) and frees some of them with bufferization.dealloc, whose
// memrefs, conditions and retained values are chosen at random:
//
//   %r:2 = bufferization.dealloc (%m0, %m1 : ...) if (%c0, %c1) retain (%v, %w : ...)
//   func.call @observe(%r#0) ...
//   // once for each allocation that may be left:
//   scf.if %live0 { load, observe; memref.dealloc %a0 }
//
// Invariants: for each memref and each allocation the program computes an i1 that says whether the
// memref refers to the allocation, and for each allocation one that says whether it is live. The
// condition of a dealloc is and-ed with "refers to a live heap allocation", unless that is certain
// (D4). What a dealloc frees is computed by D1, not taken from its results, so that the program
// frees each allocation exactly once, whatever a pass makes of the op. Dangling memrefs have false
// conditions (D5), and occur only if the input asks for them.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"
#include "oracle/core/program/Program.h"

namespace freehold::targets {

struct DeallocOptions {
  /// Later deallocs may use memrefs that earlier ones freed, under false conditions.
  bool withDangling = false;
};

Program deallocProgram(gen::Choices &choices, const DeallocOptions &options);

} // namespace freehold::targets
