//===- OldTool.h - An older mlir-opt run on a program -----------*- C++ -*-===//
// Runs an older version's tool on a program. The tool is started once if all goes well. If it
// fails, it is run again: without passes, since if it cannot read the program, that says nothing
// about its passes; and without its verifier, to distinguish a pass that leaves invalid IR from one
// that rejects the program.
//
//   the tool is missing, the program has no counterpart, or the tool fails without passes as well:
//                                     inconclusive: rejected, "cannot ..."
//   a pass ends with an error:        inconclusive: rejected
//   ... which is the verifier's:      defect: invalid-output
//   a signal:                         defect: crash, with its frames
//   the output is not for MLIR 22:    inconclusive: rejected
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/Budget.h"
#include "oracle/core/program/Subject.h"
#include "oracle/core/verdict/Verdict.h"
#include "oracle/diff/CommandSubject.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <variant>

namespace freehold {

/// The subject has a `version`. The module is verified.
std::variant<mlir::OwningOpRef<mlir::ModuleOp>, Verdict, NotRun>
runOldTool(const Subject &subject, mlir::ModuleOp source, const Budget &budget);

} // namespace freehold
