//===- LinalgKernels.h - Ops on many scalars at once ------------*- C++ -*-===//
// What the bodies of large linalg ops consist of (LinalgQuick.cpp). Results are those of the handlers of arith, to the bit.
// Ops that may give poison have no kernel: those with nsw, nuw, nnan or ninf, divisions of integers, shifts.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"

#include <array>
#include <optional>

namespace freehold::interp {

/// More would not stay in the cache.
inline constexpr int64_t kLaneCount = 256;
/// A scalar for each of so many iterations, as it lies in a register.
using Lanes = std::array<uint64_t, kLaneCount>;

/// One op of a body. Operands and the result are numbers of values.
struct Step {
  /// Does the op for the first `count` lanes.
  using Kernel = void (*)(const Step &step, Lanes *values, int64_t count);
  Kernel run = nullptr;
  unsigned to = 0, a = 0, b = 0, c = 0;
  /// The bits of the result's type; for cmpf the relations for which it is true.
  uint64_t mask = 0;
  /// 64 less the bits of the first operand's type.
  unsigned shift = 0;
};

/// Returns true for a scalar in one word.
bool isWord(mlir::Type type);
/// Returns the step of an op, without the numbers of its values; std::nullopt if it has no kernel.
std::optional<Step> stepOf(mlir::Operation &op);

} // namespace freehold::interp
