//===- Plan.h - What is cloned and freed where ------------------*- C++ -*-===//
// Everything is decided on unchanged IR, for all functions of a module, before any of them is
// changed. All positions refer to ops and blocks that stay.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/AliasGraph.h"

#include "llvm/ADT/SetVector.h"

#include <optional>

namespace freehold::legacy {

/// What becomes of a memref operand of a terminator or region op. Operands without an entry are
/// used by the op itself.
enum class Passing {
  /// To an alias of it.
  Lent,
  /// A clone goes in its place.
  Cloned,
  /// It goes itself, and is not freed here: a root on its last way.
  Given,
};

/// Where a free is put.
struct Spot {
  enum class Kind { Start, After, Before, End, Edge, EdgeEnd };
  Kind kind = Kind::After;
  /// After, Before.
  mlir::Operation *op = nullptr;
  /// Start, End: before the terminator.
  mlir::Block *block = nullptr;
  /// Edge, EdgeEnd (after the clones that are made on it): the exit of the flow.
  unsigned exit = 0;
};

/// An operand of which a clone is passed: an edge, or an operand of a return.
struct CloneAt {
  mlir::Operation *from = nullptr;
  unsigned operand = 0;
  /// The exit of a branch with several successors, on whose edge the clone is made; else -1.
  int exit = -1;
  /// The number of the block argument there.
  unsigned argument = 0;
};

struct FreeAt {
  mlir::Value root;
  Spot spot;
};

struct Plan {
  Plan(mlir::FunctionOpInterface function, Summaries &summaries) : aliases(function, summaries) {}

  mlir::FunctionOpInterface function() const { return aliases.flow.function; }
  mlir::Region &body() const { return function().getFunctionBody(); }

  Aliases aliases;
  /// When critical joins are known.
  std::optional<AliasGraph> graph;
  llvm::DenseMap<mlir::OpOperand *, Passing> passings;
  llvm::SmallVector<CloneAt> clones;
  /// Clones of a former run, and what copies into them: they count as made by the op that they are
  /// passed by, as new ones do.
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> madeFor;
  /// memref.assume_alignment of what may be a clone, which is aligned as its type asks and no more.
  llvm::SmallVector<mlir::Operation *> brokenAssumptions;
  llvm::SmallVector<FreeAt> frees;
  /// Frees of the program that ours take the place of.
  llvm::SetVector<mlir::Operation *> erased;
};

} // namespace freehold::legacy
