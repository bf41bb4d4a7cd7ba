//===- Extensions.h - Dialects and models that users bring ------*- C++ -*-===//
// Program::extensions are loaded into a context before the program is parsed.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/Program.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include "llvm/ADT/StringRef.h"

#include <optional>

namespace freehold {

/// Loads dialects into the context, those that it does not have yet. Says what is wrong to the context's
/// handlers and returns false if one cannot be loaded.
bool loadExtensions(const Extensions &extensions, mlir::MLIRContext &context);

/// Parses the models of ops; null if there are none, or after a diagnostic.
mlir::OwningOpRef<mlir::ModuleOp> parseModels(const Extensions &extensions,
                                              mlir::MLIRContext &context);

/// Returns the name of the op that a function is the model of; empty if it is no model.
llvm::StringRef modelledOp(mlir::func::FuncOp function);

/// Returns the name of the first op in `module` on memrefs or with regions that only the program's extensions explain:
/// its dialect is none of MLIR's, or `models`, which may be null, has a model of it. Empty if there is none.
std::string opOfExtensions(mlir::ModuleOp module, const Extensions &extensions,
                           mlir::ModuleOp models);

/// Files of a command line.
struct ExtensionFiles {
  std::vector<std::string> dialectPlugins = {}, irdl = {};
  std::string opModels = {};
};

/// Returns the options that give these files to another command, each with a space before it; empty if there are none.
std::string optionsOf(const ExtensionFiles &files);

/// A file of its own for each text of extensions, by name: irdl-1.mlir and so on, op-models.mlir.
std::vector<std::pair<std::string, std::string>> filesOf(const Extensions &extensions);
/// Returns the options that load extensions whose texts are in those files of a folder; "" is the current one.
std::string optionsOf(const Extensions &extensions, const std::string &folder);

/// Reads and checks the files. Says what is wrong to stderr and returns std::nullopt otherwise.
std::optional<Extensions> readExtensions(const ExtensionFiles &files);

} // namespace freehold
