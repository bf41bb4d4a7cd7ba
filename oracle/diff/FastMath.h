//===- FastMath.h - Differences that fast-math flags allow ------*- C++ -*-===//
// Flags such as fastmath<reassoc> let a pass change the results of float operations. How far
// such a change spreads through later arithmetic is not bounded here, so a run that differs only in
// floats that such an operation may reach is inconclusive. So is one that differs in other
// observations if the result of such an operation is compared or cast to an integer. Any other
// difference is a defect as without flags: integers, sizes, memory errors, assertions, floats of a
// type that no such operation reaches. With nsz alone only signs may differ, of zeros and of
// infinities.
//
// nnan and ninf allow nothing here: a NaN or an infinity with them is poison, which the
// interpreter models.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/Contract.h"
#include "oracle/core/verdict/Outcome.h"
#include "oracle/core/verdict/Verdict.h"
#include "oracle/interp/Code.h"

#include "llvm/ADT/SmallVector.h"

namespace freehold {

/// What the flags in a function, and in all functions that it calls or names, allow.
struct FastMath {
  /// A result of such an operation reaches a comparison, a cast to an integer or the like, so that
  /// other observations than floats may differ too.
  bool decides = false;
  /// The float types that operations with such flags reach; empty if there is no such flag.
  llvm::SmallVector<mlir::Type> types;
  /// The only flag is nsz, so that only signs may differ.
  bool onlySigns = true;
  /// The first operation with such flags.
  Note where = {};
};
FastMath fastMathOf(const interp::CompiledModule &module, const interp::CompiledFunction &function);

/// As compare of Compare.h, but if the observations differ only as the flags of the source
/// allow, the verdict is inconclusive unless something else is wrong. Observations after an
/// external call that gets different floats are not compared, since its answers depend on them.
Verdict compare(const Outcome &source, const Outcome &target, const Contract &contract,
                const FastMath &flags);

} // namespace freehold
