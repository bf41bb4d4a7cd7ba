//===- ReadProgram.h - From a file to a verified module ---------*- C++ -*-===//
#pragma once

#include "oracle/core/Budget.h"
#include "oracle/core/Program.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <optional>

namespace freehold {

/// The file's text with its preparation, or nullopt after saying on stderr why not. "-" is stdin.
std::optional<Program> readProgram(llvm::StringRef path, const Budget &budget);

/// Looks at the text before MLIR's recursive parser does: brackets nested deeper than the
/// budget allows, a text that is too large, or an array<..> on which that parser crashes. Empty, or
/// what is wrong with "name:line:col".
std::optional<std::string> refuseText(const Program &program, const Budget &budget);

/// Parses and verifies. Diagnostics go to the context's handlers; null when there were any
/// errors.
mlir::OwningOpRef<mlir::ModuleOp> parseProgram(const Program &program, mlir::MLIRContext &context);

} // namespace freehold
