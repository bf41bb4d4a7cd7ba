//===- OmpTeams.h - What orders the threads of a team -----------*- C++ -*-===//
// Threads of a team run one after the other here (OmpOps.cpp), so that what another thread may do at the same time is found by
// looking at the ops.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Dialect/OpenMP/OpenMPDialect.h"

namespace freehold::interp {

/// What orders the threads of a team, besides omp.barrier and the end of the region.
enum class Ordering : uint8_t {
  /// Nothing.
  None,
  /// The ends of shared work, at which threads can be made to wait.
  Waits,
  /// Tasks, calls of what may order threads, or ends of shared work where none can be made to wait.
  Other,
};

/// Finds out whether threads that conflict in the region race. What they do is ordered where the region ends, and by barriers, which
/// those that wait for one another know (Threads.h). Nothing is said of threads that something else orders as well.
Ordering orderingOf(mlir::omp::ParallelOp team);

bool hasBarrier(mlir::omp::ParallelOp team);

/// Whether the op has an end at which the threads of the team wait, other than at the end of the team's region.
bool isWaitInside(mlir::Operation *op, mlir::omp::ParallelOp team);
/// Whether no thread waits where the op ends.
bool endsWithoutWaiting(mlir::Operation *op);

/// Returns work that another thread of the team may do while this op's is not finished; null if there is none. Here one
/// thread does both, one after the other, so that a race of them would not be seen. In a loop what stands in front of the op comes
/// after it as well, and so does anything in a region of several blocks. What callers of the function do
/// beside it is not known, so that the op itself is returned if there are any.
mlir::Operation *workBeside(mlir::Operation *op);

} // namespace freehold::interp
