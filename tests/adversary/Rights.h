//===- Rights.h - Transformations that have nothing to do with deallocation -*- C++ -*-===//
// Each row is right for every program: a pipeline of upstream passes, or a hand-written change that
// knows where it applies. A judge that reports a defect is wrong, or has found a bug in MLIR.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <vector>

namespace freehold::adversary {

struct Right {
  const char *name;
  /// Either a textual pipeline, or a function that changes the module and returns false if it does
  /// not apply.
  const char *pipeline = nullptr;
  bool (*apply)(mlir::ModuleOp module, gen::Choices &choices) = nullptr;
  /// Applies only to programs without deallocations.
  bool isForSources = false;
};

const std::vector<Right> &rightTable();
void addHandmadeRights(std::vector<Right> &table);

/// Returns null if the row fails or does not apply.
mlir::OwningOpRef<mlir::ModuleOp> applyRight(const Right &right, mlir::ModuleOp module,
                                             gen::Choices &choices);

} // namespace freehold::adversary
