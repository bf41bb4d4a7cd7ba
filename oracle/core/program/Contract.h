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
  /// Tensors in signatures become memrefs of the same shape and elements, in any layout. A caller
  /// passes fresh buffers. The callee may write them, unless `bufferization.writable` forbids it.
  Bufferized,
};

/// How far a subject answers for what its input already breaks: allocations that leak (T3), and
/// results that the caller does not come to own (T4).
enum class Deallocation : uint8_t {
  /// The subject deallocates: T3 and T4 hold whatever the source does.
  Complete,
  /// The subject does not deallocate: on each input it leaks no more allocations than the source,
  /// and a result that breaks T4 in the source may do so in the target.
  Absent,
  /// One step of somebody's pipeline, before or after deallocation. T3 holds for an entry that leaks
  /// on no input before the step and is not asked of others, since a step before deallocation may
  /// allocate more. T4 as for Absent.
  Step,
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
  /// An entry that is gone, or that callers cannot call as before, is not judged instead of being a
  /// defect: a pass of somebody's pipeline may bufferize or lower functions.
  bool mayChangeEntries = false;
  /// Whether the subject has to free what its input leaks.
  Deallocation deallocation = Deallocation::Complete;

  /// Whether callers free returned buffers between calls, as the function boundary ABI has it. The
  /// source's callers never do.
  bool callersFreeResults() const {
    return promisesResultAbi && deallocation == Deallocation::Complete;
  }
};

} // namespace freehold
