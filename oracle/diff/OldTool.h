//===- OldTool.h - An older mlir-opt run on a program -----------*- C++ -*-===//
// What became of a program in an older version's hands. The tool is started once where all goes
// well. Where it fails, it is asked again: without its passes, since a program that it cannot even
// read says nothing about them, and without its verifier, since a pass that leaves invalid IR is
// not one that refuses.
//
//   the tool is missing, the program has no counterpart, or the tool fails without passes as well:
//                                     inconclusive: rejected, "cannot ..."
//   a pass ends with an error:        inconclusive: rejected
//   ... which is the verifier's:      defect: invalid-output
//   a signal:                         defect: crash, with its frames
//   the output is not for MLIR 22:    inconclusive: rejected
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Budget.h"
#include "oracle/core/Subject.h"
#include "oracle/core/Verdict.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <variant>

namespace freehold {

/// The subject has a `version`. The module is verified.
std::variant<mlir::OwningOpRef<mlir::ModuleOp>, Verdict>
runOldTool(const Subject &subject, mlir::ModuleOp source, const Budget &budget);

} // namespace freehold
