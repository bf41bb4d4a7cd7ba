//===- Instances.h - What a pattern may match, case by case -----*- C++ -*-===//
// One pair of functions cannot represent everything that a pattern matches: an open memref type may
// have any rank, element type and memory space, a cast between two open types may fail, and an
// operand may be the buffer that another matched op allocates. Each such case is an *instance*, and
// all of them must be proved.
//
//   types      rank 1 with everything dynamic; rank 0; rank 2 of memrefs in another memory space;
//              unranked. Types related by a cast or clone: each also with static sizes, so that the
//              cast may fail
//   operands   an argument, which may alias anything that existed before the pattern; or the result
//              of a matched op above all users of the operand, if that op allocates, or if the
//              rewrite erases or replaces it
//   alignment  of a matched allocation: none, or 4096
//
// Higher ranks and other element types behave like these: no op in the table of Ops.cpp inspects
// elements, and the numbers of memref.extract_strided_metadata are refused if the rank is open.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/Side.h"

#include <optional>
#include <string>
#include <vector>

namespace freehold::smt {

struct Instance {
  /// The type chosen for each open class of memref types, by the class's leader in `classes`.
  llvm::DenseMap<TypeKey, mlir::Type> types;
  TypeClasses classes = {};
  /// Operands that are the result of a matched op, as a map from the operand's handle to the op's.
  llvm::DenseMap<mlir::Value, mlir::Value> bound;
  /// The alignment of matched allocations for which the pattern does not give one.
  std::optional<int64_t> alignment = std::nullopt;
  /// Such as "with memref<*xf32> for open types"; empty for the first instance.
  std::string description = "";

  /// Returns the type that the pattern fixes or that was chosen; null if neither.
  mlir::Type typeOf(TypeKey key) const {
    mlir::Type fixed = classes.fixed(key);
    return fixed ? fixed : types.lookup(classes.leader(key));
  }
};

/// Returns the ways in which operands may be results of matched ops that allocate, or that the
/// rewrite erases or replaces; the first one binds none. (For other ops an equal argument
/// suffices.) `draft` is `pattern` built without an instance. Fails with a diagnostic if the ways
/// cannot be determined.
mlir::FailureOr<std::vector<Instance>> bindOperands(mlir::pdl::PatternOp pattern,
                                                    const Side &draft);

/// Returns instances of `binding` with types for all open classes of `draft`, which was built with
/// it. Fails with a diagnostic.
mlir::FailureOr<std::vector<Instance>> chooseTypes(const Side &draft, const Instance &binding);

} // namespace freehold::smt
