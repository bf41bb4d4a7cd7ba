//===- Places.h - Where the ops of a pattern stand --------------*- C++ -*-===//
#pragma once

#include "smt/pdl/PdlFacts.h"
#include "smt/pdl/Side.h"

namespace freehold::smt {

/// Checks that the other matched ops are at the positions of @src, above the root and in its order
/// where that matters, and that ops which the rewrite erases or replaces are no other op of the
/// pattern. Fails with a diagnostic.
mlir::LogicalResult checkPlaces(mlir::pdl::PatternOp pattern, const Side &source,
                                const OpFacts &facts);

} // namespace freehold::smt
