//===- Mutant.h - One mutation at work --------------------------*- C++ -*-===//
// What the edit function of a mutation works with: the module, the choices, and the reducer's
// Edit, which keeps what is taken out until the end. The edit is not finished (Edit::finish):
// what became dead or unreachable stays.
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

  /// An index below `count`, which is at least 1. More than choices can tell apart are cut.
  unsigned choose(size_t count) {
    return choices.choose(static_cast<unsigned>(std::min<size_t>(count, 65536)));
  }
  /// One of them; there is at least one.
  template <typename Range> auto pick(const Range &range) { return range[choose(range.size())]; }

  /// A value of the type before `at`: one that is available, a zero or a new, filled buffer. Null
  /// when there is none.
  mlir::Value anyValue(mlir::Type type, mlir::Operation *at, mlir::Operation *except = nullptr);
  /// Replaces none, one or all of the value's later uses (see Places.h).
  void replaceSomeUses(mlir::Value value, mlir::Value by, mlir::Operation *point);
  /// A random number of consecutive ordinary ops from `first` on that `test` accepts.
  mlir::SmallVector<mlir::Operation *> pickOps(mlir::Operation *first,
                                               bool (*test)(mlir::Operation *op));
};

/// Whether mutations of a module this large may make it larger.
bool mayGrowFurther(mlir::ModuleOp module);
/// Whether a copy of the op is small enough to be made, and its place not too deep for another
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

/// Before any op.
inline bool isAnyOp(mlir::Operation *op) { return true; }

/// Its values may become those of an op around it, or of a call: it is small and ordinary, nothing
/// depends on where its results are defined, and it is no stack buffer that would end earlier.
bool isEnclosable(mlir::Operation *op);

/// Consecutive ops, and what crosses their border.
struct OpRange {
  explicit OpRange(llvm::ArrayRef<mlir::Operation *> ops);

  mlir::SmallVector<mlir::Operation *> ops;
  /// Values from outside that they use, and their results that others use; in text order.
  mlir::SmallVector<mlir::Value> inputs, results;

  mlir::SmallVector<mlir::Type> resultTypes() const;
  bool contains(mlir::Operation *op) const;
  /// Uses outside become uses of these, one for each of `results`.
  void replaceResults(mlir::ValueRange by);
  /// Before the terminator or at the end of the block.
  void moveTo(mlir::Block *block);
};

} // namespace freehold::mutate
