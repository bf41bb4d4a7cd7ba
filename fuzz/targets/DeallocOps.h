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
// Invariants: which allocation is behind a name is known as an i1 for each allocation, computed by
// the program beside the name; so is what is alive. A condition is and-ed with "what is behind the
// memref is alive, and the heap's" unless that is certain (D4). What a dealloc has freed is
// computed by D1, not taken from its results, so that the program frees each allocation exactly
// once whatever a pass makes of the op. Dangling memrefs stand under false conditions only (D5),
// and only where the input asks for them.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"
#include "oracle/core/Program.h"

namespace freehold::targets {

struct DeallocOptions {
  /// Later deallocs may name what earlier ones freed.
  bool withDangling = false;
};

Program deallocProgram(gen::Choices &choices, const DeallocOptions &options);

} // namespace freehold::targets
