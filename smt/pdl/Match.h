//===- Match.h - The match part of a PDL pattern as a function --*- C++ -*-===//
// Builds @src: an argument for each outer operand, and the matched ops in the order of the pattern.
// It has no return yet.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/Instances.h"

namespace freehold::smt {

/// Builds @src for `instance`. Without one, builds a first draft, from which instances are derived.
/// Fails with a diagnostic at the op of the pattern that cannot be read.
mlir::FailureOr<Side> buildSource(mlir::pdl::PatternOp pattern, mlir::func::FuncOp function,
                                  const Instance *instance);

} // namespace freehold::smt
