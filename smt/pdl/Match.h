//===- Match.h - The match part of a PDL pattern as a function --*- C++ -*-===//
// Builds @src: an argument for each operand from outside, and the matched ops in the order in which
// the pattern lists them. Nothing is returned yet.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/Instances.h"

namespace freehold::smt {

/// For `instance`; without one a first draft, from which the instances are told. Fails with a
/// diagnostic at the op of the pattern that stands in the way.
mlir::FailureOr<Side> buildSource(mlir::pdl::PatternOp pattern, mlir::func::FuncOp function,
                                  const Instance *instance);

} // namespace freehold::smt
