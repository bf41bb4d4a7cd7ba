//===- ReadProgram.h - From a file to a verified module ---------*- C++ -*-===//
#pragma once

#include "oracle/core/program/Budget.h"
#include "oracle/core/program/Program.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"

#include "llvm/Support/SourceMgr.h"

#include <optional>

namespace freehold {

/// Reads a file that holds one program, and its preparation. On failure prints an error and returns
/// std::nullopt. "-" is stdin. A file of several programs is refused: see SplitFile.h.
std::optional<Program> readProgram(llvm::StringRef path, const Budget &budget);

/// Returns true if a file of this name holds a program, as text (`.mlir`) or as bytecode (`.mlirbc`).
bool isProgramFile(llvm::StringRef path);

/// Replaces each folder by the files of programs in it and in its folders, in the
/// order of their names. Returns an error message if a folder has none, or an empty string.
std::string expandFolders(std::vector<std::string> &paths);

/// Reads a file as it is, whatever it holds. On failure prints an error and returns std::nullopt.
std::optional<Program> readWhole(llvm::StringRef path, const Budget &budget);

/// Refuses text that MLIR's recursive parser must not see: brackets nested deeper than the budget
/// allows, too large a text, or an array<..> on which the parser crashes. Returns an error
/// beginning with "name:line:col", or std::nullopt.
std::optional<std::string> refuseText(const Program &program, const Budget &budget);

/// Parses and, unless the caller does it later, verifies. Diagnostics go to the context's handlers. Null if there was an
/// error.
mlir::OwningOpRef<mlir::ModuleOp> parseProgram(const Program &program, mlir::MLIRContext &context,
                                               bool verifies = true);

/// A program with a handler that prints diagnostics with the lines that they are about, as long as
/// this lives.
class DiagnosedProgram {
public:
  DiagnosedProgram(Program program, mlir::MLIRContext &context);

  const Program program;

private:
  llvm::SourceMgr sources_;
  mlir::SourceMgrDiagnosticHandler handler_;

public:
  /// Null when it could not be parsed, which was said then.
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

} // namespace freehold
