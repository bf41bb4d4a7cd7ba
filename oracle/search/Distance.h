//===- Distance.h - How far a run is from another branch --------*- C++ -*-===//
// The distance of a condition from being true is the number by which a comparison in it misses (B.
// Korel, "Automated software test data generation", 1990), with sums for and, minima for or. It is 0
// if the condition holds. A search that makes distances smaller finds inputs that take a branch.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Machine.h"

namespace freehold::search {

/// The distance where nothing is known but that the condition does not hold.
inline constexpr double kUnknownDistance = 1e20;

/// The values of the function that is running.
class FrameValues {
public:
  /// `at` belongs to the function whose frame is the machine's current one.
  FrameValues(const interp::Machine &machine, mlir::Operation *at);

  /// Returns an integer or index of up to 64 bits, sign-extended; std::nullopt for other values.
  std::optional<int64_t> integer(mlir::Value value) const;
  std::optional<double> real(mlir::Value value) const;
  /// Returns the sizes of a ranked memref; empty for other values.
  std::vector<int64_t> sizes(mlir::Value memref) const;
  /// Returns by how much the access missed that ended the run; 0 if it ended otherwise.
  uint64_t missedBy() const { return machine_.missedBy; }

private:
  const uint64_t *words(mlir::Value value) const;

  const interp::Machine &machine_;
  const interp::CompiledFunction *function_ = nullptr;
};

/// Returns how far the value of type i1 is from being `wanted`.
double distanceOf(mlir::Value condition, bool wanted, const FrameValues &values);

/// Returns how far the branch of this instruction is from going the way that it did not go.
double distanceOfOther(const interp::Inst *at, bool taken, const FrameValues &values);

/// Returns how far the op at which a run ended is from going on.
double distanceOfEnd(const interp::Inst *at, const FrameValues &values);

/// Returns the values that decide where an op of control flow goes, or whether another op goes on.
llvm::SmallVector<mlir::Value> decidersOf(mlir::Operation *op);

/// A cell of a buffer of the entry's caller.
struct LoadedCell {
  unsigned argument = 0, position = 0;
};

/// Returns the cells of the function's arguments, one-dimensional buffers, from which the values come that decide the op.
std::vector<LoadedCell> cellsBehind(mlir::Operation *op, const FrameValues &values);

/// Returns numbers with which an argument may have to agree for the op to go the other way: its
/// operands and those of the comparisons behind them, and the sizes of its memrefs.
std::vector<int64_t> numbersAt(mlir::Operation *op, const FrameValues &values);

} // namespace freehold::search
