//===- Plan.h - What is cloned and freed where ------------------*- C++ -*-===//
// The pass plans all functions of a module on unchanged IR before it changes any of them. Positions
// in a plan refer to ops and blocks that are not erased.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/AliasGraph.h"

#include "llvm/ADT/SetVector.h"

#include <optional>

namespace freehold::legacy {

/// How a memref operand of a terminator or region op is passed. An operand without an entry in
/// Plan::passings is not passed, but used by the op itself.
enum class Passing {
  /// What receives it is an alias of it, and does not own it.
  Aliased,
  /// A clone is passed in its place.
  Cloned,
  /// It is passed, and ownership is transferred with it: the root is not freed in this function.
  Transferred,
};

/// Where a free is inserted:
///
///   Start, End       at the start of `block`, or before its terminator
///   Before, After    `op`
///   Edge, EdgeEnd    on the edge `exit`, before or after the clones that are made on it
struct Position {
  enum class Kind { Start, After, Before, End, Edge, EdgeEnd };
  Kind kind = Kind::After;
  mlir::Operation *op = nullptr;
  mlir::Block *block = nullptr;
  /// The exit whose edge it is; none unless the kind is Edge or EdgeEnd.
  std::optional<ExitId> exit = std::nullopt;
};

/// An operand of a branch, region op, terminator or return in whose place a clone is passed.
struct CloneAt {
  mlir::Operation *from = nullptr;
  unsigned operand = 0;
  /// The exit on whose edge the clone is made, if `from` is a branch with several successors.
  std::optional<ExitId> exit = std::nullopt;
  /// If there is such an edge, the index of the block argument that the clone is passed to.
  unsigned argument = 0;
};

struct FreeAt {
  mlir::Value root;
  Position position;
};

struct Plan {
  Plan(mlir::FunctionOpInterface function, Summaries &summaries) : aliases(function, summaries) {}

  mlir::FunctionOpInterface function() const { return aliases.flow.function; }
  mlir::Region &body() const { return function().getFunctionBody(); }

  Aliases aliases;
  /// Empty until critical joins are known.
  std::optional<AliasGraph> graph;
  llvm::DenseMap<mlir::OpOperand *, Passing> passings;
  llvm::SmallVector<CloneAt> clones;
  /// Clones that a former run of the pass made, and the ops that fill them, with the op that passes
  /// the clone. What they read counts as read by that op, as with new clones.
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> madeFor;
  /// memref.assume_alignment ops on what may be a clone, which has no more than its type's
  /// alignment.
  llvm::SmallVector<mlir::Operation *> brokenAssumptions;
  llvm::SmallVector<FreeAt> frees;
  /// Frees of the program whose place the planned ones take.
  llvm::SetVector<mlir::Operation *> erased;
};

} // namespace freehold::legacy
