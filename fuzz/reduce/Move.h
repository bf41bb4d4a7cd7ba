//===- Move.h - One way of making a program smaller -------------*- C++ -*-===//
// A move knows the places of a module where it applies and how to apply it at any set of
// them. It knows nothing of defects: whoever calls it copies the module first, verifies what
// came out, and asks whether it is still interesting. Moves are stateless and deterministic:
// the same module has the same sites in the same order.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <vector>

namespace freehold::reduce {

/// One place where a move applies.
struct Site {
  /// Ops that would go, about: large ones are tried first.
  unsigned weight = 1;
  /// How many regions enclose it, for hierarchical delta debugging: outer ones first.
  unsigned depth = 0;
};

struct Move {
  /// As tests, certificates and `--moves` name it: "drop-op".
  llvm::StringRef name;
  /// One line for `--list-moves`.
  llvm::StringRef summary;
  /// It may enlarge the program for what it lets others do afterwards (inlining).
  bool mayGrow = false;
  std::vector<Site> (*sites)(mlir::ModuleOp module);
  /// Applies it at those of the sites (indices into what `sites` gave for this module, sorted)
  /// where it still can after the earlier ones. False when it changed nothing. The result may
  /// fail verification; it must never crash the process, whatever the module.
  bool (*apply)(mlir::ModuleOp module, llvm::ArrayRef<unsigned> sites);
};

/// All moves, cheapest and largest first: the order in which a reducer tries them.
const std::vector<Move> &moveTable();

/// nullptr when there is none of this name.
const Move *findMove(llvm::StringRef name);

} // namespace freehold::reduce
