//===- Measure.h - How small a program is -----------------------*- C++ -*-===//
// A total order on programs that decreases strictly with each useful move, so that a reduction
// ends. What a reader must understand counts: first the weight of ops, blocks, values, types,
// numbers and names; between equals, whether operands are values that come early.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include <compare>
#include <cstdint>

namespace freehold::reduce {

struct Measure {
  uint64_t weight = 0;
  /// The sum, over operands, of how many values are defined before it in the program.
  uint64_t reach = 0;
  auto operator<=>(const Measure &) const = default;
};

Measure measure(mlir::ModuleOp module);

} // namespace freehold::reduce
