//===- ScfLoops.h - Loops that count, for scf, affine and linalg *- C++ -*-===//
// A counted loop costs one instruction an iteration, which steps, tests and jumps:
//
//     begin iv, lower, upper, step   -> done when there is no iteration
//   body:
//     ...
//     next iv, upper, step           -> body, or done
//   done:
//
// A step that is not positive is undefined. So are two cases about which MLIR disagrees with
// itself: an induction variable that passes the end of its type (the documentation has the loop
// end, the lowering has it wrap around), and bounds whose signed distance is no value of their
// type (the documentation has the loop run, the trip count of the folders is zero).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Compile.h"

namespace freehold::interp {

/// Registers and comparison of a loop over one induction variable.
struct CountedLoop {
  uint32_t iv, lower, upper, step;
  unsigned bits = 64;
  bool isSigned = true;
};

/// The loop of the current op around `body`, whose block takes the induction variable and
/// then the loop-carried values, which start as `inits` and end up in `results`.
void emitCountedLoop(Emitter &e, const CountedLoop &loop, mlir::Region &body,
                     mlir::ValueRange inits, mlir::ValueRange results);

/// Registers of a rectangular nest, outermost loop first. Iterations run in lexicographic
/// order, or from last to first if the nest is parallel and the run reverses those.
struct LoopNest {
  llvm::SmallVector<uint32_t> iv, lower, upper, step;
  bool isParallel = false;
  /// Filled by emitNestBegin: the value of each induction variable in its last iteration.
  llvm::SmallVector<uint32_t> last;
};

/// A nest whose begin has been emitted and whose body is to follow.
struct OpenNest {
  const LoopNest *nest;
  Label body, done;
};

OpenNest emitNestBegin(Emitter &e, LoopNest nest);
/// Next iteration or done; `op` is blamed for errors.
void emitNestNext(Emitter &e, const OpenNest &open, mlir::Operation *op);

} // namespace freehold::interp
