//===- Instances.h - What a pattern may match, case by case -----*- C++ -*-===//
// One pair of functions cannot stand for all that a pattern matches: a memref type that is left
// open may be of any rank, element type and memory space, a cast between two open types may fail,
// and an operand may be the very buffer that another matched op allocates. Each such case is an
// *instance*, and what is proved must be proved of all of them.
//
//   types      rank 1 with everything dynamic; rank 0; rank 2 of memrefs in another memory space;
//              unranked. Types that a cast or a clone relates: each also with static sizes, so that
//              the cast may fail
//   operands   an argument (which may alias anything that was there before the pattern), or the
//              result of a matched op that stands above all of its users: of an allocation, and of
//              an op that the rewrite erases or replaces
//   alignment  of a matched allocation: none, or 4096
//
// Higher ranks and other element types behave as these do: no op in the table of Ops.cpp looks at
// elements, and memref.extract_strided_metadata's numbers are refused where the rank is open.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/Side.h"

#include <optional>
#include <string>
#include <vector>

namespace freehold::smt {

struct Instance {
  /// Of each open class of memref types what stands for it, by its leader in `classes`.
  llvm::DenseMap<TypeKey, mlir::Type> types;
  TypeClasses classes = {};
  /// Operands that are the result of a matched op: the operand's handle, the op's.
  llvm::DenseMap<mlir::Value, mlir::Value> bound;
  /// Of matched allocations whose alignment the pattern leaves open.
  std::optional<int64_t> alignment = std::nullopt;
  /// "with memref<*xf32> for open types", or empty for the first.
  std::string description = "";

  /// What the pattern fixes, or what is chosen; null: neither.
  mlir::Type typeOf(TypeKey key) const {
    mlir::Type fixed = classes.fixed(key);
    return fixed ? fixed : types.lookup(classes.leader(key));
  }
};

/// Which operands may be results of matched ops that allocate, or that the rewrite erases or
/// replaces: the first binds none. (Of other ops an argument that is equal is as good.) `draft` is
/// `pattern` as built without an instance. Fails with a diagnostic where that cannot be said.
mlir::FailureOr<std::vector<Instance>> bindOperands(mlir::pdl::PatternOp pattern,
                                                    const Side &draft);

/// `binding` with types for all open classes of `draft`, which was built with it. Fails with a
/// diagnostic.
mlir::FailureOr<std::vector<Instance>> chooseTypes(const Side &draft, const Instance &binding);

} // namespace freehold::smt
