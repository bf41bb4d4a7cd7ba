//===- Layouts.h - Which elements of a memref are one cell ------*- C++ -*-===//
#pragma once

#include "mlir/IR/Value.h"

namespace freehold::smt::safe {

/// Whether no two elements of the memref are one cell, as they are where a stride is 0. Of strides that are not known
/// that is not known either, so that false means nothing.
bool areElementsApart(mlir::Value memref);

} // namespace freehold::smt::safe
