//===- MarkedText.h - IR with remarks at the ops of a defect ----*- C++ -*-===//
#pragma once

#include "oracle/core/verdict/Verdict.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace freehold {

/// Prints the module; ops that the evidence is about get a comment with their part in it:
///
///   memref.dealloc %alloc : memref<i32>  // <== freed here
std::string markedText(mlir::ModuleOp module, const Evidence &evidence);

} // namespace freehold
