//===- Target.h - A place that a change of IR is about --------------------===//
#pragma once

#include "mlir/IR/Operation.h"

#include <vector>

namespace freehold::edit {

/// A place in the program, with the fields that one kind of change needs.
struct Target {
  mlir::Operation *op = nullptr;
  /// Index of a result, operand, region or successor, depending on the move.
  unsigned index = 0;
  unsigned weight = 1;
  mlir::Block *block = nullptr;
  /// Used by moves that replace a type, or set a name or value.
  mlir::Type from = {}, to = {};
  mlir::Attribute attribute = {};
};

using Targets = std::vector<Target>;

} // namespace freehold::edit
