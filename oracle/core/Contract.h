//===- Contract.h - What a subject promises and requires --------*- C++ -*-===//
// A program outside of what the subject requires is out of contract, never a defect.
//===----------------------------------------------------------------------===//
#pragma once

namespace freehold {

struct Contract {
  /// T3: every heap allocation made during a call is freed or returned.
  bool promisesNoLeak = true;
  /// T4: returned memrefs are fresh, live, distinct and nobody else's.
  bool promisesResultAbi = true;
  /// Requires that no buffer is written through one name while a returned alias of it is in
  /// use: the function boundary ABI copies such results (ownership seed, "Function boundary ABI").
  bool copiesAliasedResults = true;
};

} // namespace freehold
