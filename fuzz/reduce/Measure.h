//===- Measure.h - How small a program is -----------------------*- C++ -*-===//
// A total order on programs that every useful move decreases strictly, so that a reduction ends. It
// measures what a reader has to understand: first the weight of ops, blocks, values, types, numbers
// and names; between equals, whether operands are values that are defined early.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include <compare>
#include <cstdint>

namespace freehold::reduce {

struct Measure {
  uint64_t weight = 0;
  /// The sum, over all operands, of how many values the program defines before them.
  uint64_t reach = 0;
  auto operator<=>(const Measure &) const = default;
};

Measure measure(mlir::ModuleOp module);

} // namespace freehold::reduce
