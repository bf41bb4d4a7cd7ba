//===- Places.h - Where the ops of a pattern stand --------------*- C++ -*-===//
#pragma once

#include "smt/pdl/PdlFacts.h"
#include "smt/pdl/Side.h"

namespace freehold::smt {

/// Whether the other matched ops stand where @src puts them, above the root, in its order where
/// that matters, and whether those that the rewrite erases or replaces are no other op of the
/// pattern. Fails with a diagnostic.
mlir::LogicalResult checkPlaces(mlir::pdl::PatternOp pattern, const Side &source,
                                const OpFacts &facts);

} // namespace freehold::smt
