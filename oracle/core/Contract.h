//===- Contract.h - What a subject promises and requires --------*- C++ -*-===//
// A program outside of what the subject requires is out of contract, never a defect.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>

namespace freehold {

/// What a subject may do to signatures; how its target's entries are called then is in
/// oracle/diff/Adapter.h.
enum class CallAdaptation : uint8_t {
  /// Entries keep their signatures.
  None,
  /// All ranked memref results of a function, or none, become arguments at the end of its list, in
  /// order. Requires static shapes of entries' results, since a caller makes the buffers.
  OutParams,
  /// All results that are, casts looked through, the same argument at each return of the function
  /// are dropped, or all memrefs among them, or none.
  EquivalentResults,
};

struct Contract {
  /// T3: every heap allocation made during a call is freed or returned.
  bool promisesNoLeak = true;
  /// T4: returned memrefs are fresh, live, distinct and nobody else's.
  bool promisesResultAbi = true;
  /// Requires that no buffer is written through one name while a returned alias of it is in
  /// use: the function boundary ABI copies such results (passes/README.md, "The function
  /// boundary").
  bool copiesAliasedResults = true;
  /// Calls of entries are adapted so that they are run, and judged, as the source's.
  CallAdaptation adaptation = CallAdaptation::None;
  /// Requires of the program what clone-based deallocation requires: structured loops,
  /// one owner for each buffer, and that no write is missed by a reader that got a clone of the
  /// buffer where control flow joins. oracle/diff/CloneContract.h decides. It speaks of what the
  /// output does: a subject must not crash, hang or make invalid IR of any program.
  bool clonesAtJoins = false;
};

} // namespace freehold
