//===- OldVersions.h - Programs between versions of MLIR --------*- C++ -*-===//
// An older mlir-opt as a subject reads and writes its own version's IR. Programs are passed in
// the generic form, which has hardly changed; the differences are a table with one row for each,
// which is applied in either direction:
//
//   22 --print--> generic --read bare--> rows --print--> old tool
//   22 <--parse-- generic <--print-- rows <--read bare-- old tool
//
// "Bare" is a context without dialects, in which an op has only its name, operands, attributes
// and regions, so that rows may build ops that are invalid in one of the two versions.
//
// Invariants: the source is not changed. Locations survive: an op of the output has that of the
// source's op that it came from. Nothing that the program could observe is dropped: what has no
// counterpart in the old version is reported as an error.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <variant>
#include <vector>

namespace freehold {

/// A program in an older version's syntax.
struct OldProgram {
  std::string text;
  /// Line n of the pseudo file stands for the n-th of these locations, from 1.
  std::vector<mlir::Location> locations;
};

/// Why a program has no counterpart in the other version.
struct Untranslatable {
  std::string why;
};

/// `version` is the tool's major version; older than this program's MLIR.
std::variant<OldProgram, Untranslatable> toOldVersion(mlir::ModuleOp source, unsigned version);

/// Returns the old tool's output, verified, in `source`'s context. `locations` are the
/// program's.
std::variant<mlir::OwningOpRef<mlir::ModuleOp>, Untranslatable>
fromOldVersion(llvm::StringRef text, unsigned version, mlir::MLIRContext &context,
               llvm::ArrayRef<mlir::Location> locations);

/// Removes the location "file:line:column: " from the front of `line`, a line of the old tool's
/// diagnostics, and returns the source's location that it stands for; nullopt if it is not a pseudo
/// location.
std::optional<mlir::Location> takeLocation(llvm::StringRef &line,
                                           llvm::ArrayRef<mlir::Location> locations);

} // namespace freehold
