//===- Target.h - A place that a change of IR is about --------------------===//
#pragma once

#include "mlir/IR/Operation.h"

#include <vector>

namespace freehold::edit {

/// A place of the program, as far as one kind of change needs to know it.
struct Target {
  mlir::Operation *op = nullptr;
  /// A result, operand, region, successor...: whatever the move counts.
  unsigned index = 0;
  unsigned weight = 1;
  mlir::Block *block = nullptr;
  /// For moves that replace a type, or give a name or value.
  mlir::Type from = {}, to = {};
  mlir::Attribute attribute = {};
};

using Targets = std::vector<Target>;

} // namespace freehold::edit
