//===- Mutant.h - One mutation at work --------------------------*- C++ -*-===//
// The context of a mutation's edit function: the module, the choices, and an Edit (fuzz/edit),
// which keeps erased ops until the end. Edit::finish is not called, so ops and blocks that become
// dead or unreachable stay.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/edit/Edit.h"
#include "fuzz/edit/Scopes.h"
#include "fuzz/gen/Choices.h"
#include "fuzz/mutate/Mutation.h"
#include "fuzz/mutate/Places.h"

#include <algorithm>

namespace freehold::mutate {

struct Mutant {
  mlir::ModuleOp module;
  gen::Choices &choices;
  mlir::ModuleOp other;
  edit::Edit &edit;

  /// Returns an index below `count`, which is at least 1. Only the first 65536 can be chosen.
  unsigned choose(size_t count) {
    return choices.choose(static_cast<unsigned>(std::min<size_t>(count, 65536)));
  }
  /// Returns one element of the range, which must not be empty.
  template <typename Range> auto pick(const Range &range) { return range[choose(range.size())]; }

  /// Returns a value of the type before `at`: an available one, a zero, or a new, filled buffer.
  /// Null if there is none.
  mlir::Value anyValue(mlir::Type type, mlir::Operation *at, mlir::Operation *except = nullptr);
  /// Replaces none, one or all of the value's later uses (see Places.h).
  void replaceSomeUses(mlir::Value value, mlir::Value by, mlir::Operation *point);
  /// Returns a random number of consecutive ordinary ops, starting at `first`, that pass `test`.
  mlir::SmallVector<mlir::Operation *> pickOps(mlir::Operation *first,
                                               bool (*test)(mlir::Operation *op));
};

/// Returns true if the module is small enough for mutations that make it larger.
bool mayGrowFurther(mlir::ModuleOp module);
/// Returns true if the op is small enough to be copied, and not nested too deeply for another
/// region.
bool isSmall(mlir::Operation *op);
bool isShallow(mlir::Operation *op);

template <bool (*test)(mlir::Operation *)> Targets findOps(mlir::ModuleOp module) {
  Targets targets;
  for (mlir::Operation *op : editableOps(module))
    if (test(op))
      targets.push_back({op});
  return targets;
}

/// Accepts every op.
inline bool isAnyOp(mlir::Operation *op) { return true; }

/// Returns true if a region or a function may be put around the op: it is small and ordinary, its
/// results may become results of the enclosing op or call, and it is no stack buffer, whose
/// lifetime would become shorter.
bool isEnclosable(mlir::Operation *op);

/// Consecutive ops, and the values that cross their boundary.
struct OpRange {
  explicit OpRange(llvm::ArrayRef<mlir::Operation *> ops);

  mlir::SmallVector<mlir::Operation *> ops;
  /// Outer values that the ops use, and their results that others use; in textual order.
  mlir::SmallVector<mlir::Value> inputs, results;

  mlir::SmallVector<mlir::Type> resultTypes() const;
  bool contains(mlir::Operation *op) const;
  /// Replaces the uses of `results` outside of the range.
  void replaceResults(mlir::ValueRange by);
  /// Moves the ops before the terminator of the block, or to its end if it has none.
  void moveTo(mlir::Block *block);
};

} // namespace freehold::mutate
