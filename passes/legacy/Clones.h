//===- Clones.h - What is passed to an owner --------------------*- C++ -*-===//
// Critical joins and fresh results own what they get. They get
//
//   the root itself   for a result: if the operand can be nothing but that root, and is the
//                     allocated buffer; for a join: a clone that nobody else uses, since somebody
//                     (a run before this one) made it for that
//   a clone           otherwise; made before the terminator or region op, or on the edge of a
//                     branch that may go elsewhere
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/Plan.h"

namespace freehold::legacy {

/// Fills `plan.passings` and `plan.clones`; records what the function returns. Fails with a
/// diagnostic where a clone would not be passed on all ways.
mlir::LogicalResult planClones(Plan &plan, Summaries &summaries);

} // namespace freehold::legacy
