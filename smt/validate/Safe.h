//===- Safe.h - A function proved to free each buffer once ------*- C++ -*-===//
// Judges one function as it stands, by the rules of code that is written by hand: memref arguments
// are borrowed and may alias, returned memrefs are handed to the caller. No execution
//
//   frees what is not the start of a live heap allocation of its own    (bad free, double free)
//   loads, stores, copies, frees, passes to an external function, or returns a freed buffer
//   leaves a memref of a freed buffer in memory that the caller or an external function reads
//   returns a buffer of which memory that outlives the call still holds a memref, unless it is an
//   argument or a global
//   leaves an allocation that is neither freed nor returned nor stored in the caller's memory
//   may leave a stack buffer with a name after its end (LeftStack.h), although the name may not be used
//
// A caller may free a returned buffer unless it is an argument or a global; whether two results are one
// buffer is not asked, nor whether anything is lost before the call ends.
//
// Executions with other undefined behaviour say nothing beyond the point where that happens: bounds and
// unwritten values are not checked. A walk that is found here is only a candidate: it may need values that
// no execution has.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/validate/Horn.h"
#include "smt/validate/Unroll.h"

namespace freehold::smt::safe {

struct SafeOptions {
  /// How often a walk may go back.
  unsigned bound = 3;
  /// Of one question. All together may take twice as long. Milliseconds are those of a fast machine: what Z3 does
  /// in them is counted, and a clock only ends what takes twice as long.
  SolverLimits limits;
  Seen seen = {};
  Returns returns = Returns::Any;
  /// Only that no clone is written while what it is a clone of is live, nor the other way round.
  bool asksOfClones = false;
};

struct SafeResult {
  enum Status {
    /// For all executions.
    Proved,
    /// There is a walk to a violation.
    Candidate,
    /// No walk up to the bound has one, and that is all that is known.
    Bounded,
    Unknown,
  } status = Unknown;
  /// The op or goal that stopped the proof.
  std::string reason = {};
  mlir::Operation *at = nullptr;
  /// Of Candidate.
  Walk walk = {};
  /// Who found the invariant of a proof, and who checked it.
  std::string foundBy = {}, checkedBy = {};
  double seconds = 0;
};

SafeResult proveSafe(mlir::FunctionOpInterface function, const SafeOptions &options);

} // namespace freehold::smt::safe
