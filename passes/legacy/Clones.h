//===- Clones.h - What is passed to an owner --------------------*- C++ -*-===//
// Critical joins and fresh results own what is passed to them:
//
//   result   the root itself if the operand can be nothing else and is the allocated buffer
//   join     the operand itself if it is a clone without another use, which a former run of the
//            pass made for this join
//   both     otherwise a clone, made before the terminator or region op, or on the edge if a branch
//            has several successors
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/Plan.h"

namespace freehold::legacy {

/// Fills `plan.passings` and `plan.clones`, and records in `summaries` what the function returns.
/// Emits an error and fails if a critical join has an edge on which no clone can be passed.
mlir::LogicalResult planClones(Plan &plan, Summaries &summaries);

} // namespace freehold::legacy
