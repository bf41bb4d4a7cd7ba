//===- Relevance.h - Which arguments decide a value -------------*- C++ -*-===//
#pragma once

#include "oracle/search/Knobs.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace freehold::search {

/// Returns the memref that a function was given with these contents: the memref itself, or what it is a copy of, if it is a
/// new buffer that nothing else writes. A hint: the copy may have been made of what had changed before.
mlir::Value copiedFrom(mlir::Value memref);

/// Returns the knobs of the entry's arguments that may decide these values, nearest first: found by
/// walking from uses to definitions, through calls, block arguments and memory, so too many rather
/// than too few. A memref counts with all its sizes, and where it is loaded from with its contents.
/// Sizes that are static are included as well.
std::vector<Knob> knobsBehind(mlir::ValueRange values, mlir::FunctionOpInterface entry);

/// Whether the op has nsw or nuw, and is of a type that numbers of programs may overflow: no index.
bool mayOverflow(mlir::Operation *op);

/// Returns whether another input may take the other side at the op, as far as it is easily seen: the loops of a structured op
/// with static sizes always run alike, and nothing but 0 is equal to 0.
bool mayGoBothWays(mlir::Operation *op);

/// Returns whether the op decides which block runs next, or how often. Other ops have sides too: whether the loops of a
/// structured op run, and whether the operands of a comparison are equal.
bool decidesBlock(mlir::Operation *op);

} // namespace freehold::search
