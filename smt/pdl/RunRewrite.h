//===- RunRewrite.h - The rewrite part of a PDL pattern ---------*- C++ -*-===//
// Runs a pdl.rewrite on @tgt, which begins as a copy of @src with its return. As in PDL, new ops
// are inserted before the root, and a replacement replaces all uses of a result.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/PdlFacts.h"
#include "smt/pdl/Side.h"

namespace freehold::smt {

/// Fails with a diagnostic. Warns about ops that PDL in MLIR 22 makes invalid.
mlir::LogicalResult runPdlRewrite(mlir::pdl::RewriteOp rewrite, Side &target, const OpFacts &facts);

} // namespace freehold::smt
