//===- RunRewrite.h - The rewrite part of a PDL pattern ---------*- C++ -*-===//
// Runs a pdl.rewrite on @tgt, which starts as a copy of @src with its return: new ops go before the
// root, and what replaces a result replaces it wherever it is used, as PDL does it.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/PdlFacts.h"
#include "smt/pdl/Side.h"

namespace freehold::smt {

/// Fails with a diagnostic. Warns of ops that PDL in MLIR 22 makes invalid.
mlir::LogicalResult runPdlRewrite(mlir::pdl::RewriteOp rewrite, Side &target, const OpFacts &facts);

} // namespace freehold::smt
