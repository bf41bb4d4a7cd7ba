//===- Threads.h - Threads that wait for one another ------------*- C++ -*-===//
// The threads of a group run one after the other, each until it reaches a barrier or its end. Once all
// have, the first one goes on behind the barrier, and so on. What a thread has computed is kept aside
// meanwhile: the registers of the body, and the instruction to go on with.
//
// A barrier that some threads reach while others end, or reach another one, is undefined.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

struct ThreadGroup {
  /// The registers of the number of threads in each dimension, and of the position of a thread.
  llvm::SmallVector<uint32_t> sizes, ids;
  /// Whether conflicting accesses of threads between two barriers are data races.
  bool races = false;
  /// Whether the position is also the number of a thread in its team (Machine::teamThread).
  bool isTeam = false;
};

/// Emits the body for each thread. `start` emits what a thread does before it, `end` what it does after.
void emitThreads(
    Emitter &e, ThreadGroup group, mlir::Region &body, llvm::function_ref<void()> start = [] {},
    llvm::function_ref<void()> end = [] {});

/// Emits a barrier of the threads of the nearest op around it for which `isGroup` returns true.
/// Unsupported if a thread that waits there leaves more behind than registers, such as a task or an
/// iteration of a parallel loop that is not at its end.
void emitBarrier(mlir::Operation *barrier, llvm::function_ref<bool(mlir::Operation *)> isGroup,
                 Emitter &e);

/// Returns an op between this one and the group in which no thread can wait; the op itself if no group is around it, and null if
/// threads can wait there.
mlir::Operation *whereNoneWaits(mlir::Operation *barrier,
                                llvm::function_ref<bool(mlir::Operation *)> isGroup);

/// Emits a barrier, and behind it what combines the values that all threads had in front of it: `combine`
/// emits what takes `second`, the value of one more thread, into `first`, which ends up as the result.
void emitCombined(mlir::Operation *op, llvm::function_ref<bool(mlir::Operation *)> isGroup,
                  mlir::Value value, Registers first, Registers second,
                  llvm::function_ref<void()> combine, Emitter &e);

/// Emits a barrier, and behind it what copies to `to` the value that another thread had in front of it. The word
/// `thread` is that thread's number, where the first dimension is innermost; what it has is poison if there is no
/// such thread.
void emitExchanged(mlir::Operation *op, llvm::function_ref<bool(mlir::Operation *)> isGroup,
                   mlir::Value value, uint32_t thread, Registers to, Emitter &e);

/// Returns whether the threads of this body can be kept aside: nothing in
/// it opens a scope of stack buffers.
bool canWait(mlir::Region &body);

} // namespace freehold::interp
