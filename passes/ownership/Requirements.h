//===- Requirements.h - What the pass refuses -------------------*- C++ -*-===//
#pragma once

#include "passes/ownership/Roots.h"

namespace freehold::ownership {

/// Emits an error at the first op that the pass cannot handle, and fails. Emits a warning at each
/// op whose effects on memrefs are not known.
mlir::LogicalResult checkRequirements(const Function &function);

} // namespace freehold::ownership
