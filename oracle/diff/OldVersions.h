//===- OldVersions.h - Programs between versions of MLIR --------*- C++ -*-===//
// An older mlir-opt as a subject reads and writes IR of its own time. Programs are handed over in
// the generic form, which has hardly changed; what did change is a table, one row a difference,
// each with its two directions:
//
//   22 --print--> generic --read bare--> rows --print--> old tool
//   22 <--parse-- generic <--print-- rows <--read bare-- old tool
//
// "Bare" is a context without dialects, where every op is only its name, operands, attributes and
// regions, so that rows may make of it what one version or the other would refuse.
//
// Invariants: the source is not changed. Locations survive: an op of the output has that of the
// source's op that it came from. Nothing is left out that the program could observe; what has no
// counterpart in the old version is a failure that says so, never a guess.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <variant>
#include <vector>

namespace freehold {

/// A program as an older version reads it.
struct OldProgram {
  std::string text;
  /// What its locations mean: an op in line n of the pseudo file has the n-th of these, from 1.
  std::vector<mlir::Location> locations;
};

/// Says why there is no counterpart.
struct Untranslatable {
  std::string why;
};

/// `version` is the tool's major version; older than this program's MLIR.
std::variant<OldProgram, Untranslatable> toOldVersion(mlir::ModuleOp source, unsigned version);

/// The old tool's output, verified, in `source`'s context. `locations` are the program's.
std::variant<mlir::OwningOpRef<mlir::ModuleOp>, Untranslatable>
fromOldVersion(llvm::StringRef text, unsigned version, mlir::MLIRContext &context,
               llvm::ArrayRef<mlir::Location> locations);

/// The place that a line of the old tool's diagnostics begins with, "file:line:column: ", looked
/// up, and cut off `line`; nullopt when there is none of ours.
std::optional<mlir::Location> takeLocation(llvm::StringRef &line,
                                           llvm::ArrayRef<mlir::Location> locations);

} // namespace freehold
