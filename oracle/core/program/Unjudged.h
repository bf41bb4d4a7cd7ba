//===- Unjudged.h - What no run and no proof looks at -----------*- C++ -*-===//
// Judges compare functions: their runs, or their bodies. Programs have more than these, and code outside may
// depend on it.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace freehold {

/// Returns a sentence that says what differs between the modules and is judged nowhere; empty if nothing does:
///
/// - what stands beside functions, memref.global and ml_program.global: globals and constructors of other dialects,
///   text for the output, unregistered ops, attributes of the modules themselves;
/// - bodies of llvm.func, and of other functions that have no function type;
/// - functions that only the target has and that replace one of the runtime, such as `malloc`;
/// - attributes that a lowering gives a meaning, as `llvm.readnone` of a function, `memory_effects` of a call, or
///   `isDisjoint` of arith.ori: those that begin with `llvm.`, or that ops of LLVM have themselves.
///
/// A target may have more declarations and functions, and may lack private symbols that nothing uses.
/// Both modules are of one context.
std::string unjudgedDifference(mlir::ModuleOp source, mlir::ModuleOp target);

} // namespace freehold
