//===- MarkedText.h - IR with the defect pointed at -------------*- C++ -*-===//
#pragma once

#include "oracle/core/Verdict.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace freehold {

/// The module's text; the ops that the evidence is about carry a comment that says how:
///
///   memref.dealloc %alloc : memref<i32>  // <== freed here
std::string markedText(mlir::ModuleOp module, const Evidence &evidence);

} // namespace freehold
