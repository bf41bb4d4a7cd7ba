//===- FastMath.h - Differences that fast-math flags allow ------*- C++ -*-===//
// Flags such as fastmath<reassoc> let a pass change the results of float operations. There is no
// telling how far such a change may spread through later arithmetic, so a run that differs in nothing
// but floats that such an operation may reach is neither right nor wrong: it is inconclusive. So is one
// that differs in other observations, where the result of such an operation is compared or cast to an
// integer. Any other difference is a defect as without flags: integers, sizes, memory errors,
// assertions, floats of a type that no such operation reaches. With nsz alone two zeros may differ in their sign, and two
// infinities.
//
// nnan and ninf allow nothing here: a NaN or an infinity there is poison, which the interpreter
// models.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Contract.h"
#include "oracle/core/Outcome.h"
#include "oracle/core/Verdict.h"
#include "oracle/interp/Compile.h"

#include "llvm/ADT/SmallVector.h"

namespace freehold {

/// What the flags in a function allow, and in all that it calls or names.
struct FastMath {
  /// A result of such an operation reaches a comparison, a cast to an integer or the like, so that
  /// other observations than floats may differ too.
  bool decides = false;
  /// The float types that operations with such flags reach; empty where there is no such flag.
  llvm::SmallVector<mlir::Type> types;
  /// No flag but nsz, so that only signs differ.
  bool onlySigns = true;
  /// The first operation with such flags.
  Note where = {};
};
FastMath fastMathOf(const interp::CompiledModule &module, const interp::CompiledFunction &function);

/// As compare of Compare.h, but where the observations differ only as the flags of the source allow,
/// the verdict is inconclusive unless something else is wrong. Behind an external call that gets
/// different floats observations are not compared, since its answers depend on them.
Verdict compare(const Outcome &source, const Outcome &target, const Contract &contract,
                const FastMath &flags);

} // namespace freehold
