//===- Rights.h - Transformations that have nothing to do with deallocation -*- C++ -*-===//
// Each row is right for every program: a pipeline of upstream passes, or a change by hand that says where it
// applies. A judge that calls one a defect raises a false alarm, or has found a bug of MLIR's.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <vector>

namespace freehold::adversary {

struct Right {
  const char *name;
  /// Either a textual pipeline, or a function that changes the module, false if it does not apply.
  const char *pipeline = nullptr;
  bool (*apply)(mlir::ModuleOp module, gen::Choices &choices) = nullptr;
  /// Only for programs that free nothing yet.
  bool isForSources = false;
};

const std::vector<Right> &rightTable();
void addHandmadeRights(std::vector<Right> &table);

/// Null where it fails or does not apply.
mlir::OwningOpRef<mlir::ModuleOp> applyRight(const Right &right, mlir::ModuleOp module,
                                             gen::Choices &choices);

} // namespace freehold::adversary
