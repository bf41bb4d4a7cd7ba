//===- MarkedText.h - IR with remarks at the ops of a defect ----*- C++ -*-===//
// Text for people to read in reports. The marker "// <==" is also what fuzz/report highlights.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Verdict.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace freehold {

/// Prints `module`, the IR in which the run took place. Each op that a note of `evidence` names
/// gets the message of the note as a comment; several messages are joined by "; ". The module is
/// not changed.
///
///   memref.dealloc %alloc : memref<i32>  // <== freed here
std::string markedText(mlir::ModuleOp module, const Evidence &evidence);

} // namespace freehold
