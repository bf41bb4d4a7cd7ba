//===- TypeClasses.h - Types of a PDL pattern that must be one --*- C++ -*-===//
// An open type may be any, so two values are certain to have the same type only if the pattern or
// the matched ops require it. Each value and each pdl.type is a key. Keys are united if their types
// must be equal, and a class may be fixed to a type.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Types.h"
#include "mlir/IR/Value.h"

#include "llvm/ADT/DenseMap.h"

#include <vector>

namespace freehold::smt {

/// A value of a pattern (pdl.type, pdl.operand, pdl.operation) and an index: of an element of a
/// range, or of a result of an operation. Valid in @src, in @tgt and in all instances.
using TypeKey = std::pair<const void *, unsigned>;

inline TypeKey typeKey(mlir::Value handle, unsigned place) {
  return {handle.getAsOpaquePointer(), place};
}

class TypeClasses {
public:
  /// Returns false and changes nothing if the classes are fixed to different types.
  bool unite(TypeKey a, TypeKey b);
  /// Returns false if the class is fixed to another type.
  bool fix(TypeKey key, mlir::Type type);
  /// Returns the type to which the class is fixed; null if it is open.
  mlir::Type fixed(TypeKey key) const;
  /// Returns true if both have the same type for every choice of open types.
  bool areSame(TypeKey a, TypeKey b) const;
  /// Returns the first key of the class that was mentioned; `key` itself if it was never mentioned.
  TypeKey leader(TypeKey key) const;

private:
  unsigned add(TypeKey key);
  unsigned find(unsigned id) const;

  llvm::DenseMap<TypeKey, unsigned> ids_;
  /// For each id: its key, an id of the same class that is not greater, and, for a root, the type.
  std::vector<TypeKey> keys_;
  std::vector<unsigned> parents_;
  std::vector<mlir::Type> types_;
};

} // namespace freehold::smt
