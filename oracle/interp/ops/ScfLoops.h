//===- ScfLoops.h - Loops that count, for scf, affine and linalg *- C++ -*-===//
// A counted loop costs one instruction per iteration, which steps, tests and jumps:
//
//     begin iv, lower, upper, step   -> done when there is no iteration
//   body:
//     ...
//     next iv, upper, step           -> body, or done
//   done:
//
// A step that is not positive is undefined. So are two cases in which MLIR contradicts itself: an
// induction variable that passes the end of its type (by the documentation the loop ends, by the
// lowering it wraps around), and bounds whose signed distance does not fit their type (by the
// documentation the loop runs, but folders compute a trip count of zero).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// The registers and the comparison of a loop with one induction variable.
struct CountedLoop {
  uint32_t iv, lower, upper, step;
  unsigned bits = 64;
  bool isSigned = true;
};

/// Emits the current op as a loop around `body`. The block arguments are the induction variable and
/// the loop-carried values, which start as `inits` and end up in `results`.
void emitCountedLoop(Emitter &e, const CountedLoop &loop, mlir::Region &body,
                     mlir::ValueRange inits, mlir::ValueRange results);

/// The registers of a rectangular nest, outermost loop first. Iterations run in lexicographic
/// order, or last to first if the nest is parallel and the run reverses parallel loops.
struct LoopNest {
  llvm::SmallVector<uint32_t> iv, lower, upper, step;
  bool isParallel = false;
  /// Set by emitNestBegin: the value of each induction variable in its last iteration.
  llvm::SmallVector<uint32_t> last = {};
};

/// A nest after emitNestBegin, whose body is emitted next.
struct OpenNest {
  const LoopNest *nest;
  Label body, done;
};

OpenNest emitNestBegin(Emitter &e, LoopNest nest);
/// Continues with the next iteration or ends the nest. Errors are reported at `op`.
void emitNestNext(Emitter &e, const OpenNest &open, mlir::Operation *op);
/// Emits a nest whose iterations may run in any order, for the current op. What the terminator of
/// `body` does is emitted before it leaves the region.
void emitParallel(Emitter &e, LoopNest nest, mlir::Region &body);

/// What is emitted between these two does not race: threads do it one after the other, as a reduction.
void emitSuspendRaces(Emitter &e);
void emitResumeRaces(Emitter &e);

/// What is emitted between these two holds the lock (Races.h).
void emitLock(Emitter &e, unsigned number);
void emitUnlock(Emitter &e, unsigned number);

} // namespace freehold::interp
