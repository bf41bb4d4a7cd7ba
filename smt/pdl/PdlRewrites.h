//===- PdlRewrites.h - PDL patterns as rewrites to prove --------*- C++ -*-===//
// What `mlir-pdll -x mlir` produces, a module of pdl.pattern ops, read as before/after pairs in the
// form that smt/encode/Facts.h reads. A pattern becomes
//
//   func.func @src(ARGS) -> RESULTS   the ops that it matches; returns the root's results
//   func.func @tgt(ARGS) -> RESULTS   the same after its pdl.rewrite was run
//
// A pattern is read as PDL matches it, not as it looks:
//   - An operand that is not an op's result is an argument without facts: it may alias anything,
//     also when two operands have two names. One name at two places is one value.
//   - pdl.operands is a list (freehold.list), or that many values where the pattern decides it.
//   - bufferization.dealloc: see Segments.h. Operands that the pattern does not speak of are
//     arguments too.
//   - A type that is left open may be any: each pattern becomes several pairs (Instances.h). New
//     ops must be valid, and what replaces a result must have its type, for sure (TypeClasses.h).
//   - Where ops stand that are matched beside the root is not known. Ops without effects that the
//     root uses may be anywhere above it; others must be said to stand with it, in an order that is
//     known (Together). Ops beside the root may be erased or replaced if nothing else uses them
//     (OnlyUsedHere), and so may a root that has results be erased.
//   - An operand may be what another matched op allocates, and two pdl.operation may match one op.
//     Ops without effects give the same then, so that this is an error only where one of them is
//     erased or replaced; ops with effects are told apart by their order.
//
// Native constraints state facts, which hold before the first op of the pattern. `not F(..)` states
// nothing: that an analysis cannot tell is no fact.
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
// Errors: native rewrites and other constraints (code cannot be read), ops outside the table in
// Ops.cpp, ops with regions (PDL can neither look into them nor make them: what is in the body of
// scf.if is matched as if it stood anywhere else).
// Warnings: what has a meaning, but becomes invalid IR in the PDL of MLIR 22.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <vector>

namespace freehold::smt {

/// One case of what a pattern matches (Instances.h).
struct PdlInstance {
  /// With @src and @tgt.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// "with memref<*xf32> for the open types"; empty: nothing special.
  std::string description;
};

struct PdlResult {
  /// The pattern's symbol, or "pattern N" with its number in the file.
  std::string name;
  mlir::Location location;
  /// The pattern is right if all of them are. None: an error was emitted.
  std::vector<PdlInstance> instances;
};

/// Whether `module` is one of patterns.
bool hasPdlPatterns(mlir::ModuleOp module);

/// One for each pattern, in order; one for each other op beside them, which is an error. Loads
/// dialects.
std::vector<PdlResult> readPdlPatterns(mlir::ModuleOp module);

} // namespace freehold::smt
