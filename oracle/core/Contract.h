//===- Contract.h - What a subject promises and requires --------*- C++ -*-===//
// If a program violates what the subject requires, it is out of contract, never a defect.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>

namespace freehold {

/// How a subject may change signatures. oracle/diff/Adapter.h says how its entries are then called.
enum class CallAdaptation : uint8_t {
  /// Entries keep their signatures.
  None,
  /// All ranked memref results of a function, or none, become trailing arguments, in order.
  /// Entries' results must have static shapes, since the caller makes the buffers.
  OutParams,
  /// A result is dropped if each return of the function returns the same argument for it, ignoring
  /// casts. That applies to all results, to memrefs only, or to none.
  EquivalentResults,
};

struct Contract {
  /// T3: every heap allocation made during a call is freed or returned.
  bool promisesNoLeak = true;
  /// T4: returned memrefs are fresh, live and distinct, and no one else frees them.
  bool promisesResultAbi = true;
  /// Requires that no buffer is written through one name while a returned alias of it is in use,
  /// since the function boundary ABI copies such results (passes/README.md, "The function
  /// boundary").
  bool copiesAliasedResults = true;
  /// Entries are called, and judged, like those of the source under this adaptation.
  CallAdaptation adaptation = CallAdaptation::None;
  /// Requires what clone-based deallocation requires: structured loops, one owner for each buffer,
  /// and no write that a reader of a clone made at a join would miss. oracle/diff/CloneContract.h
  /// checks it. This is about the output's behaviour: a subject must not crash, hang or make
  /// invalid IR on any program.
  bool clonesAtJoins = false;
};

} // namespace freehold
