//===- Missed.h - What the facts decide and a rewrite leaves ----*- C++ -*-===//
// Inspects each bufferization.dealloc that a rewrite leaves. The prover decides whether two memrefs
// are the same allocation never, always, or depending on the run.
//
//   memref never needed    its condition is false on every run
//   condition constant     it is true on every run, and not written so
//   memrefs are one        two memrefs are always the same allocation: under D1 one with both
//                          conditions or-ed is enough
//   memrefs fall apart     they are in two groups, and none of one is ever one of the other: two
//                          ops, and fewer pairs to compare
//   retained is none       a retained value is never any of the memrefs: its result is false
//   memref is retained     a memref is always one retained value, and of the others it is known
//                          too: it is never freed
//   retained are one       two retained values are always the same allocation: one result is enough
//   not decided            the prover cannot say how two values relate, so one of these may be missed
//
// A known pair does not count if another pair keeps the operands together: it may be compared at
// run time anyway, which depends on the lowering.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/StringMap.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace freehold::smt::patterns {

enum class Alias : uint8_t { Never, Always, Depends };

/// Returns std::nullopt if the relation is unknown.
using AskAlias = std::function<std::optional<Alias>(mlir::func::FuncOp, mlir::Value, mlir::Value)>;

/// Asks about equal slices only once. The question is put for a function with only the ops that
/// compute the two values, so that the answer depends on these alone. (D4 of dealloc ops in between
/// could decide more.)
class MissedFinder {
public:
  explicit MissedFinder(AskAlias ask) : ask_(std::move(ask)) {}

  /// Returns entries like "retained is none: view a of a, b", without duplicates for a function,
  /// sorted. Operands are named by how they are made, so that equal cases in other functions have
  /// equal entries.
  std::vector<std::string> find(mlir::func::FuncOp function);

private:
  std::optional<Alias> relate(mlir::func::FuncOp function, mlir::Value a, mlir::Value b);

  AskAlias ask_;
  llvm::StringMap<std::optional<Alias>> known_;
};

/// Returns how values are made, such as "select(a, f)". Equal slices have equal names: allocations
/// a, b, .. and arguments f, g, .. are lettered in order of occurrence.
std::string describeValues(llvm::ArrayRef<mlir::Value> values);

/// Returns the value of an i1 that is the same for all values of the i1s from which it is computed;
/// std::nullopt if it is not, or if there are too many of them.
std::optional<bool> alwaysIs(mlir::Value condition);

} // namespace freehold::smt::patterns
