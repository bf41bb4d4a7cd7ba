//===- PdlRewrites.h - PDL patterns as rewrites to prove --------*- C++ -*-===//
// What `mlir-pdll -x mlir` produces, a module of pdl.pattern ops, read as before/after pairs in the
// form that smt/encode/Facts.h reads. A pattern becomes
//
//   func.func @src(ARGS) -> RESULTS   the ops that it matches; returns the root's results
//   func.func @tgt(ARGS) -> RESULTS   the same after its pdl.rewrite was run
//
// Patterns are read with the semantics of PDL's matcher:
//   - An operand that is no result of an op is an argument without facts: it may alias anything,
//     even another operand of the pattern. The same name used twice is one value.
//   - pdl.operands is a list (freehold.list), or a number of values if the pattern determines it.
//   - bufferization.dealloc: see Segments.h. Operands that the pattern does not mention are
//     arguments too.
//   - An open type may be any: each pattern becomes several pairs (Instances.h). New ops must be
//     valid, and a replacement must have the result's type, whatever the open types are
//     (TypeClasses.h).
//   - The positions of matched ops other than the root are unknown. Ops without effects that the
//     root uses may be anywhere above it; others need a constraint that puts them next to it, in a
//     known order (Together). Other ops than the root may be erased or replaced if they have no
//     other users (OnlyUsedHere); the same goes for erasing a root with results.
//   - An operand may be what another matched op allocates, and two pdl.operation may match one op.
//     For ops without effects that makes no difference, so it is an error only if one of them is
//     erased or replaced. Ops with effects are distinguished by their order.
//
// Native constraints state facts, which hold before the first op of the pattern. `not F(..)` states
// nothing, since an analysis that cannot decide proves no fact.
//
//   NoAlias(a, b, ..)          allocations that differ pairwise; those of a range and of the others
//   SameAllocation(a, b, ..)   one allocation
//   Original(a, ..)            as freehold.original, for each
//   Owned(a, ..)
//   Live(a, ..)
//   KnownTrue(c, ..)           as freehold.value
//   KnownFalse(c, ..)
//   Together(op, op, ..)       in one block, in this order, only ops of the pattern between them
//   OnlyUsedHere(op, ..)       only ops of the pattern use their results
//
// Errors: native rewrites and other constraints, whose code cannot be read; ops outside of the
// table in Ops.cpp; ops with regions, which PDL can neither inspect nor make (it matches the ops in
// the body of an scf.if like any others).
// Warnings: what has a meaning, but becomes invalid IR with the PDL of MLIR 22.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <vector>

namespace freehold::smt {

/// One case of what a pattern matches (Instances.h).
struct PdlInstance {
  /// Has @src and @tgt.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Such as "with memref<*xf32> for the open types"; empty for the plain case.
  std::string description;
};

struct PdlResult {
  /// The pattern's symbol, or "pattern N" with its number in the file.
  std::string name;
  mlir::Location location;
  /// The pattern is right if all instances are. Empty if an error was emitted.
  std::vector<PdlInstance> instances;
};

/// Returns true if `module` contains PDL patterns.
bool hasPdlPatterns(mlir::ModuleOp module);

/// Returns one result for each pattern, in order, and one for each other op, which is an error.
/// Loads dialects.
std::vector<PdlResult> readPdlPatterns(mlir::ModuleOp module);

} // namespace freehold::smt
