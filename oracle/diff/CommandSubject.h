//===- CommandSubject.h - A command line run on a program -------*- C++ -*-===//
// The command reads the program on stdin, in generic form, and writes its output to stdout. How it
// ends is a verdict:
//
//   it cannot be run:             inconclusive: rejected
//   it ends with an error:        inconclusive: rejected
//   ... which is the verifier's:  defect: invalid-output, at the op of the program
//   a signal:                     defect: crash, with its frames
//   it does not end:              defect: hang
//   it prints too much:           defect: resource
//
// An error is known to be the verifier's if the command, run again with --verify-each=0 as tools made of
// MLIR's main function understand it, prints a module that is invalid.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/Budget.h"
#include "oracle/core/verdict/Verdict.h"

#include "mlir/IR/BuiltinOps.h"

#include <variant>

namespace freehold {

/// Why a command was not run although it could be, such as that there is no room for temporary files. That says nothing
/// about the subject: it is a fault of this tool's.
struct NotRun {
  std::string why;
};

/// Returns what the command printed, or why there is nothing to judge.
std::variant<std::string, Verdict, NotRun>
runCommandOn(mlir::ModuleOp source, const std::string &command, const Budget &budget);

} // namespace freehold
