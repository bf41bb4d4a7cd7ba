//===- Checklist.cpp ------------------------------------------------------===//
#include "fuzz/features/Checklist.h"

namespace freehold::features {

const std::vector<Shape> &checklist() {
  static const std::vector<Shape> table = [] {
    Shapes shapes;
    addControlFlowShapes(shapes);
    addRegionShapes(shapes);
    addOwnershipShapes(shapes);
    addViewShapes(shapes);
    addTypeShapes(shapes);
    addFunctionShapes(shapes);
    return shapes;
  }();
  return table;
}

llvm::BitVector shapesOf(mlir::ModuleOp module) {
  const std::vector<Shape> &table = checklist();
  llvm::BitVector seen(table.size());
  module.walk([&](mlir::Operation *op) {
    for (unsigned n = 0; n < table.size(); ++n)
      if (!seen[n] && table[n].holdsAt(op))
        seen.set(n);
  });
  return seen;
}

} // namespace freehold::features
