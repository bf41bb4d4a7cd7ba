//===- Checklist.h - What generated programs are to reach -------*- C++ -*-===//
// Named shapes of control flow, ownership, types and functions that a deallocation pass may get
// wrong. Each is a row with a predicate on an op of the source; a program has the shape when it
// holds at any of its ops. `freehold-fuzz gen --stats` counts the programs that have each: a row
// that stays at zero is a hole in the generator.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/BitVector.h"

#include <vector>

namespace freehold::features {

struct Shape {
  const char *family;
  const char *name;
  bool (*holdsAt)(mlir::Operation *op);
};

/// All rows, always in the same order.
const std::vector<Shape> &checklist();

/// One bit for each row.
llvm::BitVector shapesOf(mlir::ModuleOp module);

// The rows of each family.
using Shapes = std::vector<Shape>;
void addControlFlowShapes(Shapes &shapes);
void addRegionShapes(Shapes &shapes);
void addOwnershipShapes(Shapes &shapes);
void addViewShapes(Shapes &shapes);
void addTypeShapes(Shapes &shapes);
void addFunctionShapes(Shapes &shapes);

} // namespace freehold::features
