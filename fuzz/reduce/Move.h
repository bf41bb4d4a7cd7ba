//===- Move.h - One way of making a program smaller -------------*- C++ -*-===//
// A move finds the places of a module where it applies, and applies at any set of them. It knows
// nothing of defects: its caller copies the module first, verifies the result, and tests whether
// the defect is still there. Moves are stateless and deterministic: the same module has the same
// sites in the same order.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <vector>

namespace freehold::reduce {

/// One place where a move applies.
struct Site {
  /// Approximate number of ops that the move removes; sites of large weight are tried first.
  unsigned weight = 1;
  /// Number of regions around the place, for hierarchical delta debugging: outer ones first.
  unsigned depth = 0;
};

struct Move {
  /// The name in tests, certificates and `--apply-move`, such as "drop-op".
  llvm::StringRef name;
  /// The description for `--list-moves`, one line.
  llvm::StringRef summary;
  /// Whether the move may enlarge the program to enable other moves, as inlining does.
  bool mayGrow = false;
  std::vector<Site> (*sites)(mlir::ModuleOp module);
  /// Applies the move at some of the sites, given as sorted indices into what `sites` returned for
  /// this module. Skips sites that earlier ones made inapplicable. Returns false if nothing
  /// changed. The result may fail verification, but no module may crash the move.
  bool (*apply)(mlir::ModuleOp module, llvm::ArrayRef<unsigned> sites);
};

/// All moves in the order in which a reducer tries them: cheap and large moves first.
const std::vector<Move> &moveTable();

/// Finds a move by name; null if there is none.
const Move *findMove(llvm::StringRef name);

} // namespace freehold::reduce
